// Bringing a list of children up to date that lost, gained or exchanged some: all of it gets a new
// run of boxes behind all others. What is below the children that stay is left where it is.

extension Plan {
  /// Gives the children of a container boxes in the order of a list that is not the one they were
  /// compiled from.
  ///
  /// - Returns: Which of them changed beside, and what differs below them; nil when the tree is to
  ///   be compiled anew.
  func rebuildChildren(of index: Int) -> [ChangedChild]? {
    let children = node(ofContainer: index).children
    guard canRebuild(children, of: index) else { return nil }
    let old = OldChildren(self, index, children)
    let (first, firstContainer) = (boxes.count, containers.count)
    reserve(for: children, beside: old)
    guard let changed = appendChildren(children, of: index, old) else { return nil }
    containers[index].first = Int32(first)
    containers[index].count = Int32(children.count)
    containers[index].total = Int32(children.count)
    for box in first..<boxes.count where boxes[box].container >= 0 {
      containers[Int(boxes[box].container)].box = Int32(box)
    }
    noteChanges(of: index, old, children.count)
    // Before what is below new children is compiled, whose references are looked up there.
    resolveReferences(of: index)
    var next = firstContainer
    while next < containers.count {
      compileChildren(of: next)
      next += 1
    }
    frames.append(repeating: .zero, count: boxes.count - frames.count)
    growResults()
    if !children.isEmpty { markFrames(first..<(first + children.count)) }
    structure = nil
    wasRebuilt = true
    return changed
  }

  /// Whether all children lie in the order of the list, and none refers to another by the place of
  /// its box.
  private func canRebuild(
    _ children: ChildNodes, of index: Int
  ) -> Bool {
    let container = containers[index]
    let reverses = container.inForce._withUnsafeGuaranteedRef { $0.settings.reversesLayout }
    return orders.isEmpty && !reverses && references.isEmpty
      && !container.flags.contains(.startsAfresh) && container.count == container.total
      && !children.contains { isExcluded($0) }
  }

  /// Makes room for all that is new, so that nothing moves while boxes are filled.
  private func reserve(
    for children: ChildNodes, beside old: OldChildren
  ) {
    var (nodes, inner) = (children.count, 0)
    for place in old.middle(of: children.count)
    where old.box(forChild: place) == nil {
      let counts = countNodes(from: children[place])
      nodes += counts.nodes - 1
      inner += counts.containers
    }
    boxes.reserve(nodes)
    containers.reserve(inner)
  }

  /// Appends a box for every child: the one it had, that of an earlier version, or a new one.
  ///
  /// - Returns: Which of them changed; nil when a version is too different from the earlier one.
  private func appendChildren(
    _ children: ChildNodes, of index: Int, _ old: OldChildren
  ) -> [ChangedChild]? {
    var changed: [ChangedChild] = []
    for place in 0..<children.count {
      let node = children[place]
      guard let oldBox = old.box(forChild: place) else {
        appendNew(node, of: index)
        frames.append(.zero)
        changed.append(ChangedChild(index: boxes.count - 1, change: nil))
        continue
      }
      let box = boxes.appendInPlace(boxes[oldBox])
      frames.append(frames[oldBox])
      if boxes[box].isOf(node) { continue }
      guard let change = replace(box, by: node) else { return nil }
      changed.append(ChangedChild(index: box, change: change))
    }
    return changed
  }

  /// What lies before and behind the children that came or went is only shifted.
  private func noteChanges(of index: Int, _ old: OldChildren, _ count: Int) {
    let container = containers.base + index
    let isSettled = container.pointee.changedStart >= Int32(old.range.count)
    container.pointee.changedStart = isSettled ? Int32(old.prefix) : 0
    container.pointee.changedEnd = Int32(isSettled ? count - old.suffix : count)
    container.pointee.written = min(container.pointee.written, Int32(old.prefix))
  }
}

/// The children a container had, and which of them those are that it has now.
private struct OldChildren {
  let range: Range<Int>
  /// The number of children at the start and at the end that are the same as before.
  private(set) var prefix = 0
  private(set) var suffix = 0
  private let count: Int
  /// The boxes that the children between had, in this version or an earlier one; nil for new ones.
  private var middle: [Int?] = []

  init(
    _ plan: Plan, _ index: Int, _ children: ChildNodes
  ) {
    let first = Int(plan.containers[index].first)
    range = first..<(first + Int(plan.containers[index].total))
    count = children.count
    let most = min(range.count, count)
    func isSame(_ box: Int, _ place: Int) -> Bool {
      plan.boxes[box].node.isSame(as: children[place])
    }
    while prefix < most, isSame(first + prefix, prefix) { prefix += 1 }
    while suffix < most - prefix, isSame(range.upperBound - 1 - suffix, count - 1 - suffix) {
      suffix += 1
    }
    var boxes = BoxesByNode(plan, (first + prefix)..<(range.upperBound - suffix))
    // Those that are the same come first, and leave the others what they were copied from.
    middle = middle(of: count).map { boxes.take(sameAs: children[$0]) }
    for place in middle(of: count) where middle[place - prefix] == nil {
      middle[place - prefix] = boxes.take(versionOf: children[place])
    }
  }

  /// The places between those that are the same, in a list of children.
  func middle(of count: Int) -> Range<Int> { prefix..<(count - suffix) }

  /// The box that a child had, in this version or an earlier one; nil when it is new.
  func box(forChild place: Int) -> Int? {
    if place < prefix { return range.lowerBound + place }
    if place >= count - suffix { return range.upperBound - (count - place) }
    return middle[place - prefix]
  }
}

/// Boxes to be taken over, each by one child alone: the same view may be in a list several times.
private struct BoxesByNode {
  private let plan: Plan
  private var byNode: [NodeRef: [Int]] = [:]
  private var byIdentity: [UInt64: [Int]] = [:]
  private var taken: Set<Int> = []

  init(_ plan: Plan, _ range: Range<Int>) {
    self.plan = plan
    for box in range.reversed() {
      let node = plan.boxes[box].node
      byNode[node, default: []].append(box)
      let identity = node.knownIdentity
      if identity != 0 { byIdentity[identity, default: []].append(box) }
    }
  }

  mutating func take(sameAs node: NodeRef) -> Int? {
    guard let box = byNode[node]?.popLast() else { return nil }
    taken.insert(box)
    return box
  }

  mutating func take(versionOf node: NodeRef) -> Int? {
    let identity = node.knownIdentity
    while identity != 0, let box = byIdentity[identity]?.popLast() {
      if plan.canReplace(box, by: node), taken.insert(box).inserted { return box }
    }
    return nil
  }
}
