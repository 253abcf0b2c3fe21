extension LaidOutTree: PlacedTree {
  package func node(of place: Place) -> NodeRef { place.node }

  package func rectangle(of place: Place) -> TGRect { place.rectangle }

  package func path(to view: any TGViewProtocol) -> [Int]? {
    find(view.id).map { path(toOrdinal: $0.ordinal) }
  }

  /// Where a view lies, and how its own coordinates are mapped to its parent's.
  package func geometry(of place: Place) -> TGViewGeometry {
    place.node.geometry(in: place.rectangle)
  }
}
