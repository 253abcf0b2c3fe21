// Points, sizes, rectangles and contents with integers, for variables of type `Int`. The overloads
// for positions and sizes are in `TangramCore`, next to those for `Double`.

import TangramCore
import TangramModifiers
import TangramResults

// MARK: - Points, sizes and rectangles

extension TGPoint {
  /// Creates a point.
  @inlinable public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
}

extension TGSize {
  /// Creates a size.
  @inlinable public init(width: Int, height: Int) {
    self.init(width: Double(width), height: Double(height))
  }
}

extension TGRect {
  /// Creates a rectangle from four numbers.
  @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

extension TGInsets {
  /// Creates insets with the same distance on all four sides.
  @inlinable public init(all distance: some TGNumber) { self.init(all: distance.tg_points) }
}

// MARK: - Content and fixed sizes

extension TGContent {
  /// Content that always has the same size, such as an image.
  public static func size(_ width: some TGNumber, _ height: some TGNumber) -> TGContent {
    .size(TGSize(width: width.tg_points, height: height.tg_points))
  }

  /// A text of `chars` glyphs, each `advance` wide, on lines `line` high.
  public static func text(
    chars: Int, advance: some TGNumber, line: some TGNumber
  ) -> TGContent {
    .text(chars: chars, advance: advance.tg_points, line: line.tg_points)
  }
}

extension TGFixedSubviewsContainer {
  /// Sets one size along the lines for all children, and makes the gaps between them flexible.
  public mutating func tg_setSubviews(
    size: some TGNumber, minSpace: some TGNumber,
    maxSpace: some TGNumber = Double.infinity, centered: Bool = false,
    inSizeClass sizeClass: TGSizeClass = .default
  ) {
    tg_setSubviews(
      size: size.tg_points, minSpace: minSpace.tg_points, maxSpace: maxSpace.tg_points,
      centered: centered, inSizeClass: sizeClass)
  }
}
