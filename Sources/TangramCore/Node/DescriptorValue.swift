/// What kind of value a position or a size holds.
@usableFromInline package enum ValueKind: UInt8, Sendable {
  case none, number, weight, wrap, fill, anchor, list, safeArea
}

/// A value of a position or a size in 9 bytes: its kind (with the attribute of an anchor) and 64
/// bits that are a number, a percentage or the identity of the view referred to.
@usableFromInline package struct PackedValue: Hashable, Sendable {
  @usableFromInline package var bits: UInt64
  @usableFromInline package var tag: UInt8

  @inlinable package init(bits: UInt64, tag: UInt8) {
    self.bits = bits
    self.tag = tag
  }

  @inlinable package init(_ kind: ValueKind, _ number: Double = 0) {
    self.init(bits: number.bitPattern, tag: kind.rawValue)
  }

  package init(_ anchor: TGAnchor) {
    self.init(
      bits: anchor.target.bits, tag: ValueKind.anchor.rawValue | anchor.attribute.rawValue << 4)
  }

  @usableFromInline package static let none = PackedValue(.none)
}

extension PackedValue {
  @inlinable package var kind: ValueKind { ValueKind(rawValue: tag & 15) ?? .none }
  @inlinable package var number: Double { Double(bitPattern: bits) }

  package var anchor: TGAnchor? {
    guard kind == .anchor, let attribute = TGAttribute(rawValue: tag >> 4) else { return nil }
    return TGAnchor(TGAnchor.Target(bits: bits), attribute)
  }
}

/// A lower or an upper bound of a position or a size.
package struct DescriptorBound: Hashable, Sendable {
  package var value: PackedValue
  /// The offset of a position's bound, the increment of a size's.
  package var addend = 0.0
  package var multiple = 1.0
  package var isActive = true
}

/// The parts of a descriptor that most descriptors do not have.
package struct DescriptorExtras: Hashable, Sendable {
  /// The value of the baseline; the values of other descriptors lie in the node.
  package var value = PackedValue.none
  /// The offset of a position, the increment of a size.
  package var addend = 0.0
  package var multiple = 1.0
  package var lower: DescriptorBound?
  package var upper: DescriptorBound?
  package var list: [TGAnchor] = []

  package static let standard = DescriptorExtras()
}

/// Which part of a descriptor a handle writes to.
@usableFromInline package enum DescriptorPart: UInt8, Sendable {
  case value, lower, upper
}
