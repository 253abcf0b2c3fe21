/// Turns solved boxes into frames on the pixel grid, from the root down.
///
/// The frames of a container's children stay as they are while neither its last pass nor its own size
/// changed; layouts of several versions of a tree share them.
package final class FrameWriter {
  let plan: Plan
  let solver: Solver
  /// The frames below each container, by its index; nil until they are written.
  @exclusivity(unchecked) private(set) var lists: ContiguousArray<FrameList?> = []
  /// The frame of the root.
  package private(set) var rootFrame = TGRect.zero
  /// The size that the contents of the root were laid out for.
  private(set) var handed = TGSize.zero
  /// The containers whose frames are being written, parents before children.
  @exclusivity(unchecked) private var visits: ContiguousArray<Visit> = []

  private struct Visit {
    let container: Int
    var frames: ContiguousArray<TGRect> = []
  }

  init(_ solver: Solver) {
    self.solver = solver
    plan = solver.plan
  }
}

extension FrameWriter {
  private var boxes: PlanBuffer<Box> { plan.boxes }
  private var containers: PlanBuffer<ContainerBox> { plan.containers }
  private var grid: PixelGrid { plan.grid }

  /// The frames below the root.
  var rootList: FrameList { (lists.first ?? nil) ?? .empty }

  /// The frame of the view of a box.
  package func frame(ofBox index: Int) -> TGRect {
    let box = boxes[index]
    if box.parent < 0 { return rootFrame }
    return lists[Int(box.parent)]?.frames[Int(box.order)] ?? .zero
  }

  /// Solves the whole tree and writes all frames.
  ///
  /// - Parameter views: The number of views, which limits the work.
  func layout(views: Int) {
    solver.begin(views: views)
    defer { solver.reportBudget() }
    layoutOnce()
    guard solver.current.seesWindow, wrapsInWindow else { return }
    // Now it is known where those containers lie, and how large they are there.
    solver.current.knowsPlaces = true
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
    boxes[0].x.current = before.size.width
    boxes[0].y.current = before.size.height
    solver.current.placing = -1
    // What was found when places were known is not what is found before.
    if solver.current.seesWindow { solver.invalidate(containersWith: .usesWindow) }
    let solved = solver.placeFromTop(0, given: handed)
    writeTree(solver.rootFrame(before, solved: solved), given: handed)
  }

  /// The size that results for the root when it is given `size`, of which zeros mean its current size.
  func fittingSize(_ size: TGSize, views: Int) -> TGSize {
    var given = TGSize(width: boxes[0].x.current, height: boxes[0].y.current)
    // No size can be infinite or less than nothing, so such a limit says nothing.
    if size.width > 0, size.width.isFinite { given.width = size.width }
    if size.height > 0, size.height.isFinite { given.height = size.height }
    boxes[0].x.current = given.width
    boxes[0].y.current = given.height
    solver.begin(views: views)
    solver.current.placing = -1
    let solved = solver.placeFromTop(0, given: given)
    writeTree(TGRect(origin: .zero, size: solved), given: given)
    return TGSize(width: grid.round(solved.width), height: grid.round(solved.height))
  }
}

// MARK: - The tree

extension FrameWriter {
  /// Writes the frame of the root, which was solved, and those of everything that changed below it.
  private func writeTree(_ frame: TGRect, given: TGSize) {
    while lists.count < containers.count { lists.append(nil) }
    rootFrame = bounded(frame, of: 0)
    containers[0].frame = rootFrame
    solver.current.placing = 0
    // What the root's contents are laid out for may be another size than its frame has.
    solveForFrame(0, given: given)
    visits = [Visit(container: 0)]
    // Level by level: the list grows while the loop runs.
    var next = 0
    while next < visits.count {
      let index = visits[next].container
      solver.current.placing = index
      if index > 0 { solveForFrame(index, given: containers[index].frame.size) }
      visits[next].frames = writeChildren(of: index)
      next += 1
    }
    // A list holds those of the containers in it, so the innermost are made first.
    while let visit = visits.popLast() { makeList(visit) }
  }

  /// Makes sure that a container's children are placed for the size it got in the end.
  private func solveForFrame(_ index: Int, given: TGSize) {
    if containers[index].flags.contains(.usesWindow) {
      // Only now it is known where in the window the container lies.
      solver.invalidate(index)
    }
    let solved = solver.placeFromTop(index, given: given)
    let frame = containers[index].frame.size
    if isStretched(index, frame, solved) { solveStretched(index, frame, solved) }
  }

