/// An axis-aligned rectangle: an origin and a size.
public struct TGRect: Hashable, BitwiseCopyable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: TGPoint
  /// The width and the height.
  public var size: TGSize

  /// The empty rectangle at the origin.
  @inlinable public static var zero: TGRect { TGRect(x: 0, y: 0, width: 0, height: 0) }

  /// Creates a rectangle from an origin and a size.
  @inlinable public init(origin: TGPoint = .zero, size: TGSize = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its coordinates and extents.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    origin = TGPoint(x: x, y: y)
    size = TGSize(width: width, height: height)
  }
}

extension TGRect {
  /// The minimum x of the rectangle.
  @inlinable public var minX: Double { origin.x }
  /// The x of the center.
  public var midX: Double { origin.x + size.width / 2 }
  /// The maximum x of the rectangle.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The minimum y of the rectangle.
  @inlinable public var minY: Double { origin.y }
  /// The y of the center.
  public var midY: Double { origin.y + size.height / 2 }
  /// The maximum y of the rectangle.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The horizontal extent.
  @inlinable public var width: Double { size.width }
  /// The vertical extent.
  @inlinable public var height: Double { size.height }
  /// The center of the rectangle.
  public var center: TGPoint { TGPoint(x: midX, y: midY) }

  /// Returns whether `point` is inside the rectangle; the left and top edges belong to it, the right
  /// and bottom edges do not.
  public func contains(_ point: TGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the smallest rectangle that contains this rectangle and `other`.
  public func union(_ other: TGRect) -> TGRect {
    let x = Swift.min(minX, other.minX)
    let y = Swift.min(minY, other.minY)
    return TGRect(
      x: x, y: y, width: Swift.max(maxX, other.maxX) - x, height: Swift.max(maxY, other.maxY) - y)
  }

  /// The rectangle mirrored along the diagonal, with both axes exchanged.
  @inlinable package var transposed: TGRect {
    TGRect(x: origin.y, y: origin.x, width: size.height, height: size.width)
  }
}

extension TGRect: CustomStringConvertible {
  /// The four numbers, as in `(10, 20, 30, 40)`.
  public var description: String {
    "(\(readable(origin.x)), \(readable(origin.y)), "
      + "\(readable(size.width)), \(readable(size.height)))"
  }
}

// MARK: - Points

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

// MARK: - Sizes

/// A width and a height, in points.
public struct TGSize: Hashable, BitwiseCopyable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// The size with zero width and height.
  @inlinable public static var zero: TGSize { TGSize() }

  /// Creates a size; an omitted extent is zero.
  @inlinable public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

extension TGSize {
  /// The same size with width and height exchanged.
  @inlinable package var transposed: TGSize { TGSize(width: height, height: width) }

  /// The size with negative and non-finite components replaced by 0.
  package var finiteOrZero: TGSize {
    TGSize(
      width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
  }
}

extension TGSize: CustomStringConvertible {
  /// The width and the height, as in `30 × 12.5`.
  public var description: String { "\(readable(width)) × \(readable(height))" }
}

// MARK: - Insets

/// Distances from the edges of a box to its content.
///
/// The horizontal edges are logical: in a right-to-left layout `leading` is on the right.
///
///     let padding = TGInsets(top: 8, leading: 16, trailing: 16)
///     padding.trailing  // 16
public struct TGInsets: Hashable, BitwiseCopyable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge, which is the left edge in a left-to-right layout.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge, which is the right edge in a left-to-right layout.
  public var trailing: Double

  /// Insets of zero on all sides.
  @inlinable public static var zero: TGInsets { TGInsets() }

  /// Creates insets; an omitted edge is zero.
  @inlinable public init(
    top: some TGNumber = 0.0, leading: some TGNumber = 0.0, bottom: some TGNumber = 0.0,
    trailing: some TGNumber = 0.0
  ) {
    self.top = top.tg_points
    self.leading = leading.tg_points
    self.bottom = bottom.tg_points
    self.trailing = trailing.tg_points
  }

  /// Creates insets with the same distance on all four sides.
  @inlinable public init(all distance: some TGNumber) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// Creates insets in UIKit's order; left and right are used as leading and trailing.
  @inlinable public init(
    top: some TGNumber, left: some TGNumber, bottom: some TGNumber, right: some TGNumber
  ) {
    self.init(top: top, leading: left, bottom: bottom, trailing: right)
  }
}

extension TGInsets: CustomStringConvertible {
  /// The four distances with their names.
  public var description: String {
    "top \(readable(top)), leading \(readable(leading)), "
      + "bottom \(readable(bottom)), trailing \(readable(trailing))"
  }
}

// Numbers and paths in messages, descriptions and explanations.

/// Returns the shortest text that parses to the same number as `value`, without a trailing `.0`.
package func readable(_ value: Double) -> String {
  if value == 0 { return "0" }
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns the text of a path of child indices, as in `[0][2]`; `root` for the empty path.
package func readable(path: some Collection<Int>) -> String {
  path.isEmpty ? "root" : path.map { "[\($0)]" }.joined()
}
