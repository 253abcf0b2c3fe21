// Whole numbers where lengths are asked for, for variables that are counted rather than measured.
// Where a value can be of several kinds, `TGLength` and `TGDistance` do the same.

extension TGLayoutPos {
  /// Replaces the offset, which is added to the value.
  @discardableResult
  public consuming func offset(_ points: Int) -> TGLayoutPos { offset(Double(points)) }

  /// Centres this view and the views of `positions` together (centres in a relative layout).
  @discardableResult
  public consuming func equal(_ positions: [TGLayoutPos], offset: some TGNumber) -> TGLayoutPos {
    equal(positions, offset: offset.tg_points)
  }

  /// Centres this view and the views of `anchors` together (centres in a relative layout).
  @discardableResult
  public consuming func equal(_ anchors: [TGAnchor], offset: some TGNumber) -> TGLayoutPos {
    equal(anchors, offset: offset.tg_points)
  }

  /// Ties the position to a number of points; the offset becomes `offset`.
  @inlinable @inline(__always) @discardableResult
  public consuming func equal(_ points: Int, offset: Double = 0) -> TGLayoutPos {
    equal(Double(points), offset: offset)
  }

  /// Sets a lower bound.
  @inlinable @inline(__always)
  public mutating func min(_ points: Int) { min(Double(points)) }

  /// Sets a lower bound.
  @inlinable @inline(__always) @discardableResult
  public consuming func min(_ points: Int, offset: Double = 0) -> TGLayoutPos {
    min(Double(points), offset: offset)
  }

  /// Sets a lower bound.
  @discardableResult
  public consuming func min(_ points: some TGNumber, offset: some TGNumber) -> TGLayoutPos {
    min(points.tg_points, offset: offset.tg_points)
  }

  /// Sets another position as lower bound.
  @discardableResult
  public consuming func min(_ position: TGLayoutPos, offset: some TGNumber) -> TGLayoutPos {
    min(position.anchor, offset: offset.tg_points)
  }

  /// Sets an edge or centre as lower bound.
  @discardableResult
  public consuming func min(_ anchor: TGAnchor, offset: some TGNumber) -> TGLayoutPos {
    min(anchor, offset: offset.tg_points)
  }

  /// Sets an upper bound.
  @inlinable @inline(__always)
  public mutating func max(_ points: Int) { max(Double(points)) }

  /// Sets an upper bound.
  @inlinable @inline(__always) @discardableResult
  public consuming func max(_ points: Int, offset: Double = 0) -> TGLayoutPos {
    max(Double(points), offset: offset)
  }

  /// Sets an upper bound.
  @discardableResult
  public consuming func max(_ points: some TGNumber, offset: some TGNumber) -> TGLayoutPos {
    max(points.tg_points, offset: offset.tg_points)
  }

  /// Sets another position as upper bound.
  @discardableResult
  public consuming func max(_ position: TGLayoutPos, offset: some TGNumber) -> TGLayoutPos {
    max(position.anchor, offset: offset.tg_points)
  }

  /// Sets an edge or centre as upper bound.
  @discardableResult
  public consuming func max(_ anchor: TGAnchor, offset: some TGNumber) -> TGLayoutPos {
    max(anchor, offset: offset.tg_points)
  }

  /// `position ~= 10` is `position.equal(10)`.
  public static func ~= (position: TGLayoutPos, points: Int) { position.equal(points) }
  /// `position += 5` is `position.offset(5)`: it replaces the offset.
  public static func += (position: TGLayoutPos, points: Int) { position.offset(points) }
  /// `position -= 5` is `position.offset(-5)`: it replaces the offset.
  public static func -= (position: TGLayoutPos, points: Int) { position.offset(-points) }
  /// `position >= 5` is `position.min(5)`.
  public static func >= (position: TGLayoutPos, points: Int) { position.min(points) }
  /// `position <= 5` is `position.max(5)`.
  public static func <= (position: TGLayoutPos, points: Int) { position.max(points) }
}

extension TGLayoutSize {
  /// Replaces the increment, which is added to the value.
  @discardableResult
  public consuming func add(_ increment: Int) -> TGLayoutSize { add(Double(increment)) }

  /// Replaces the multiple, by which the value is multiplied.
  @discardableResult
  public consuming func multiply(_ multiple: Int) -> TGLayoutSize { multiply(Double(multiple)) }

  /// Makes the extent `points` × `multiple` + `increment`.
  @inlinable @inline(__always) @discardableResult
  public consuming func equal(
    _ points: Int, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    equal(Double(points), increment: increment, multiple: multiple)
  }

  /// Sets a number of points as lower bound.
  @inlinable @inline(__always)
  public mutating func min(_ points: Int) { min(Double(points)) }

  /// Sets a lower bound of `points` × `multiple` + `increment`.
  @inlinable @inline(__always) @discardableResult
  public consuming func min(
    _ points: Int, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    min(Double(points), increment: increment, multiple: multiple)
  }

  /// Sets a number of points as upper bound.
  @inlinable @inline(__always)
  public mutating func max(_ points: Int) { max(Double(points)) }

  /// Sets an upper bound of `points` × `multiple` + `increment`.
  @inlinable @inline(__always) @discardableResult
  public consuming func max(
    _ points: Int, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    max(Double(points), increment: increment, multiple: multiple)
  }

  /// Shares the parent's extent with the views of `sizes` (in a relative layout).
  @discardableResult
  public consuming func equal(
    _ sizes: [TGLayoutSize], increment: some TGNumber, multiple: some TGNumber = 1.0
  ) -> TGLayoutSize {
    equal(sizes, increment: increment.tg_points, multiple: multiple.tg_points)
  }

  /// Shares the parent's extent with the views of `anchors` (in a relative layout).
  @discardableResult
  public consuming func equal(
    _ anchors: [TGAnchor], increment: some TGNumber, multiple: some TGNumber = 1.0
  ) -> TGLayoutSize {
    equal(anchors, increment: increment.tg_points, multiple: multiple.tg_points)
  }

  /// `size ~= 10` is `size.equal(10)`.
  public static func ~= (size: TGLayoutSize, points: Int) { size.equal(points) }
  /// `size += 5` is `size.add(5)`: it replaces the increment.
  public static func += (size: TGLayoutSize, points: Int) { size.add(points) }
  /// `size -= 5` is `size.add(-5)`: it replaces the increment.
  public static func -= (size: TGLayoutSize, points: Int) { size.add(-points) }
  /// `size *= 2` is `size.multiply(2)`: it replaces the multiple.
  public static func *= (size: TGLayoutSize, factor: Int) { size.multiply(factor) }
  /// `size /= 2` is `size.multiply(1 / 2)`: it replaces the multiple.
  public static func /= (size: TGLayoutSize, divisor: Int) { size.multiply(1 / Double(divisor)) }
  /// `size >= 5` is `size.min(5)`.
  public static func >= (size: TGLayoutSize, points: Int) { size.min(points) }
  /// `size <= 5` is `size.max(5)`.
  public static func <= (size: TGLayoutSize, points: Int) { size.max(points) }
}

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
  /// Gives all children one size along the lines, and makes the gaps between them stretch.
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
