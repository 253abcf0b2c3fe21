import Foundation
import TangramCore

// Where Foundation exists, its geometry converts to the library's and back.

extension TGPoint {
  /// Creates a point from Foundation's.
  public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension TGSize {
  /// Creates a size from Foundation's.
  public init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension TGRect {
  /// Creates a rectangle from Foundation's.
  public init(_ rect: CGRect) {
    self.init(origin: TGPoint(rect.origin), size: TGSize(rect.size))
  }
}

extension CGPoint {
  /// Creates a point from the library's.
  public init(_ point: TGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  /// Creates a size from the library's.
  public init(_ size: TGSize) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  /// Creates a rectangle from the library's.
  public init(_ rect: TGRect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension CGFloat: TGNumber {
  /// The number of points.
  public var tg_points: Double { Double(self) }
}
