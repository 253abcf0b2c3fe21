/// The position of a view, and the mapping from its own coordinates to its superview's.
///
/// A point p of the view maps to the point q = center + T(p − A) of the superview, where T is the
/// transform and A is the anchor point in the view's own coordinates.
///
///     var geometry = TGViewGeometry(frame: TGRect(x: 10, y: 20, width: 30, height: 40))
///     geometry.transform = TGAffineTransform(scaleX: 2, y: 2)
///     geometry.frame                        // (-5, 0, 60, 80)
///     geometry.toSuperview(.zero)           // (-5, 0)
public struct TGViewGeometry: Hashable, Sendable {
  /// The rectangle of the view in its own coordinates.
  public var bounds: TGRect
  /// The position of the anchor point in the superview's coordinates.
  public var center: TGPoint
  /// The point about which the view is positioned and transformed, as fractions of its bounds.
  public var anchorPoint: TGPoint
  /// The map that rotates, scales and moves the view about its anchor point.
  public var transform: TGAffineTransform

  /// Creates the geometry of a view without a transform.
  public init(frame: TGRect) {
    self.init(bounds: TGRect(size: frame.size), center: frame.center)
  }

  /// Creates a geometry from its parts.
  public init(
    bounds: TGRect, center: TGPoint, anchorPoint: TGPoint = TGPoint(x: 0.5, y: 0.5),
    transform: TGAffineTransform = .identity
  ) {
    self.bounds = bounds
    self.center = center
    self.anchorPoint = anchorPoint
    self.transform = transform
  }
}

// MARK: - Rectangles

extension TGViewGeometry {
  /// The rectangle in the superview that the view would cover without its transform: the one that a
  /// layout gives it.
  package var layoutRectangle: TGRect {
    let corner = TGPoint(
      x: center.x - anchorPoint.x * bounds.width, y: center.y - anchorPoint.y * bounds.height)
    return TGRect(origin: corner, size: bounds.size)
  }

  /// The smallest axis-aligned rectangle in the superview that contains the view.
  public var frame: TGRect {
    if transform.isIdentity { return layoutRectangle }
    return bounds.hull(of: toSuperview) ?? layoutRectangle
  }
}

// MARK: - Points

extension TGViewGeometry {
  /// The anchor point in the view's own coordinates.
  package var anchor: TGPoint {
    TGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// Converts a point of the view to its superview's coordinates.
  public func toSuperview(_ point: TGPoint) -> TGPoint {
    if transform.isIdentity { return layoutRectangle.origin + (point - bounds.origin) }
    return center + transform(point - anchor)
  }
}

extension TGRect {
  /// Returns the smallest axis-aligned rectangle around the mapped corners, with coordinates
  /// clamped to the supported range; `nil` if a corner maps to `nil` or to a point that is not
  /// finite.
  package func hull(of map: (TGPoint) -> TGPoint?) -> TGRect? {
    var (least, greatest) = (TGPoint.zero, TGPoint.zero)
    let farthest = PixelGrid.limit
    let corners = [
      origin, TGPoint(x: maxX, y: minY), TGPoint(x: minX, y: maxY), TGPoint(x: maxX, y: maxY),
    ]
    for (index, corner) in corners.enumerated() {
      guard var mapped = map(corner), mapped.isFinite else { return nil }
      mapped.x = max(-farthest, min(farthest, mapped.x))
      mapped.y = max(-farthest, min(farthest, mapped.y))
      if index == 0 { (least, greatest) = (mapped, mapped) }
      least = TGPoint(x: min(least.x, mapped.x), y: min(least.y, mapped.y))
      greatest = TGPoint(x: max(greatest.x, mapped.x), y: max(greatest.y, mapped.y))
    }
    return TGRect(
      x: least.x, y: least.y, width: min(farthest, greatest.x - least.x),
      height: min(farthest, greatest.y - least.y))
  }
}

extension TGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
