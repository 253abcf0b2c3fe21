extension TGLayout {
  /// Calls `body` with every view and its frame, parents before children, in order.
  package func forEach(_ body: (TGView, TGRect) -> Void) {
    forEachRectangle { body($0, frame(of: NodeRef($0.storage), at: $1)) }
  }

  /// Calls `body` with every view that has coordinates of its own, and where it lies.
  package func forEachOwnGeometry(_ body: (TGView, TGViewGeometry) -> Void) {
    forEachRectangle { view, index in
      let node = NodeRef(view.storage)
      if node.ownGeometry != nil { body(view, node.geometry(in: frames[index])) }
    }
  }

  private func forEachRectangle(_ body: (TGView, _ index: Int) -> Void) {
    var pending: [(view: TGView, index: Int)] = [(root, 0)]
    while let next = pending.popLast() {
      body(next.view, next.index)
      let children = structure.children(of: next.index)
      for (order, child) in next.view.subviews.enumerated().reversed() {
        guard let index = structure.index(ofChild: order, among: children) else { continue }
        pending.append((child, index))
      }
    }
  }
}
