// Frames and room for boxes that are moved when children come, go or change places.

extension FrameWriter {
  /// Makes room for the frames and visits of all boxes and containers there are.
  func growToPlan() {
    let missing = plan.boxes.count - plan.frames.count
    if missing > 0 { plan.frames.append(repeating: .zero, count: missing) }
    let length = FrameTable.pieceLength
    let pieces = (plan.frames.count + length - 1) / length - freshPieces.count
    if pieces > 0 { freshPieces.append(repeating: true, count: pieces) }
    visits.removeAll()
    visits.reserve(plan.containers.count)
  }

  /// The first box of a stretch with room for so many children of a container.
  ///
  /// That is where its children lie, until there are too many: then another one with some room to
  /// spare.
  func stretch(of container: Int, for count: Int) -> Int {
    let (first, total) = (
      Int(plan.containers[container].first), Int(plan.containers[container].total)
    )
    let room = roomOfStretches[container] ?? total
    roomOfStretches[container] = room
    if count <= room { return first }
    let start = plan.boxes.count
    let grown = count + count / 4 + 4
    plan.boxes.append(repeating: Box(), count: grown)
    roomOfStretches[container] = grown
    growToPlan()
    return start
  }

  /// Moves boxes, and the frames with them or not.
  func move(_ moves: ContiguousArray<BufferMove>, withFrames: Bool) {
    plan.boxes.move(moves)
    if withFrames { plan.frames.move(moves) }
  }

  /// A new node has no frame yet.
  func noteNewNode(_ box: Int) {
    plan.frames[box] = .zero
    nodeCount += 1
  }

  /// Notes that a box has no node any more, and that there is nothing left of what was below it.
  func forgetNode(_ box: Int) {
    nodeCount -= 1
    var pending = [Int(plan.boxes[box].container)]
    while let index = pending.popLast() {
      if index < 0 { continue }
      let (first, total) = (Int(plan.containers[index].first), Int(plan.containers[index].total))
      nodeCount -= total
      for box in first..<(first + total) { pending.append(Int(plan.boxes[box].container)) }
      // Nobody looks at what the container was for.
      plan.containers[index].flags = []
      noteBox(-1, ofContainer: index)
    }
  }

  /// Notes which box a container has; -1 for one that is not in the tree any more.
  func noteBox(_ box: Int, ofContainer index: Int) {
    plan.containers[index].box = Int32(box)
    markList(index)
  }

  /// Notes that the children of a container have other boxes than before, some of them new.
  func noteArrangement(of container: Int, _ boxes: Range<Int>) {
    if !boxes.isEmpty { markFrames(boxes) }
    markList(container)
    lists = nil
    isRearranged = true
  }

  /// Notes what was compiled below nodes that are new.
  func noteContainers(from first: Int) {
    for index in first..<plan.containers.count { nodeCount += Int(plan.containers[index].total) }
    if first < plan.containers.count { markList(first) }
    growToPlan()
  }
}
