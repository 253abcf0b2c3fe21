import TangramCore

// Bounds of a size, and properties for reading a size.

extension TGLayoutSize {
  /// Sets a lower bound of `points` × `multiple` + `increment`.
  @discardableResult
  public consuming func min(
    _ points: Double, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    bound(.lower, points.tg_value(for: attribute), increment, multiple)
  }

  /// Sets a lower bound of `length` × `multiple` + `increment`.
  @inlinable @discardableResult
  public consuming func min(
    _ length: some TGLength, increment: some TGNumber = 0.0, multiple: some TGNumber = 1.0
  ) -> TGLayoutSize {
    bound(.lower, length.tg_value(for: attribute), increment.tg_points, multiple.tg_points)
  }

  /// Sets an upper bound of `points` × `multiple` + `increment`.
  @discardableResult
  public consuming func max(
    _ points: Double, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    bound(.upper, points.tg_value(for: attribute), increment, multiple)
  }

  /// Sets an upper bound of `length` × `multiple` + `increment`.
  @inlinable @discardableResult
  public consuming func max(
    _ length: some TGLength, increment: some TGNumber = 0.0, multiple: some TGNumber = 1.0
  ) -> TGLayoutSize {
    bound(.upper, length.tg_value(for: attribute), increment.tg_points, multiple.tg_points)
  }

  /// A handle on the lower bound.
  public var min: TGLayoutSize {
    TGLayoutSize(target, attribute, .lower)
  }

  /// A handle on the upper bound.
  public var max: TGLayoutSize {
    TGLayoutSize(target, attribute, .upper)
  }

  @usableFromInline consuming func bound(
    _ bound: DescriptorPart, _ value: TGDescriptorValue, _ increment: Double, _ multiple: Double
  ) -> TGLayoutSize {
    cell.node.writeBound(bound, value, of: attribute, addend: increment, multiple: multiple)
    return self
  }
}

extension TGLayoutSize {
  /// The value of the size; nil if the size is inactive or has no value.
  public var value: TGSizeValue? { cell.node.activeValue(of: attribute, part) }

  /// Whether the size is active and has a value; bounds, increment and multiple do not count as a
  /// value.
  public var hasValue: Bool { value != nil }

  /// The number of points, if the value is a number.
  public var numberVal: Double? { if case .number(let points)? = value { points } else { nil } }

  /// The share, if the value is a share.
  public var weightVal: TGWeight? { if case .weight(let weight)? = value { weight } else { nil } }

  /// The size that this one is tied to, if the value is a size.
  public var sizeVal: TGAnchor? { if case .anchor(let anchor)? = value { anchor } else { nil } }

  /// The sizes in the list, if the value is a list.
  public var arrayVal: [TGAnchor]? { if case .anchors(let list)? = value { list } else { nil } }

  /// Whether the value is `wrap`: the extent of the content.
  public var isWrap: Bool { value == .wrap }

  /// Whether the value is `fill`: the remaining space.
  public var isFill: Bool { value == .fill }

  /// The shrink factor; 0 while the size is inactive.
  public var shrinkVal: Double { cell.node.shrink(of: attribute) }

  /// The increment, which is added to the value; 0 while the size is inactive.
  public var incrementVal: Double {
    isActive ? cell.node.addend(of: attribute, part: part) : 0
  }

  /// The multiple, by which the value is multiplied; 1 while the size is inactive.
  public var multipleVal: Double {
    isActive ? cell.node.multiple(of: attribute, part: part) : 1
  }
}
