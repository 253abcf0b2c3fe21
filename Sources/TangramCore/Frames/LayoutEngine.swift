/// The state needed to lay out a tree: its plan, the solver that works on the plan, and the frames that
/// are written from it.
///
/// An engine belongs to one layout at a time; it is not shared or sent to another thread while in
/// use.
package final class LayoutEngine {
  package let plan: Plan
  package let solver: Solver
  // The parts of the plan that are read for every view.
  let boxes: PlanBuffer<Box>
  let containers: PlanBuffer<ContainerBox>
  /// The frames, which layouts share.
  package internal(set) var table = FrameTable()
  /// The size that the contents of the root were laid out for.
  package private(set) var rootPassSize = TGSize.zero
  /// The index for finding views, shared by layouts whose trees have the same views at the same
  /// positions.
  package private(set) var index = LayoutIndex()

  /// Compiles a tree, or only its root if the tree is too large.
  package init(_ tree: TGView, in environment: TGEnvironment) {
    let clean = environment.sanitized
    var root = tree
    var counts = TreeCounts(of: tree.node, within: clean.limits)
    let problem = counts.problem
    if problem != nil {
      root.subviews = []
      counts = TreeCounts(of: root.node, within: clean.limits)
    }
    plan = Plan(root, in: clean)
    solver = Solver(plan)
    (boxes, containers) = (plan.boxes, plan.containers)
    var compiler = Compiler(solver)
    compiler.compile(counts)
    assert(plan.checkInvariants())
    if let problem { plan.report(0, "subviews", problem) }
    for (property, problem) in environment.problems { plan.report(0, property, problem) }
  }

  /// Whether the last layout exceeded its work budget.
  package var isOverBudget: Bool { solver.isSpent }

  /// Updates the plan to a new version of its tree, and to the environment.
  ///
  /// - Returns: Whether the update succeeded; if not, the engine must not be used again.
  package func update(to tree: TGView, in environment: TGEnvironment) -> Bool {
    // Problems of an environment are found only when a tree is compiled in it.
    guard environment.problems.isEmpty, plan.diagnostics.isEmpty, hasFewStaleEntries,
      plan.distant.isEmpty
    else { return false }
    let clean = environment.sanitized
    var resized = plan.environment
    resized.size = clean.size
    guard clean == resized else { return false }
    if clean.size != plan.environment.size {
      if solver.readsEnvironment { return false }
      plan.environment = clean
      // The root always depends on the available space.
      solver.invalidate(0)
      solver.invalidateContainersInWindow()
    }
    var update = PlanUpdate(solver)
    // Distant references are resolved only while the whole tree is compiled.
    guard update.apply(tree), plan.distant.isEmpty else { return false }
    if update.changesIndex { index = LayoutIndex() }
    assert(plan.checkInvariants())
    return plan.viewCount - 1 <= environment.limits.views
  }

  /// Whether earlier updates left few enough stale entries behind for another update to be worthwhile.
  private var hasFewStaleEntries: Bool {
    plan.boxes.count <= 4 * plan.viewCount + 64
      && plan.rares.count + plan.links.count + plan.contents.count + plan.extras.count
        + plan.values.count + solver.cache.count <= 8 * plan.viewCount + 256
  }
}

// MARK: - Writing frames
//
// Converts solved boxes to frames on the pixel grid, from the root down.
//
// The frames of a container's children are reused unless its last pass or its own size changed;
// layouts of several versions of a tree share them.

/// The state of one update of the frames: the table, which is returned to the engine at the end, and the
/// remaining work.
private struct FrameUpdate {
  var table: FrameTable
  /// The number that identifies this update.
  let version = ViewIdentity.make()
  /// The containers to visit, parents before children; the list grows during the walk.
  var visits: ContiguousArray<Int32> = []
}

extension LayoutEngine {
  /// The frame of the root.
  package var rootFrame: TGRect { table.views[0].frame }

  /// Returns the slot of a box's view.
  package func slot(ofBox index: Int) -> Int {
    let (parent, order) = (Int(boxes[index].parent), Int(boxes[index].order))
    return parent < 0 ? 0 : Int(containers[parent].first) + order
  }

  /// Returns the frame of a box's view.
  package func frame(ofBox index: Int) -> TGRect { table.views[slot(ofBox: index)].frame }

  /// Solves the whole tree and writes all frames.
  package func layout() { settleDistantSizes { layoutInWindow() } }

  /// Lays out the tree, a second time if sizes depend on positions in the window.
  private func layoutInWindow() {
    layoutOnce()
    guard solver.dependsOnWindow, wrapsInWindow else { return }
    // The positions and sizes of containers in the window are known at this point.
    solver.knowsWindowPositions = true
    layoutOnce()
  }

  /// Whether the size of some container depends on its position in the window.
  private var wrapsInWindow: Bool {
    (0..<containers.count).contains { index in
      let container = containers[index]
      return container.usesWindow && (container.x.wraps || container.y.wraps)
    }
  }

