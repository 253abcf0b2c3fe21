/// Turns solved boxes into frames on the pixel grid, containers before what is in them, and shares
/// frames that stand with the layouts before.
final class FrameWriter {
  let plan: Plan
  let solver: Solver
  /// The containers whose children's frames are still to be written.
  let visits = PlanBuffer<Int32>()
  /// Which pieces of the last result have been written since.
  let freshPieces = PlanBuffer<Bool>(minimumCapacity: 1)
  /// The frames of the last result.
  var frameTable = FrameTable()
  /// Where frames lie, for results; nil once that has changed.
  var lists: FrameLists?
  /// The pieces of the last lists, and those that have changed since.
  var listPieces: ContiguousArray<FrameListPiece> = []
  let freshLists = PlanBuffer<Bool>(minimumCapacity: 1)
  /// The number of views.
  var nodeCount = 0
  /// Whether some children have got boxes away from those they had when the tree was compiled.
  var isRearranged = false
  /// The containers in whose lists no view is twice, as far as that was looked for.
  var listsWithoutTwins: Set<Int> = []
  /// The size that the contents of the root were laid out for.
  var handed = TGSize.zero
  /// The number of boxes where the children of a container lie, for those whose children moved.
  var roomOfStretches: [Int: Int] = [:]

  init(_ solver: Solver) {
    self.solver = solver
    plan = solver.plan
  }

  deinit {
    visits.deallocate()
    freshPieces.deallocate()
    freshLists.deallocate()
  }
}

extension FrameWriter {
  private var boxes: PlanBuffer<Box> { plan.boxes }
  private var containers: PlanBuffer<ContainerBox> { plan.containers }
  private var frames: PlanBuffer<TGRect> { plan.frames }
  private var grid: PixelGrid { plan.grid }

  /// Solves the whole tree and writes all frames.
  func layout() {
    solver.begin(views: nodeCount)
    defer { solver.reportBudget() }
    layoutOnce()
    guard solver.seesWindow, wrapsInWindow else { return }
    // Now it is known where those containers lie, and how large they are there.
    solver.knowsPlaces = true
    layoutOnce()
  }

  /// Whether the size of some container depends on where in the window it lies.
  private var wrapsInWindow: Bool {
    (0..<containers.count).contains { index in
      let container = containers[index]
      return container.flags.contains(.usesWindow) && (container.x.wraps || container.y.wraps)
    }
  }

  private func layoutOnce() {
    let before = solver.rootFrameBeforePass()
    handed = solver.rootSizeForPass(before)
    boxes.base.pointee.x.current = before.size.width
    boxes.base.pointee.y.current = before.size.height
    solver.placing = -1
    // What was found when places were known is not what is found before.
    if solver.seesWindow { solver.forgetSolutions(ofContainersWith: .usesWindow) }
    let solved = solver.solveFromTop(0, given: handed)
    writeTree(solver.rootFrame(before, solved: solved), given: handed)
  }

  /// The size that results for the root when it is given `size`, of which zeros mean its current size.
  func fittingSize(_ size: TGSize) -> TGSize {
    var given = TGSize(width: boxes[0].x.current, height: boxes[0].y.current)
    // No size can be infinite or less than nothing, so such a limit says nothing.
    if size.width > 0, size.width.isFinite { given.width = size.width }
    if size.height > 0, size.height.isFinite { given.height = size.height }
    boxes.base.pointee.x.current = given.width
    boxes.base.pointee.y.current = given.height
    solver.begin(views: nodeCount)
    solver.placing = -1
    let solved = solver.solveFromTop(0, given: given)
    writeTree(TGRect(origin: .zero, size: solved), given: given)
    return TGSize(width: grid.round(solved.width), height: grid.round(solved.height))
  }

