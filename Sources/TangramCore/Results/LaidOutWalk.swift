/// A walk over the views of a layout, parents before children, in order, without recursion.
struct LaidOutWalk: Sequence, IteratorProtocol {
  private let tree: LaidOutTree
  private let structure: LayoutStructure
  /// The run of siblings with the view that is next, and those to go on with afterwards.
  private var run: ContiguousArray<Node> = []
  private var outerRuns: ContiguousArray<ContiguousArray<Node>> = []
  /// Where the walk is among the children of one view, and where it goes on afterwards.
  private var level = Level(.none, runs: 0, .zero)
  private var outer: ContiguousArray<Level> = []
  private var isStarted = false
  /// Where the coordinates of the last view's parent begin in what the root is in; nil below a
  /// transform.
  private(set) var origin: TGPoint? = .zero

  /// Numbers only, so that going down and up costs little; the views are in the runs.
  private struct Level {
    let places: LayoutStructure.Children
    /// The child that is next.
    var next = 0
    /// Its place in the run.
    var place = 0
    /// The number of runs after the one with the child.
    var runsAfter: Int
    /// The place among the containers of the structure of the one that is likely to be next.
    var container: Int
    /// Where the coordinates of the children begin in what the root is in; nil below a transform.
    let origin: TGPoint?

    init(_ places: LayoutStructure.Children, runs: Int, _ origin: TGPoint?) {
      (self.places, self.origin, runsAfter) = (places, origin, runs - 1)
      container = Int(places.firstContainer)
    }
  }

  init(_ tree: LaidOutTree) { (self.tree, structure) = (tree, tree.structure) }

  /// The next view and the index of its frame; nil after the last one.
  @inline(__always)
  mutating func next() -> LaidOutTree.Place? {
    if level.next < level.places.count, level.place < run.count { return place() }
    return nextElsewhere()
  }

  /// The root, the first child of another run, or what comes after the last child of a view.
  @inline(never)
  private mutating func nextElsewhere() -> LaidOutTree.Place? {
    if !isStarted { return start() }
    while true {
      if level.next < level.places.count, level.place < run.count || goToNextRun() {
        return place()
      }
      guard let last = outer.popLast(), let lastRun = outerRuns.popLast() else { return nil }
      (level, run) = (last, lastRun)
    }
  }

  /// Goes to the next run of a long list, which the parent knows.
  private mutating func goToNextRun() -> Bool {
    guard level.runsAfter > 0 else { return false }
    let children = parent.children.list
    run = children.run(at: children.runCount - level.runsAfter)
    level.place = 0
    level.runsAfter -= 1
    return !run.isEmpty
  }

  /// The view whose children the walk is at.
  private var parent: NodeRef {
    guard let last = outer.last, let lastRun = outerRuns.last, last.place > 0 else {
      return tree.top.node
    }
    return NodeRef(lastRun, last.place - 1)
  }

  @inline(__always)
  private mutating func place() -> LaidOutTree.Place {
    origin = level.origin
    let index = structure.index(ofKnownChild: level.next, among: level.places)
    let place = LaidOutTree.Place(
      node: NodeRef(run, level.place), index: Int32(truncatingIfNeeded: index),
      depth: Int32(truncatingIfNeeded: outer.count &+ 1))
    level.next &+= 1
    level.place &+= 1
    if place.node.isContainer { enter(place) }
    return place
  }

  private mutating func start() -> LaidOutTree.Place {
    isStarted = true
    let root = tree.top
    let list = root.node.children.list
    level = Level(
      structure.children(of: 0), runs: list.runCount, tree.origin(inside: root, at: .zero))
    run = list.run(at: 0)
    return root
  }

  @inline(never)
  private mutating func enter(_ place: LaidOutTree.Place) {
    let places = children(of: Int(place.index))
    if places.count == 0 { return }
    let list = place.node.children.list
    var inner = Level(places, runs: list.runCount, tree.origin(inside: place, at: level.origin))
    var innerRun = list.run(at: 0)
    swap(&inner, &level)
    swap(&innerRun, &run)
    outer.append(inner)
    outerRuns.append(innerRun)
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
