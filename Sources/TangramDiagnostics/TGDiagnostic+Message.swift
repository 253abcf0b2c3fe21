@_exported import TangramCore

extension TGDiagnostic {
  /// What is contradictory and what was done instead, to be read after the name of the property.
  public var message: String { problem.message }

  /// What to write instead, if that is known.
  public var remedy: String? { problem.remedy }
}

extension TGDiagnostic: CustomStringConvertible {
  /// The place, the property, the problem, what was done instead, and what to write.
  public var description: String {
    var text = "\(place): \(property) \(message)"
    if let remedy { text += "; \(remedy)" }
    if others > 0 { text += " (and \(others) more like it)" }
    return text
  }
}

extension TGDiagnostic.Problem {
  /// What is contradictory and what was done instead, to be read after the name of the property.
  public var message: String {
    switch self {
    case .notFinite(let replacement):
      "is not a finite number; \(readable(replacement)) is used instead"
    case .tooLarge(let limit):
      "is too large; it is taken as \(readable(limit))"
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
      "is \(readable(value)); frames are never smaller than nothing"
    case .meaninglessTie(let kind):
      kind == "view"
        ? "is tied to another view, which means nothing in a plain view; the reference is ignored"
        : "is tied to another view, which means nothing in a \(kind) layout; "
          + "the reference is ignored"
    case .cycle(let chain):
      "depends on itself: \(chain.joined(separator: " → ")); the last reference is ignored"
    case .unsettled:
      "did not come to rest; the last pass stands"
    case .tooMuchWork:
      "is more work than it may be; containers that had not come to rest stay as they were found last"
    case .tooManyViews(let limit):
      "are more than \(limit); the tree is not laid out, see `TGLimits.views`"
    case .tooDeep(let limit):
      "have more than \(limit) containers inside each other; "
        + "the tree is not laid out, see `TGLimits.depth`"
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
      "is taken from a parent that is as large as its children; it counts for nothing there"
    case .noSize:
      "has no value and there is no content; the view gets no extent"
    case .unwrappedContent:
      "has no value, so what is in the view does not count"
    case .noContent:
      "is that of the content, and there is none; the view gets no extent"
    case .noRoom:
      "depends on the room, and there is none left; the view gets no extent"
    case .sizeTaken(let said):
      "is said to be \(readable(said)), and nothing is left of it; a bound, a basis, the gravity of the "
        + "container or shrinking took it"
    case .followsContent:
      "is that of the other side, which is known too late"
    case .noFrame:
      "is that of the frame the view was given, and it was given none"
    case .sizeBetweenMargins(let said, let extent):
      "is said to be \(readable(said)), and the margins on both sides leave \(readable(extent)); "
        + "the margins count"
    case .overflow(let length, let name):
      "is too small for what is in it; \(name) sticks out by \(readable(length))"
    case .sharesAboveWhole(let percent):
      "is shared out to \(readable(percent))%, and there is only 100%; the last views stick out"
    case .gravityWithoutRoom(let axis):
      "moves nothing; the container is as \(axis == .horizontal ? "wide" : "high") as what is in it"
    case .unused(let kind):
      kind == "view"
        ? "means nothing in a plain view; it is ignored"
        : "means nothing in a \(kind) layout; it is ignored"
    case .duplicateName:
      "is that of another view, too; lookups by name find the first one"
    case .duplicateIdentity:
      "is that of another view, too; references mean the first one"
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

  /// What to write instead, if that is known.
  public var remedy: String? {
    switch self {
    case .unwrappedContent: "say `tg_size(.wrap)`"
    case .followsContent: "say a number, a share or `.wrap` for one"
    case .noFrame: "set `frame`"
    case .sizeFromWrappingParent: "give the view a size of its own, or the parent one"
    case .overflow: "let it wrap, or let what is in it give way"
    case .sizeBetweenMargins: "leave out the size or one of the margins"
    case .pixelGap: "let neighbors share their edges: lay out with `snapping: .edges`"
    case .other(_, _, _, let remedy): remedy
    default: nil
    }
  }
}
