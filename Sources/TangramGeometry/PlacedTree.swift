import TangramResults

/// A tree of views whose positions are known: from their own frames, or from the result of a layout.
protocol PlacedTree {
  /// A view and its location in the tree.
  associatedtype Place
  /// The children of a view.
  associatedtype Children: RandomAccessCollection<Place> where Children.Index == Int

  /// The root of the tree.
  var top: Place { get }

  func node(of place: Place) -> Node

  /// The rectangle that a layout gave a view.
  func rectangle(of place: Place) -> TGRect

  /// The children of a view, first to last.
  func children(of place: Place) -> Children

  /// The indices that lead from the root to a view; nil if the view is not in the tree.
  ///
  /// If the view is in the tree twice, they lead to the first occurrence in order.
  func path(to view: TGViewID) -> [Int]?
}

extension PlacedTree {
  /// Converts a point of a view to its superview's coordinates.
  func toSuperview(_ point: TGPoint, of place: Place) -> TGPoint {
    node(of: place).geometry.toSuperview(point, in: rectangle(of: place))
  }

  /// Converts a point of a view's superview to the view's coordinates; nil if the transform cannot be
  /// inverted.
  func fromSuperview(_ point: TGPoint, of place: Place) -> TGPoint? {
    let (node, rectangle) = (node(of: place), rectangle(of: place))
    guard let own = node.ownGeometry else { return point - rectangle.origin }
    if own.transform.isIdentity { return own.boundsOrigin + (point - rectangle.origin) }
    return own.placed(in: rectangle).fromSuperview(point)
  }

  func bounds(of place: Place) -> TGRect {
    node(of: place).geometry.bounds(in: rectangle(of: place))
  }
}

extension LaidOutTree: PlacedTree {
  func node(of place: Place) -> Node { place.node }
}
