import TangramCore

extension TGViewGeometry {
  /// Converts a point of the superview to the view's own coordinates.
  ///
  /// The result is nil if the transform maps the view onto a line or a point, and so cannot be inverted.
  public func fromSuperview(_ point: TGPoint) -> TGPoint? {
    if transform.isIdentity { return bounds.origin + (point - layoutRectangle.origin) }
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let moved = point - center - TGPoint(x: transform.tx, y: transform.ty)
    return anchor
      + TGPoint(
        x: (d * moved.x - c * moved.y) / determinant,
        y: (a * moved.y - b * moved.x) / determinant)
  }
}
