// From solved boxes to frames on the pixel grid: containers before what is in them.

extension Plan {
  /// Solves the whole tree and writes all frames.
  package func layout() {
    guard !containers.isEmpty else {
      frames[0] = root.storage.givenFrame
      return
    }
    let before = rootFrameBeforePass()
    let handed = rootSizeForPass(before)
    solveCount = 0
    boxes.base.pointee.x.current = before.size.width
    boxes.base.pointee.y.current = before.size.height
    let solved = solveFromTop(0, given: handed)
    frames[0] = rootFrame(before, solved: solved)
    writeChildren(of: 0, given: handed)
    for index in 1..<max(1, containers.count) {
      let frame = frames[Int(containers[index].box)]
      writeChildren(of: index, given: frame.size)
    }
  }

  /// The size the root comes to when it is given `size`, of which zeros mean its current size.
  package func fittingSize(_ size: TGSize) -> TGSize {
    guard !containers.isEmpty else { return root.storage.givenFrame.size }
    var given = TGSize(width: boxes[0].x.current, height: boxes[0].y.current)
    if size.width != 0 { given.width = size.width }
    if size.height != 0 { given.height = size.height }
    boxes.base.pointee.x.current = given.width
    boxes.base.pointee.y.current = given.height
    let solved = solveFromTop(0, given: given)
    frames[0] = TGRect(origin: .zero, size: solved)
    writeChildren(of: 0, given: given)
    for index in 1..<max(1, containers.count) {
      writeChildren(of: index, given: frames[Int(containers[index].box)].size)
    }
    return TGSize(width: grid.round(solved.width), height: grid.round(solved.height))
  }

  /// Makes sure that a container's children are placed for the size it got in the end, and writes
  /// their frames.
  private func writeChildren(of index: Int, given: TGSize) {
    let container = containers.base + index
    if container.pointee.flags.contains(.usesWindow) {
      // Only now it is known where in the window the container lies.
      container.pointee.latest.isValid = false
      container.pointee.earlier.isValid = false
    }
    _ = solve(index, given: given)
    if !postponed.isEmpty {
      postponed.removeAll()
      _ = solveFromTop(index, given: given)
    }
    if container.pointee.flags.contains(.isWritten) { return }
    container.pointee.flags.insert(.isWritten)
    let first = Int(container.pointee.first)
    let lastTaking = first + Int(container.pointee.count)
    for box in first..<lastTaking { writeFrame(of: box) }
    for box in lastTaking..<(first + Int(container.pointee.total)) {
      if boxes[box].flags.contains(.isPlacedThoughAbsent) {
        writeFrame(of: box)
        if boxes[box].flags.contains(.collapses) {
          frames[box] = TGRect(origin: frames[box].center, size: .zero)
        }
      } else {
        keepFrame(of: box)
      }
    }
  }

  /// Snaps a child that takes part: a leaf's numbers one by one, a container's edges.
  @inline(__always)
  private func writeFrame(of index: Int) {
    let box = boxes.base + index
    if box.pointee.flags.contains(.keepsFrame) {
      keepFrame(of: index)
      return
    }
    let (x, y) = (grid.round(box.pointee.x.origin), grid.round(box.pointee.y.origin))
    var width: Double
    var height: Double
    if box.pointee.container >= 0 {
      width = grid.snappedExtent(box.pointee.x)
      height = grid.snappedExtent(box.pointee.y)
    } else {
      width = box.pointee.x.extent > 0 ? grid.round(box.pointee.x.extent) : 0
      height = box.pointee.y.extent > 0 ? grid.round(box.pointee.y.extent) : 0
    }
    if (x.magnitude + y.magnitude + width + height).isFinite {
      frames[index] = TGRect(x: x, y: y, width: width, height: height)
    } else {
      report(box, "frame", .notFinite(replacement: 0))
      frames[index] = .zero
    }
  }

  /// The frame of a child that is not placed: the one it had. A container among them still finds
  /// its own size where it wraps, unless it is excluded.
  private func keepFrame(of index: Int) {
    let box = boxes.base + index
    var frame = finite(box.pointee.node.takeUnretainedValue().givenFrame, of: box)
    if box.pointee.flags.contains(.collapses) {
      frame = TGRect(origin: frame.center, size: .zero)
    }
    if box.pointee.container >= 0, !box.pointee.flags.contains(.isExcluded) {
      let container = containers.base + Int(box.pointee.container)
      let size = measure(Int(box.pointee.container), given: frame.size)
      if container.pointee.x.wraps { frame.size.width = size.width }
      if container.pointee.y.wraps { frame.size.height = size.height }
    }
    frames[index] = frame
  }

  /// Where a container lies in the window, by the frames written so far.
  @usableFromInline func windowOrigin(of container: UnsafeMutablePointer<ContainerBox>)
    -> TGPoint
  {
    var origin = TGPoint.zero
    var box = Int(container.pointee.box)
    while true {
      origin = origin + frames[box].origin
      let parent = Int(boxes[box].parent)
      if parent < 0 { return origin }
      box = Int(containers[parent].box)
    }
  }
}

extension PlanBuffer {
  package var isEmpty: Bool { count == 0 }
}
