extension TGDiagnostic {
  /// What is the matter with a property.
  public enum Problem: Hashable, Sendable {
    /// A number is infinite or not a number; without a replacement, it is as if it had not been said.
    case notFinite(replacement: Double?)
    /// A number is so large that sums of it would be inexact.
    case tooLarge(limit: Double)
    /// A reference to a view that is not there for the container: neither it, nor a sibling.
    case unknownReference
    /// An anchor that has no meaning for the descriptor, such as a width for a left edge, as people
    /// would write it and what it is; nil where no anchor has a meaning.
    case unsuitableReference(to: String? = nil)
    /// A list of views given to a descriptor that takes none.
    case unsuitableList
    /// The lower bound lies above the upper one, which is kept unless the container keeps minimums.
    case conflictingBounds(minimum: Double, maximum: Double, keepsMinimum: Bool = false)
    /// A number that should not be negative.
    case negative(Double)
    /// The child takes its size from a parent that takes its size from its children.
    case sizeFromWrappingParent
    /// Nothing says how large the view is.
    case noSize
    /// Nothing says how large the view is, although there is something in it: along one axis, or along
    /// both.
    case unwrappedContent(TGAxes)
    /// The view is as large as its content, and has none.
    case noContent
    /// The view gets a part of the room, and there is no room.
    case noRoom
    /// A number of points of which nothing is left.
    case sizeTaken(said: Double)
    /// The extent of the root follows its other one, which is known only when what is in it has been
    /// laid out.
    case followsContent
    /// The view keeps the frame it was given, and was given none.
    case noFrame
    /// The view has no frame, and its parent is no container; whether it says a size nevertheless.
    case plainParent(saysSize: Bool)
    /// A size that is not above 0 in a kind of container to which that is no size at all.
    case zeroSize(Double, in: String)
    /// A center between two margins, which decide about the position.
    case centerBetweenMargins
    /// A margin after a view in a container that is as large as its children: the margin before the view
    /// and its size win.
    case marginGivesWay(said: Double, left: Double, TGAxis)
    /// The only share of a line, less than all of it, in percent.
    case loneShare(Double)
    /// A size or a position that is tied to a sibling in a kind of container that does not look at
    /// it.
    case meaninglessTie(in: String)
    /// Positions or sizes that depend on each other, in order: the last reference is ignored, or else
    /// what the last pass found is kept.
    case cycle([String], ignoresLast: Bool = true)
    /// Passes over a container did not come to rest.
    case unsettled
    /// The layout was more work than it may be; what was found until then stands.
    case tooMuchWork
    /// The tree has more views than it may have, and is not laid out.
    case tooManyViews(limit: Int)
    /// More containers are inside each other than may be, and the tree is not laid out.
    case tooDeep(limit: Int)
    /// Two margins decide about an extent, and a size says another one.
    case sizeBetweenMargins(said: Double, extent: Double)
    /// Something in the container sticks out of it, by so many points along the axis of the property.
    case overflow(Double, of: String)
    /// Shares along one line of a container that add up to more than all there is, in percent.
    case sharesAboveWhole(Double)
    /// A gravity along an axis on which the container is as large as its children.
    case gravityWithoutRoom(TGAxis)
    /// A property that a kind of container does not look at.
    case unused(in: String)
    /// Another view with the same name.
    case duplicateName
    /// Another view with the same identity.
    case duplicateIdentity
    /// Children overlap in a container that keeps them apart, by so many points.
    case overlap(Double, with: String)
    /// Children that touch have a gap of less than a pixel or a pixel between them.
    case pixelGap(Double, before: String)
    /// An edge lies between two pixels.
    case offGrid(Double)
    /// A frame has a number that is none.
    case brokenFrame
    /// There are more diagnostics than anybody reads.
    case more(Int)
    /// Something a container of its own has to say.
    case other(
      _ message: String, code: Code = .other, severity: Severity = .warning, remedy: String? = nil)
  }
}

extension TGDiagnostic.Problem {
  /// How bad it is.
  public var severity: TGDiagnostic.Severity {
    switch self {
    case .notFinite, .tooLarge, .unknownReference, .unsuitableReference, .unsuitableList,
      .conflictingBounds, .negative, .followsContent, .meaninglessTie, .cycle, .duplicateIdentity,
      .brokenFrame, .tooMuchWork, .tooManyViews, .tooDeep:
      .error
    case .sizeFromWrappingParent, .noSize, .unwrappedContent, .noContent, .noRoom, .sizeTaken,
      .noFrame, .plainParent, .zeroSize, .unsettled, .sizeBetweenMargins, .overflow,
      .sharesAboveWhole, .overlap, .offGrid, .more:
      .warning
    case .gravityWithoutRoom, .centerBetweenMargins, .marginGivesWay, .loneShare, .unused,
      .duplicateName, .pixelGap:
      .hint
    case .other(_, _, let severity, _): severity
    }
  }
}
