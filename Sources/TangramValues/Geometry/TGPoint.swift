/// A point in a view's coordinates; y increases downward.
public struct TGPoint: Hashable, BitwiseCopyable, Sendable {
  /// The distance from the left edge of the coordinate system, in points.
  public var x: Double
  /// The distance from the top edge of the coordinate system, in points.
  public var y: Double

  /// The origin, (0, 0).
  @inlinable public static var zero: TGPoint { TGPoint() }

  /// Creates a point; an omitted coordinate is zero.
  @inlinable public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}

extension TGPoint {
  /// Returns the point moved by both coordinates of `offset`.
  @inlinable public static func + (point: TGPoint, offset: TGPoint) -> TGPoint {
    TGPoint(x: point.x + offset.x, y: point.y + offset.y)
  }

  /// Returns the vector from `other` to `point`.
  @inlinable public static func - (point: TGPoint, other: TGPoint) -> TGPoint {
    TGPoint(x: point.x - other.x, y: point.y - other.y)
  }
}

extension TGPoint: CustomStringConvertible {
  /// The coordinates, as in `(10, 20.5)`.
  public var description: String { "(\(readable(x)), \(readable(y)))" }
}

/// Returns the shortest text that parses to the same number as `value`, without a trailing `.0`.
package func readable(_ value: Double) -> String {
  if value == 0 { return "0" }
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
