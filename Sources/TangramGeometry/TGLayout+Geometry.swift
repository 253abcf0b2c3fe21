// The geometry of views after a layout, without writing anything into the views.

import TangramResults

extension TGLayout {
  /// The position of a view, and the mapping from its own coordinates to those of its parent; nil if
  /// the view is not in the tree.
  public func geometry(of view: some TGViewProtocol) -> TGViewGeometry? {
    tree.find(view.id)?.geometry
  }

  /// Converts a point from the coordinates of one view to those of another.
  ///
  ///     layout.convert(TGPoint(x: 5, y: 5), from: badge, to: photo)
  ///     layout.convert(badge.bounds, from: badge, to: nil)   // to the space that contains the root
  ///
  /// - Returns: Nil if one of the views is not in the tree, or if a transform on the way maps a view onto
  ///   a line or a point.
  public func convert(
    _ point: TGPoint, from source: TGAnyView?, to target: TGAnyView?
  ) -> TGPoint? {
    tree.convert(point, from: source?.id, to: target?.id)
  }

  /// The smallest upright rectangle in the coordinates of one view that contains a rectangle of another;
  /// nil where a point cannot be converted.
  public func convert(
    _ rectangle: TGRect, from source: TGAnyView?, to target: TGAnyView?
  ) -> TGRect? {
    tree.convert(rectangle, from: source?.id, to: target?.id)
  }

  /// One of the nine points of a view in the coordinates of another; nil in the same cases as `convert`.
  public func position(
    of point: TGViewPoint, of view: TGAnyView, in other: TGAnyView?
  ) -> TGPoint? {
    tree.position(of: point, of: view.id, in: other?.id)
  }

  /// The view that a touch hits: the innermost view at a point.
  ///
  /// Later children are above earlier ones. Views that are hidden, transparent or disabled are not hit,
  /// and neither are the views inside them. A view is not hit outside the views that contain it.
  ///
  /// - Parameter point: A point in the root's own coordinates.
  public func hitTest(_ point: TGPoint) -> TGView? { tree.hitTest(point) }
}
