import TangramCore

/// A container that places each child according to the targets of its positions and sizes: the
/// container's edges, or those of any sibling, before or after it.
///
///     var card = TGRelativeLayout()
///     name.tg_left.equal(photo.tg_right, offset: 8)
///     name.tg_centerY.equal(photo.tg_centerY)
///     name.tg_width.equal(.fill)
///     card.addSubview(photo)
///     card.addSubview(name)
///
/// Numbers are distances from the container's content box, and percentages refer to that box. A list of
/// sizes divides the container's extent among views; a list of centers places views in a row and centers
/// the row. If positions depend on each other in a cycle, the cycle is reported, and one of its positions
/// is ignored.
public struct TGRelativeLayout: TGContainer {
  /// The algorithm that lays out the children.
  public typealias Algorithm = TGRelativeAlgorithm

  /// The underlying view.
  public var view: TGView

  /// Wraps a view that is a relative layout.
  @inlinable public init(view: TGView) { self.view = view }
}
