/// The grid that final frames are snapped to.
@usableFromInline package struct PixelGrid: Sendable {
  @usableFromInline package let scale: Double
  @usableFromInline package let snapping: TGSnapping
  /// Whether whole numbers are on the grid.
  @usableFromInline let holdsWholes: Bool
  /// A power of two multiplies exactly, so that no fused operation is needed.
  @usableFromInline let isExact: Bool
  /// Edges are moderate if the squares of both, in pixels, add up to no more than this: then not even
  /// those of the origin and the extent in points add up to more than 10²⁴.
  private let greatestSquares: Double

  package init(scale: Double, snapping: TGSnapping = .edges) {
    self.scale = scale
    self.snapping = snapping
    isExact = scale.significand == 1 && snapping == .sizes
    greatestSquares = 2e23 * min(1, scale * scale)
    holdsWholes = scale.rounded() == scale || snapping == .off
  }

  /// Whether halves are rounded up, with a little to spare.
  @inlinable var roundsHalvesUp: Bool { snapping == .edges }

  /// A number that leaves a double no bits for fractions when it is added: taken off again, it
  /// rounds to even without a call and without a conversion.
  @inlinable static var shift: Double { 6_755_399_441_055_744 }  // 1.5 × 2⁵²

  /// By how much of a pixel a number may lie below a half and still be rounded up.
  ///
  /// The same edge may have been computed in two ways, for the two views that share it. What lies
  /// on a half by one of them must not go down by the other.
  @inlinable static var slack: Double { 1e-6 }

  /// The greatest number of pixels that is rounded.
  @inlinable static var limit: Double { 1e15 }

  /// The multiple of a pixel next to a value.
  @inlinable package func round(_ value: Double) -> Double {
    let scaled = value * scale
    if roundsHalvesUp, scaled.magnitude < Self.limit { return Self.roundedUp(scaled) / scale }
    return roundInOtherWay(value)
  }

  /// The whole number next to a number of moderate size, a half up.
  @inlinable static func roundedUp(_ value: Double) -> Double {
    ((value + slack) + shift) - shift
  }

  /// The whole number next to a number of moderate size, half away from zero.
  ///
  /// The sum is rounded to even, so it may lie one above.
  private static func roundedHalfAway(_ value: Double) -> Double {
    let raised = value.magnitude + 0.5
    let near = (raised + shift) - shift
    return Double(signOf: value, magnitudeOf: near > raised ? near - 1 : near)
  }

  /// Whether a value is a whole number of moderate size.
  ///
  /// Most values of most layouts are.
  @inlinable package static func isWhole(_ value: Double) -> Bool {
    value.magnitude < limit && (value + shift) - shift == value
  }

  /// What is left when `round` knows no short way: half away from zero, with one rounding.
  @inline(never)
  @usableFromInline func roundInOtherWay(_ value: Double) -> Double {
    if isExact, (value * scale).magnitude < Self.limit {
      return Self.roundedHalfAway(value * scale) / scale
    }
    if snapping != .sizes || value == 0 || !(value.magnitude < 1e300) { return value }
    if holdsWholes, Self.isWhole(value) { return value }
    let half = value < 0 ? -0.5 : 0.5
    let shifted = isExact ? value * scale + half : half.addingProduct(value, scale)
    return (value < 0 ? shifted.rounded(.up) : shifted.rounded(.down)) / scale
  }

  /// Lengths that differ by less are taken as the same from one pass to the next.
  package var tolerance: Double { 1 / scale + 0.0001 }
}

// MARK: - Edges

extension PixelGrid {
  /// The extent between the snapped edges of a box.
  package func snappedExtent(_ half: AxisBox) -> Double {
    snappedExtent(half.extent, at: half.origin)
  }

  /// The extent between the snapped edges of what is somewhere.
  func snappedExtent(_ length: Double, at origin: Double) -> Double {
    let extent = length > 0 ? length : 0
    if holdsWholes, Self.isWhole(origin), Self.isWhole(extent) { return extent }
    if snapping == .off { return extent }
    let (near, far) = (origin * scale, (origin + extent) * scale)
    guard roundsHalvesUp, near.magnitude < Self.limit, far.magnitude < Self.limit else {
      return round(origin + extent) - round(origin)
    }
    // Whole pixels are subtracted, so that equal numbers of them are equal lengths.
    return (Self.roundedUp(far) - Self.roundedUp(near)) / scale
  }

  /// The rectangle between the snapped edges of another one.
  func snapped(_ frame: TGRect) -> TGRect {
    // Adding zero turns a zero below zero into a plain one.
    TGRect(
      x: round(frame.minX) + 0, y: round(frame.minY) + 0,
      width: snappedExtent(frame.width, at: frame.minX),
      height: snappedExtent(frame.height, at: frame.minY))
  }
}

// MARK: - Rectangles of moderate size

extension PixelGrid {
  /// The rectangle between the snapped edges of another one, if edges are rounded and its numbers are
  /// moderate; nil if more has to be looked at.
  ///
  /// The same as `snapped`, for two numbers at a time and without a branch.
  func snappedEdges(_ frame: TGRect) -> TGRect? {
    guard roundsHalvesUp else { return nil }
    let origins = SIMD2(frame.origin.x, frame.origin.y)
    let given = SIMD2(frame.size.width, frame.size.height)
    let extents = given.replacing(with: SIMD2.zero, where: .!(given .> 0))
    let (near, far) = (origins * scale, (origins + extents) * scale)
    // What is no number fails every comparison.
    guard all(near * near + far * far .<= greatestSquares) else { return nil }
    let first = ((near + Self.slack) + Self.shift) - Self.shift
    let last = ((far + Self.slack) + Self.shift) - Self.shift
    let size = (last - first) / scale
    // Adding zero turns a zero below zero into a plain one.
    let origin = first / scale + 0
    return TGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
  }
}
