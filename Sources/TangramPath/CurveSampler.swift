import TangramCore

/// A curve in the coordinates of its container.
struct CurveSampler {
  /// The largest valid coordinate; larger ones, infinite ones and NaN are treated as undefined.
  static let farthest = 1e9

  /// The function from the curve's variable to a point in the curve's own coordinates.
  private let equation: @Sendable (Double) -> TGPoint?
  /// The position of the curve's origin in the container.
  let origin: TGPoint
  /// -1 if the second coordinate grows upward, otherwise 1.
  private let sign: Double
  private let isReverse: Bool

  /// The range of the variable: in points for rectangular curves, in degrees for angles.
  let start: Double
  let end: Double

  /// Places a curve in the rectangle inside a container's padding.
  init(_ curve: TGCurve, _ setting: TGCoordinateSetting, in content: TGRect) {
    let setting = setting.usable
    equation = curve.pointEquation
    let shift = TGPoint(x: content.width * setting.origin.x, y: content.height * setting.origin.y)
    origin = TGPoint(x: shift.x + content.minX, y: shift.y + content.minY)
    sign = setting.isMath ? -1 : 1
    isReverse = setting.isReverse

    let factor = curve.usesDegrees ? 180 / Double.pi : 1
    let range = setting.range(of: curve, shift, content.size)
    start = setting.start.map { $0 * factor } ?? range.start
    end = setting.end.map { $0 * factor } ?? range.end
  }

  /// The point at a value of the variable; nil where the curve is undefined.
  func point(at variable: Double) -> TGPoint? {
    guard let raw = equation(variable) else { return nil }
    let (across, down) = isReverse ? (raw.y, raw.x) : (raw.x, raw.y)
    let point = TGPoint(x: across + origin.x, y: sign * down + origin.y)
    let isInRange = point.x.magnitude <= Self.farthest && point.y.magnitude <= Self.farthest
    return isInRange ? point : nil
  }
}

extension TGCoordinateSetting {
  /// The setting, limited to numbers that are safe to compute with.
  var usable: TGCoordinateSetting {
    var usable = self
    if !origin.x.isFinite { usable.origin.x = 0 }
    if !origin.y.isFinite { usable.origin.y = 0 }
    let limit = CurveSampler.farthest
    usable.start = start.flatMap { $0.isFinite ? max(-limit, min(limit, $0)) : nil }
    usable.end = end.flatMap { $0.isFinite ? max(-limit, min(limit, $0)) : nil }
    return usable
  }

  /// The default range of the variable: a full turn, or from edge to edge.
  fileprivate func range(
    of curve: TGCurve, _ shift: TGPoint, _ size: TGSize
  ) -> (start: Double, end: Double) {
    if curve.isPolar { return (0, 360) }
    // Subtracting from 0 avoids a start of minus zero.
    if !isReverse { return (0 - shift.x, size.width - shift.x) }
    let fromFarEdge = size.height * (1 - origin.y)
    return isMath ? (0 - fromFarEdge, shift.y) : (0 - shift.y, fromFarEdge)
  }

  /// Whether the points of a curve depend on the extent of the container along an axis.
  func dependsOnExtent(_ axis: TGAxis, with curve: TGCurve) -> Bool {
    if origin[axis] != 0 { return true }
    let main: TGAxis = isReverse ? .vertical : .horizontal
    return !curve.isPolar && axis == main && (start == nil || end == nil)
  }
}

extension TGPoint {
  /// The length of the straight line to another point.
  @inline(__always)
  func distance(to other: TGPoint) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
