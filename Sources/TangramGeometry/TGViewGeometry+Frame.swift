// Setting the frame of a view's geometry, and the way from the superview into the view.

@_exported import TangramCore

extension TGViewGeometry {
  /// Moves the view and changes its size, so that it has this frame.
  ///
  /// The origin of the bounds stays.
  ///
  /// - Throws: An error if the view has a transform: there is no telling then which bounds and
  ///   which center are meant.
  public mutating func setFrame(_ frame: TGRect) throws(TGGeometryError) {
    guard transform.isIdentity else { throw .transformed }
    bounds.size = frame.size
    center = TGPoint(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }

  /// One of the nine points of the view, in its own coordinates.
  public func point(_ point: TGViewPoint) -> TGPoint { bounds.point(point) }

  /// Whether a point in the view's own coordinates lies inside; the left and the top edge belong
  /// to the view, the others do not.
  public func contains(_ point: TGPoint) -> Bool { bounds.contains(point) }

  /// A point of the superview in the view's own coordinates; nil when the transform maps the view
  /// onto a line or a point, so that there is no way back.
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

/// Why the geometry of a view cannot be changed.
public enum TGGeometryError: Error, Hashable {
  /// A frame was set on a view that has a transform.
  case transformed
}

extension TGGeometryError: CustomStringConvertible {
  /// The reason, and what to do instead.
  public var description: String {
    switch self {
    case .transformed: "a view with a transform has no frame to set; set its bounds and its center"
    }
  }
}