  private func layoutOnce() {
    let before = solver.rootFrameBeforePass()
    rootPassSize = solver.rootRules.sizeForPass(before)
    boxes[0].x.current = before.size.width
    boxes[0].y.current = before.size.height
    solver.containerBeingWritten = -1
    // Results computed with known window positions do not hold while the positions are unknown.
    if solver.dependsOnWindow { solver.invalidateContainersInWindow() }
    let solved = solver.placeFromTop(0, given: rootPassSize)
    writeTree(solver.rootRules.frame(before, solved: solved), given: rootPassSize)
  }

  /// Returns the size of the root when it is laid out for `size`; an extent that is not positive
  /// and finite means the current one.
  package func fittingSize(_ size: TGSize) -> TGSize {
    var given = TGSize(width: boxes[0].x.current, height: boxes[0].y.current)
    // An infinite, zero or negative extent is ignored.
    if size.width > 0, size.width.isFinite { given.width = size.width }
    if size.height > 0, size.height.isFinite { given.height = size.height }
    var solved = TGSize.zero
    settleDistantSizes {
      boxes[0].x.current = given.width
      boxes[0].y.current = given.height
      solver.containerBeingWritten = -1
      solved = solver.placeFromTop(0, given: given)
      writeTree(TGRect(origin: .zero, size: solved), given: given)
    }
    return TGSize(width: plan.grid.round(solved.width), height: plan.grid.round(solved.height))
  }
}

// MARK: - The tree

extension LayoutEngine {
  /// Writes the frame of the solved root, and the frames of everything that changed below it.
  private func writeTree(_ frame: TGRect, given: TGSize) {
    let frame = solver.bounded(frame, of: 0)
    containers[0].frame = frame
    solver.containerBeingWritten = 0
    // The root's contents may be laid out for a different size than that of its frame.
    solveForFrame(0, given: given)
    // Moved out of the engine, so that the table is uniquely referenced and writes to it copy
    // nothing.
    var update = FrameUpdate(table: table)
    table = FrameTable()
    update.table.grow(views: boxes.count, containers: containers.count)
    update.table.views[0] = FrameTable.View(frame: frame, container: 0)
    visit(0, in: 0, &update)
    // Visits containers level by level: the list grows during the loop.
    var next = 0
    while next < update.visits.count {
      let index = Int(update.visits[next])
      solver.containerBeingWritten = index
      if index > 0 { solveForFrame(index, given: containers[index].frame.size) }
      writeChildren(of: index, &update)
      next += 1
    }
    table = update.table
  }

  /// Ensures that a container's children are placed for the container's final size.
  private func solveForFrame(_ index: Int, given: TGSize) {
    if containers[index].usesWindow {
      // The position of the container in the window is known only now.
      solver.invalidate(index)
    }
    solver.placeInFrame(index, given: given, frame: containers[index].frame.size) {
      solver.placeFromTop($0, given: $1)
    }
  }

  /// Writes the frames of a container's children unless they are still valid, and adds child
  /// containers to the list of visits where needed.
  private func writeChildren(of index: Int, _ update: inout FrameUpdate) {
    if !containers[index].isWritten || solver.dependsOnWindow {
      containers[index].isWritten = true
      if containers[index].hasFindings { solver.reportFindings(of: index) }
      writeFrames(of: index, to: &update.table)
    }
    guard containers[index].hasContainers else { return }
    for box in containers[index].children where boxes[box].container >= 0 {
      visitIfNeeded(box, &update)
    }
  }

  /// Adds a child container to the list of visits, unless everything below it is still valid.
  ///
  /// That is the case if the child was not solved since its frames were written, still has the same
  /// size, and does not depend on its surroundings.
  private func visitIfNeeded(_ box: Int, _ update: inout FrameUpdate) {
    let child = Int(boxes[box].container)
    let slot = slot(ofBox: box)
    let frame = update.table.views[slot].frame
    let isWritten =
      containers[child].isWritten && containers[child].frame.size == frame.size
    containers[child].frame = frame
    let dependsOnSurroundings =
      containers[child].dependsOnParent || solver.dependsOnWindow
    if !isWritten || dependsOnSurroundings {
      visit(child, in: slot, &update)
    } else if update.table.containers[child].slot != slot {
      update.table.containers[child].slot = Int32(slot)
    }
  }

  private func visit(_ index: Int, in slot: Int, _ update: inout FrameUpdate) {
    update.table.containers[index] = FrameTable.Container(
      slot: Int32(slot), first: containers[index].first, count: containers[index].total,
      version: update.version)
    update.visits.append(Int32(index))
  }
}

// MARK: - Children

