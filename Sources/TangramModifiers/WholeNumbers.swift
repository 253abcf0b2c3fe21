import TangramCore

// Overloads for integers, for variables of type `Int`. For parameters that accept values of several
// kinds, `TGLength` and `TGDistance` serve the same purpose.

extension TGLayoutPos {
  /// Replaces the offset, which is added to the value.
  @discardableResult
  public consuming func offset(_ points: Int) -> TGLayoutPos { offset(Double(points)) }

  /// Centers this view and the views of `positions` as a group (only for centers in a relative
  /// layout).
  @discardableResult
  public consuming func equal(_ positions: [TGLayoutPos], offset: some TGNumber) -> TGLayoutPos {
    equal(positions, offset: offset.tg_points)
  }

  /// Centers this view and the views of `anchors` as a group (only for centers in a relative
  /// layout).
  @discardableResult
  public consuming func equal(_ anchors: [TGAnchor], offset: some TGNumber) -> TGLayoutPos {
    equal(anchors, offset: offset.tg_points)
  }

  /// Sets a lower bound.
  @inlinable @inline(__always)
  public mutating func min(_ points: Int) { min(Double(points)) }

  /// Sets an upper bound.
  @inlinable @inline(__always)
  public mutating func max(_ points: Int) { max(Double(points)) }
}

extension TGLayoutSize {
  /// Replaces the increment, which is added to the value.
  @discardableResult
  public consuming func add(_ increment: Int) -> TGLayoutSize { add(Double(increment)) }

  /// Replaces the multiple, by which the value is multiplied.
  @discardableResult
  public consuming func multiply(_ multiple: Int) -> TGLayoutSize { multiply(Double(multiple)) }

  /// Sets a number of points as lower bound.
  @inlinable @inline(__always)
  public mutating func min(_ points: Int) { min(Double(points)) }

  // The chained calls are declared beside those that take any length, because a column of leaves with bounds
  // takes 7% longer to build through them.

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
}
