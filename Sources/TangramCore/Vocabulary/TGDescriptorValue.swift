/// A value of a position or a size, in the form that views keep.
public struct TGDescriptorValue: Hashable, Sendable {
  @usableFromInline let packed: PackedValue
  @inlinable init(_ packed: PackedValue) { self.packed = packed }

  /// Whether anything is said; an optional that is nil says nothing.
  @inlinable var isSaid: Bool { packed.tag != 0 }
}
