import TangramCore

// Writing a position or a size in one step, for modifiers.

extension TGViewProtocol {
  /// Sets a position or a size to a number.
  @inlinable
  mutating func say(_ attribute: TGAttribute, _ points: Double) {
    view.stored.setValue(DescriptorValue(.number, points), of: attribute)
  }

  /// Sets a position or a size to a value, or leaves it unchanged if there is no value.
  @inlinable
  mutating func say(_ attribute: TGAttribute, _ value: TGDescriptorValue) {
    guard value.isSaid else { return }
    if value.packed.kind == .most { return view.stored.writeMost(attribute, value) }
    view.stored.setValue(value.packed, of: attribute)
  }

  /// Sets the specified parts of a size, and leaves the others unchanged.
  @inlinable
  mutating func saySize(
    _ attribute: TGAttribute, _ value: TGDescriptorValue, increment: Double = 0,
    multiple: Double = 1, min: TGDescriptorValue = TGDescriptorValue(.none),
    max: TGDescriptorValue = TGDescriptorValue(.none)
  ) {
    // Most calls specify only a value.
    if increment == 0, multiple == 1, !min.isSaid, !max.isSaid { return say(attribute, value) }
    view.stored.writeSize(
      attribute, value, increment: increment, multiple: multiple, min: min, max: max)
  }

  /// Sets the specified parts of a position, and leaves the others unchanged.
  @inlinable
  mutating func sayPosition(
    _ attribute: TGAttribute, _ value: TGDescriptorValue, offset: Double, min: Double?, max: Double?
  ) {
    if offset == 0, min == nil, max == nil { return say(attribute, value) }
    view.stored.writePosition(attribute, value, offset: offset, min: min, max: max)
  }

  /// Ties one extent to the other by an aspect ratio.
  @inlinable mutating func sayAspectRatio(_ ratio: Double) {
    view.stored.sayAspectRatio(ratio)
  }
}

extension Node {
  @usableFromInline mutating func writeSize(
    _ attribute: TGAttribute, _ value: TGDescriptorValue, increment: Double, multiple: Double,
    min: TGDescriptorValue, max: TGDescriptorValue
  ) {
    let (lower, upper) = (
      min.packed.asBound(attribute, ofViewWith: identity),
      max.packed.asBound(attribute, ofViewWith: identity)
    )
    update { node in
      node.writeSize(attribute, value.packed, increment, multiple, value.terms)
      node.writeBound(.lower, lower, of: attribute, min.terms)
      node.writeBound(.upper, upper, of: attribute, max.terms)
    }
  }

  @usableFromInline mutating func writePosition(
    _ attribute: TGAttribute, _ value: TGDescriptorValue, offset: Double, min: Double?, max: Double?
  ) {
    update { $0.writePosition(attribute, value, offset, min, max) }
  }

  @usableFromInline mutating func writeMost(_ attribute: TGAttribute, _ value: TGDescriptorValue) {
    setValue(value.packed, of: attribute, terms: value.terms)
  }

  @usableFromInline mutating func sayAspectRatio(_ ratio: Double) {
    update { $0.keepAspectRatio(ratio) }
  }
}

extension Node {
  fileprivate mutating func writeSize(
    _ attribute: TGAttribute, _ value: DescriptorValue, _ increment: Double, _ multiple: Double,
    _ terms: [TGMost.Term]
  ) {
    if value.isSaid {
      return setValue(
        value, of: attribute, addend: increment, multiple: multiple, terms: terms)
    }
    if increment != 0 { setAddend(increment, of: attribute, part: .value) }
    if multiple != 1 { setMultiple(multiple, of: attribute, part: .value) }
  }

  fileprivate mutating func writeBound(
    _ part: DescriptorPart, _ bound: (value: DescriptorValue, multiple: Double),
    of attribute: TGAttribute, _ terms: [TGMost.Term]
  ) {
    guard bound.value.isSaid else { return }
    setValue(
      bound.value, of: attribute, part: part, multiple: bound.multiple, terms: terms)
  }

  fileprivate mutating func writePosition(
    _ attribute: TGAttribute, _ value: TGDescriptorValue, _ offset: Double, _ min: Double?,
    _ max: Double?
  ) {
    if value.isSaid {
      setValue(value.packed, of: attribute, addend: offset, terms: value.terms)
    } else if offset != 0 {
      setAddend(offset, of: attribute, part: .value)
    }
    if let min { setValue(DescriptorValue(.number, min), of: attribute, part: .lower) }
    if let max { setValue(DescriptorValue(.number, max), of: attribute, part: .upper) }
  }
}

// MARK: - Proportions

extension Node {
  /// Ties one extent to the other: the one without a value to the one with a value.
  fileprivate mutating func keepAspectRatio(_ ratio: Double) {
    let isHeightKnown =
      value(of: .width).kind == .none && value(of: .height).kind != .none
    let (known, other): (TGAttribute, TGAttribute) =
      isHeightKnown ? (.height, .width) : (.width, .height)
    let factor = isHeightKnown ? ratio : 1 / ratio
    // A bound of the dependent extent also limits the leading extent, so that both bounds are
    // respected.
    if factor > 0 {
      limit(known, .lower, by: numericWorth(.lower, of: other).map { $0 / factor }, Swift.max)
      limit(known, .upper, by: numericWorth(.upper, of: other).map { $0 / factor }, Swift.min)
    }
    // All containers support a number; not all of them support a width that is tied to the height.
    if isHeightKnown, let height = numericWorth(.value, of: .height) {
      let clamped = Swift.min(
        Swift.max(height, numericWorth(.lower, of: .height) ?? height),
        numericWorth(.upper, of: .height) ?? .infinity)
      setValue(DescriptorValue(.number, clamped), of: .width, multiple: ratio)
    } else {
      setValue(DescriptorValue(.this(known)), of: other, multiple: factor)
    }
  }

  /// Tightens a bound, if it consists of numbers or does not exist yet.
  private mutating func limit(
    _ attribute: TGAttribute, _ part: DescriptorPart, by points: Double?,
    _ tighter: (Double, Double) -> Double
  ) {
    guard let points else { return }
    let own = numericWorth(part, of: attribute)
    guard own != nil || value(of: attribute, part: part).kind == .none else { return }
    let bound = own.map { tighter($0, points) } ?? points
    setValue(DescriptorValue(.number, bound), of: attribute, part: part)
  }

  /// The number of points of a value or a bound, if it consists of numbers.
  private func numericWorth(_ part: DescriptorPart, of attribute: TGAttribute) -> Double? {
    let value = value(of: attribute, part: part)
    guard value.kind == .number else { return nil }
    return value.number * multiple(of: attribute, part: part)
      + addend(of: attribute, part: part)
  }
}
