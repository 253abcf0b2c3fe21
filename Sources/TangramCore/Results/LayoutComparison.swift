/// A walk over two layouts at once that finds what differs, parents before children, in order.
struct LayoutComparison {
  private let old: LaidOutTree
  private let new: LaidOutTree
  private let oldStructure: LayoutStructure
  private let newStructure: LayoutStructure
  private var found: [TGLayoutChange] = []
  /// The children that are being compared, and those to go on with afterwards.
  private var level: Level
  private var outer: [Level] = []
  /// Whether the frames of all views of both layouts lie in the order of the lists.
  private let areInOrder: Bool
  /// The lists of children whose frames are still to be looked at; empty at most times.
  private var waiting: ContiguousArray<LayoutStructure.Children> = []

  init(_ old: LaidOutTree, _ new: LaidOutTree) {
    (self.old, self.new) = (old, new)
    (oldStructure, newStructure) = (old.structure, new.structure)
    areInOrder = oldStructure.isInOrder && newStructure.isInOrder
    level = Level(old: ListInLayout(old.top.node, .none), new: ListInLayout(new.top.node, .none))
  }

  /// The children of a view that is in both trees.
  private struct Level {
    var old: ListInLayout
    var new: ListInLayout
    /// Which child of the old list each of the new one is, below 0 for none; nil when each is the one
    /// at the same place.
    var partners: [Int32]?
    /// The place in the new list of the child to go on with.
    var next = 0
    /// Whether the children are the same in both trees, and some frame below is known to be another.
    var isKnownToDiffer = false
  }
}

extension LayoutComparison {
  /// The changes from the old layout to the new one.
  mutating func changes() -> [TGLayoutChange] {
    let (oldRoot, newRoot) = (old.top, new.top)
    let areSame = oldRoot.node.isSame(as: newRoot.node)
    if areSame, old.frames.isSame(as: new.frames) { return [] }
    compareFrames(oldRoot, newRoot)
    enter(
      ListInLayout(oldRoot.node, oldStructure.children(of: 0)),
      ListInLayout(newRoot.node, newStructure.children(of: 0)), areSame: areSame)
    while goOn() {}
    return found
  }

  /// Goes on with the next child.
  ///
  /// - Returns: Whether there was one.
  private mutating func goOn() -> Bool {
    if areInOrder, level.partners == nil { skipShared() }
    let order = level.next
    guard order < level.new.count else {
      guard let last = outer.popLast() else { return false }
      level = last
      return true
    }
    level.next = order &+ 1
    let partner = level.partners.map { Int($0[order]) } ?? order
    if partner < 0 { return true }
    let before = level.old.place(partner, outer.count, oldStructure)
    let now = level.new.place(order, outer.count, newStructure)
    compareFrames(before, now)
    if now.node.isContainer || before.node.isContainer { compareChildren(before, now) }
    return true
  }

  private mutating func compareChildren(_ before: LaidOutTree.Place, _ now: LaidOutTree.Place) {
    let was = level.old.children(of: before, oldStructure)
    let children = level.new.children(of: now, newStructure)
    let areSame = before.node.isSame(as: now.node)
    // What is below need not be looked at view by view where it is the same, and has the same frames.
    // Where that is not so it is not asked again further down, or deep trees would take long.
    let isLookedAt = areSame && oldStructure === newStructure && !level.isKnownToDiffer
    if isLookedAt, hasSameFrames(below: children) { return }
    let isKnownToDiffer = isLookedAt || level.isKnownToDiffer
    let (old, new) = (ListInLayout(before.node, was), ListInLayout(now.node, children))
    enter(old, new, areSame: areSame, isKnownToDiffer: areSame && isKnownToDiffer)
  }

  /// Whether all frames of children, and of what is below them, are the same in both layouts.
  private mutating func hasSameFrames(below children: LayoutStructure.Children) -> Bool {
    waiting.removeAll(keepingCapacity: true)
    waiting.append(children)
    while let next = waiting.popLast() {
      let end = next.range.upperBound
      if !new.frames.areSame(next.range, in: old.frames) { return false }
      var container = Int(next.firstContainer)
      while newStructure.frame(ofContainerAt: container) < end {
        waiting.append(newStructure.container(at: container))
        container &+= 1
      }
    }
    return true
  }

  /// Passes over leaves whose frames lie in pieces that both layouts share.
  @inline(__always)
  private mutating func skipShared() {
    guard level.next < level.new.count else { return }
    let first = level.new.firstFrame &+ level.next
    guard first == level.old.firstFrame &+ level.next else { return }
    let end = min(
      level.new.firstFrame &+ level.new.count, level.new.nextContainer(from: first, newStructure),
      level.old.nextContainer(from: first, oldStructure))
    if end > first {
      level.next += new.frames.endOfSharedFrames(first..<end, with: old.frames) - first
    }
  }

