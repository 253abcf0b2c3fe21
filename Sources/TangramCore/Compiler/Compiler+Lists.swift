// Compiling a list again that gained, lost or moved children.

extension Compiler {
  /// Gives the children of a container new boxes, in the order of its list as it is now.
  ///
  /// The boxes of children that did not change are copied, unless some refer to others by box. What is
  /// below a child that was there before stays where it is.
  ///
  /// - Parameters:
  ///   - index: The container.
  ///   - formerIndices: For each child its index in the list before, or -1 for one that is new.
  ///   - changed: The indices of children that say something else than before; nil if all children are
  ///     to be compiled again.
  /// - Returns: Whether that was possible: if the tree is not too large now, and no view that others may
  ///   refer to is there several times.
  mutating func compileList(
    of index: Int, formerIndices: ContiguousArray<Int32>, changed: ContiguousArray<Int>?
  ) -> Bool {
    let children = plan.containers[index].own.borrow { $0.children }
    let refersToBoxes = plan.containers[index].flags.contains(.startsAfresh)
    let former = formerBoxes(of: index)
    let compilesAll = refersToBoxes || changed == nil
    var isRecompiled = ContiguousArray(repeating: compilesAll, count: children.count)
    for place in formerIndices.indices where formerIndices[place] < 0 { isRecompiled[place] = true }
    for place in changed ?? [] { isRecompiled[place] = true }
    guard reserve(for: children, formerIndices) else { return false }
    forgetDeparted(former, formerIndices)
    moveList(of: index, count: children.count)
    plan.containers[index].flags.subtract(.aboutChildren)
    if refersToBoxes { plan.containers[index].flags.remove(.startsAfresh) }
    plan.containers[index].flags.formUnion([.isNew, .hasStarts])
    var box = Int(plan.containers[index].first)
    func compile(_ place: Int) {
      let before = formerIndices[place] < 0 ? nil : former[Int(formerIndices[place])]
      if let before, !isRecompiled[place] {
        plan.boxes[box] = before
      } else {
        plan.boxes[box] = Box(parent: Int32(index))
        if let before, before.container >= 0 { plan.boxes[box].container = before.container }
      }
      plan.boxes[box].order = Int32(truncatingIfNeeded: place)
      if before != nil, plan.boxes[box].container >= 0 {
        plan.containers[Int(plan.boxes[box].container)].box = Int32(box)
      }
      box += 1
    }
    var takesPart = ContiguousArray(repeating: true, count: children.count)
    children.visit { child, place in
      if !child.isPlainLeaf || !child.flags.areOrdinary {
        takesPart[place] = !child.reading { isAbsent($0) }
      }
    }
    let isReversed = plan.containers[index].inForce.borrow { $0.settings.reversesLayout }
    let last = children.count - 1
    for number in takesPart.indices {
      let place = isReversed ? last - number : number
      if takesPart[place] { compile(place) }
    }
    plan.containers[index].count = Int32(box - Int(plan.containers[index].first))
    for place in takesPart.indices where !takesPart[place] { compile(place) }
    noteOrder(of: index)
    let boxes = Int(plan.containers[index].first)..<box
    for box in boxes {
      let place = Int(plan.boxes[box].order)
      if isRecompiled[place] {
        fill(plan.boxes.base + box, children[place].resolved)
      } else {
        noteTraits(of: box, in: index)
      }
    }
    if !references.isEmpty { resolveReferences(of: index) }
    if compilesAll {
      prepareChildren(of: index)
    } else {
      for box in boxes where isRecompiled[Int(plan.boxes[box].order)] {
        prepareChild(box, of: index)
      }
    }
    for box in boxes where isRecompiled[Int(plan.boxes[box].order)] {
      startBox(plan.boxes.base + box)
    }
    return !plan.containers[index].flags.contains(.startsAfresh) || !children.hasTwins
  }

  /// Fills a box again with another version of its view, which is in the same place.
  mutating func refill(_ index: Int, _ node: Node) {
    let old = plan.boxes[index]
    plan.boxes[index] = Box(parent: old.parent, order: old.order)
    if old.container >= 0 { plan.boxes[index].container = old.container }
    fill(plan.boxes.base + index, node.resolved)
  }

  /// The boxes of the children of a container, by their indices in the list.
  private func formerBoxes(of index: Int) -> ContiguousArray<Box> {
    let (first, total) = (Int(plan.containers[index].first), Int(plan.containers[index].total))
    var boxes = ContiguousArray(repeating: Box(), count: total)
    for box in first..<(first + total) { boxes[Int(plan.boxes[box].order)] = plan.boxes[box] }
    return boxes
  }

  /// Finds room for the boxes of a list: where they were, if it is enough.
  private func moveList(of index: Int, count: Int) {
    if count > Int(plan.containers[index].room) {
      // A list that grew once may grow again.
      let room = count + count / 4 + 4
      plan.containers[index].first = Int32(plan.boxes.count)
      plan.containers[index].room = Int32(room)
      plan.boxes.append(repeating: Box(), count: room)
    }
    plan.containers[index].total = Int32(count)
  }

  /// Makes room for new children and what is below them, so that nothing moves while they are compiled.
  ///
  /// - Returns: Whether they are not too many.
  private func reserve(for children: NodeList, _ formerIndices: ContiguousArray<Int32>) -> Bool {
    var (views, containers) = (2 * children.count + 16, 0)
    for place in formerIndices.indices where formerIndices[place] < 0 {
      let counts = children.reading(place) {
        $0.reading { TreeCounts(of: $0, within: plan.environment.limits) }
      }
      if counts.problem != nil { return false }
      views += counts.views
      containers += counts.containers
    }
    plan.boxes.reserve(views)
    plan.containers.reserve(containers)
    return true
  }

  /// Notes that containers are not in the tree any more, so that no walk over all containers meets them.
  private func forgetDeparted(
    _ former: ContiguousArray<Box>, _ formerIndices: ContiguousArray<Int32>
  ) {
    var isKept = [Bool](repeating: false, count: former.count)
    for index in formerIndices where index >= 0 { isKept[Int(index)] = true }
    var pending = former.indices.filter { !isKept[$0] }.map { Int(former[$0].container) }
    while let index = pending.popLast() {
      if index < 0 { continue }
      let (first, total) = (Int(plan.containers[index].first), Int(plan.containers[index].total))
      for box in first..<(first + total) { pending.append(Int(plan.boxes[box].container)) }
      plan.containers[index].flags = []
    }
  }

  /// Notes of a box that was compiled before what its container has to know.
  private func noteTraits(of index: Int, in container: Int) {
    let box = plan.boxes[index]
    if box.hasEnd { plan.containers[container].flags.insert(.hasEnds) }
    if box.flags.contains(.keepsFrame) { plan.containers[container].flags.insert(.hasKeptFrames) }
    guard box.container >= 0 else { return }
    plan.containers[container].flags.insert(.hasContainers)
    noteWrap(of: plan.boxes.base + index, in: plan.containers.base + container)
  }
}
