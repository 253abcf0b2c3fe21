/// A walk over the views of a layout, parents before children, in order, without recursion.
package struct LayoutWalk: Sequence, IteratorProtocol, Sendable {
  private var root: LaidOutTree.Place?
  /// The siblings that are being visited, and those to continue with afterwards.
  private var level: Level
  private var outer: ContiguousArray<Level> = []
  private var ordinal = 0

  private struct Level: Sendable {
    var nodes: ChildNodes.Iterator
    let list: FrameList
    var index = 0
    var nextNested = 0

    init(_ place: LaidOutTree.Place) {
      nodes = place.node.children.makeIterator()
      list = place.list ?? .empty
    }
  }

  package init(_ tree: LaidOutTree) {
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
      if level.index < level.list.frames.count, let node = level.nodes.next() {
        return enter(node)
      }
      guard let last = outer.popLast() else { return nil }
      level = last
    }
  }

  private mutating func enter(_ node: NodeRef) -> LaidOutTree.Place {
    ordinal += 1
    var place = LaidOutTree.Place(
      node: node, rectangle: level.list.frames[level.index], list: nil, ordinal: ordinal,
      depth: outer.count + 1)
    if level.nextNested < level.list.nested.count,
      level.list.nested[level.nextNested].index == level.index
    {
      place.list = level.list.nested[level.nextNested].list
      level.nextNested += 1
    }
    level.index += 1
    if place.list != nil {
      outer.append(level)
      level = Level(place)
    }
    return place
  }
}
