/// The grid that final frames are snapped to.
@usableFromInline package struct PixelGrid: Sendable {
  @usableFromInline package let scale: Double
  /// A power of two multiplies exactly, so that no fused operation is needed.
  @usableFromInline let isExact: Bool

  package init(scale: Double) {
    self.scale = scale
    isExact = scale.significand == 1
  }

  /// Half away from zero, to a multiple of a pixel.
  @inlinable package func round(_ value: Double) -> Double {
    if scale == 1, value.magnitude < 1e15 {
      // Most values are whole already; the conversion there and back is cheaper than a call.
      let whole = Double(Int64(value))
      if whole == value { return value }
      return value < 0 ? (value - 0.5).rounded(.up) : (value + 0.5).rounded(.down)
    }
    return roundToFraction(value)
  }

  @usableFromInline func roundToFraction(_ value: Double) -> Double {
    if value == 0 || value.magnitude == .greatestFiniteMagnitude { return value }
    let half = value < 0 ? -0.5 : 0.5
    let shifted = isExact ? value * scale + half : half.addingProduct(value, scale)
    return (value < 0 ? shifted.rounded(.up) : shifted.rounded(.down)) / scale
  }

  /// Lengths that differ by less are taken as the same from one pass to the next.
  package var tolerance: Double { 1 / scale + 0.0001 }
}
