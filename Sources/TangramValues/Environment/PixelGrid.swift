/// The grid that final frames are snapped to.
@usableFromInline package struct PixelGrid: Sendable {
  @usableFromInline package let scale: Double
  @usableFromInline package let snapping: TGSnapping
  /// Whether integers are on the grid.
  @usableFromInline let containsIntegers: Bool
  /// Whether multiplying by the scale is exact, because it is a power of two, so that no fused
  /// operation is needed.
  @usableFromInline let isExact: Bool
  /// The upper limit for the sum of the squares of two edges, in pixels, up to which both edges
  /// have a moderate size.
  ///
  /// Below the limit, the squares of the origin and the extent in points add up to no more than
  /// 10²⁴, either.
  @usableFromInline let maximumSquares: Double

  package init(scale: Double, snapping: TGSnapping = .edges) {
    self.scale = scale
    self.snapping = snapping
    isExact = scale.significand == 1 && snapping == .sizes
    maximumSquares = 2e23 * min(1, scale * scale)
    containsIntegers = scale.rounded() == scale || snapping == .off
  }

  /// Whether halves are rounded up, with the tolerance `slack`.
  @inlinable var roundsHalvesUp: Bool { snapping == .edges }

  /// A number so large that adding it to a double leaves no bits for the fraction.
  ///
  /// Adding and then subtracting it rounds to the nearest integer, halves to even, without a function
  /// call or a conversion.
  @inlinable static var shift: Double { 6_755_399_441_055_744 }  // 1.5 × 2⁵²

  /// The distance below a half, in pixels, within which a number is still rounded up.
  ///
  /// Two views that share an edge may compute it in different ways. If one result is exactly on a
  /// half, the other must not be rounded down.
  @inlinable static var slack: Double { 1e-6 }

  /// The maximum magnitude, in pixels, that is rounded.
  @inlinable package static var limit: Double { 1e15 }

  /// Returns the multiple of a pixel nearest to a value.
  @inlinable package func round(_ value: Double) -> Double {
    let scaled = value * scale
    if roundsHalvesUp, scaled.magnitude < Self.limit { return Self.roundedUp(scaled) / scale }
    return roundSlowly(value)
  }

  /// Returns the smallest multiple of a pixel that is not less than a length.
  ///
  /// If sizes are snapped instead of edges, it returns the nearest multiple.
  @inlinable package func fitting(_ length: Double) -> Double {
    guard snapping == .edges else { return round(length) }
    let pixels = length * scale
    return pixels.magnitude < Self.limit ? (pixels - Self.slack).rounded(.up) / scale : length
  }

  /// Returns the integer nearest to a number of moderate size, with halves rounded up.
  @inlinable static func roundedUp(_ value: Double) -> Double {
    ((value + slack) + shift) - shift
  }

  /// Returns the integer nearest to a number of moderate size, with halves rounded away from zero.
  ///
  /// The sum with a half is itself rounded to even, so the result may be one too large and is
  /// corrected.
  private static func roundedHalfAway(_ value: Double) -> Double {
    let raised = value.magnitude + 0.5
    let near = (raised + shift) - shift
    return Double(signOf: value, magnitudeOf: near > raised ? near - 1 : near)
  }

  /// Whether a value is an integer of moderate size.
  ///
  /// In most layouts, most values are.
  @inlinable package static func isWhole(_ value: Double) -> Bool {
    value.magnitude < limit && (value + shift) - shift == value
  }

  /// Handles the values for which `round` has no fast path: rounds halves away from zero, with one
  /// rounding.
  @inline(never)
  @usableFromInline func roundSlowly(_ value: Double) -> Double {
    if isExact, (value * scale).magnitude < Self.limit {
      return Self.roundedHalfAway(value * scale) / scale
    }
    if snapping != .sizes || value == 0 || !(value.magnitude < 1e300) { return value }
    if containsIntegers, Self.isWhole(value) { return value }
    let half = value < 0 ? -0.5 : 0.5
    let shifted = isExact ? value * scale + half : half.addingProduct(value, scale)
    return (value < 0 ? shifted.rounded(.up) : shifted.rounded(.down)) / scale
  }

  /// The difference below which two lengths are considered equal from one pass to the next.
  @inlinable package var tolerance: Double { 1 / scale + 0.0001 }
}

// MARK: - Edges

extension PixelGrid {
  /// Returns the extent between the snapped edges of an item at `origin`.
  @inlinable package func snappedExtent(_ length: Double, at origin: Double) -> Double {
    let extent = length > 0 ? length : 0
    if containsIntegers, Self.isWhole(origin), Self.isWhole(extent) { return extent }
    if snapping == .off { return extent }
    let (near, far) = (origin * scale, (origin + extent) * scale)
    guard roundsHalvesUp, near.magnitude < Self.limit, far.magnitude < Self.limit else {
      return round(origin + extent) - round(origin)
    }
    // Subtracts whole pixels, so that equal numbers of pixels give equal lengths.
    return (Self.roundedUp(far) - Self.roundedUp(near)) / scale
  }

  /// Returns the rectangle between the snapped edges of another rectangle.
  package func snapped(_ frame: TGRect) -> TGRect {
    // Adding zero turns negative zero into positive zero.
    TGRect(
      x: round(frame.minX) + 0, y: round(frame.minY) + 0,
      width: snappedExtent(frame.width, at: frame.minX),
      height: snappedExtent(frame.height, at: frame.minY))
  }
}

// MARK: - Rectangles with numbers of moderate size

extension PixelGrid {
  /// Returns the rectangle between the snapped edges of another rectangle, if edges are rounded and
  /// the numbers are of moderate size; otherwise `nil`.
  ///
  /// It gives the same result as `snapped`, but processes two numbers at a time without branching.
  @inlinable @inline(__always) package func snappedEdges(_ frame: TGRect) -> TGRect? {
    guard roundsHalvesUp else { return nil }
    let origins = SIMD2(frame.origin.x, frame.origin.y)
    let given = SIMD2(frame.size.width, frame.size.height)
    let extents = given.replacing(with: SIMD2.zero, where: .!(given .> 0))
    let (near, far) = (origins * scale, (origins + extents) * scale)
    // Every comparison with NaN is false.
    guard all(near * near + far * far .<= maximumSquares) else { return nil }
    let first = ((near + Self.slack) + Self.shift) - Self.shift
    let last = ((far + Self.slack) + Self.shift) - Self.shift
    let size = (last - first) / scale
    // Adding zero turns negative zero into positive zero.
    let origin = first / scale + 0
    return TGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
  }
}