extension LayoutEngine {
  /// Writes the frames of a container's children.
  private func writeFrames(of index: Int, to table: inout FrameTable) {
    let container = containers[index]
    let (children, participants) = (container.children, container.participants)
    let (boxes, grid) = (self.boxes.base, plan.grid)
    let keepsFrames = container.hasKeptFrames
    let order = container.isInOrder ? nil : boxesInOrder(children)
    table.views.replace(children) { slot in
      let box = order?[slot - children.lowerBound] ?? slot
      let frame: TGRect
      if box >= participants.upperBound {
        frame = solver.frameOfAbsent(box)
      } else if !keepsFrames, let snapped = grid.snappedEdges(boxes[box].unsnapped) {
        frame = snapped
      } else {
        frame = solver.snappedFrame(of: box)
      }
      return FrameTable.View(
        frame: frame, container: boxes[box].container, parent: Int32(index))
    }
  }

  /// Returns the boxes of children in the order of their list.
  private func boxesInOrder(_ range: Range<Int>) -> ContiguousArray<Int> {
    var order = ContiguousArray(range)
    for box in range { order[Int(boxes[box].order)] = box }
    return order
  }
}

// MARK: - The frames of solved boxes, on the pixel grid

extension Solver {
  /// Returns the frame of a child that is excluded from the layout: its previous frame, unless the
  /// container places the child anyway.
  func frameOfAbsent(_ box: Int) -> TGRect {
    guard boxes[box].isPlacedThoughAbsent else { return keptFrame(of: box) }
    let frame = snappedFrame(of: box)
    return boxes[box].collapses ? TGRect(origin: frame.center, size: .zero) : frame
  }

  func snappedFrame(of index: Int) -> TGRect {
    let box = boxes[index]
    if box.keepsFrame { return keptFrame(of: index) }
    var frame = plan.grid.snapped(box.unsnapped)
    if plan.grid.snapping == .sizes, box.container < 0 {
      frame.size.width = box.x.extent > 0 ? plan.grid.round(box.x.extent) : 0
      frame.size.height = box.y.extent > 0 ? plan.grid.round(box.y.extent) : 0
    }
    return bounded(frame, of: index)
  }

  /// Returns a frame with valid numbers; invalid numbers are reported and replaced.
  func bounded(_ frame: TGRect, of box: Int) -> TGRect {
    let sum =
      frame.origin.x.magnitude + frame.origin.y.magnitude + frame.size.width + frame.size.height
    if sum <= PixelGrid.limit { return frame }
    guard sum.isFinite else {
      plan.report(box, "frame", .notFinite(replacement: 0))
      return .zero
    }
    let limit = PixelGrid.limit
    plan.report(box, "frame", .tooLarge(limit: limit))
    return TGRect(
      x: max(-limit, min(frame.minX, limit)), y: max(-limit, min(frame.minY, limit)),
      width: min(frame.width, limit), height: min(frame.height, limit))
  }

  /// Returns the frame of a child that is not placed, which is its previous frame.
  ///
  /// If the child is a container, it still finds its own size where it wraps, unless it is
  /// excluded.
  private func keptFrame(of index: Int) -> TGRect {
    let box = boxes[index]
    var frame = plan.givenFrame(ofBox: index)
    if box.collapses { frame = TGRect(origin: frame.center, size: .zero) }
    if box.container >= 0, !box.isExcluded {
      let container = containers[Int(box.container)]
      let size = measure(Int(box.container), given: frame.size)
      if container.x.wraps { frame.size.width = size.width }
      if container.y.wraps { frame.size.height = size.height }
    }
    if frame.size.width < 0 || frame.size.height < 0 {
      plan.report(index, "frame", .negative(min(frame.size.width, frame.size.height)))
      frame.size = TGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
    }
    return frame
  }
}

// MARK: - Views in containers below others

extension Solver {
  /// Returns the frame of a view in the coordinates of a container above it, for a size of that
  /// container.
  ///
  /// The containers on the way are solved for the sizes that follow from it.
  ///
  /// - Parameters:
  ///   - path: The boxes from a child of the container down to the view.
  ///   - container: The container.
  ///   - size: The size of the container.
  /// - Returns: Nil if a box on the path is gone, or if the containers cannot be solved now.
  func frame(of path: [Int], in container: Int, sized size: TGSize) -> TGRect? {
    var (index, size, origin) = (container, size, TGPoint.zero)
    for box in path {
      guard index >= 0, !boxes[box].isGone else { return nil }
      placeInFrame(index, given: size, frame: size) { place($0, given: $1) }
      if isPostponing { return nil }
      let isAbsent = boxes[box].isExcluded
      let frame = isAbsent ? frameOfAbsent(box) : snappedFrame(of: box)
      origin = origin + frame.origin
      (size, index) = (frame.size, Int(boxes[box].container))
    }
    return TGRect(origin: origin, size: size)
  }
}

/// The tables for finding the views of a layout by identity, by name, and by their index in preorder.
///
/// Each table is built on first use. Layouts of versions of a tree whose views have the same
/// positions and names share one index.
package final class LayoutIndex: Sendable {
  package let identities = LazyValue<[UInt64: Int]>()
  package let names = LazyValue<[String: Int]>()
  package let order = LazyValue<ContiguousArray<Int32>>()
}
