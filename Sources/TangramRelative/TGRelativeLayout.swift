import TangramCore

/// A container that places each child by what its positions and sizes refer to: the container's
/// edges, or those of any sibling, before or after it.
///
///     var card = TGRelativeLayout()
///     name.tg_left.equal(photo.tg_right, offset: 8)
///     name.tg_centerY.equal(photo.tg_centerY)
///     name.tg_width.equal(.fill)
///     card.addSubview(photo)
///     card.addSubview(name)
///
/// Numbers are distances from the container's content box, percentages are of it. A list of sizes
/// shares the container's extent among views, a list of centres puts views in a row and centres the
/// row. Cycles of positions that depend on each other are reported, and one of the positions is
/// ignored.
public struct TGRelativeLayout: TGContainer {
  /// What lays out the children.
  public typealias Algorithm = TGRelativeAlgorithm

  /// The view itself.
  public var view: TGView

  /// Creates a handle on a relative layout.
  @inlinable public init(view: TGView) { self.view = view }
}
