// The operators of TangramKit. Each one calls the method with the same meaning.

@_exported import TangramCore
import TangramCore
import TangramModifiers
import TangramResults

postfix operator %

/// Creates a weight: `20%` is `TGWeight(20)`.
public postfix func % (percent: Double) -> TGWeight { TGWeight(percent) }

/// Creates a weight: `20%` is `TGWeight(20)`.
public postfix func % (percent: Int) -> TGWeight { TGWeight(percent) }

extension TGLayoutPos {
  /// `position ~= 10` is `position.equal(10)`, and likewise for `20%` and a view, which stands for its edge of
  /// the same name.
  public static func ~= (position: TGLayoutPos, value: some TGDistance) { position.equal(value) }
  /// `position >= .infinity` is `position.min(.infinity)`.
  public static func >= (position: TGLayoutPos, points: Double) { position.min(points) }
  /// `position <= .infinity` is `position.max(.infinity)`.
  public static func <= (position: TGLayoutPos, points: Double) { position.max(points) }
  /// `position >= 5` is `position.min(5)`, and likewise for a view.
  public static func >= (position: TGLayoutPos, bound: some TGDistance) { position.min(bound) }
  /// `position <= 5` is `position.max(5)`, and likewise for a view.
  public static func <= (position: TGLayoutPos, bound: some TGDistance) { position.max(bound) }
  /// `position ~= other + 5` is `position.equal(other, offset: 5)`.
  public static func ~= (position: TGLayoutPos, sum: TGPositionSum) {
    position.equal(sum.anchor, offset: sum.offset)
  }
  /// `position >= other + 5` is `position.min(other, offset: 5)`.
  public static func >= (position: TGLayoutPos, sum: TGPositionSum) {
    position.min(sum.anchor, offset: sum.offset)
  }
  /// `position <= other + 5` is `position.max(other, offset: 5)`.
  public static func <= (position: TGLayoutPos, sum: TGPositionSum) {
    position.max(sum.anchor, offset: sum.offset)
  }
  /// `position ~= [other, another]` is `position.equal([other, another])`.
  public static func ~= (position: TGLayoutPos, others: [TGLayoutPos]) { position.equal(others) }
  /// `position += 5` is `position.offset(5)`: it replaces the offset.
  public static func += (position: TGLayoutPos, points: some TGNumber) {
    position.offset(points.tg_points)
  }
  /// `position -= 5` is `position.offset(-5)`: it replaces the offset.
  public static func -= (position: TGLayoutPos, points: some TGNumber) {
    position.offset(-points.tg_points)
  }
}

extension TGLayoutSize {
  /// `size ~= .wrap` is `size.equal(.wrap)`.
  public static func ~= (size: TGLayoutSize, keyword: Keyword) { size.equal(keyword) }
  /// `size ~= 10` is `size.equal(10)`, and likewise for `20%` and a view, which stands for its extent of the
  /// same name.
  public static func ~= (size: TGLayoutSize, length: some TGLength) { size.equal(length) }
  /// `size >= .infinity` is `size.min(.infinity)`.
  public static func >= (size: TGLayoutSize, points: Double) { size.min(points) }
  /// `size <= .infinity` is `size.max(.infinity)`.
  public static func <= (size: TGLayoutSize, points: Double) { size.max(points) }
  /// `size >= 5` is `size.min(5)`, and likewise for `30%`, a share of the parent's extent, and a view.
  public static func >= (size: TGLayoutSize, length: some TGLength) { size.min(length) }
  /// `size <= 5` is `size.max(5)`, and likewise for `30%`, a share of the parent's extent, and a view.
  public static func <= (size: TGLayoutSize, length: some TGLength) { size.max(length) }
  /// `size ~= other * 2 + 10` is `size.equal(other, increment: 10, multiple: 2)`.
  public static func ~= (size: TGLayoutSize, sum: TGSizeSum) {
    size.equal(sum.anchor, increment: sum.increment, multiple: sum.multiple)
  }
  /// `size >= other * 2 + 10` is `size.min(other, increment: 10, multiple: 2)`.
  public static func >= (size: TGLayoutSize, sum: TGSizeSum) {
    size.min(sum.anchor, increment: sum.increment, multiple: sum.multiple)
  }
  /// `size <= other * 2 + 10` is `size.max(other, increment: 10, multiple: 2)`.
  public static func <= (size: TGLayoutSize, sum: TGSizeSum) {
    size.max(sum.anchor, increment: sum.increment, multiple: sum.multiple)
  }
  /// `size ~= [other, another]` is `size.equal([other, another])`.
  public static func ~= (size: TGLayoutSize, others: [TGLayoutSize]) { size.equal(others) }
  /// `size += 5` is `size.add(5)`: it replaces the increment.
  public static func += (size: TGLayoutSize, points: some TGNumber) {
    size.add(points.tg_points)
  }
  /// `size -= 5` is `size.add(-5)`: it replaces the increment.
  public static func -= (size: TGLayoutSize, points: some TGNumber) {
    size.add(-points.tg_points)
  }
  /// `size *= 2` is `size.multiply(2)`: it replaces the multiple.
  public static func *= (size: TGLayoutSize, factor: some TGNumber) {
    size.multiply(factor.tg_points)
  }
  /// `size /= 2` is `size.multiply(1 / 2)`: it replaces the multiple.
  public static func /= (size: TGLayoutSize, divisor: some TGNumber) {
    size.multiply(1 / divisor.tg_points)
  }
}

// MARK: - Numbers of any kind

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
