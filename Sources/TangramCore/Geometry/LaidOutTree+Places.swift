extension LaidOutTree {
  /// The rectangle that the layout gave a view.
  package func rectangle(of place: Place) -> TGRect { place.rectangle }

  /// One child of a view; nil when there is no such child.
  package func child(_ index: Int, of place: Place) -> Place? {
    let children = children(of: place)
    return children.indices.contains(index) ? children[index] : nil
  }

  /// The indices that lead from the root to a view, the first one in order if it is there twice;
  /// nil when it is not in the tree.
  package func path(to id: TGViewID) -> [Int]? {
    find(id).map { path(to: $0) }
  }

  /// Where a view lies, and how its own coordinates are mapped to its parent's.
  package func geometry(of place: Place) -> TGViewGeometry {
    place.node.geometry(in: place.rectangle)
  }

  /// The rectangle that a view is in its own coordinates.
  package func bounds(of place: Place) -> TGRect { place.node.bounds(in: place.rectangle) }
}
