// The operators of TangramKit. Each one calls the method with the same meaning.

@_exported import TangramCore
import TangramCore
import TangramModifiers
import TangramResults

postfix operator %

/// Creates a weight: `20%` is `TGWeight(20)`.
@inlinable public postfix func % (percent: some TGNumber) -> TGWeight {
  TGWeight(percent.tg_points)
}

extension TGDescriptor {
  /// `size >= .infinity` is `size.min(.infinity)`.
  public static func >= (handle: TGDescriptor, points: Double) {
    var handle = handle
    handle.min(points)
  }
  /// `size <= .infinity` is `size.max(.infinity)`.
  public static func <= (handle: TGDescriptor, points: Double) {
    var handle = handle
    handle.max(points)
  }
  /// `position += 5` is `position.offset(5)`, and `size += 5` is `size.add(5)`: unlike `+=` of numbers, both
  /// replace the offset or the increment instead of adding to it.
  public static func += (handle: TGDescriptor, points: some TGNumber) {
    handle.setAddend(points.tg_points)
  }
  /// `size -= 5` is `size += -5`.
  public static func -= (handle: TGDescriptor, points: some TGNumber) {
    handle += -points.tg_points
  }
}

extension TGLayoutPos {
  /// `position ~= 10` is `position.equal(10)`, and likewise for `20%`, for a view, which means its edge of
  /// the same name, for `other + 5`, and for a list of positions.
  public static func ~= (position: TGLayoutPos, value: some TGDistance) { position.equal(value) }
  /// `position >= 5` is `position.min(5)`, and likewise for a view, and for `other + 5`.
  public static func >= (position: TGLayoutPos, bound: some TGDistance) { position.min(bound) }
  /// `position <= 5` is `position.max(5)`, and likewise for a view, and for `other + 5`.
  public static func <= (position: TGLayoutPos, bound: some TGDistance) { position.max(bound) }
}

extension TGLayoutSize {
  /// `size ~= 10` is `size.equal(10)`, and likewise for `20%`, for `.wrap`, for a view, which means its
  /// extent of the same name, for `other * 2 + 10`, and for a list of sizes.
  public static func ~= (size: TGLayoutSize, length: some TGLength) { size.equal(length) }
  /// `size >= 5` is `size.min(5)`, and likewise for `30%`, a share of the parent's extent, for a view,
  /// and for `other * 2 + 10`.
  public static func >= (size: TGLayoutSize, length: some TGLength) { size.min(length) }
  /// `size <= 5` is `size.max(5)`, and likewise for `30%`, a share of the parent's extent, for a view,
  /// and for `other * 2 + 10`.
  public static func <= (size: TGLayoutSize, length: some TGLength) { size.max(length) }
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

extension TGEnvironment {
  /// Creates an environment with the given number of pixels per point.
  public init(
    size: TGSize, scale: some TGNumber, snapping: TGSnapping = .edges, isRightToLeft: Bool = false,
    sizeClass: TGSizeClass = .default
  ) {
    self.init(
      size: size, scale: scale.tg_points, snapping: snapping, isRightToLeft: isRightToLeft,
      sizeClass: sizeClass)
  }
}

// MARK: - Content

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
