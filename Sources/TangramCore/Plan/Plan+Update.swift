// Bringing a plan up to date with a new version of its tree.

extension Plan {
  /// Compiles what differs between the plan's tree and `tree`, and forgets the solutions that
  /// depended on it.
  ///
  /// - Returns: Whether that was possible; if not, the plan is of no more use. It is not when the
  ///   tree has diagnostics or is another view's, when the environment says more than another size,
  ///   and when children came or went in a list that is reversed, leaves some out, or whose views
  ///   refer to each other.
  func update(to tree: TGView, in environment: TGEnvironment) -> Bool {
    let clean = environment.sanitized
    // Diagnostics belong to views, and are found only when those are compiled and solved.
    guard diagnostics.isEmpty, clean.scale == self.environment.scale,
      clean.isRightToLeft == self.environment.isRightToLeft,
      clean.sizeClass == self.environment.sizeClass
    else { return false }
    if clean.size != self.environment.size {
      if readsRoom { return false }
      self.environment = clean
      // The root reads the room, whatever it says.
      forgetSolution(of: 0)
      forgetSolutions(ofContainersWith: .usesWindow)
    }
    guard isWorthUpdating, boxes[0].container >= 0 else { return false }
    // The old tree must live until no box refers to it.
    let old = root
    root = tree
    let isDone = old.storage === tree.storage || replaceChanged(NodeRef(tree.storage))
    withExtendedLifetime(old) {}
    return isDone
  }

  /// Whether little enough was left behind by updates before.
  private var isWorthUpdating: Bool {
    let live = structure?.count ?? boxes.count
    return boxes.count <= 2 * live + 64
      && rares.count + links.count + measures.count <= 4 * boxes.count + 64
  }

  /// Walks down where storages differ, and fills the boxes of those nodes again.
  private func replaceChanged(_ newRoot: NodeRef) -> Bool {
    guard canReplace(0, by: newRoot), let change = replace(0, by: newRoot) else { return false }
    noteWrap(ofBox: 0)
    var pending = [(container: Int(boxes[0].container), change: change)]
    while let (index, change) = pending.popLast() {
      forgetSolution(of: index)
      guard let changed = replaceChildren(of: index, all: change == .settings) else {
        return false
      }
      prepareChanged(changed, of: index, all: change == .settings)
      for child in changed {
        if boxes[child.index].container >= 0, let below = child.change {
          pending.append((Int(boxes[child.index].container), below))
        }
      }
    }
    return diagnostics.isEmpty
  }

  /// Fills the boxes of the children that are not what they were, or of all of them.
  ///
  /// - Returns: Which those are, and what differs below them; nil when that is not enough.
  private func replaceChildren(of index: Int, all: Bool) -> [ChangedChild]? {
    let children = node(ofContainer: index).children
    let (first, total) = (Int(containers[index].first), Int(containers[index].total))
    guard children.count == total else { return all ? nil : rebuildChildren(of: index) }
    var places: [Int] = []
    var place = 0
    while place < total {
      if !all, orders.isEmpty {
        place = Self.firstDifference(boxes.base + first, children, from: place)
        if place == total { break }
      }
      let box = first + place
      let node = children[orders.isEmpty ? place : Int(orders[box])]
      place += 1
      if !all, boxes[box].isOf(node) { continue }
      guard canReplace(box, by: node) else {
        return all ? nil : rebuildChildren(of: index)
      }
      places.append(box)
    }
    if !all, places.count > 1, haveMoved(places, first, children) {
      return rebuildChildren(of: index)
    }
    var changed: [ChangedChild] = []
    for box in places {
      let node = children[orders.isEmpty ? box - first : Int(orders[box])]
      let isSame = boxes[box].isOf(node)
      guard let change = replace(box, by: node) else { return nil }
      changed.append(ChangedChild(index: box, change: isSame ? nil : change))
      containers[index].change(box)
    }
    return changed
  }

