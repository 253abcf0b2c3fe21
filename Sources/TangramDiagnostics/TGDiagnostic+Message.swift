@_exported import TangramCore

extension TGDiagnostic {
  /// A description of the contradiction and of the value used instead; it follows the name of the
  /// property.
  public var message: String { problem.message }

  /// A suggestion for what to write instead, if there is one.
  public var remedy: String? { remedy(in: .swift) }
}

extension TGDiagnostic: CustomStringConvertible {
  /// The path of the view, the property, the problem, the value used instead, and a suggestion.
  public var description: String { text(in: .swift) }
}

extension TGDiagnostic.Problem {
  /// A description of the contradiction and of the value used instead; it follows the name of the
  /// property.
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
    case .missingView:
      "refers to a view that is not in the tree; the reference is ignored"
    case .unsuitableReference(let target):
      "cannot refer to \(target); the reference is ignored"
    case .unsuitableList:
      "does not accept a list of views; the list is ignored"
    case .emptyList:
      "is the largest or smallest of no values at all; it is ignored"
    case .unsuitableTerm:
      "is the largest or smallest of values that must be numbers, `wrap`, or sizes or positions of views; another value is ignored"
    case .conflictingBounds(let minimum, let maximum, let keepsMinimum):
      "has a minimum of \(readable(minimum)), which is greater than its maximum of \(readable(maximum)); "
        + "the \(keepsMinimum ? "minimum" : "maximum") is used"
    case .negative(let value):
      "is \(readable(value)), but a size cannot be negative; 0 is used instead"
    case .meaninglessTie(let kind):
      "refers to another view, which has no effect in \(withArticle(kind))"
    case .cycle(let chain, let ignoresLast):
      "depends on itself: \(chain.joined(separator: " → ")); "
        + (ignoresLast
          ? "the last reference is ignored" : "the result of the last layout pass is kept")
    case .unsettled:
      "and the children's sizes keep changing each other; the sizes from the last layout pass are kept"
    case .tooMuchWork:
      "exceeds the work limit; unfinished containers keep their last result"
    case .tooManyViews(let limit):
      "exceed the limit of \(limit) (`TGLimits.views`); the tree is not laid out"
    case .tooDeep(let limit):
      "are nested in more than \(limit) containers, the limit (`TGLimits.depth`); the tree is not laid out"
    case .more(let count):
      "exceed the limit (`TGLimits.diagnostics`); \(count == 1 ? "1 more is" : "\(count) more are") not listed"
    case .other(let message, _, _, _): message
    default: messageOfResult
    }
  }

  /// The message for a problem that is only visible in the result.
  private var messageOfResult: String {
    switch self {
    case .sizeFromWrappingParent:
      "depends on the parent, whose size depends on its children, so it has no effect"
    case .noSize:
      "has no value, and the view has no content, so it is 0"
    case .unwrappedContent:
      "has no value, so the content of the view is ignored"
    case .noContent:
      "is `.wrap`, but the view has no content, so it is 0"
    case .noRoom:
      "depends on the remaining space, but there is none, so it is 0"
    case .sizeTaken(let specified):
      "is set to \(readable(specified)), but a maximum, a flex basis, the container's gravity, or shrinking made it 0"
    case .followsContent:
      "depends on the size along the other axis, which is known only after the layout, so it is 0"
    case .noFrame:
      "comes from the view's `frame`, which is not set, so it is 0"
    case .plainParent(let saysSize):
      "is \(saysSize ? "ignored" : "0"), because the parent is a plain view, which does not lay out its children"
    case .zeroSize(let number, let kind):
      "is \(readable(number)), which means no size in \(withArticle(kind)), so the view fills the remaining space"
    case .sizeBetweenMargins(let specified, let extent):
      "is set to \(readable(specified)), but the margins on both sides make it \(readable(extent)); "
        + "the margins take precedence"
    case .overflow(let length, let name):
      "is too small for the content; \(name) overflows by \(readable(length))"
    case .sharesAboveWhole(let percent):
      "is too small, because the children's shares add up to \(readable(percent))%; the last children overflow"
    case .gravityWithoutRoom(let axis):
      "has no effect, because the container is exactly as \(axis == .horizontal ? "wide" : "high") "
        + "as its content"
    case .centerBetweenMargins:
      "has no effect, because the margins on both sides determine the position"
    case .marginGivesWay(let specified, let left, let axis):
      "is set to \(readable(specified)), but becomes \(readable(left)): in a container that wraps its "
        + "children, the opposite margin and the \(axis.sizeAttribute.name) of the view take precedence"
    case .loneShare(let percent):
      "is \(readable(percent))%, but it is the only share in the line, so it gets all the remaining space"
    case .alignmentAlongTheLine(let axis):
      "is only \(axis), but the container arranges its children \(axis)ly, so the alignment has no effect"
    case .averageWithoutLine(let kind):
      "is an average, but \(withArticle(kind)) has no lines along this axis, so it is 100%"
    case .safeAreaInside:
      "is the inset of the safe area, which is 0 inside a container"
    case .unused(let kind):
      "has no effect in \(withArticle(kind))"
    case .duplicateName:
      "is not unique; lookups by name find the first view"
    case .duplicateIdentity:
      "is not unique; references find the first view"
    default: messageOfFrames
    }
  }

  /// The message for a frame that violates a guarantee of the layout.
  private var messageOfFrames: String {
    switch self {
    case .overlap(let length, let name): "overlaps \(name) by \(readable(length))"
    case .pixelGap(let length, let name): "leaves a gap of \(readable(length)) before \(name)"
    case .offGrid(let edge): "has an edge at \(readable(edge)), which is not a pixel boundary"
    default: "contains a number that is not finite, or a negative size"
    }
  }
}

/// Returns a kind of container with its article, for messages: `a linear layout`, `an hstack
/// layout`.
func withArticle(_ kind: String) -> String {
  if kind == "view" { return "a plain view" }
  // The `h` of `hstack` is pronounced as a letter.
  if kind == "hstack" { return "an hstack" }
  if ["vstack", "zstack", "grid", "table"].contains(kind) { return "a \(kind)" }
  if kind == "constraints" { return "a constraint layout" }
  let isVowel = kind.first.map("aeiouAEIOU".contains) ?? false
  return "\(isVowel ? "an" : "a") \(kind) layout"
}
