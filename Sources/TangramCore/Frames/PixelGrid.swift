/// The grid that final frames are snapped to.
@usableFromInline package struct PixelGrid: Sendable {
  @usableFromInline package let scale: Double
  /// On a grid of whole pixels to a point, whole numbers are on the grid.
  @usableFromInline let holdsWholes: Bool
  /// A power of two multiplies exactly, so that no fused operation is needed.
  @usableFromInline let isExact: Bool

  package init(scale: Double) {
    self.scale = scale
    isExact = scale.significand == 1
    holdsWholes = scale.rounded() == scale
  }

  /// Half away from zero, to a multiple of a pixel.
  @inlinable @inline(__always) package func round(_ value: Double) -> Double {
    let scaled = value * scale
    return isExact && scaled.magnitude < 1e15
      ? Self.roundedHalfAway(scaled) / scale : roundToFraction(value)
  }

  /// The whole number next to a number of moderate size, half away from zero.
  ///
  /// Rounds without a call: see `isWhole`. The sum is rounded to even, so it may lie one above.
  @inlinable @inline(__always) static func roundedHalfAway(_ value: Double) -> Double {
    let shift = 6_755_399_441_055_744.0
    let raised = value.magnitude + 0.5
    let near = (raised + shift) - shift
    return Double(signOf: value, magnitudeOf: near > raised ? near - 1 : near)
  }

  /// Whether a value is a whole number of moderate size.
  ///
  /// Most values of most layouts are.
  ///
  /// Adding a number so large that no bits are left for fractions, and taking it off again, rounds
  /// without a call and without a conversion.
  @inlinable @inline(__always) package static func isWhole(_ value: Double) -> Bool {
    let shift = 6_755_399_441_055_744.0  // 1.5 × 2⁵²
    return value.magnitude < 1e15 && (value + shift) - shift == value
  }

  @usableFromInline func roundToFraction(_ value: Double) -> Double {
    if value == 0 || !(value.magnitude < 1e300) { return value }
    if holdsWholes, Self.isWhole(value) { return value }
    let half = value < 0 ? -0.5 : 0.5
    let shifted = isExact ? value * scale + half : half.addingProduct(value, scale)
    return (value < 0 ? shifted.rounded(.up) : shifted.rounded(.down)) / scale
  }

  /// Lengths that differ by less are taken as the same from one pass to the next.
  package var tolerance: Double { 1 / scale + 0.0001 }
}
