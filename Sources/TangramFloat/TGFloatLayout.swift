import TangramCore

/// A container whose children float to one side or the other, as close together as possible.
///
///     var tags = TGFloatLayout(.vert)
///     tags.tg_space = 8
///     tags.tg_width.equal(300)
///     tags.tg_height.equal(.wrap)
///     for tag in words { tags.addSubview(tag) }
///     price.tg_reverseFloat = true  // to the trailing side
///
/// A vertical layout floats its children to the leading and the trailing side, and its content grows
/// downwards; a horizontal one floats them to the top and the bottom. A weight along the floating
/// direction is a share of the space at the child's position.
///
/// `tg_setSubviews` does not affect children with a number or a weight of their own along that direction.
public struct TGFloatLayout: TGContainer {
  /// The algorithm that lays out the children.
  public typealias Algorithm = TGFloatAlgorithm

  /// The underlying view.
  public var view: TGView

  /// Wraps a view that is a float layout.
  @inlinable public init(view: TGView) { self.view = view }
}

extension TGFloatLayout {
  /// Whether a container that wraps along the floating direction is as long as its children need, on one
  /// line, up to its maximum.
  ///
  /// With a maximum, a child that does not fit there goes below others, and the container is then as long
  /// as its maximum. Without one, only `tg_clearFloat` begins another line; because the line has no end,
  /// `tg_reverseFloat` and weights have no effect.
  public var tg_noBoundaryLimit: Bool {
    get { options.hasNoBoundaryLimit }
    set { options.hasNoBoundaryLimit = newValue }
  }

  /// A copy that, if it wraps along the floating direction, is as long as its children need on one line, up
  /// to its maximum.
  public consuming func noBoundaryLimit(_ isEndless: Bool = true) -> Self {
    with { $0.tg_noBoundaryLimit = isEndless }
  }
}
