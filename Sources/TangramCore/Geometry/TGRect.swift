/// An upright rectangle: an origin and a size.
public struct TGRect: Hashable, BitwiseCopyable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: TGPoint
  /// The extents.
  public var size: TGSize

  /// The empty rectangle at the origin.
  public static let zero = TGRect()

  /// Creates a rectangle from its corner and its extents.
  public init(origin: TGPoint = .zero, size: TGSize = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: TGPoint(x: x, y: y), size: TGSize(width: width, height: height))
  }
}

extension TGRect {
  /// The smallest x of the rectangle.
  public var minX: Double { origin.x }
  /// The x in the middle.
  public var midX: Double { origin.x + size.width / 2 }
  /// The greatest x of the rectangle.
  public var maxX: Double { origin.x + size.width }
  /// The smallest y of the rectangle.
  public var minY: Double { origin.y }
  /// The y in the middle.
  public var midY: Double { origin.y + size.height / 2 }
  /// The greatest y of the rectangle.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }
  /// The point in the middle.
  public var center: TGPoint { TGPoint(x: midX, y: midY) }

  /// Whether `point` lies inside; the left and top edges belong to the rectangle, the others do
  /// not.
  public func contains(_ point: TGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The smallest rectangle that holds this one and `other`.
  public func union(_ other: TGRect) -> TGRect {
    let x = Swift.min(minX, other.minX)
    let y = Swift.min(minY, other.minY)
    return TGRect(
      x: x, y: y, width: Swift.max(maxX, other.maxX) - x, height: Swift.max(maxY, other.maxY) - y)
  }

  /// The rectangle seen in a mirror along the diagonal: both axes exchanged.
  public var transposed: TGRect {
    TGRect(x: origin.y, y: origin.x, width: size.height, height: size.width)
  }
}

extension TGRect: CustomStringConvertible {
  /// The four numbers, as in `(10, 20, 30, 40)`.
  public var description: String {
    "(\(readable(minX)), \(readable(minY)), \(readable(width)), \(readable(height)))"
  }
}