  @inline(__always)
  private mutating func compareFrames(_ before: LaidOutTree.Place, _ now: LaidOutTree.Place) {
    let (was, rectangle) = (old.rectangle(of: before), new.rectangle(of: now))
    if was == rectangle { return }
    found.append(
      TGLayoutChange(
        kind: was.size == rectangle.size ? .moved : .resized, before: was, now: rectangle,
        tree: new, place: now))
  }

  /// Finds the children of a view again, and notes those that came or went.
  private mutating func enter(
    _ before: ListInLayout, _ now: ListInLayout, areSame: Bool, isKnownToDiffer: Bool = false
  ) {
    if before.count == 0, now.count == 0 { return }
    let partners = areSame ? nil : Partners(before, now)
    var inner = Level(
      old: before, new: now, partners: partners?.byPlace, isKnownToDiffer: isKnownToDiffer)
    swap(&inner, &level)
    outer.append(inner)
    if let partners { noteComingsAndGoings(partners) }
  }

  private mutating func noteComingsAndGoings(_ partners: Partners) {
    for order in partners.come {
      let place = level.new.place(order, outer.count, newStructure)
      found.append(
        TGLayoutChange(
          kind: .appeared, before: nil, now: new.rectangle(of: place), tree: new, place: place))
    }
    for order in partners.gone {
      let place = level.old.place(order, outer.count, oldStructure)
      found.append(
        TGLayoutChange(
          kind: .vanished, before: old.rectangle(of: place), now: nil, tree: old, place: place))
    }
  }
}

/// The children of a view and where their frames lie in a layout.
private struct ListInLayout {
  let nodes: ChildNodes
  /// The number of children that have frames.
  let count: Int
  private let children: LayoutStructure.Children
  /// The place among the containers of the layout of the one that is likely to be next.
  private var container: Int

  init(_ node: NodeRef, _ children: LayoutStructure.Children) {
    nodes = node.children
    self.children = children
    count = min(nodes.count, children.count)
    container = Int(children.firstContainer)
  }

  /// The index of the frame of the first child, when they lie in order.
  var firstFrame: Int { children.range.lowerBound }

  @inline(__always)
  func place(_ order: Int, _ depth: Int, _ structure: LayoutStructure) -> LaidOutTree.Place {
    let index = structure.index(ofKnownChild: order, among: children)
    return LaidOutTree.Place(
      node: nodes[order], index: Int32(truncatingIfNeeded: index),
      depth: Int32(truncatingIfNeeded: depth))
  }

  /// The frame of the first container at or after a child, when they lie in order.
  @inline(__always)
  mutating func nextContainer(from index: Int, _ structure: LayoutStructure) -> Int {
    while structure.frame(ofContainerAt: container) < index { container &+= 1 }
    return structure.frame(ofContainerAt: container)
  }

  /// Where the children of one of the children lie.
  mutating func children(
    of child: LaidOutTree.Place, _ structure: LayoutStructure
  ) -> LayoutStructure.Children {
    let index = Int(child.index)
    guard let likely = structure.children(of: index, likelyAt: container) else {
      return structure.children(of: index)
    }
    container &+= 1
    return likely
  }
}

/// Which children of one version of a view are which of another.
private struct Partners {
  /// The place in the old list of each of the new one, -1 for none; nil when all places are the same.
  private(set) var byPlace: [Int32]?
  /// The places in the new list of those that are not in the old one.
  private(set) var come: [Int] = []
  /// The places in the old list of those that are not in the new one.
  private(set) var gone: [Int] = []

  init(_ old: ListInLayout, _ new: ListInLayout) {
    var lists = ListComparison(old.nodes.list, new.nodes.list)
    lists.comparePrefix { _, _, _ in true }
    let prefix = min(lists.prefix, old.count, new.count)
    if prefix == old.count, prefix == new.count { return }
    lists.compareSuffix { _, _, _ in true }
    let areWhole = old.count == old.nodes.count && new.count == new.nodes.count
    let (shift, suffix) = (new.count - old.count, areWhole ? lists.suffix : 0)
    var places: [Int32] = []
    places.reserveCapacity(new.count)
    for place in 0..<prefix { places.append(Int32(place)) }
    match(prefix..<(old.count - suffix), old, prefix..<(new.count - suffix), new, &places)
    for place in (new.count - suffix)..<new.count { places.append(Int32(place - shift)) }
    byPlace = places
  }

  private mutating func match(
    _ oldRange: Range<Int>, _ old: ListInLayout, _ newRange: Range<Int>, _ new: ListInLayout,
    _ places: inout [Int32]
  ) {
    var known: [UInt64: Int] = [:]
    known.reserveCapacity(oldRange.count)
    for order in oldRange { known[old.nodes[order].identity] = order }
    var isThere = Set<Int>()
    for order in newRange {
      let partner = known.removeValue(forKey: new.nodes[order].identity)
      places.append(Int32(partner ?? -1))
      if let partner { isThere.insert(partner) } else { come.append(order) }
    }
    gone = oldRange.filter { !isThere.contains($0) }
  }
}
