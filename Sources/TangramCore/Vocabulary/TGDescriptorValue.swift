/// A value of a position or a size, in the form that views store.
public struct TGDescriptorValue: Hashable, Sendable {
  @usableFromInline package let packed: DescriptorValue
  @inlinable package init(_ packed: DescriptorValue) { self.packed = packed }

  /// Whether there is a value; an optional that is nil has none.
  @inlinable package var isSaid: Bool { packed.kind != .none }
}
