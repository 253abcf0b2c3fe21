// Setting the frame of a view's geometry, and converting points from the superview to the view.

@_exported import TangramResults

extension TGViewGeometry {
  /// Sets the position and the size of the view so that it has this frame.
  ///
  /// The origin of the bounds does not change.
  ///
  /// - Throws: An error if the view has a transform, because the frame then does not determine the
  ///   bounds and the center.
  package mutating func setFrame(_ frame: TGRect) throws(TGGeometryError) {
    guard transform.isIdentity else { throw .transformed }
    bounds.size = frame.size
    center = TGPoint(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }

  /// One of the nine points of the view, in its own coordinates.
  package func point(_ point: TGViewPoint) -> TGPoint { bounds.point(point) }

  /// Whether a point in the view's own coordinates is inside the view.
  ///
  /// The left and top edges belong to the view, the right and bottom edges do not.
  package func contains(_ point: TGPoint) -> Bool { bounds.contains(point) }

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

/// The reason why the geometry of a view cannot be changed.
public enum TGGeometryError: Error, Hashable {
  /// A frame was set on a view that has a transform.
  case transformed
}

extension TGGeometryError: CustomStringConvertible {
  /// The problem and its solution, as text.
  public var description: String {
    switch self {
    case .transformed: "a view with a transform has no frame to set; set its bounds and its center"
    }
  }
}
