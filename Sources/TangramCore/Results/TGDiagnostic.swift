/// Something in a tree that can be laid out but is probably a mistake: where it is, what it is,
/// and what was done instead.
public struct TGDiagnostic: Hashable, Sendable {
  /// What is the matter.
  public enum Problem: Hashable, Sendable {
    /// A number is infinite or not a number.
    case notFinite(replacement: Double)
    /// A number is so large that sums of it would be inexact.
    case tooLarge(limit: Double)
    /// A reference to a view that is not there for the container: neither it, nor a sibling.
    case unknownReference
    /// An anchor that has no meaning for the descriptor, such as a width for a left edge.
    case unsuitableReference
    /// A list of views given to a descriptor that takes none.
    case unsuitableList
    /// The lower bound lies above the upper one.
    case conflictingBounds(minimum: Double, maximum: Double)
    /// A number that should not be negative.
    case negative(Double)
    /// The child takes its size from a parent that takes its size from its children.
    case sizeFromWrappingParent
    /// Nothing says how large the view is.
    case noSize
    /// Nothing says how large the view is, although there is something in it.
    case unwrappedContent
    /// The view is as large as its content, and has none.
    case noContent
    /// The view gets a part of the room, and there is no room.
    case noRoom
    /// The extent of the root follows its other one, which is known only when what is in it has been
    /// laid out.
    case followsContent
    /// The view keeps the frame it was given, and was given none.
    case noFrame
    /// A size or a position that is tied to a sibling in a kind of container that does not look at
    /// it.
    case meaninglessTie(in: String)
    /// Positions or sizes that depend on each other, in order.
    case cycle([String])
    /// Passes over a container did not come to rest.
    case unsettled
    /// The layout was more work than it may be; what was found until then stands.
    case tooMuchWork
    /// The tree has more views than it may have, and is not laid out.
    case tooManyViews(limit: Int)
    /// More containers are inside each other than may be, and the tree is not laid out.
    case tooDeep(limit: Int)
    /// There are more diagnostics than anybody reads.
    case more(Int)
    /// Something a container of its own has to say.
    case other(String)
  }

  /// The view.
  public var id: TGViewID
  /// The name of the view, if it has one.
  public var name: String?
  /// The indices that lead from the root to the view.
  public var path: [Int]
  /// The property at fault, as users write it, without the `tg_`.
  public var property: String
  /// What is the matter with it.
  public var problem: Problem
}

extension TGDiagnostic: CustomStringConvertible {
  /// The place, the property, the problem, and what was done instead.
  public var description: String { "\(place): \(property) \(problem.message)" }

  /// The view as a person would look for it: its name, or the path to it.
  public var place: String {
    if let name { return name }
    return path.isEmpty ? "root" : path.map { "[\($0)]" }.joined()
  }
}

extension TGDiagnostic.Problem {
  /// The problem in words, to be read after the name of the property.
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
      "has a minimum of \(readable(minimum)) above its maximum of \(readable(maximum))"
    case .negative(let value):
      "is \(readable(value)); frames are never smaller than nothing"
    case .sizeFromWrappingParent:
      "is taken from a parent that is as large as its children; it counts for nothing there"
    case .noSize:
      "has no value and there is no content; the view gets no extent"
    case .unwrappedContent:
      "has no value, so what is in the view does not count; say `tg_size(.wrap)`"
    case .noContent:
      "is that of the content, and there is none; the view gets no extent"
    case .noRoom:
      "depends on the room, and there is none left; the view gets no extent"
    case .followsContent:
      "is that of the other side, which is known too late; say a number, a share or `.wrap` for one"
    case .noFrame:
      "is that of the frame the view was given, and it was given none; set `frame`"
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
    case .other(let message): message
    }
  }
}
