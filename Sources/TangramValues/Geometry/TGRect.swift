/// An axis-aligned rectangle: an origin and a size.
public struct TGRect: Hashable, BitwiseCopyable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: TGPoint
  /// The width and the height.
  public var size: TGSize

  /// The empty rectangle at the origin.
  @inlinable public static var zero: TGRect { TGRect() }

  /// Creates a rectangle from an origin and a size.
  @inlinable public init(origin: TGPoint = .zero, size: TGSize = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its coordinates and extents.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: TGPoint(x: x, y: y), size: TGSize(width: width, height: height))
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
  @inlinable public var transposed: TGRect {
    TGRect(x: origin.y, y: origin.x, width: size.height, height: size.width)
  }
}

extension TGRect: CustomStringConvertible {
  /// The four numbers, as in `(10, 20, 30, 40)`.
  public var description: String {
    "(\(readable(minX)), \(readable(minY)), \(readable(width)), \(readable(height)))"
  }
}
