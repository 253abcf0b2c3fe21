import TangramCore

extension TGLayout {
  /// Calls `body` with every view that has coordinates of its own, and with its geometry, parents before
  /// children, in order.
  package func forEachOwnGeometry(_ body: (TGView, TGViewGeometry) -> Void) {
    for place in tree.places where place.node.ownGeometry != nil {
      body(TGView(place.node), tree.geometry(of: place))
    }
  }
}
