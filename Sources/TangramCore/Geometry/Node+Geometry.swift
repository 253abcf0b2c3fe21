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
