// Points, sizes, rectangles and insets of numbers of every kind, so that what was counted and what was
// measured go together.

extension TGPoint {
  /// Creates a point.
  @inlinable public init(x: some TGNumber, y: some TGNumber) {
    self.init(x: x.tg_points, y: y.tg_points)
  }
}

extension TGSize {
  /// Creates a size.
  @inlinable public init(width: some TGNumber, height: some TGNumber) {
    self.init(width: width.tg_points, height: height.tg_points)
  }
}

extension TGRect {
  /// Creates a rectangle from four numbers.
  @inlinable public init(
    x: some TGNumber, y: some TGNumber, width: some TGNumber, height: some TGNumber
  ) {
    self.init(x: x.tg_points, y: y.tg_points, width: width.tg_points, height: height.tg_points)
  }
}

extension TGInsets {
  /// Creates insets; an edge you leave out is zero.
  @inlinable public init(
    top: some TGNumber = 0.0, leading: some TGNumber = 0.0, bottom: some TGNumber = 0.0,
    trailing: some TGNumber = 0.0
  ) {
    self.init(
      top: top.tg_points, leading: leading.tg_points, bottom: bottom.tg_points,
      trailing: trailing.tg_points)
  }

  /// Creates insets in the order UIKit lists them; left and right count as leading and trailing.
  @inlinable public init(
    top: some TGNumber, left: some TGNumber, bottom: some TGNumber, right: some TGNumber
  ) {
    self.init(
      top: top.tg_points, left: left.tg_points, bottom: bottom.tg_points, right: right.tg_points)
  }
}

extension TGEnvironment {
  /// Creates an environment with so many pixels to a point.
  public init(
    size: TGSize, scale: some TGNumber, snapping: TGSnapping = .edges, isRightToLeft: Bool = false,
    sizeClass: TGSizeClass = .default
  ) {
    self.init(
      size: size, scale: scale.tg_points, snapping: snapping, isRightToLeft: isRightToLeft,
      sizeClass: sizeClass)
  }
}
