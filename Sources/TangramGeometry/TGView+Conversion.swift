// Questions about where things are, for trees whose views have their frames: because they were laid
// out in place, or because the frames were given.

import TangramCore

/// A tree as the frames of its views have it.
private struct FramedTree: PlacedTree {
  let root: TGView

  var top: NodeRef { NodeRef(root.node) }

  func node(of place: NodeRef) -> NodeRef { place }

  func rectangle(of place: NodeRef) -> TGRect { place.frame }

  func children(of place: NodeRef) -> ChildNodes { place.children }

  func path(to view: any TGViewProtocol) -> [Int]? {
    let identity = view.id.number
    return top.path { $0.identity == identity }
  }
}

extension TGViewProtocol {
  private var framed: FramedTree { FramedTree(root: view) }

  /// A point of one view of this tree in the coordinates of another.
  ///
  ///     tree.convert(TGPoint(x: 5, y: 5), from: badge, to: photo)
  ///     tree.convert(badge.bounds, from: badge, to: nil)   // in what the tree's root lies in
  ///
  /// - Returns: Nil when one of the views is not in the tree, and when a transform on the way maps
  ///   a view onto a line or a point.
  public func convert(
    _ point: TGPoint, from source: (any TGViewProtocol)?, to target: (any TGViewProtocol)?
  ) -> TGPoint? {
    framed.convert(point, from: source, to: target)
  }

  /// The smallest upright rectangle in the coordinates of one view of this tree that holds a
  /// rectangle of another.
  ///
  /// - Returns: Nil when one of the views is not in the tree, and when a transform on the way maps
  ///   a view onto a line or a point.
  public func convert(
    _ rectangle: TGRect, from source: (any TGViewProtocol)?, to target: (any TGViewProtocol)?
  ) -> TGRect? {
    framed.convert(rectangle, from: source, to: target)
  }

  /// One of the nine points of a view of this tree in the coordinates of another; nil as for
  /// `convert`.
  public func position(
    of point: TGViewPoint, of view: any TGViewProtocol, in other: (any TGViewProtocol)?
  ) -> TGPoint? {
    framed.position(of: point, of: view, in: other)
  }

  /// The view of this tree that a touch hits: the innermost one at a point.
  ///
  /// Later children lie above earlier ones. Views that are hidden, transparent or disabled are not
  /// hit, nor is what is in them; and a view is not hit outside of the views it is in.
  ///
  /// - Parameter point: A point in this view's own coordinates.
  public func hitTest(_ point: TGPoint) -> TGView? {
    framed.hitTest(point)
  }
}
