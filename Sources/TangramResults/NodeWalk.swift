import TangramCore

/// A walk over a view and its descendants, parents before children, in order.
///
/// It does not use recursion, and takes as many steps as there are views, at any depth.
struct NodeWalk: Sequence, IteratorProtocol {
  private var root: NodeRef?
  /// The remaining children on the current level, and those on the outer levels.
  private var level: ChildNodes.Iterator
  private var outer: [ChildNodes.Iterator] = []

  init(_ root: NodeRef) {
    self.root = root
    level = root.children.makeIterator()
  }

  /// Returns the next view; nil after the last one.
  mutating func next() -> NodeRef? {
    if let root {
      self.root = nil
      return root
    }
    while true {
      if let node = level.next() {
        if node.isContainer {
          outer.append(level)
          level = node.children.makeIterator()
        }
        return node
      }
      guard let last = outer.popLast() else { return nil }
      level = last
    }
  }
}

extension NodeRef {
  var callbacks: NodeCallbacks? { node.details?.callbacks }
}
