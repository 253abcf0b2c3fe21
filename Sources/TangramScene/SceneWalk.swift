import TangramCore

extension TGView {
  /// Calls `visit` for the view and all its descendants that are written to the document.
  ///
  /// Parents come before children, and `leave` is called after the last child of each parent. The walk
  /// is not recursive.
  func forEachWrittenView(_ visit: (borrowing Node) -> Void, leave: () -> Void = {}) {
    func visitedHasChildren(_ node: borrowing Node) -> Bool {
      visit(node)
      return node.hasWrittenChildren
    }
    // The children that remain on each level, outermost first.
    var levels = visitedHasChildren(node) ? [node.children.makeIterator()] : []
    while !levels.isEmpty {
      guard let next = levels[levels.count - 1].next()?.resolved else {
        levels.removeLast()
        leave()
        continue
      }
      if visitedHasChildren(next) { levels.append(next.children.makeIterator()) }
    }
  }
}

extension Node {
  /// Whether the view has children that are written to the document.
  ///
  /// A view can be of a kind without children, such as a spacer, only if it carries values.
  var hasWrittenChildren: Bool {
    if !hasChildren { return false }
    return !hasValues || ContainerKind.of(self).map { $0.childrenKey != nil } ?? true
  }
}
