/// A walk over the views of a layout, parents before children, in order, without recursion.
struct LaidOutWalk: Sequence, IteratorProtocol {
  private let tree: LaidOutTree
  /// The children that are next, and those to go on with afterwards.
  private var level = Level()
  private var outer: [Level] = []
  private var isStarted = false

  private struct Level {
    var children = ChildNodes()
    var places = LayoutStructure.Children.none
    var next = 0
    var end = 0
    /// The place among the containers of the structure of the one that is likely to be next.
    var container = 0
  }

  init(_ tree: LaidOutTree) { self.tree = tree }

  /// The next view and the index of its frame; nil after the last one.
  mutating func next() -> LaidOutTree.Place? {
    while level.next >= level.end {
      if !isStarted { return start() }
      guard let last = outer.popLast() else { return nil }
      level = last
    }
    let order = level.next
    level.next &+= 1
    let node = level.children[order]
    let index = tree.structure.index(ofKnownChild: order, among: level.places)
    let place = LaidOutTree.Place(
      node: node, index: Int32(truncatingIfNeeded: index),
      depth: Int32(truncatingIfNeeded: outer.count &+ 1))
    if node.isContainer { enter(node, children(of: index)) }
    return place
  }

  private mutating func start() -> LaidOutTree.Place? {
    isStarted = true
    let root = NodeRef(tree.root.node)
    enter(root, tree.structure.children(of: 0))
    // Nothing comes after the root.
    outer.removeAll(keepingCapacity: true)
    return LaidOutTree.Place(node: root, index: 0, depth: 0)
  }

  private mutating func enter(_ node: NodeRef, _ places: LayoutStructure.Children) {
    outer.append(level)
    level = Level()
    level.children = node.children
    level.places = places
    level.end = Swift.min(level.children.count, places.count)
    level.container = Int(places.firstContainer)
  }

  /// The children of the next container of this level: most often the one after the last.
  private mutating func children(of index: Int) -> LayoutStructure.Children {
    guard let likely = tree.structure.children(of: index, likelyAt: level.container) else {
      return tree.structure.children(of: index)
    }
    level.container &+= 1
    return likely
  }
}