  /// Writes the frame of the root, which was solved, and those of all that changed below it.
  private func writeTree(_ frame: TGRect, given: TGSize) {
    writeRoot(bounded(frame, of: boxes.base))
    solver.placing = 0
    // What the root's contents are laid out for may be another size than its frame has.
    solveForFrame(0, given: given)
    visits.removeAll()
    visits.appendInPlace(0)
    // Level by level, as the list grows while the loop runs.
    var next = 0
    while next < visits.count {
      let index = Int(visits.base[next])
      next &+= 1
      solver.placing = index
      let container = containers.base + index
      let size = frames.base[Int(container.pointee.box)].size
      if index > 0, !stands(container, for: size) { solveForFrame(index, given: size) }
      writeChildren(of: container)
    }
  }

  /// Writes the frame of the root, unless it stands: what nobody moved is shared with the layout before.
  private func writeRoot(_ frame: TGRect) {
    if frames[0] == frame { return }
    frames[0] = frame
    markFrames(0..<1)
  }

  /// Whether a container's children are placed for the size its frame has.
  @inline(__always)
  private func stands(_ container: UnsafeMutablePointer<ContainerBox>, for size: TGSize) -> Bool {
    container.pointee.latest.result == size
      && container.pointee.flags.isDisjoint(with: [.usesWindow, .dependsOnParent])
  }

  /// Makes sure that a container's children are placed for the size it got in the end.
  private func solveForFrame(_ index: Int, given: TGSize) {
    let container = containers.base + index
    if container.pointee.flags.contains(.usesWindow) {
      // Only now it is known where in the window the container lies.
      container.pointee.latest = SolvedSize()
      container.pointee.earlier = SolvedSize()
    }
    let solved = solver.solveFromTop(index, given: given)
    let frame = frames[Int(container.pointee.box)].size
    if isStretched(container, frame, solved) {
      solveStretched(index, container, frame, solved)
    }
  }

  /// Writes the frames of a container's children, as far as they do not stand, and notes which of
  /// the children to go on with.
  @inline(__always)
  private func writeChildren(of container: UnsafeMutablePointer<ContainerBox>) {
    if container.pointee.flags.contains(.isWritten), !solver.seesWindow { return }
    container.pointee.flags.insert(.isWritten)
    if container.pointee.flags.contains(.hasFindings) { solver.reportFindings(of: container) }
    let start = Int(container.pointee.first)
    let first = start + (solver.seesWindow ? 0 : Int(container.pointee.written))
    let lastTaking = start + Int(container.pointee.count)
    let last = start + Int(container.pointee.total)
    container.pointee.written = container.pointee.count
    guard last > first else { return }
    markFrames(first..<last)
    let isPlain = grid.holdsWholes && !container.pointee.flags.contains(.hasKeptFrames)
    if container.pointee.flags.contains(.hasContainers) {
      writeFramesAndVisit(first..<lastTaking) { index, box, frame in
        // Most rectangles are on the grid as they are.
        if !isPlain || !writeFrameAsItIs(box, frame) { snapFrame(of: index) }
      }
    } else {
      writeFrames(first..<lastTaking, isPlain)
    }
    if lastTaking < last {
      writeFramesAndVisit(lastTaking..<last) { index, _, _ in writeFrameOfAbsent(index) }
    }
  }

  /// Writes frames of children and notes to go on with those that are containers whose own
  /// children's frames do not stand any more.
  ///
  /// They do not if the container was solved since they were written, or has another size than it
  /// had then, and perhaps not if it looks at what it is in.
  @inline(__always)
  private func writeFramesAndVisit(
    _ range: Range<Int>,
    write: (Int, _ box: UnsafeMutablePointer<Box>, _ frame: UnsafeMutablePointer<TGRect>) -> Void
  ) {
    // Local, so that writing frames does not make them be read again.
    let (boxes, frames, containers) = (boxes.base, frames.base, containers.base)
    let seesWindow = solver.seesWindow
    for index in range {
      let (box, frame) = (boxes + index, frames + index)
      let before = frame.pointee.size
      write(index, box, frame)
      let container = Int(box.pointee.container)
      if container < 0 { continue }
      let flags = containers[container].flags
      let stands = flags.contains(.isWritten) && frame.pointee.size == before
      if !stands || flags.contains(.dependsOnParent) || seesWindow {
        visits.appendInPlace(Int32(truncatingIfNeeded: container))
      }
    }
  }

