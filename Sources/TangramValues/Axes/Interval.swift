/// The bounds of the sizes of one node, if they are numbers.
@usableFromInline package struct SizeIntervals: BitwiseCopyable, Sendable {
  @usableFromInline package var x = Interval()
  @usableFromInline package var y = Interval()

  @inlinable package init() {}

  @inlinable package subscript(axis: TGAxis) -> Interval {
    @inline(__always) get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// An interval from a lower to an upper bound; initially unbounded.
@usableFromInline package struct Interval: BitwiseCopyable, Sendable {
  @usableFromInline package var lower = -Double.infinity
  @usableFromInline package var upper = Double.infinity

  @inlinable package init() {}

  /// Returns the length in the interval nearest to a length; if the bounds conflict, the upper bound
  /// takes precedence.
  @inlinable
  package func clamp(_ length: Double) -> Double { min(upper, max(lower, length)) }
}
