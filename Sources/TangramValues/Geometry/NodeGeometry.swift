/// Properties that few views set: an origin of their coordinate system, a transform, transparency,
/// and disabled touches.
package struct NodeGeometry: Hashable, Sendable {
  package var boundsOrigin = TGPoint.zero
  package var anchorPoint = TGPoint(x: 0.5, y: 0.5)
  package var transform = TGAffineTransform.identity
  package var alpha = 1.0
  package var isEnabled = true

  package static let standard = NodeGeometry()

  package init() {}

  /// The geometry without invalid numbers: a property with such a number is treated as if it had
  /// never been set.
  package var usable: NodeGeometry {
    func isUsable(_ numbers: Double...) -> Bool { numbers.allSatisfy { $0.magnitude <= 1e9 } }
    var clean = self
    let t = transform
    if !isUsable(boundsOrigin.x, boundsOrigin.y) { clean.boundsOrigin = .zero }
    if !isUsable(anchorPoint.x, anchorPoint.y) { clean.anchorPoint = Self.standard.anchorPoint }
    if !isUsable(t.a, t.b, t.c, t.d, t.tx, t.ty) { clean.transform = .identity }
    return clean
  }
}

extension NodeGeometry {
  /// Returns the position and the mapping of a view that a layout has given a rectangle.
  package func placed(in rectangle: TGRect) -> TGViewGeometry {
    TGViewGeometry(
      bounds: bounds(in: rectangle),
      center: TGPoint(
        x: rectangle.minX + anchorPoint.x * rectangle.width,
        y: rectangle.minY + anchorPoint.y * rectangle.height),
      anchorPoint: anchorPoint, transform: transform)
  }

  /// Converts a point of a view that a layout has given a rectangle to its parent's coordinates.
  package func toSuperview(_ point: TGPoint, in rectangle: TGRect) -> TGPoint {
    if transform.isIdentity { return rectangle.origin + (point - boundsOrigin) }
    return placed(in: rectangle).toSuperview(point)
  }

  /// Returns the rectangle of a view in its own coordinates.
  package func bounds(in rectangle: TGRect) -> TGRect {
    TGRect(origin: boundsOrigin, size: rectangle.size)
  }
}
