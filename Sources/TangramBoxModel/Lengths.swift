import TangramCore

// Lengths that may not be known yet, in which case they are NaN, and other small helpers for lengths.

extension Double {
  /// The number, or another number if that is greater.
  ///
  /// Unlike `max`, which also specifies the result for equal numbers, this compiles to one instruction.
  @inlinable @inline(__always)
  package func atLeast(_ other: Double) -> Double { other > self ? other : self }

  /// Whether the number is known, that is, not NaN.
  ///
  /// Unlike `isNaN`, which inspects the bits, this compiles to one instruction.
  @inlinable @inline(__always) package var isKnown: Bool { self == self }
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