  /// Whether some of the nodes for these boxes are those that others of them had: then it is less
  /// work to move what is known of them.
  private func haveMoved(
    _ places: [Int], _ first: Int, _ children: ChildNodes
  ) -> Bool {
    guard orders.isEmpty else { return false }
    let before = Set(places.map { boxes[$0].node })
    return places.contains { before.contains(children[$0 - first]) }
  }

  /// Lets the algorithm adjust children whose boxes were filled, and gives them the sizes they have
  /// before a pass.
  private func prepareChanged(_ changed: [ChangedChild], of index: Int, all: Bool) {
    if all {
      prepareChildren(of: index)
    } else {
      if !references.isEmpty { resolveReferences(of: index) }
      for child in changed { prepareChild(child.index, of: index) }
    }
    for child in changed { startBox(boxes.base + child.index) }
  }

  /// The first place where a box has another node.
  ///
  /// A loop of its own, as it is most of what an unchanged child costs.
  @inline(never)
  private static func firstDifference(
    _ boxes: UnsafeMutablePointer<Box>, _ nodes: ChildNodes, from start: Int
  ) -> Int {
    var place = start
    while place < nodes.count {
      let (slots, count) = nodes.slots(from: place)
      for offset in 0..<count {
        let (box, slot) = (boxes + place + offset, slots + offset)
        // The short way first: most children have not changed.
        if !slot.pointee.refers(to: box.pointee.node), !box.pointee.isOf(NodeRef(slot)) {
          return place + offset
        }
      }
      place += count
    }
    return place
  }

  /// Whether a node is another version of the one that a box was filled for, and takes its place.
  func canReplace(_ index: Int, by node: NodeRef) -> Bool {
    let old = boxes.base + index
    return old.pointee.node.knownIdentity == node.knownIdentity
      && node.isContainer == (old.pointee.container >= 0)
      && (isExcluded(node) == old.pointee.flags.contains(.isExcluded) || index == 0)
  }

  /// Fills a box with another version of its node; nil when the versions are too different.
  func replace(_ index: Int, by node: NodeRef) -> NodeChange? {
    let box = boxes.base + index
    let old = box.pointee
    let oldContainer = old.container >= 0 ? containers[Int(old.container)] : nil
    box.pointee = Box(node: node)
    box.pointee.parent = old.parent
    if oldContainer != nil { box.pointee.container = old.container }
    fillBox(index)
    guard let oldContainer else { return .contents }
    let container = containers.base + Int(old.container)
    let change = container.pointee.inForce._withUnsafeGuaranteedRef { new in
      oldContainer.inForce._withUnsafeGuaranteedRef { old -> NodeChange? in
        if new === old { return .contents }
        // Other children would take other places.
        if new.settings.reversesLayout != old.settings.reversesLayout { return nil }
        return new.laysOut(like: old) ? .contents : .settings
      }
    }
    if change == .contents { container.pointee.keepPass(of: oldContainer) }
    return change
  }
}

/// What differs between two versions of a node.
enum NodeChange {
  /// Its own descriptors, or something below it.
  case contents
  /// The settings or the options of a container: the children are seen with other eyes.
  case settings
}

/// A child whose box was filled again.
struct ChangedChild {
  var index: Int
  /// What differs below it; nil when nothing does.
  var change: NodeChange?
}

extension Box {
  /// Whether a node is the one the box was filled for, or says the same in another list: then it is
  /// the box's own from now on.
  @inline(__always)
  mutating func isOf(_ other: NodeRef) -> Bool {
    if node == other { return true }
    guard node.isSame(as: other) else { return false }
    node = other
    return true
  }
}

extension ContainerBox {
  /// Takes over what is known of the last pass of an earlier version that lays out alike.
  fileprivate mutating func keepPass(of old: ContainerBox) {
    (x.size, x.wraps) = (old.x.size, old.x.wraps)
    (y.size, y.wraps) = (old.y.size, old.y.wraps)
    (changedStart, changedEnd, written) = (old.changedStart, old.changedEnd, old.written)
    flags.formUnion(old.flags.intersection(.isResumable))
  }
}
