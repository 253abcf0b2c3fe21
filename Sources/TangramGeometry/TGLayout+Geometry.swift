// Where things are after a layout, without writing anything into the views.

import TangramCore

extension TGLayout {
  /// Where a view lies, and how its own coordinates are mapped to its parent's; nil when it is not
  /// in the tree.
  public func geometry(of view: some TGViewProtocol) -> TGViewGeometry? {
    withExtendedLifetime(tree) { tree.place(of: view).map(tree.geometry) }
  }

  /// A point of one view in the coordinates of another.
  ///
  ///     layout.convert(TGPoint(x: 5, y: 5), from: badge, to: photo)
  ///     layout.convert(badge.bounds, from: badge, to: nil)   // in what the root lies in
  ///
  /// - Returns: Nil when one of the views is not in the tree, and when a transform on the way maps
  ///   a view onto a line or a point.
  public func convert(
    _ point: TGPoint, from source: (any TGViewProtocol)?, to target: (any TGViewProtocol)?
  ) -> TGPoint? {
    tree.convert(point, from: source, to: target)
  }

  /// The smallest upright rectangle in the coordinates of one view that holds a rectangle of
  /// another.
  ///
  /// - Returns: Nil when one of the views is not in the tree, and when a transform on the way maps
  ///   a view onto a line or a point.
  public func convert(
    _ rectangle: TGRect, from source: (any TGViewProtocol)?, to target: (any TGViewProtocol)?
  ) -> TGRect? {
    tree.convert(rectangle, from: source, to: target)
  }

  /// One of the nine points of a view in the coordinates of another; nil as for `convert`.
  public func position(
    of point: TGViewPoint, of view: any TGViewProtocol, in other: (any TGViewProtocol)?
  ) -> TGPoint? {
    tree.position(of: point, of: view, in: other)
  }

  /// The view that a touch hits: the innermost one at a point.
  ///
  /// Later children lie above earlier ones. Views that are hidden, transparent or disabled are not
  /// hit, nor is what is in them; and a view is not hit outside of the views it is in.
  ///
  /// - Parameter point: A point in the root's own coordinates.
  public func hitTest(_ point: TGPoint) -> TGView? {
    tree.hitTest(point)
  }
}
