extension TGDiagnostic {
  /// A problem that is reported by a container's algorithm or by the source of a view's content.
  ///
  ///     pass.report("columns", .other("is 0; there is one column", code: "masonry-columns"))
  public struct Problem: Hashable, Sendable {
    package let kind: Kind

    /// A number is infinite or not a number; without a replacement, it is treated as unspecified.
    public static func notFinite(replacement: Double?) -> Problem {
      Problem(kind: .notFinite(replacement: replacement))
    }

    /// A number is so large that sums with it would be inexact.
    public static func tooLarge(limit: Double) -> Problem {
      Problem(kind: .tooLarge(limit: limit))
    }

    /// A list of views for a descriptor that does not accept lists.
    public static var unsuitableList: Problem { Problem(kind: .unsuitableList) }

    /// The child takes its size from a parent that takes its size from its children.
    public static var sizeFromWrappingParent: Problem { Problem(kind: .sizeFromWrappingParent) }

    /// Positions or sizes that depend on each other in a cycle, in order; either the last reference
    /// is ignored, or the result of the last layout pass is kept.
    public static func cycle(_ properties: [String], ignoresLast: Bool = true) -> Problem {
      Problem(kind: .cycle(properties, ignoresLast: ignoresLast))
    }

    /// Any other problem: its message follows the name of the property.
    public static func other(
      _ message: String, code: Code = .other, severity: Severity = .warning, remedy: String? = nil
    ) -> Problem {
      Problem(kind: .other(message, code: code, severity: severity, remedy: remedy))
    }
  }

  /// The kinds of problems of a property, with the numbers and names for their messages; see also `Problem`.
  package enum Kind: Hashable, Sendable {
    case notFinite(replacement: Double?)
    case tooLarge(limit: Double)
    /// A position that refers to a view that is neither the container nor a sibling.
    case unknownReference
    /// A size that refers to a view which is not in the tree.
    case missingView
    /// An anchor that has no meaning for the descriptor, such as a width for a left edge.
    ///
    /// The associated value is the anchor as written, with a description.
    case unsuitableReference(to: String)
    case unsuitableList
    /// An empty list of values whose largest or smallest one is to be used.
    case emptyList
    /// A value that has no meaning in a list whose largest or smallest value is used, such as `fill`.
    case unsuitableTerm
    /// The lower bound is above the upper bound, which takes precedence unless the container keeps
    /// minimums.
    case conflictingBounds(minimum: Double, maximum: Double, keepsMinimum: Bool = false)
    /// A number that should not be negative.
    case negative(Double)
    case sizeFromWrappingParent
    /// Nothing determines the size of the view.
    case noSize
    /// Nothing determines the size of the view along the given axes, although the view has content.
    case unwrappedContent(TGAxes)
    /// The size of the view is that of its content, but it has no content.
    case noContent
    /// The size of the view depends on the available space, but there is none.
    case noRoom
    /// The extent of the root depends on its other extent, which is known only after its contents
    /// are laid out.
    case followsContent
    /// The view has no frame, and its parent is not a container; `specifiesSize` specifies whether a size is
    /// set nevertheless.
    case plainParent(specifiesSize: Bool)
    /// A size that is not positive, in a kind of container that treats it as unspecified.
    case zeroSize(Double, in: String)
    /// The only share along a line, less than the whole, in percent.
    case loneShare(Double)
    /// The size `average` along an axis on which a kind of container has no lines to share.
    case averageWithoutLine(in: String)
    /// A position that refers to a sibling, in a kind of container that ignores such references.
    case meaninglessTie(in: String)
    case cycle([String], ignoresLast: Bool = true)
    /// The passes over a container did not converge.
    case unsettled
    /// The layout exceeded its work budget; the results computed until then are kept.
    case tooMuchWork
    /// The tree has more views than the limit allows, and is not laid out.
    case tooManyViews(limit: Int)
    /// Containers are nested deeper than the limit allows, and the tree is not laid out.
    case tooDeep(limit: Int)
    /// A property that a kind of container ignores.
    case unused(in: String)
    /// Children that should touch have a gap of a pixel or less between them.
    case pixelGap(Double, before: String)
    /// There are more diagnostics than the limit allows.
    case more(Int)
    case other(
      _ message: String, code: Code = .other, severity: Severity = .warning, remedy: String? = nil)
  }
}