  /// The frames of a container's children in the order of its list.
  ///
  /// Children that are containers are visited in turn, unless everything below them is still right: if
  /// they were not solved since their frames were written, have the size that they had then, and do not
  /// look at what they are in.
  private func writeChildren(of index: Int) -> ContiguousArray<TGRect> {
    let container = containers[index]
    if container.flags.contains(.isWritten), !solver.current.seesWindow, let list = lists[index] {
      noteVisits(of: index, list.frames)
      return list.frames
    }
    containers[index].flags.insert(.isWritten)
    if container.flags.contains(.hasFindings) { solver.reportFindings(of: index) }
    var frames = snappedFrames(of: container)
    if !container.flags.contains(.isInOrder) { frames = sorted(frames, asListOf: container) }
    noteVisits(of: index, frames)
    return frames
  }

  /// Notes which children to continue with.
  private func noteVisits(of index: Int, _ frames: ContiguousArray<TGRect>) {
    guard containers[index].flags.contains(.hasContainers) else { return }
    let (first, total) = (Int(containers[index].first), Int(containers[index].total))
    for box in first..<(first + total) where boxes[box].container >= 0 {
      let child = Int(boxes[box].container)
      let frame = frames[Int(boxes[box].order)]
      let isWritten =
        containers[child].flags.contains(.isWritten) && containers[child].frame.size == frame.size
      containers[child].frame = frame
      let looksOutside =
        containers[child].flags.contains(.dependsOnParent) || solver.current.seesWindow
      if !isWritten || looksOutside || lists[child] == nil {
        visits.append(Visit(container: child))
      }
    }
  }

  private func makeList(_ visit: Visit) {
    var nested: ContiguousArray<FrameList.Nested> = []
    var viewsBefore = 0
    func add(_ box: Int) {
      guard boxes[box].container >= 0 else { return }
      let list = lists[Int(boxes[box].container)] ?? .empty
      nested.append(
        FrameList.Nested(index: Int(boxes[box].order), viewsBefore: viewsBefore, list: list))
      viewsBefore += list.count
    }
    let container = containers[visit.container]
    if container.flags.contains(.hasContainers) {
      let children = Int(container.first)..<Int(container.first + container.total)
      if container.flags.contains(.isInOrder) {
        for box in children { add(box) }
      } else {
        for box in children.sorted(by: { boxes[$0].order < boxes[$1].order }) { add(box) }
      }
    }
    let isEmpty = visit.frames.isEmpty
    lists[visit.container] = isEmpty ? .empty : FrameList(frames: visit.frames, nested: nested)
  }
}

// MARK: - Children

extension FrameWriter {
  /// The frames of a container's children in the order of their boxes.
  private func snappedFrames(of container: ContainerBox) -> ContiguousArray<TGRect> {
    let first = Int(container.first)
    let (lastTaking, last) = (first + Int(container.count), first + Int(container.total))
    var frames: ContiguousArray<TGRect> = []
    frames.reserveCapacity(last - first)
    let keepsFrames = container.flags.contains(.hasKeptFrames)
    for box in first..<lastTaking {
      if !keepsFrames, let frame = grid.snappedEdges(boxes[box].x, boxes[box].y) {
        frames.append(frame)
      } else {
        frames.append(snappedFrame(of: box))
      }
    }
    for box in lastTaking..<last { frames.append(frameOfAbsent(box)) }
    return frames
  }

  private func sorted(
    _ frames: ContiguousArray<TGRect>, asListOf container: ContainerBox
  ) -> ContiguousArray<TGRect> {
    var sorted = frames
    for offset in frames.indices {
      sorted[Int(boxes[Int(container.first) + offset].order)] = frames[offset]
    }
    return sorted
  }

  /// The frame of a child that takes no part: the one it had, unless the container places it all the
  /// same.
  private func frameOfAbsent(_ box: Int) -> TGRect {
    guard boxes[box].flags.contains(.isPlacedThoughAbsent) else { return keptFrame(of: box) }
    let frame = snappedFrame(of: box)
    return boxes[box].flags.contains(.collapses) ? TGRect(origin: frame.center, size: .zero) : frame
  }

  private func snappedFrame(of index: Int) -> TGRect {
    let box = boxes[index]
    if box.flags.contains(.keepsFrame) { return keptFrame(of: index) }
    var frame = grid.snapped(box.x, box.y)
    if grid.snapping == .sizes, box.container < 0 {
      frame.size.width = box.x.extent > 0 ? grid.round(box.x.extent) : 0
      frame.size.height = box.y.extent > 0 ? grid.round(box.y.extent) : 0
    }
    return bounded(frame, of: index)
  }

  /// A frame of numbers that can be computed with; one that has others is reported.
  private func bounded(_ frame: TGRect, of box: Int) -> TGRect {
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
  private func keptFrame(of index: Int) -> TGRect {
    let box = boxes[index]
    var frame = plan.givenFrame(ofBox: index)
    if box.flags.contains(.collapses) { frame = TGRect(origin: frame.center, size: .zero) }
    if box.container >= 0, !box.flags.contains(.isExcluded) {
      let container = containers[Int(box.container)]
      let size = solver.measure(Int(box.container), given: frame.size)
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
