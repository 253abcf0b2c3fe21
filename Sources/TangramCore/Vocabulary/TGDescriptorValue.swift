/// A value of a position or a size, in the form that views keep.
public struct TGDescriptorValue: Hashable, Sendable {
  @usableFromInline package let packed: DescriptorValue
  @inlinable package init(_ packed: DescriptorValue) { self.packed = packed }

  /// Whether anything is said; an optional that is nil says nothing.
  @inlinable package var isSaid: Bool { packed.kind != .none }
}
