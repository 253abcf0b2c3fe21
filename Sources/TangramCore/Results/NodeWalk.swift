/// A walk over a view and all below it, parents before children, in order, without recursion: as many
/// steps as there are views, at any depth.
struct NodeWalk: Sequence, IteratorProtocol {
  private var root: NodeRef?
  /// The children that are next, and those to go on with afterwards.
  private var level: (children: ChildNodes, next: Int) = (ChildNodes(), 0)
  private var outer: [(children: ChildNodes, next: Int)] = []

  init(_ root: NodeRef) { self.root = root }

  /// The next view; nil after the last one.
  mutating func next() -> NodeRef? {
    while level.next >= level.children.count {
      if let root {
        self.root = nil
        level = (root.children, 0)
        return root
      }
      guard let last = outer.popLast() else { return nil }
      level = last
    }
    let node = level.children[level.next]
    level.next &+= 1
    if node.isContainer {
      outer.append(level)
      level = (node.children, 0)
    }
    return node
  }
}
