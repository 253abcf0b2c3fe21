import TangramCore
import TangramExplanations

// Lengths that may not be known yet, in which case they are NaN, and other small helpers for lengths.

extension TGRuleNumber {
  /// Whether the number is known, that is, not NaN.
  ///
  /// Unlike `isNaN`, which inspects the bits, this compiles to one instruction.
  @inlinable @inline(__always) package var isKnown: Bool { value == value }

  /// Returns the part of free space that precedes an item: 0, half of it, or all of it.
  @inlinable package func fraction(_ part: Double) -> Self {
    part == 0 ? Self(0) : part == 1 ? self : self / Self(2)
  }
}

extension TGSize {
  /// The extent along an axis that is known at compile time.
  @inlinable package subscript<Axis: TGAxisType>(_: Axis) -> Double {
    @inline(__always) get { Axis.axis == .horizontal ? width : height }
    @inline(__always) set {
      if Axis.axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
