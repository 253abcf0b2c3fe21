extension LaidOutTree {
  /// Returns the rectangle that the layout gave a view.
  package func rectangle(of place: Place) -> TGRect { place.rectangle }

  /// Returns the child of a view at an index; `nil` if there is no such child.
  package func child(_ index: Int, of place: Place) -> Place? {
    let children = children(of: place)
    return children.indices.contains(index) ? children[index] : nil
  }

  /// Returns the list indices that lead from the root to a view; `nil` if the view is not in the
  /// tree.
  ///
  /// If the view occurs twice, the path leads to the first occurrence in tree order.
  package func path(to id: TGViewID) -> [Int]? {
    find(id).map { path(to: $0) }
  }

  /// Returns the position of a view, and the mapping from its own coordinates to its parent's.
  package func geometry(of place: Place) -> TGViewGeometry {
    place.node.geometry(in: place.rectangle)
  }

  /// Returns the rectangle of a view in its own coordinates.
  package func bounds(of place: Place) -> TGRect { place.node.bounds(in: place.rectangle) }
}
