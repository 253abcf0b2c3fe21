/// A map of the plane that keeps straight lines straight.
///
/// A point (x, y) is taken to (a·x + c·y + tx, b·x + d·y + ty).
public struct TGAffineTransform: Hashable, Sendable {
  /// What x adds to the new x.
  public var a: Double
  /// What x adds to the new y.
  public var b: Double
  /// What y adds to the new x.
  public var c: Double
  /// What y adds to the new y.
  public var d: Double
  /// The horizontal shift.
  public var tx: Double
  /// The vertical shift.
  public var ty: Double

  /// The map that moves nothing.
  public static let identity = TGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a map from its six numbers.
  public init(
    a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double
  ) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
    (self.tx, self.ty) = (tx, ty)
  }

  /// Creates a map that stretches both axes.
  public init(scaleX: Double, y: Double) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a map that moves every point by the same vector.
  public init(translationX: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }
}

extension TGAffineTransform {
  /// Whether the map moves nothing.
  public var isIdentity: Bool { self == .identity }

  /// Where `point` is taken.
  public func callAsFunction(_ point: TGPoint) -> TGPoint {
    TGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The map that undoes this one, or nil when several points are taken to the same place.
  public var inverted: TGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return TGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The map that applies this one first and `next` to its result.
  public func concatenating(_ next: TGAffineTransform) -> TGAffineTransform {
    TGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }
}
