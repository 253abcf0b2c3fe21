extension TGLayout {
  /// Calls `body` with every view that has coordinates of its own, and where it lies, parents before
  /// children, in order.
  package func forEachOwnGeometry(_ body: (TGView, TGViewGeometry) -> Void) {
    for place in LaidOutWalk(tree) where place.node.ownGeometry != nil {
      let view = place.node.view
      body(view, tree.geometry(of: place))
    }
  }
}
