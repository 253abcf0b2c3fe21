// Geometry queries for trees whose views have their frames: because they were laid out in place, or
// because the frames were set directly.

import TangramCore
import TangramModifiers

/// A tree whose rectangles are the frames of its views.
private struct FramedTree: PlacedTree {
  struct Place: PlacedNode {
    let node: Node
    var rectangle: TGRect { node.frame }
  }

  let top: Place

  func children(of place: Place) -> LazyMapCollection<NodeList, Place> {
    place.node.children.lazy.map { Place(node: $0.resolved) }
  }

  func path(to view: TGViewID) -> [Int]? { top.node.path(to: view) }
}

extension TGViewProtocol {
  private var framed: FramedTree { FramedTree(top: FramedTree.Place(node: node)) }

  /// Converts a point from the coordinates of one view of this tree to those of another.
  ///
  ///     tree.convert(TGPoint(x: 5, y: 5), from: badge, to: photo)
  ///     tree.convert(badge.bounds, from: badge, to: nil)   // to the space that contains the root
  ///
  /// - Returns: Nil if one of the views is not in the tree, or if a transform on the way maps a view onto
  ///   a line or a point.
  public func convert(
    _ point: TGPoint, from source: TGAnyView?, to target: TGAnyView?
  ) -> TGPoint? {
    framed.convert(point, from: source?.id, to: target?.id)
  }

  /// The smallest upright rectangle in the coordinates of one view of this tree that contains a rectangle
  /// of another; nil where a point cannot be converted.
  public func convert(
    _ rectangle: TGRect, from source: TGAnyView?, to target: TGAnyView?
  ) -> TGRect? {
    framed.convert(rectangle, from: source?.id, to: target?.id)
  }

  /// One of the nine points of a view of this tree in the coordinates of another; nil in the same cases
  /// as `convert`.
  public func position(
    of point: TGViewPoint, of view: TGAnyView, in other: TGAnyView?
  ) -> TGPoint? {
    framed.position(of: point, of: view.id, in: other?.id)
  }

  /// The view of this tree that a touch hits: the innermost view at a point.
  ///
  /// Later children are above earlier ones. Views that are hidden, transparent or disabled are not hit,
  /// and neither are the views inside them. A view is not hit outside the views that contain it.
  ///
  /// - Parameter point: A point in this view's own coordinates.
  public func hitTest(_ point: TGPoint) -> TGView? { framed.hitTest(point) }
}
