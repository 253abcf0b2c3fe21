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

  /// The first of some boxes that nobody uses, for the children of a container; those it has are kept
  /// for the next time.
  func stretch(of container: Int, for count: Int) -> Int {
    let (first, total) = (
      Int(plan.containers[container].first), Int(plan.containers[container].total)
    )
    let spare = spareStretches[container]
    if let spare, spare.count >= count {
      spareStretches[container] = first..<(first + total)
      return spare.lowerBound
    }
    spareStretches[container] = first..<(first + total)
    let room = count + count / 8 + 8
    let start = plan.boxes.count
    plan.boxes.append(repeating: Box(), count: room)
    growToPlan()
    return start
  }

  func copyFrames(from source: Int, to target: Int, count: Int) {
    (plan.frames.base + target).update(from: plan.frames.base + source, count: count)
  }

  /// A new node has no frame yet.
  func forgetFrame(_ box: Int) { plan.frames[box] = .zero }

  /// Notes that nodes have other boxes than before.
  func noteArrangement(_ boxes: Range<Int>) {
    if !boxes.isEmpty { markFrames(boxes) }
    structure = nil
    isRearranged = true
  }
}
