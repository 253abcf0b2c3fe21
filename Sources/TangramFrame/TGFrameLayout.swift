import TangramCore

/// A container that places each child independently, relative to the container's edges; children may
/// overlap.
///
///     var frame = TGFrameLayout()
///     badge.tg_right.equal(8)
///     badge.tg_top.equal(8)
///     frame.addSubview(badge)
///
/// Margins are distances from the container's edges, a center is an offset from its middle, and
/// percentages refer to its content.
public struct TGFrameLayout: TGContainer {
  /// The algorithm that lays out the children.
  public typealias Algorithm = TGFrameAlgorithm

  /// The underlying view.
  public var view: TGView

  /// Wraps a view that is a frame layout.
  @inlinable public init(view: TGView) { self.view = view }
}
