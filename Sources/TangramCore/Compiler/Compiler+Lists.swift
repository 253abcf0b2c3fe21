// Recompiles a list that gained, lost or moved children.

extension Compiler {
  /// Assigns boxes to the children of a container, in the current order of its list.
  ///
  /// The boxes of unchanged children are moved, unless some boxes refer to others by index. The descendants
  /// of a child that stays in the list keep their boxes.
  ///
  /// - Parameters:
  ///   - index: The container.
  ///   - match: The match of its list with the earlier version.
  ///   - changed: The indices of the children whose descriptors changed; `nil` to recompile all
  ///     children.
  /// - Returns: Whether the list could be compiled. It cannot be compiled if the tree is now too large,
  ///   or if a view that others may refer to occurs more than once.
  mutating func compileList(
    of index: Int, _ match: ListMatch, changed: ContiguousArray<Int>?
  ) -> Bool {
    plan.boxesByIdentity = nil
    let children = plan.bodies[index].children
    let isWithinLimits = match.added.allSatisfy {
      TreeCounts(of: children[$0].resolved, within: plan.environment.limits).problem == nil
    }
    guard isWithinLimits else { return false }
    let refersToBoxes = plan.containers[index].resetsChildren
    let compilesAll = refersToBoxes || changed == nil
    var match = match
    // Boxes are recompiled only if their children are recorded individually.
    for order in changed ?? [] { match.record(order) }
    let recompiled = assignBoxes(
      of: index, match, recompiled: compilesAll ? nil : match.added + (changed ?? []))
    plan.containers[index].resetChildFlags()
    if refersToBoxes { plan.containers[index].resetsChildren = false }
    plan.containers[index].isNew = true
    plan.containers[index].hasInitialSizes = true
    noteOrder(of: index)
    for box in plan.containers[index].children { noteTraits(of: box, in: index) }
    for box in recompiled {
      let child = children[Int(plan.boxes[box].order)].resolved
      fill(box, child, child.extras)
    }
    if !references.isEmpty { resolveReferences(of: index) }
    if compilesAll {
      prepareChildren(of: index)
    } else {
      for box in recompiled { prepareChild(box, of: index) }
    }
    for box in recompiled { setInitialSize(box) }
    return !plan.containers[index].resetsChildren || !children.hasDuplicates
  }

  /// Refills a box with another version of its view, whose index in the list is unchanged.
  mutating func refill(_ index: Int, _ node: borrowing Node) {
    let old = plan.boxes[index]
    plan.boxes[index] = Box(parent: old.parent, order: old.order)
    if old.container >= 0 { plan.boxes[index].container = old.container }
    fill(index, node, node.extras)
  }

  /// Puts the boxes of a list into layout order: those of unchanged children, and empty boxes for the others.
  ///
  /// - Parameter recompiled: The indices of the children to recompile; nil for all children.
  /// - Returns: The empty boxes.
  private func assignBoxes(
    of index: Int, _ match: ListMatch, recompiled: [Int]?
  ) -> ContiguousArray<Int> {
    let (children, former) = (plan.bodies[index].children, plan.containers[index])
    let isReversed = plan.bodiesInForce[index].settings.reversesLayout
    // If the order of the boxes is that of the list, those outside the range of the match stay together.
    let movesTogether = recompiled != nil && former.isInOrder && !isReversed
    let range = movesTogether ? match.range : 0..<children.count
    let formerRange = movesTogether ? match.oldRange : 0..<Int(former.total)
    let formerBoxes = boxes(ofChildren: formerRange, of: former)
    var isRecompiled = ContiguousArray(repeating: recompiled == nil, count: range.count)
    for order in recompiled ?? [] { isRecompiled[order - range.lowerBound] = true }
    var (inLayout, absent): (ContiguousArray<Int>, ContiguousArray<Int>) = ([], [])
    children.visit(in: range) { child, order in
      let isAbsent =
        if !isRecompiled[order - range.lowerBound], let before = match[order] {
          formerBoxes[before - formerRange.lowerBound].isExcluded
        } else if let live = child.live {
          isAbsent(live.node, live.node.extras)
        } else {
          isAbsent(child, child.extras)
        }
      if isAbsent { absent.append(order) } else { inLayout.append(order) }
    }
    if isReversed { inLayout.reverse() }

    discard(match.removed.map { formerBoxes[$0 - formerRange.lowerBound] })
    reserveBoxes(of: index, count: children.count)
    let first = Int(plan.containers[index].first)
    if movesTogether {
      let (start, end) = (Int(former.first), Int(former.first + former.total))
      moveBoxes(start..<start + range.lowerBound, to: first, 0)
      moveBoxes(
        start + formerRange.upperBound..<end, to: first + range.lowerBound + inLayout.count,
        children.count - Int(former.total))
    }
    let firstAbsent = first + children.count - absent.count
    plan.containers[index].count = Int32(children.count - absent.count)
    var empty: ContiguousArray<Int> = []
    func assign(_ box: Int, _ order: Int) {
      let before = match[order].map { $0 - formerRange.lowerBound }
      if let before, !isRecompiled[order - range.lowerBound] {
        plan.boxes[box] = formerBoxes[before]
      } else {
        plan.boxes[box] = Box(parent: Int32(index))
        if let before, formerBoxes[before].container >= 0 {
          plan.boxes[box].container = formerBoxes[before].container
        }
        empty.append(box)
      }
      setOrder(of: box, Int32(order))
    }
    let firstInLayout = first + range.lowerBound
    for (offset, order) in inLayout.enumerated() { assign(firstInLayout + offset, order) }
    for (offset, order) in absent.enumerated() { assign(firstAbsent + offset, order) }
    return empty
  }

