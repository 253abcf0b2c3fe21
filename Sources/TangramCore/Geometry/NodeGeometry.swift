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

extension Node {
  /// The geometry, if it differs from the standard one; otherwise `nil`.
  var ownGeometry: NodeGeometry? {
    guard let own = details?.geometry, own != .standard else { return nil }
    return own
  }

  /// Whether the node has a transform, so that its frame differs from the rectangle that a layout
  /// gives it.
  var isTransformed: Bool { ownGeometry.map { !$0.transform.isIdentity } ?? false }
}

extension NodeRef {
  package var ownGeometry: NodeGeometry? { node.ownGeometry }
  package var isTransformed: Bool { node.isTransformed }

  /// Returns the geometry of the node when a layout has given it a rectangle.
  package func geometry(in rectangle: TGRect) -> TGViewGeometry {
    guard let own = ownGeometry else { return TGViewGeometry(frame: rectangle) }
    let anchor = own.anchorPoint
    return TGViewGeometry(
      bounds: TGRect(origin: own.boundsOrigin, size: rectangle.size),
      center: TGPoint(
        x: rectangle.minX + anchor.x * rectangle.width,
        y: rectangle.minY + anchor.y * rectangle.height),
      anchorPoint: anchor, transform: own.transform)
  }

  /// Converts a point of the node to its parent's coordinates, when a layout has given the node a
  /// rectangle.
  package func toSuperview(_ point: TGPoint, in rectangle: TGRect) -> TGPoint {
    guard let own = ownGeometry else { return rectangle.origin + point }
    if own.transform.isIdentity { return rectangle.origin + (point - own.boundsOrigin) }
    return geometry(in: rectangle).toSuperview(point)
  }

  /// Returns the rectangle of the node in its own coordinates.
  package func bounds(in rectangle: TGRect) -> TGRect {
    TGRect(origin: ownGeometry?.boundsOrigin ?? .zero, size: rectangle.size)
  }
}
