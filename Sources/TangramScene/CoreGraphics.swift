import Foundation
import TangramCore

// Conversions from the geometry types of Foundation to those of the library.

extension TGPoint {
  /// Creates a point from a `CGPoint`.
  public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension TGSize {
  /// Creates a size from a `CGSize`.
  public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension TGRect {
  /// Creates a rectangle from a `CGRect`.
  public init(_ rect: CGRect) { self.init(origin: TGPoint(rect.origin), size: TGSize(rect.size)) }
}

extension CGPoint {
  /// Creates a `CGPoint` from a point of the library.
  public init(_ point: TGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  /// Creates a `CGSize` from a size of the library.
  public init(_ size: TGSize) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  /// Creates a `CGRect` from a rectangle of the library.
  public init(_ rect: TGRect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
}

extension CGFloat: TGNumber {
  /// The number of points.
  public var tg_points: Double { Double(self) }
}
