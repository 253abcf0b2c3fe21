// Recompiles a list that gained, lost or moved children.

extension Compiler {
  /// Assigns new boxes to the children of a container, in the current order of its list.
  ///
  /// The boxes of unchanged children are copied, unless some boxes refer to others by index. The
  /// descendants of a child that stays in the list keep their boxes.
  ///
  /// - Parameters:
  ///   - index: The container.
  ///   - formerIndices: The former list index of each child, or -1 for a new child.
  ///   - changed: The indices of the children whose descriptors changed; `nil` to recompile all
  ///     children.
  /// - Returns: Whether the list could be compiled. It cannot be compiled if the tree is now too large,
  ///   or if a view that others may refer to occurs more than once.
  mutating func compileList(
    of index: Int, formerIndices: ContiguousArray<Int32>, changed: ContiguousArray<Int>?
  ) -> Bool {
    plan.boxesByIdentity = nil
    let children = plan.bodies[index].children
    let refersToBoxes = plan.containers[index].resetsChildren
    let compilesAll = refersToBoxes || changed == nil
    var isRecompiled = ContiguousArray(repeating: compilesAll, count: children.count)
    for order in formerIndices.indices where formerIndices[order] < 0 { isRecompiled[order] = true }
    for order in changed ?? [] { isRecompiled[order] = true }
    guard areWithinLimits(children, formerIndices) else { return false }
    let kept = keptCount(of: index, formerIndices, isRecompiled)
    let former = formerBoxes(of: index, from: kept)
    discardRemovedChildren(former, from: kept, formerIndices.dropFirst(kept))
    moveList(of: index, count: children.count)
    plan.containers[index].resetChildFlags()
    if refersToBoxes { plan.containers[index].resetsChildren = false }
    plan.containers[index].isNew = true
    plan.containers[index].hasInitialSizes = true
    let boxes = arrangeBoxes(of: index, from: kept, former, formerIndices, isRecompiled)
    var recompiled: ContiguousArray<Int> = []
    children.visit { (child: borrowing Node, order: Int) in
      guard isRecompiled[order] else { return noteTraits(of: boxes[order], in: index) }
      recompiled.append(boxes[order])
      if let live = child.live {
        fill(boxes[order], live.node, live.node.extras)
      } else {
        fill(boxes[order], child, child.extras)
      }
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

  /// The number of children at the start of a list that keep their boxes where they are.
  private func keptCount(
    of index: Int, _ formerIndices: ContiguousArray<Int32>, _ isRecompiled: ContiguousArray<Bool>
  ) -> Int {
    guard plan.containers[index].isInOrder, formerIndices.count <= plan.containers[index].capacity,
      !plan.bodiesInForce[index].settings.reversesLayout
    else { return 0 }
    let indices = formerIndices.indices
    return indices.first { isRecompiled[$0] || formerIndices[$0] != $0 } ?? indices.count
  }

  /// Puts the boxes of a list into layout order: copies of unchanged boxes, and empty boxes for the
  /// other children.
  ///
  /// - Parameters:
  ///   - kept: The number of children at the start whose boxes stay where they are.
  ///   - former: The former boxes of the other children, in the former order of the list.
  /// - Returns: The box of each child.
  private func arrangeBoxes(
    of index: Int, from kept: Int, _ former: ContiguousArray<Box>,
    _ formerIndices: ContiguousArray<Int32>, _ isRecompiled: ContiguousArray<Bool>
  ) -> ContiguousArray<Int> {
    var layoutOrder: ContiguousArray<Int> = []
    layoutOrder.reserveCapacity(isRecompiled.count)
    var absent: ContiguousArray<Int> = []
    plan.bodies[index].children.visit { child, order in
      let isAbsent =
        if order < kept {
          false
        } else if !isRecompiled[order] {
          former[Int(formerIndices[order]) - kept].isExcluded
        } else if let live = child.live {
          isAbsent(live.node, live.node.extras)
        } else {
          isAbsent(child, child.extras)
        }
      if isAbsent { absent.append(order) } else { layoutOrder.append(order) }
    }
    plan.containers[index].count = Int32(layoutOrder.count)
    if plan.bodiesInForce[index].settings.reversesLayout { layoutOrder.reverse() }
    layoutOrder += absent
    let first = Int(plan.containers[index].first)
    var boxes = ContiguousArray(first..<first + layoutOrder.count)
    for offset in kept..<layoutOrder.count {
      let (box, order) = (first + offset, layoutOrder[offset])
      boxes[order] = box
      let before = Int(formerIndices[order]) - kept
      if isRecompiled[order] {
        plan.boxes[box] = Box(parent: Int32(index))
        if before >= 0, former[before].container >= 0 {
          plan.boxes[box].container = former[before].container
        }
      } else {
        plan.boxes[box] = former[before]
      }
      plan.boxes[box].order = Int32(order)
      if plan.boxes[box].container >= 0 {
        plan.containers[Int(plan.boxes[box].container)].box = Int32(box)
      }
    }
    noteOrder(of: index)
    return boxes
  }

  /// Returns the boxes of the children of a container from an index on, ordered by their list index.
  private func formerBoxes(of index: Int, from kept: Int) -> ContiguousArray<Box> {
    let children = plan.containers[index].children.dropFirst(kept)
    var former: ContiguousArray<Box> = []
    former.reserveCapacity(children.count)
    for box in children { former.append(plan.boxes[box]) }
    if !plan.containers[index].isInOrder { former.sort { $0.order < $1.order } }
    return former
  }

  /// Reserves storage for the boxes of a list; reuses the current storage if it is large enough.
  private func moveList(of index: Int, count: Int) {
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

  /// Whether the subtree of every new child stays within the limits.
  private func areWithinLimits(_ children: NodeList, _ formerIndices: ContiguousArray<Int32>)
    -> Bool
  {
    formerIndices.indices.allSatisfy { order in
      formerIndices[order] >= 0
        || TreeCounts(of: children[order].resolved, within: plan.environment.limits).problem == nil
    }
  }

  /// Subtracts the descendants of removed children from the number of views, and marks their containers so
  /// that searches for containers that use the window skip them.
  ///
  /// - Parameters:
  ///   - former: The former boxes of the children from the index `kept` on.
  ///   - formerIndices: The former list indices of these children, or -1 for new ones.
  private func discardRemovedChildren(
    _ former: ContiguousArray<Box>, from kept: Int, _ formerIndices: ArraySlice<Int32>
  ) {
    var isInList = [Bool](repeating: false, count: former.count)
    for index in formerIndices where index >= 0 { isInList[Int(index) - kept] = true }
    var pending = former.indices.filter { !isInList[$0] }.map { Int(former[$0].container) }
    while let index = pending.popLast() {
      if index < 0 { continue }
      let children = plan.containers[index].children
      plan.viewCount -= children.count
      for box in children { pending.append(Int(plan.boxes[box].container)) }
      plan.containers[index].usesWindow = false
    }
  }

  /// Records in a container the traits of a child's box that was not recompiled.
  private func noteTraits(of index: Int, in container: Int) {
    if plan.boxes[index].hasEnd { plan.containers[container].hasEnds = true }
    if plan.boxes[index].keepsFrame { plan.containers[container].hasKeptFrames = true }
    guard plan.boxes[index].container >= 0 else { return }
    plan.containers[container].hasContainers = true
    noteWrap(of: index, in: container)
  }
}
