/// Where a view lies, and how its own coordinates are mapped to its superview's.
///
/// A point p of the view is a point q of the superview: q = center + T(p − A), where T is the
/// transform and A the anchor point in the view's own coordinates.
///
///     var geometry = TGViewGeometry(frame: TGRect(x: 10, y: 20, width: 30, height: 40))
///     geometry.transform = TGAffineTransform(scaleX: 2, y: 2)
///     geometry.frame                        // (-5, 0, 60, 80)
///     geometry.toSuperview(.zero)           // (-5, 0)
public struct TGViewGeometry: Hashable, Sendable {
  /// The rectangle that the view is in its own coordinates.
  public var bounds: TGRect
  /// The place of the anchor point in the superview's coordinates.
  public var center: TGPoint
  /// The point that the view is placed and transformed by, as fractions of its bounds.
  public var anchorPoint: TGPoint
  /// The map that the view is turned, stretched and moved by, about its anchor point.
  public var transform: TGAffineTransform

  /// Creates the geometry of a view without a transform.
  public init(frame: TGRect) {
    bounds = TGRect(size: frame.size)
    center = frame.center
    anchorPoint = TGPoint(x: 0.5, y: 0.5)
    transform = .identity
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
  /// The rectangle in the superview that the view would take without its transform: what a layout
  /// gives it.
  public var layoutRectangle: TGRect {
    let corner = TGPoint(
      x: center.x - anchorPoint.x * bounds.width, y: center.y - anchorPoint.y * bounds.height)
    return TGRect(origin: corner, size: bounds.size)
  }

  /// The smallest upright rectangle in the superview that holds the view.
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

  /// A point of the view in its superview's coordinates.
  public func toSuperview(_ point: TGPoint) -> TGPoint {
    if transform.isIdentity { return layoutRectangle.origin + (point - bounds.origin) }
    return center + transform(point - anchor)
  }
}

extension TGRect {
  /// The smallest upright rectangle around the corners, each taken somewhere else, as far as places
  /// go; nil when one of them is taken nowhere, or to no finite point.
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
  /// Whether both coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
