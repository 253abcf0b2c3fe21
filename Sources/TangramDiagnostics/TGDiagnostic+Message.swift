@_exported import TangramCore

extension TGDiagnostic {
  /// A description of the contradiction and of the value used instead, to be read after the
  /// property's name.
  public var message: String { problem.message }

  /// A suggestion for what to write instead, if there is one.
  public var remedy: String? { remedy(in: .swift) }
}

extension TGDiagnostic: CustomStringConvertible {
  /// The path of the view, the property, the problem, the value used instead, and a suggestion.
  public var description: String { text(in: .swift) }
}

extension TGDiagnostic.Problem {
  /// A description of the contradiction and of the value used instead, to be read after the
  /// property's name.
  public var message: String {
    switch self {
    case .notFinite(let replacement?):
      "is not a finite number; \(readable(replacement)) is used instead"
    case .notFinite(nil):
      "is not a finite number, so it is ignored"
    case .tooLarge(let limit):
      "is too large; \(readable(limit)) is used instead"
    case .unknownReference:
      "refers to a view that is neither the parent nor a sibling; the reference is ignored"
    case .unsuitableReference(let target):
      "cannot refer to \(target ?? "another size here"); the reference is ignored"
    case .unsuitableList:
      "takes no list of views; the list is ignored"
    case .conflictingBounds(let minimum, let maximum, let keepsMinimum):
      "has a minimum of \(readable(minimum)) above its maximum of \(readable(maximum)); "
        + (keepsMinimum
          ? "the minimum, \(readable(minimum)), is kept"
          : "the maximum, \(readable(maximum)), is kept")
    case .negative(let value):
      "is \(readable(value)), but a size is never below 0; 0 is used instead"
    case .meaninglessTie(let kind):
      "refers to another view, which has no effect in \(withArticle(kind))"
    case .cycle(let chain, let ignoresLast):
      "depends on itself: \(chain.joined(separator: " → ")); "
        + (ignoresLast ? "the last reference is ignored" : "the result of the last pass is kept")
    case .unsettled:
      "and the sizes of the children depend on each other without end; the last result is kept"
    case .tooMuchWork:
      "exceeds the work limit; containers that were not finished keep their last result"
    case .tooManyViews(let limit):
      "are more than \(limit); the tree is not laid out, see `TGLimits.views`"
    case .tooDeep(let limit):
      "are nested in more than \(limit) containers; the tree is not laid out, see `TGLimits.depth`"
    case .more(let count):
      "are too many to keep; \(count) more were left out"
    case .other(let message, _, _, _): message
    default: messageOfResult
    }
  }

  /// The message for a problem that is only visible in the result.
  private var messageOfResult: String {
    switch self {
    case .sizeFromWrappingParent:
      "comes from the parent, which wraps its children, so it has no effect"
    case .noSize:
      "has no value, and there is no content, so it is 0"
    case .unwrappedContent:
      "has no value, so the content of the view is ignored"
    case .noContent:
      "is `.wrap`, but there is no content, so it is 0"
    case .noRoom:
      "depends on the space left, and there is none, so it is 0"
    case .sizeTaken(let said):
      "is \(readable(said)), but a bound, a basis, the container's gravity or shrinking made it 0"
    case .followsContent:
      "follows the other side, which is known only after the layout"
    case .noFrame:
      "comes from `frame`, which was not set, so it is 0"
    case .plainParent(let saysSize):
      "is \(saysSize ? "ignored" : "0"), because the parent is a plain view, which lays out no children"
    case .zeroSize(let number, let kind):
      "is \(readable(number)), which counts as no size in \(withArticle(kind)), so the view fills the space left"
    case .sizeBetweenMargins(let said, let extent):
      "is set to \(readable(said)), but the margins on both sides leave \(readable(extent)); "
        + "the margins win"
    case .overflow(let length, let name):
      "is too small for its content; \(name) overflows by \(readable(length))"
    case .sharesAboveWhole(let percent):
      "is too small for shares of \(readable(percent))%; the last children overflow"
    case .gravityWithoutRoom(let axis):
      "has no effect, because the container is exactly as \(axis == .horizontal ? "wide" : "high") "
        + "as its content"
    case .centerBetweenMargins:
      "has no effect, because the margins on both sides decide"
    case .marginGivesWay(let said, let left, let axis):
      "is set to \(readable(said)) and comes out as \(readable(left)): in a container that is as "
        + "large as its children the margin before the view and its \(axis.sizeAttribute.name) win"
    case .loneShare(let percent):
      "is \(readable(percent))%, but it is the only share in the line, so it gets all the space left"
    case .unused(let kind):
      "has no effect in \(withArticle(kind))"
    case .duplicateName:
      "is not unique; lookups by name find the first view"
    case .duplicateIdentity:
      "is not unique; references mean the first view"
    default: messageOfFrames
    }
  }

  /// The message for a frame that violates a guarantee of the layout.
  private var messageOfFrames: String {
    switch self {
    case .overlap(let length, let name): "overlaps \(name) by \(readable(length))"
    case .pixelGap(let length, let name): "ends \(readable(length)) before \(name)"
    case .offGrid(let edge): "has an edge at \(readable(edge)), between two pixels"
    default: "has a number that is not finite, or a size below 0"
    }
  }
}

/// Returns a kind of container with its article, for messages: `a linear layout`, `an hstack
/// layout`.
func withArticle(_ kind: String) -> String {
  if kind == "view" { return "a plain view" }
  // The `h` of `hstack` is pronounced as a letter.
  let isVowel = kind.first.map("aeiouAEIOU".contains) ?? false
  return "\(isVowel || kind == "hstack" ? "an" : "a") \(kind) layout"
}
