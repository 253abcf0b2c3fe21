import TangramCore

/// A container that places each child by itself against its edges; children may overlap.
///
///     var frame = TGFrameLayout()
///     badge.tg_right.equal(8)
///     badge.tg_top.equal(8)
///     frame.addSubview(badge)
///
/// Margins are distances from the container's edges, a centre is an offset from its middle, and
/// percentages are of its content.
public struct TGFrameLayout: TGContainer {
  /// What lays out the children.
  public typealias Algorithm = TGFrameAlgorithm

  /// The view itself.
  public var view: TGView

  /// Creates a handle on a frame layout.
  @inlinable public init(view: TGView) { self.view = view }
}
