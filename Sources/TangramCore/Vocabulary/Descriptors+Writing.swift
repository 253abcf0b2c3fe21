// Writing a position or a size in one step: what modifiers do.

extension TGNodeStorage {
  /// A value of a size: the view's own extent of that name means `wrap`.
  func packed(_ value: PackedValue, _ attribute: TGAttribute) -> PackedValue {
    guard let anchor = value.anchor else { return value }
    guard anchor.target == .this || anchor.target.bits == knownIdentity else { return value }
    return anchor.attribute == attribute
      ? PackedValue(.wrap) : PackedValue(.this(anchor.attribute))
  }

  /// A bound of a size: a share is one of the parent's extent.
  func bound(
    _ value: PackedValue, _ attribute: TGAttribute
  ) -> (value: PackedValue, multiple: Double) {
    guard value.kind == .weight else { return (packed(value, attribute), 1) }
    return (PackedValue(.superview(attribute)), value.number / 100)
  }

  /// Writes what is said of a size, and leaves the rest as it is.
  @usableFromInline func writeSize(
    _ attribute: TGAttribute, _ value: TGDescriptorValue, increment: Double = 0,
    multiple: Double = 1, min: TGDescriptorValue = TGDescriptorValue(.none),
    max: TGDescriptorValue = TGDescriptorValue(.none)
  ) {
    if value.isSaid {
      node.setValue(
        packed(value.packed, attribute), of: attribute, addend: increment, multiple: multiple)
    } else {
      if increment != 0 { node.setAddend(increment, of: attribute, part: .value) }
      if multiple != 1 { node.setMultiple(multiple, of: attribute, part: .value) }
    }
    writeBound(.lower, min, of: attribute)
    writeBound(.upper, max, of: attribute)
  }

  private func writeBound(
    _ part: DescriptorPart, _ bound: TGDescriptorValue, of attribute: TGAttribute
  ) {
    guard bound.isSaid else { return }
    let limit = self.bound(bound.packed, attribute)
    node.setValue(limit.value, of: attribute, part: part, multiple: limit.multiple)
  }

  /// Writes what is said of a position, and leaves the rest as it is.
  @usableFromInline func writePosition(
    _ attribute: TGAttribute, _ value: TGDescriptorValue, offset: Double,
    min: Double?, max: Double?
  ) {
    if value.isSaid {
      node.setValue(value.packed, of: attribute, addend: offset)
    } else if offset != 0 {
      node.setAddend(offset, of: attribute, part: .value)
    }
    if let min { node.setValue(PackedValue(.number, min), of: attribute, part: .lower) }
    if let max { node.setValue(PackedValue(.number, max), of: attribute, part: .upper) }
  }
}

// MARK: - Proportions

extension TGNodeStorage {
  /// Ties one extent to the other: the one that is not known to the one that is.
  @usableFromInline func keepAspectRatio(_ ratio: Double) {
    let isHeightKnown =
      node.value(of: .width).kind == .none && node.value(of: .height).kind != .none
    let (known, other): (TGAttribute, TGAttribute) =
      isHeightKnown ? (.height, .width) : (.width, .height)
    let factor = isHeightKnown ? ratio : 1 / ratio
    // A bound of the extent that follows is one of the extent that leads, so that both can be kept.
    if factor > 0 {
      limit(known, .lower, by: numericWorth(.lower, of: other).map { $0 / factor }, Swift.max)
      limit(known, .upper, by: numericWorth(.upper, of: other).map { $0 / factor }, Swift.min)
    }
    // All containers take a number; not all of them take a width that is tied to the height.
    if isHeightKnown, let height = numericWorth(.value, of: .height) {
      let clamped = Swift.min(
        Swift.max(height, numericWorth(.lower, of: .height) ?? height),
        numericWorth(.upper, of: .height) ?? .infinity)
      node.setValue(PackedValue(.number, clamped), of: .width, multiple: ratio)
    } else {
      node.setValue(PackedValue(.this(known)), of: other, multiple: factor)
    }
  }

  /// Makes a bound tighter, if it is made of numbers or there is none.
  private func limit(
    _ attribute: TGAttribute, _ part: DescriptorPart, by points: Double?,
    _ tighter: (Double, Double) -> Double
  ) {
    guard let points else { return }
    let own = numericWorth(part, of: attribute)
    guard own != nil || node.value(of: attribute, part: part).kind == .none else { return }
    let bound = own.map { tighter($0, points) } ?? points
    node.setValue(PackedValue(.number, bound), of: attribute, part: part)
  }

  /// What a value or a bound is worth, if it is made of numbers.
  private func numericWorth(_ part: DescriptorPart, of attribute: TGAttribute) -> Double? {
    let value = node.value(of: attribute, part: part)
    guard value.kind == .number else { return nil }
    return value.number * node.multiple(of: attribute, part: part)
      + node.addend(of: attribute, part: part)
  }
}
