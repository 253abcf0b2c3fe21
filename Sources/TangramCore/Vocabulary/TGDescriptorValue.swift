/// A value of a position or a size, in the form that views store.
public struct TGDescriptorValue: Hashable, Sendable {
  @usableFromInline package let packed: DescriptorValue
  /// The values that the value is the largest or the smallest of.
  @usableFromInline package let terms: [TGMost.Term]
  @inlinable package init(_ packed: DescriptorValue, terms: [TGMost.Term] = []) {
    (self.packed, self.terms) = (packed, terms)
  }

  /// Whether there is a value; an optional that is nil has none.
  @inlinable package var isSaid: Bool { packed.kind != .none }
}
