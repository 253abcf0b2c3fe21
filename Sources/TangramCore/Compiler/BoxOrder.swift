/// The order that the boxes of a container's children shall have: those that take part first, in
/// layout order.
struct BoxOrder {
  private(set) var stretches: ContiguousArray<BoxStretch> = []
  /// The number of children that take part.
  private(set) var takingPart = 0
  /// The stretches of those that take no part, until they are put after the others.
  private var absent: ContiguousArray<BoxStretch> = []
}

/// Children that follow each other in their list, and whose boxes did before.
struct BoxStretch {
  /// The place of the first child in the list.
  var place: Int
  /// The box that the first child had before; nil for children that are new.
  var box: Int?
  var count: Int
}

extension BoxOrder {
  /// Appends children to those that take part, or to the others.
  mutating func add(_ stretch: BoxStretch, isAbsent: Bool) {
    if isAbsent {
      absent.add(stretch)
    } else {
      stretches.add(stretch)
      takingPart += stretch.count
    }
  }

  /// Ends the order, in which all children are now.
  mutating func finish(isReversed: Bool) {
    if isReversed { stretches = stretches.reversedOneByOne }
    stretches.append(contentsOf: absent)
    absent = []
  }
}

extension ContiguousArray<BoxStretch> {
  /// Appends a stretch, or makes the last one longer, of which it may be the rest.
  fileprivate mutating func add(_ next: BoxStretch) {
    if let last, last.place + last.count == next.place,
      last.box.map({ $0 + last.count }) == next.box
    {
      self[count - 1].count += next.count
    } else {
      append(next)
    }
  }

  fileprivate var reversedOneByOne: Self {
    var reversed: Self = []
    for stretch in self.reversed() {
      for offset in (0..<stretch.count).reversed() {
        reversed.append(
          BoxStretch(
            place: stretch.place + offset, box: stretch.box.map { $0 + offset }, count: 1))
      }
    }
    return reversed
  }
}

extension BoxOrder {
  /// The number of children that are new.
  var newCount: Int { stretches.reduce(0) { $0 + ($1.box == nil ? $1.count : 0) } }

  /// Calls `body` with each stretch and the box that its first child gets.
  func visit(from first: Int, _ body: (_ stretch: BoxStretch, _ box: Int) -> Void) {
    var box = first
    for stretch in stretches {
      body(stretch, box)
      box += stretch.count
    }
  }

  /// What has to be moved, so that the boxes of children that stay lie in this order.
  func moves(to first: Int) -> ContiguousArray<BufferMove> {
    var moves: ContiguousArray<BufferMove> = []
    visit(from: first) { stretch, target in
      if let source = stretch.box, source != target {
        moves.append(BufferMove(source: source, target: target, count: stretch.count))
      }
    }
    return moves
  }

  /// The boxes among some that no child has any more.
  func abandoned(of boxes: Range<Int>) -> ContiguousArray<Int> {
    var kept: ContiguousArray<Range<Int>> = []
    for stretch in stretches {
      if let box = stretch.box { kept.append(box..<(box + stretch.count)) }
    }
    kept.sort { $0.lowerBound < $1.lowerBound }
    var abandoned: ContiguousArray<Int> = []
    var next = boxes.lowerBound
    for stretch in kept {
      abandoned += next..<stretch.lowerBound
      next = stretch.upperBound
    }
    abandoned += next..<boxes.upperBound
    return abandoned
  }

  /// The number of children at the start that have the first boxes of some, as before.
  func prefix(of boxes: Range<Int>) -> Int {
    guard takingPart > 0, let stretch = stretches.first, stretch.box == boxes.lowerBound else {
      return 0
    }
    return stretch.count
  }

  /// The place after the last child that takes part and did not before, if there is one; 0 if there is none.
  ///
  /// - Parameter boxes: The boxes of those that took part.
  func endOfNewcomers(unlike boxes: Range<Int>) -> Int {
    var (place, end) = (0, 0)
    for stretch in stretches where place < takingPart {
      place += stretch.count
      let tookPart =
        stretch.box.map { $0 >= boxes.lowerBound && $0 + stretch.count <= boxes.upperBound }
      if tookPart != true { end = min(place, takingPart) }
    }
    return end
  }
}
