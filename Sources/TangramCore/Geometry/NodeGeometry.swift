/// What few views have: coordinates that do not start at their corner, a transform, transparency, and
/// touches switched off.
package struct NodeGeometry: Hashable, Sendable {
  package var boundsOrigin = TGPoint.zero
  package var anchorPoint = TGPoint(x: 0.5, y: 0.5)
  package var transform = TGAffineTransform.identity
  package var alpha = 1.0
  package var isEnabled = true

  package static let standard = NodeGeometry()

  package init() {}

  /// The geometry without numbers that cannot be computed with: a property that has one is as if
  /// it had never been set.
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
  /// The geometry, where it is not the standard one.
  var ownGeometry: NodeGeometry? {
    guard let own = details?.geometry, own != .standard else { return nil }
    return own
  }

  /// Whether the frame of the node is not the rectangle that a layout gives it.
  var isTransformed: Bool { ownGeometry.map { !$0.transform.isIdentity } ?? false }
}

extension NodeRef {
  package var ownGeometry: NodeGeometry? { node.ownGeometry }
  package var isTransformed: Bool { node.isTransformed }

  /// The geometry of the node where a layout has given it a rectangle.
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

  /// A point of the node in its parent's coordinates, where a layout has given it a rectangle.
  package func toSuperview(_ point: TGPoint, in rectangle: TGRect) -> TGPoint {
    guard let own = ownGeometry else { return rectangle.origin + point }
    if own.transform.isIdentity { return rectangle.origin + (point - own.boundsOrigin) }
    return geometry(in: rectangle).toSuperview(point)
  }

  /// The rectangle that the node is in its own coordinates.
  package func bounds(in rectangle: TGRect) -> TGRect {
    TGRect(origin: ownGeometry?.boundsOrigin ?? .zero, size: rectangle.size)
  }
}
