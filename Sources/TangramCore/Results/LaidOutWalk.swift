/// A walk over the views of a layout, parents before children, in order, without recursion.
struct LaidOutWalk: Sequence, IteratorProtocol {
  private let tree: LaidOutTree
  private let structure: LayoutStructure
  /// The children that are next, and those to go on with afterwards.
  private var level: Level
  private var outer: [Level] = []
  private var isStarted = false
  /// Where the coordinates of the last view's parent begin in what the root is in; nil below a
  /// transform.
  private(set) var origin: TGPoint? = .zero

  private struct Level {
    var children: ChildNodes.Iterator
    var places: LayoutStructure.Children
    var next = 0
    /// The place among the containers of the structure of the one that is likely to be next.
    var container: Int
    /// Where the coordinates of the children begin in what the root is in; nil below a transform.
    var origin: TGPoint?

    init(_ children: ChildNodes, _ places: LayoutStructure.Children, _ origin: TGPoint?) {
      (self.children, self.places, self.origin) = (children.makeIterator(), places, origin)
      container = Int(places.firstContainer)
    }
  }

  init(_ tree: LaidOutTree) {
    (self.tree, structure) = (tree, tree.structure)
    level = Level(ChildNodes(), .none, .zero)
  }

  /// The next view and the index of its frame; nil after the last one.
  @inline(__always)
  mutating func next() -> LaidOutTree.Place? {
    if level.next < level.places.count, let node = level.children.next() { return place(node) }
    return nextOfOuterLevel()
  }

  /// The root, or what comes after the last child of a view.
  @inline(never)
  private mutating func nextOfOuterLevel() -> LaidOutTree.Place? {
    if !isStarted { return start() }
    while let last = outer.popLast() {
      level = last
      if level.next < level.places.count, let node = level.children.next() { return place(node) }
    }
    return nil
  }

  @inline(__always)
  private mutating func place(_ node: NodeRef) -> LaidOutTree.Place {
    origin = level.origin
    let index = structure.index(ofKnownChild: level.next, among: level.places)
    level.next &+= 1
    let place = LaidOutTree.Place(
      node: node, index: Int32(truncatingIfNeeded: index),
      depth: Int32(truncatingIfNeeded: outer.count &+ 1))
    if node.isContainer { enter(place) }
    return place
  }

  private mutating func start() -> LaidOutTree.Place {
    isStarted = true
    let root = tree.top
    let inside = tree.origin(inside: root, at: .zero)
    level = Level(root.node.children, structure.children(of: 0), inside)
    return root
  }

  @inline(never)
  private mutating func enter(_ place: LaidOutTree.Place) {
    let places = children(of: Int(place.index))
    var inner = Level(
      place.node.children, places, tree.origin(inside: place, at: level.origin))
    swap(&inner, &level)
    outer.append(inner)
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
