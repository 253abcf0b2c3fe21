extension TGLayout {
  /// Calls `body` with every view and its frame, parents before children, in order.
  package func forEach(_ body: (TGView, TGRect) -> Void) {
    var pending: [(view: TGView, index: Int)] = [(root, 0)]
    while let next = pending.popLast() {
      body(next.view, frames[next.index])
      for (order, child) in next.view.subviews.enumerated().reversed() {
        guard let index = childIndex(of: next.index, order: order) else { continue }
        pending.append((child, index))
      }
    }
  }
}
