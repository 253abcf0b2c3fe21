@_exported import TangramResults

/// A tree of views whose positions are known: from their own frames, or from the result of a layout.
protocol PlacedTree {
  associatedtype Place: PlacedNode
  associatedtype Children: RandomAccessCollection<Place> where Children.Index == Int

  var top: Place { get }

  /// The children of a view, first to last.
  func children(of place: Place) -> Children

  /// The indices that lead from the root to a view; nil if the view is not in the tree.
  ///
  /// If the view is in the tree twice, they lead to the first occurrence in order.
  func path(to view: TGViewID) -> [Int]?
}

/// A view, and its location in a tree.
protocol PlacedNode {
  var node: Node { get }
  /// The rectangle that a layout gave the view.
  var rectangle: TGRect { get }
}

extension LaidOutTree: PlacedTree {}
extension LaidOutTree.Place: PlacedNode {}

// MARK: - Points

extension PlacedNode {
  /// Converts a point of the view to its superview's coordinates.
  func toSuperview(_ point: TGPoint) -> TGPoint {
    node.geometry.toSuperview(point, in: rectangle)
  }

  /// Converts a point of the superview to the view's coordinates; nil if the transform cannot be
  /// inverted.
  func fromSuperview(_ point: TGPoint) -> TGPoint? {
    let rectangle = rectangle
    guard let own = node.ownGeometry else { return point - rectangle.origin }
    if own.transform.isIdentity { return own.boundsOrigin + (point - rectangle.origin) }
    return own.placed(in: rectangle).fromSuperview(point)
  }
}

// MARK: - Hit tests

extension PlacedTree {
  /// The innermost view at a point in the root's own coordinates.
  ///
  /// Where siblings overlap, the last one is hit. A child is not hit outside its parent's bounds.
  func hitTest(_ point: TGPoint) -> TGView? {
    guard top.isHit(at: point) else { return nil }
    var (place, point) = (top, point)
    // Once a view is hit, the result is either this view or one of its descendants.
    while let inner = hitChild(of: place, at: point) { (place, point) = inner }
    return TGView(place.node)
  }

  private func hitChild(of place: Place, at point: TGPoint) -> (Place, TGPoint)? {
    for child in children(of: place).reversed() {
      if let inside = child.fromSuperview(point), child.isHit(at: inside) { return (child, inside) }
    }
    return nil
  }
}

extension PlacedNode {
  /// Whether the view receives touches at a point in its own coordinates.
  fileprivate func isHit(at point: TGPoint) -> Bool {
    if node.flags.hidden { return false }
    if let own = node.ownGeometry, !own.isEnabled || own.alpha < 0.01 { return false }
    return node.geometry.bounds(in: rectangle).contains(point)
  }
}
