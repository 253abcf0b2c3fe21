/// What kind of value a position or a size holds.
@usableFromInline package enum ValueKind: UInt8, BitwiseCopyable, Sendable {
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

  @usableFromInline package init(_ anchor: TGAnchor) {
    self.init(anchor.attribute, ofViewWith: anchor.target.bits)
  }

  /// An edge, centre or extent of a view.
  @inlinable @inline(__always)
  init(_ attribute: TGAttribute, ofViewWith identity: UInt64) {
    self.init(bits: identity, tag: ValueKind.anchor.rawValue | attribute.rawValue << 4)
  }

  @inlinable package static var none: PackedValue { PackedValue(bits: 0, tag: 0) }
}

extension PackedValue {
  @inlinable package var kind: ValueKind { ValueKind(rawValue: tag & 15) ?? .none }
  @inlinable package var isAnchor: Bool { tag & 15 == ValueKind.anchor.rawValue }
  @inlinable package var number: Double { Double(bitPattern: bits) }

  package var anchor: TGAnchor? {
    guard isAnchor, let attribute = TGAttribute(rawValue: tag >> 4) else { return nil }
    return TGAnchor(TGAnchor.Target(bits: bits), attribute)
  }
}
