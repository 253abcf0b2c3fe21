import TangramCore

// Lengths of which some are not known yet: NaN stands for those.

extension Double {
  /// The number, or another one if that is greater.
  ///
  /// One instruction, unlike `max`, which looks at which of two equal numbers comes first.
  @inlinable @inline(__always)
  package func orMore(_ other: Double) -> Double { other > self ? other : self }

  /// Whether it is a number: NaN stands for what is not known.
  ///
  /// One instruction, unlike `isNaN`, which looks at bits.
  @inlinable @inline(__always) package var isKnown: Bool { self == self }

  /// The number, or another one if it is not known.
  @inlinable @inline(__always)
  package func orElse(_ other: Double) -> Double { isKnown ? self : other }
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