  /// The frame of a child that takes no part: the one it had, unless the container places it all
  /// the same.
  private func writeFrameOfAbsent(_ box: Int) {
    guard boxes[box].flags.contains(.isPlacedThoughAbsent) else { return keepFrame(of: box) }
    snapFrame(of: box)
    if boxes[box].flags.contains(.collapses) {
      frames[box] = TGRect(origin: frames[box].center, size: .zero)
    }
  }

  /// Writes the frames of leaves, snapped to the grid.
  @inline(__always)
  private func writeFrames(_ range: Range<Int>, _ isPlain: Bool) {
    // Local, so that writing frames does not make them be read again.
    let (boxes, frames) = (boxes.base, frames.base)
    var (box, frame) = (boxes + range.lowerBound, frames + range.lowerBound)
    let end = boxes + range.upperBound
    if isPlain {
      while box < end, writeFrameAsItIs(box, frame) { (box, frame) = (box + 1, frame + 1) }
    }
    // Where one rectangle is not on the grid, the next ones will not be either.
    if box == end { return }
    let grid = grid
    while box < end {
      if isPlain, let snapped = grid.snappedEdges(box.pointee.x, box.pointee.y) {
        frame.pointee = snapped
      } else {
        snapFrame(of: box - boxes)
      }
      (box, frame) = (box + 1, frame + 1)
    }
  }

  /// Writes the frame of a child whose rectangle is on the grid as it is.
  ///
  /// - Returns: Whether it is.
  @inline(__always)
  private func writeFrameAsItIs(
    _ box: UnsafeMutablePointer<Box>, _ frame: UnsafeMutablePointer<TGRect>
  ) -> Bool {
    guard box.isWholeAndPositive else { return false }
    frame.pointee = TGRect(
      x: box.pointee.x.origin, y: box.pointee.y.origin, width: box.pointee.x.extent,
      height: box.pointee.y.extent)
    return true
  }

  private func snapFrame(of index: Int) {
    let box = boxes.base + index
    if box.pointee.flags.contains(.keepsFrame) {
      keepFrame(of: index)
      return
    }
    var frame = grid.snapped(box.pointee.x, box.pointee.y)
    if grid.snapping == .sizes, box.pointee.container < 0 {
      frame.size.width = box.pointee.x.extent > 0 ? grid.round(box.pointee.x.extent) : 0
      frame.size.height = box.pointee.y.extent > 0 ? grid.round(box.pointee.y.extent) : 0
    }
    frames[index] = bounded(frame, of: box)
  }

  /// A frame of numbers that can be computed with; one that has others is reported.
  private func bounded(_ frame: TGRect, of box: UnsafeMutablePointer<Box>) -> TGRect {
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

  /// The frame of a child that is not placed: the one it had.
  ///
  /// A container among them still finds its own size where it wraps, unless it is excluded.
  private func keepFrame(of index: Int) {
    let box = boxes.base + index
    var frame = plan.finite(plan.node(of: box).givenFrame, of: box)
    if box.pointee.flags.contains(.collapses) {
      frame = TGRect(origin: frame.center, size: .zero)
    }
    if box.pointee.container >= 0, !box.pointee.flags.contains(.isExcluded) {
      let container = containers.base + Int(box.pointee.container)
      let size = solver.measure(Int(box.pointee.container), given: frame.size)
      if container.pointee.x.wraps { frame.size.width = size.width }
      if container.pointee.y.wraps { frame.size.height = size.height }
    }
    if frame.size.width < 0 || frame.size.height < 0 {
      plan.report(box, "frame", .negative(min(frame.size.width, frame.size.height)))
      frame.size = TGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
    }
    frames[index] = frame
  }
}
