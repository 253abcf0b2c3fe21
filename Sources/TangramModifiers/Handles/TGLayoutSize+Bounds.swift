import TangramCore

// Bounds of a size, and properties for reading a size.

extension TGLayoutSize {
  /// Sets a lower bound of `points` × `multiple` + `increment`.
  @discardableResult
  public consuming func min(
    _ points: Double, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    bound(.lower, DescriptorValue(.number, points), increment, multiple)
  }

  /// Sets an upper bound of `points` × `multiple` + `increment`.
  @discardableResult
  public consuming func max(
    _ points: Double, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    bound(.upper, DescriptorValue(.number, points), increment, multiple)
  }

  /// Sets a lower bound.
  ///
  /// A view means its extent with the same name, `superview` means the parent's extent with that name,
  /// and a percentage means a share of the parent's content. `wrap`, or the size itself, means the extent
  /// of the view's content, measured before the view fills or shares space; `fill` has no effect.
  @discardableResult
  public consuming func min(
    _ length: some TGLength, increment: some TGNumber = 0.0, multiple: some TGNumber = 1.0
  ) -> TGLayoutSize {
    let value = length.tg_value(for: attribute)
    let limit = value.packed
      .asBound(attribute, ofViewWith: cell.node.identity, multiple: multiple.tg_points)
    return bound(.lower, limit.value, increment.tg_points, limit.multiple, value.terms)
  }

  /// Sets an upper bound.
  ///
  /// A view means its extent with the same name, `superview` means the parent's extent with that name,
  /// and a percentage means a share of the parent's content. `wrap`, or the size itself, means the extent
  /// of the view's content, measured before the view fills or shares space; `fill` has no effect.
  @discardableResult
  public consuming func max(
    _ length: some TGLength, increment: some TGNumber = 0.0, multiple: some TGNumber = 1.0
  ) -> TGLayoutSize {
    let value = length.tg_value(for: attribute)
    let limit = value.packed
      .asBound(attribute, ofViewWith: cell.node.identity, multiple: multiple.tg_points)
    return bound(.upper, limit.value, increment.tg_points, limit.multiple, value.terms)
  }

  /// A handle on the lower bound.
  public var min: TGLayoutSize {
    TGLayoutSize(target, attribute, .lower)
  }

  /// A handle on the upper bound.
  public var max: TGLayoutSize {
    TGLayoutSize(target, attribute, .upper)
  }

  consuming func bound(
    _ bound: DescriptorPart, _ value: DescriptorValue, _ increment: Double, _ multiple: Double,
    _ terms: [TGMost.Term] = []
  ) -> TGLayoutSize {
    cell.node.setValue(
      value, of: attribute, part: bound, addend: increment, multiple: multiple, terms: terms)
    return self
  }
}

extension TGLayoutSize {
  /// The size as an anchor that other views can refer to.
  public var anchor: TGAnchor { TGAnchor(.view(TGViewID(target.identity)), attribute) }

  /// The size as a value for descriptors of other views.
  var asValue: DescriptorValue { DescriptorValue(attribute, ofViewWith: target.identity) }

  /// The value of the size; nil if the size is inactive or has no value.
  public var value: TGSizeValue? {
    guard isActive else { return nil }
    let packed = cell.node.value(of: attribute, part: part)
    return switch packed.kind {
    case .number: .number(packed.number)
    case .weight: .weight(TGWeight(packed.number))
    case .wrap: .wrap
    case .fill: .fill
    case .anchor: packed.anchor.map { .anchor($0) }
    case .list: .anchors(cell.node.list(of: attribute))
    case .most: .most(cell.node.most(of: attribute, part: part))
    case .none: nil
    }
  }

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
