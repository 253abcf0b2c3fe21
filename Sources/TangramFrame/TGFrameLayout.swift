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

  /// The storage of the view.
  public var storage: TGNodeStorage

  /// Creates a handle on the storage of a frame layout.
  @inlinable public init(storage: TGNodeStorage) { self.storage = storage }

  /// Creates a frame layout.
  public init() { self.init(TGFrameAlgorithm()) }

  /// Creates a frame layout that had a frame before layout.
  public init(frame: TGRect) {
    self.init()
    self.frame = frame
  }

  /// Creates a frame layout of the children in braces.
  public init(@TGViewBuilder _ content: () -> TGSubviews) {
    self.init()
    subviews = content()
  }
}
