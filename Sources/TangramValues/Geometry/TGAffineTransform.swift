/// An affine map of the plane, which keeps straight lines straight.
///
/// It maps a point (x, y) to (a·x + c·y + tx, b·x + d·y + ty).
public struct TGAffineTransform: Hashable, Sendable {
  /// The coefficient of x in the transformed x.
  public var a: Double
  /// The coefficient of x in the transformed y.
  public var b: Double
  /// The coefficient of y in the transformed x.
  public var c: Double
  /// The coefficient of y in the transformed y.
  public var d: Double
  /// The horizontal shift.
  public var tx: Double
  /// The vertical shift.
  public var ty: Double

  /// The map that changes nothing.
  public static let identity = TGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a map from its six numbers.
  public init(
    a: some TGNumber, b: some TGNumber, c: some TGNumber, d: some TGNumber, tx: some TGNumber,
    ty: some TGNumber
  ) {
    (self.a, self.b, self.c, self.d) = (a.tg_points, b.tg_points, c.tg_points, d.tg_points)
    (self.tx, self.ty) = (tx.tg_points, ty.tg_points)
  }

  /// Creates a map that scales both axes.
  public init(scaleX: some TGNumber, y: some TGNumber) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a map that moves every point by the same vector.
  public init(translationX: some TGNumber, y: some TGNumber) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }
}

extension TGAffineTransform {
  package var isIdentity: Bool { self == .identity }

  /// Returns the point to which `point` is mapped.
  public func callAsFunction(_ point: TGPoint) -> TGPoint {
    TGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The inverse map, or `nil` if several points are mapped to the same point.
  public var inverted: TGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return TGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Returns the map that applies this map first and `next` to its result.
  public func concatenating(_ next: TGAffineTransform) -> TGAffineTransform {
    TGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }
}
