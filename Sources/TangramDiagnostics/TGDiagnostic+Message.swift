@_exported import TangramCore

extension TGDiagnostic {
  /// What is contradictory and what was done instead, to be read after the name of the property.
  public var message: String { problem.message }

  /// What to write instead, if that is known.
  public var remedy: String? { problem.remedy }
}

extension TGDiagnostic: CustomStringConvertible {
  /// The place, the property, the problem, what was done instead, and what to write.
  public var description: String { text(in: .swift) }
}

extension TGDiagnostic.Problem {
  /// What is contradictory and what was done instead, to be read after the name of the property.
  public var message: String {
    switch self {
    case .notFinite(let replacement):
      "is not a finite number; \(readable(replacement)) is used instead"
    case .tooLarge(let limit):
      "is too large; \(readable(limit)) is used instead"
    case .unknownReference:
      "refers to a view that is neither the parent nor a sibling; the reference is ignored"
    case .unsuitableReference:
      "refers to something it cannot be tied to; the reference is ignored"
    case .unsuitableList:
      "takes no list of views; the list is ignored"
    case .conflictingBounds(let minimum, let maximum):
      "has a minimum of \(readable(minimum)) above its maximum of \(readable(maximum)); "
        + "only one of them is kept"
    case .negative(let value):
      "is \(readable(value)); a size is never below 0"
    case .meaninglessTie(let kind):
      "refers to another view, which has no effect in a \(Self.name(ofKind: kind))"
    case .cycle(let chain):
      "depends on itself: \(chain.joined(separator: " → ")); the last reference is ignored"
    case .unsettled:
      "did not converge; the result of the last pass is kept"
    case .tooMuchWork:
      "exceeds the work limit; containers that had not converged keep their last result"
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

  /// The message where the result is what is wrong.
  private var messageOfResult: String {
    switch self {
    case .sizeFromWrappingParent:
      "is taken from a parent that is as large as its children; it has no effect there"
    case .noSize:
      "has no value and there is no content; it is 0"
    case .unwrappedContent:
      "has no value, so the content of the view is ignored"
    case .noContent:
      "wraps the content, and there is none; it is 0"
    case .noRoom:
      "depends on the space left, and there is none; it is 0"
    case .sizeTaken(let said):
      "is set to \(readable(said)) but comes out as 0: a bound, a basis, the gravity of the container "
        + "or shrinking reduced it"
    case .followsContent:
      "follows the other side, which is known only after the layout"
    case .noFrame:
      "is taken from the frame of the view, which was not set"
    case .sizeBetweenMargins(let said, let extent):
      "is set to \(readable(said)), but the margins on both sides leave \(readable(extent)); "
        + "the margins win"
    case .overflow(let length, let name):
      "is too small for its content; \(name) overflows by \(readable(length))"
    case .sharesAboveWhole(let percent):
      "has shares of \(readable(percent))% in all; the last views overflow"
    case .gravityWithoutRoom(let axis):
      "has no effect; the container is exactly as \(axis == .horizontal ? "wide" : "high") "
        + "as its content"
    case .unused(let kind):
      "has no effect in a \(Self.name(ofKind: kind))"
    case .duplicateName:
      "is not unique; lookups by name find the first view"
    case .duplicateIdentity:
      "is not unique; references mean the first view"
    default: messageOfFrames
    }
  }

  /// The message where a frame is not what a layout promises.
  private var messageOfFrames: String {
    switch self {
    case .overlap(let length, let name): "overlaps \(name) by \(readable(length))"
    case .pixelGap(let length, let name): "ends \(readable(length)) before \(name)"
    case .offGrid(let edge): "has an edge at \(readable(edge)), between two pixels"
    default: "has a number that is not finite, or an extent below zero"
    }
  }

  private static func name(ofKind kind: String) -> String {
    kind == "view" ? "plain view" : "\(kind) layout"
  }
}
