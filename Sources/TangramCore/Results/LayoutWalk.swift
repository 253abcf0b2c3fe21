/// An iterator over the views of a layout in preorder, without recursion.
package struct LayoutWalk: Sequence, IteratorProtocol, Sendable {
  private let tree: LaidOutTree
  private var root: LaidOutTree.Place?
  /// The siblings that are being visited, and the outer levels to continue with afterwards.
  private var level: Level
  private var outer: ContiguousArray<Level> = []

  private struct Level: Sendable {
    var nodes: ChildNodes.Iterator
    /// The slots of the remaining siblings.
    var slots: Range<Int>

    init(_ place: LaidOutTree.Place) {
      nodes = place.node.children.makeIterator()
      slots = place.children
    }
  }

  package init(_ tree: LaidOutTree) {
    self.tree = tree
    root = tree.top
    level = Level(tree.top)
  }

  /// The next view; nil after the last one.
  package mutating func next() -> LaidOutTree.Place? {
    if let root {
      self.root = nil
      return root
    }
    while true {
      if !level.slots.isEmpty, let node = level.nodes.next() { return enter(node) }
      guard let last = outer.popLast() else { return nil }
      level = last
    }
  }

  private mutating func enter(_ node: NodeRef) -> LaidOutTree.Place {
    let place = tree.place(of: node, level.slots.lowerBound, depth: outer.count + 1)
    level.slots.removeFirst()
    if !place.children.isEmpty {
      outer.append(level)
      level = Level(place)
    }
    return place
  }
}
