import TangramCore

// Writing a position or a size in one step, for modifiers.

extension TGViewProtocol {
  /// Sets a position or a size to a number.
  @inlinable
  mutating func write(_ attribute: TGAttribute, _ points: Double) {
    view.stored.setValue(DescriptorValue(.number, points), of: attribute)
  }

  /// Sets a position or a size to a value, or leaves it unchanged if there is no value.
  @inlinable
  mutating func write(_ attribute: TGAttribute, _ value: TGDescriptorValue) {
    guard value.isSet else { return }
    if value.isPacked {
      view.stored.setValue(value.packed, of: attribute)
    } else {
      view.stored.write(value, of: attribute)
    }
  }

  /// Sets the specified parts of a position or a size, and leaves the others unchanged.
  @inlinable
  mutating func write(
    _ attribute: TGAttribute, _ value: TGDescriptorValue, addend: Double, multiple: Double = 1,
    min: TGDescriptorValue, max: TGDescriptorValue
  ) {
    // Most calls specify only a value.
    if addend == 0, multiple == 1, !min.isSet, !max.isSet { return write(attribute, value) }
    view.stored.writeValue(
      value, of: attribute, addend: addend, multiple: multiple, min: min, max: max)
  }

  /// Computes one extent from the other by an aspect ratio.
  @inlinable mutating func writeAspectRatio(_ ratio: Double) {
    view.stored.writeAspectRatio(ratio)
  }
}

extension Node {
  /// Replaces a descriptor or one of its bounds by a value times `multiple`, plus `addend`.
  @usableFromInline mutating func write(
    _ value: TGDescriptorValue, of attribute: TGAttribute, part: DescriptorPart = .value,
    addend: Double = 0, multiple: Double = 1
  ) {
    if value.isPacked {
      return setValue(
        value.packed, of: attribute, part: part, addend: addend, multiple: multiple)
    }
    let identity = identity
    setValue(
      value.packed, of: attribute, part: part, addend: value.addend * multiple + addend,
      multiple: value.multiple * multiple,
      list: value.list.map { anchor in
        let isOwnSize = attribute.isSize && anchor.target.identity == identity
        return isOwnSize ? .this(anchor.attribute) : anchor
      }, terms: value.terms)
  }

  /// Replaces a bound; a percentage is multiplied right away.
  mutating func writeBound(
    _ part: DescriptorPart, _ value: TGDescriptorValue, of attribute: TGAttribute,
    addend: Double = 0, multiple: Double = 1
  ) {
    if value.packed.kind == .weight {
      var share = value.packed
      share.number *= multiple
      setValue(share, of: attribute, part: part, addend: addend)
    } else {
      write(value, of: attribute, part: part, addend: addend, multiple: multiple)
    }
  }

  /// Replaces the specified parts of a descriptor.
  @usableFromInline mutating func writeValue(
    _ value: TGDescriptorValue, of attribute: TGAttribute, addend: Double, multiple: Double,
    min: TGDescriptorValue, max: TGDescriptorValue
  ) {
    update { node in
      if value.isSet {
        node.write(value, of: attribute, addend: addend, multiple: multiple)
      } else {
        if addend != 0 { node.setAddend(addend, of: attribute, part: .value) }
        if multiple != 1 { node.setMultiple(multiple, of: attribute, part: .value) }
      }
      if min.isSet { node.writeBound(.lower, min, of: attribute) }
      if max.isSet { node.writeBound(.upper, max, of: attribute) }
    }
  }

  @usableFromInline mutating func writeAspectRatio(_ ratio: Double) {
    update { $0.keepAspectRatio(ratio) }
  }
}

// MARK: - Proportions

extension Node {
  /// Computes the extent without a value from the other one; the height, if both or none have a value.
  fileprivate mutating func keepAspectRatio(_ ratio: Double) {
    let isHeightKnown =
      value(of: .width).kind == .none && value(of: .height).kind != .none
    let (known, other): (TGAttribute, TGAttribute) =
      isHeightKnown ? (.height, .width) : (.width, .height)
    let factor = isHeightKnown ? ratio : 1 / ratio
    // The computed extent is within its bounds only if the known extent is within these bounds, converted by
    // the ratio.
    if factor > 0 {
      limit(known, .lower, by: numericValue(.lower, of: other).map { $0 / factor }, Swift.max)
      limit(known, .upper, by: numericValue(.upper, of: other).map { $0 / factor }, Swift.min)
    }
    // All containers support a number; not all of them support a width that refers to the height.
    if isHeightKnown, let height = numericValue(.value, of: .height) {
      let clamped = Swift.min(
        Swift.max(height, numericValue(.lower, of: .height) ?? height),
        numericValue(.upper, of: .height) ?? .infinity)
      setValue(
        DescriptorValue(.number, clamped), of: .width, part: .value, multiple: ratio)
    } else {
      setValue(DescriptorValue(.this(known)), of: other, part: .value, multiple: factor)
    }
  }

  /// Tightens a bound, if it consists of numbers or does not exist yet.
  private mutating func limit(
    _ attribute: TGAttribute, _ part: DescriptorPart, by points: Double?,
    _ tighter: (Double, Double) -> Double
  ) {
    guard let points else { return }
    let own = numericValue(part, of: attribute)
    guard own != nil || value(of: attribute, part: part).kind == .none else { return }
    let bound = own.map { tighter($0, points) } ?? points
    setValue(DescriptorValue(.number, bound), of: attribute, part: part)
  }

  /// The number of points of a value or a bound, if it consists of numbers.
  private func numericValue(_ part: DescriptorPart, of attribute: TGAttribute) -> Double? {
    let value = value(of: attribute, part: part)
    guard value.kind == .number else { return nil }
    return value.number * multiple(of: attribute, part: part)
      + addend(of: attribute, part: part)
  }
}
