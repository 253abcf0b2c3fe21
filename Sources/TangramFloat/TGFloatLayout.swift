import TangramCore

/// A container whose children float to one side or the other, and close up as far as they can.
///
///     var tags = TGFloatLayout(.vert)
///     tags.tg_space = 8
///     tags.tg_width.equal(300)
///     tags.tg_height.equal(.wrap)
///     for tag in words { tags.addSubview(tag) }
///     price.tg_reverseFloat = true  // to the trailing side
///
/// A vertical layout floats its children to the leading and the trailing side, and its content
/// grows downwards; a horizontal one floats them to the top and the bottom. A weight along the
/// floating direction is a share of the room the child finds in its place.
///
/// `tg_setSubviews` leaves alone the children that have a number or a weight of their own there.
public struct TGFloatLayout: TGFixedSubviewsContainer {
  /// What lays out the children.
  public typealias Algorithm = TGFloatAlgorithm

  /// The view itself.
  public var view: TGView

  /// Creates a handle on a float layout.
  @inlinable public init(view: TGView) { self.view = view }
}

extension TGFloatLayout {
  /// Whether a container that wraps along the floating direction puts its children on one endless
  /// line, of which only `tg_clearFloat` begins another.
  ///
  /// There is no end to float to then, and no room to share: `tg_reverseFloat` does nothing, and
  /// weights have no effect.
  public var tg_noBoundaryLimit: Bool {
    get { options.hasNoBoundaryLimit }
    set { options.hasNoBoundaryLimit = newValue }
  }
}
