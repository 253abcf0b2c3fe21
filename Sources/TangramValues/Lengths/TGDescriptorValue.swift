/// A value of a position or a size, in the form that views store: `.wrap`, `.fill`, `.average`, or any other
/// value after conversion.
public struct TGDescriptorValue: Hashable, Sendable, TGLength, TGMostTerm {
  @usableFromInline package let packed: DescriptorValue
  @usableFromInline let rest: Rest

  /// The parts of a value beyond its packed form, which few values have; copying `none` is cheaper than
  /// copying empty arrays.
  @usableFromInline indirect enum Rest: Hashable, Sendable {
    case none
    case list([TGAnchor])
    /// The values that a value is the largest or the smallest of.
    case terms([TGMost.Term])
    /// The factor by which an anchor is multiplied, and the number added to the product.
    case sum(multiple: Double, addend: Double)
  }

  @inlinable package init(_ packed: DescriptorValue) { (self.packed, rest) = (packed, .none) }

  /// The value itself.
  @inlinable public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue { self }

  init(_ packed: DescriptorValue, _ rest: Rest) { (self.packed, self.rest) = (packed, rest) }

  /// An anchor times `multiple`, plus `addend`.
  package init(_ anchor: DescriptorValue, multiple: Double, addend: Double) {
    self.init(anchor, .sum(multiple: multiple, addend: addend))
  }

  /// Whether there is a value; an optional that is nil has none.
  @inlinable package var isSet: Bool { packed.kind != .none }

  /// Whether the value consists of nothing but its packed form.
  @inlinable package var isPacked: Bool { if case .none = rest { true } else { false } }

  package var list: [TGAnchor] { if case .list(let list) = rest { list } else { [] } }

  /// The values that the value is the largest or the smallest of.
  package var terms: [TGMost.Term] { if case .terms(let terms) = rest { terms } else { [] } }

  package var multiple: Double { if case .sum(let multiple, _) = rest { multiple } else { 1 } }

  package var addend: Double { if case .sum(_, let addend) = rest { addend } else { 0 } }
}