  /// Returns the boxes of some children of a container, in the order of its list.
  private func boxes(
    ofChildren range: Range<Int>, of container: ContainerBox
  ) -> ContiguousArray<Box> {
    var boxes: ContiguousArray<Box> = []
    boxes.reserveCapacity(range.count)
    for order in range { boxes.append(plan.boxes[Int(container.first) + order]) }
    if !container.isInOrder { boxes.sort { $0.order < $1.order } }
    return boxes
  }

  /// Moves boxes to another index, possibly one among themselves, and their list indices by a distance.
  private func moveBoxes(_ boxes: Range<Int>, to start: Int, _ distance: Int) {
    let shift = start - boxes.lowerBound
    if shift == 0, distance == 0 { return }
    for offset in 0..<boxes.count {
      let box = shift > 0 ? boxes.upperBound - 1 - offset : boxes.lowerBound + offset
      plan.boxes[box + shift] = plan.boxes[box]
      setOrder(of: box + shift, plan.boxes[box + shift].order + Int32(distance))
    }
  }

  /// Sets the list index of a box that was moved, and the box of its container.
  private func setOrder(of box: Int, _ order: Int32) {
    plan.boxes[box].order = order
    let container = Int(plan.boxes[box].container)
    if container >= 0 { plan.containers[container].box = Int32(box) }
  }

  /// Reserves storage for the boxes of a list; reuses the current storage if it is large enough.
  private func reserveBoxes(of index: Int, count: Int) {
    if count > Int(plan.containers[index].capacity) {
      // A list that grew once is likely to grow again.
      let capacity = count + count / 4 + 4
      plan.containers[index].first = Int32(plan.boxes.count)
      plan.containers[index].capacity = Int32(capacity)
      plan.boxes.append(repeating: Box(), count: capacity)
    }
    plan.viewCount += count - Int(plan.containers[index].total)
    plan.containers[index].total = Int32(count)
  }

  /// Subtracts the descendants of removed children from the number of views, and marks their containers so
  /// that searches for containers that use the window skip them.
  private func discard(_ removed: [Box]) {
    var pending = removed.map { Int($0.container) }
    while let index = pending.popLast() {
      if index < 0 { continue }
      let children = plan.containers[index].children
      plan.viewCount -= children.count
      for box in children { pending.append(Int(plan.boxes[box].container)) }
      plan.containers[index].usesWindow = false
    }
  }

  /// Records in a container the traits of a child's box.
  private func noteTraits(of index: Int, in container: Int) {
    if plan.boxes[index].hasEnd { plan.containers[container].hasEnds = true }
    if plan.boxes[index].keepsFrame { plan.containers[container].hasKeptFrames = true }
    guard plan.boxes[index].container >= 0 else { return }
    plan.containers[container].hasContainers = true
    noteWrap(of: index, in: container)
  }
}
