/// A walk over the views of a layout, parents before children, in order, without recursion.
struct LaidOutWalk: Sequence, IteratorProtocol {
  private let tree: LaidOutTree
  private let structure: LayoutStructure
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
    /// Where the coordinates of the children begin in what the root is in; nil below a transform.
    var origin: TGPoint? = .zero
  }

  init(_ tree: LaidOutTree) { (self.tree, structure) = (tree, tree.structure) }

  /// The next view and the index of its frame; nil after the last one.
  mutating func next() -> LaidOutTree.Place? { nextInParent()?.place }

  /// The next view, and where the coordinates of its parent begin in what the root is in; that is
  /// nil below a transform.
  mutating func nextInParent() -> (place: LaidOutTree.Place, origin: TGPoint?)? {
    while level.next >= level.end {
      if !isStarted { return start() }
      guard let last = outer.popLast() else { return nil }
      level = last
    }
    let order = level.next
    level.next &+= 1
    let node = level.children[order]
    let index = structure.index(ofKnownChild: order, among: level.places)
    let place = LaidOutTree.Place(
      node: node, index: Int32(truncatingIfNeeded: index),
      depth: Int32(truncatingIfNeeded: outer.count &+ 1))
    let origin = level.origin
    if node.isContainer { enter(place, children(of: index)) }
    return (place, origin)
  }

  private mutating func start() -> (place: LaidOutTree.Place, origin: TGPoint?)? {
    isStarted = true
    let root = LaidOutTree.Place(node: NodeRef(tree.root.node), index: 0, depth: 0)
    enter(root, structure.children(of: 0))
    // Nothing comes after the root.
    outer.removeAll(keepingCapacity: true)
    return (root, .zero)
  }

  private mutating func enter(_ place: LaidOutTree.Place, _ places: LayoutStructure.Children) {
    outer.append(level)
    level = Level()
    level.origin = tree.origin(inside: place, at: outer[outer.count - 1].origin)
    level.children = place.node.children
    level.places = places
    level.end = Swift.min(level.children.count, places.count)
    level.container = Int(places.firstContainer)
  }

  /// The children of the next container of this level: most often the one after the last.
  private mutating func children(of index: Int) -> LayoutStructure.Children {
    guard let likely = structure.children(of: index, likelyAt: level.container) else {
      return structure.children(of: index)
    }
    level.container &+= 1
    return likely
  }
}
