import TangramCore

/// A handle on the width or the height of a view, which controls how that extent is determined.
///
/// The properties `view.tg_width` and `view.tg_height` return one:
///
///     view.tg_width.equal(photo.tg_width).add(20).min(20).max(container, multiple: 0.5)
///     view.tg_height.equal(.wrap)
public typealias TGLayoutSize = TGDescriptor<TGSize>

extension TGLayoutSize {
  /// A size that is neither a number nor the size of another view.
  public typealias Keyword = TGDescriptorValue
  /// The extent of the content: that of a leaf, or of the children of a container.
  public static var wrap: Keyword { .wrap }
  /// As large as the remaining space.
  public static var fill: Keyword { .fill }
  /// An equal share of the remaining space.
  public static var average: Keyword { .average }
}

// MARK: - Calls that can be chained

extension TGLayoutSize {
  /// Sets the extent to `points` × `multiple` + `increment`.
  @discardableResult
  public consuming func equal(
    _ points: Double, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    set(part, points.tg_value(for: attribute), increment, multiple)
  }

  /// Sets the extent to any value that an extent can have, times `multiple`, plus `increment`.
  @discardableResult
  public consuming func equal(
    _ length: some TGLength, increment: some TGNumber = 0.0, multiple: some TGNumber = 1.0
  ) -> TGLayoutSize {
    set(part, length.tg_value(for: attribute), increment.tg_points, multiple.tg_points)
  }

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

  /// Replaces the increment, which is added to the value.
  @discardableResult
  public consuming func add(_ increment: some TGNumber) -> TGLayoutSize {
    setAddend(increment.tg_points)
    return self
  }

  /// Replaces the multiple, by which the value is multiplied.
  @discardableResult
  public consuming func multiply(_ multiple: some TGNumber) -> TGLayoutSize {
    cell.node.setMultiple(multiple.tg_points, of: attribute, part: part)
    return self
  }

  @usableFromInline consuming func bound(
    _ bound: DescriptorPart, _ value: TGDescriptorValue, _ increment: Double, _ multiple: Double
  ) -> TGLayoutSize {
    cell.node.writeBound(bound, value, of: attribute, addend: increment, multiple: multiple)
    return self
  }
}

// MARK: - Reading

extension TGLayoutSize {
  /// The size that this one refers to; nil if the value is anything else.
  public var sizeVal: TGAnchor? { anchorVal }

  /// Whether the value is `wrap`: the extent of the content.
  public var isWrap: Bool { value == .wrap }

  /// Whether the value is `fill`: the remaining space.
  public var isFill: Bool { value == .fill }

  /// The increment, which is added to the value; 0 while the size is inactive.
  public var incrementVal: Double { addend }

  /// The multiple, by which the value is multiplied; 1 while the size is inactive.
  public var multipleVal: Double {
    isActive ? cell.node.multiple(of: attribute, part: part) : 1
  }
}

// MARK: - Keywords

extension TGValue where Self == TGDescriptorValue {
  /// The extent of the content: that of a leaf, or of the children of a container.
  ///
  /// In a `TGMost`, it is the extent that the content has without limits; the other keywords are not valid
  /// there.
  public static var wrap: TGDescriptorValue { TGDescriptorValue(DescriptorValue(.wrap)) }
}

extension TGLength where Self == TGDescriptorValue {
  /// As large as the remaining space.
  public static var fill: TGDescriptorValue { TGDescriptorValue(DescriptorValue(.fill)) }
  /// An equal share of the remaining space.
  public static var average: TGDescriptorValue { TGDescriptorValue(.average) }
}
