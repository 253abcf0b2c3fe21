/// A value of a position or a size, in the form that views store.
public struct TGDescriptorValue: Hashable, Sendable {
  @usableFromInline package let packed: DescriptorValue
  @usableFromInline let list: List

  /// The values that a value is the largest or the smallest of.
  ///
  /// Hardly any value has such a list, and copying `none` is cheaper than copying an empty array.
  @usableFromInline indirect enum List: Hashable, Sendable {
    case none
    case terms([TGMost.Term])
  }

  @inlinable package init(_ packed: DescriptorValue) { (self.packed, list) = (packed, .none) }

  init(_ packed: DescriptorValue, terms: [TGMost.Term]) {
    (self.packed, list) = (packed, .terms(terms))
  }

  /// The values that the value is the largest or the smallest of.
  package var terms: [TGMost.Term] {
    if case .terms(let terms) = list { terms } else { [] }
  }

  /// Whether there is a value; an optional that is nil has none.
  @inlinable package var isSaid: Bool { packed.kind != .none }
}
