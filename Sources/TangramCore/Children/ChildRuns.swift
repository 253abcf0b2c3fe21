/// A list of children, in runs of which all are full but the last.
///
/// A value: a copy shares all runs, and a changed copy all but those that were changed. So to change
/// one child among many copies few.
struct ChildRuns {
  /// None of them is empty.
  private var runs: ContiguousArray<ChildRun> = []

  init() {}

  /// Creates a list of the views of another list.
  init(copying nodes: ChildNodes) {
    for index in nodes.indices { append(nodes.slot(at: index).pointee.copied()) }
  }

  @inline(__always)
  var isEmpty: Bool { runs.isEmpty }

  /// The children without counting references to them; good as long as nobody changes the list.
  @inline(__always)
  var nodes: ChildNodes {
    runs.withUnsafeBufferPointer { runs in
      guard let last = runs.last else { return ChildNodes() }
      let count = (runs.count &- 1) &* ChildRun.length &+ last.count
      return runs.withMemoryRebound(to: Unmanaged<ChildRun>.self) {
        ChildNodes(runs: $0.baseAddress.unsafelyUnwrapped, count: count)
      }
    }
  }

  @inline(__always)
  mutating func append(_ slot: consuming ChildSlot) {
    (placeInLastRun() ?? placeAfterMakingRoom()).initialize(to: slot)
  }

  /// The place for another view in the last run; nil if it is not the list's own or has no room.
  @inline(__always)
  private mutating func placeInLastRun() -> UnsafeMutablePointer<ChildSlot>? {
    runs.withUnsafeMutableBufferPointer { runs in
      guard runs.count > 0 else { return nil }
      let last = runs.baseAddress.unsafelyUnwrapped + (runs.count &- 1)
      guard isKnownUniquelyReferenced(&last.pointee) else { return nil }
      return Unmanaged.passUnretained(last.pointee)._withUnsafeGuaranteedRef { $0.nextPlace() }
    }
  }

  @inline(never)
  private mutating func placeAfterMakingRoom() -> UnsafeMutablePointer<ChildSlot> {
    let last = runs.count - 1
    if last < 0 || runs[last].count == ChildRun.length {
      // The first run is short, because most lists are.
      runs.append(.withRoom(for: last < 0 ? ChildRun.length / 2 : ChildRun.length))
    } else {
      let isOwn = isKnownUniquelyReferenced(&runs[last])
      runs[last] = isOwn ? runs[last].moved() : runs[last].copied()
    }
    return runs[runs.count - 1].nextPlace().unsafelyUnwrapped
  }

  private mutating func makeOwn(_ index: Int) {
    if !isKnownUniquelyReferenced(&runs[index]) { runs[index] = runs[index].copied() }
  }

  /// The slot of a child, in a run that nobody else holds.
  mutating func ownSlot(at index: Int) -> UnsafeMutablePointer<ChildSlot> {
    let run = index / ChildRun.length
    makeOwn(run)
    return runs[run].slots + index % ChildRun.length
  }

  /// Calls `body` with the slots of all children that nobody else holds.
  mutating func forEachOwnSlot(_ body: (UnsafeMutablePointer<ChildSlot>) -> Void) {
    for index in runs.indices where isKnownUniquelyReferenced(&runs[index]) {
      let run = runs[index]
      for place in 0..<run.count { body(run.slots + place) }
    }
  }
}

// MARK: - Changes elsewhere than at the end

extension ChildRuns {
  /// Inserts a view before the child at a place, or at the end.
  mutating func insert(_ slot: consuming ChildSlot, at index: Int) {
    append(slot)
    // From the end it is carried to its place, and what it meets there up to the end.
    var carried = ChildSlot()
    let last = runs.count - 1
    swap(&carried, &runs[last].slots[runs[last].count - 1])
    var place = index % ChildRun.length
    for run in index / ChildRun.length..<runs.count {
      makeOwn(run)
      carried = runs[run].shiftUp(from: place, filling: carried)
      place = 0
    }
  }

  /// Removes the child at a place.
  mutating func remove(at index: Int) -> ChildSlot {
    var carried = ChildSlot()
    let (first, place) = (index / ChildRun.length, index % ChildRun.length)
    for run in (first..<runs.count).reversed() {
      makeOwn(run)
      carried = runs[run].shiftDown(to: run == first ? place : 0, filling: carried)
    }
    runs[runs.count - 1].removeLast()
    if runs[runs.count - 1].count == 0 { runs.removeLast() }
    return carried
  }

  /// Replaces the children at a range of places.
  mutating func replace(_ range: Range<Int>, with views: ContiguousArray<TGView>) {
    let first = range.lowerBound / ChildRun.length
    var behind = ChildRuns()
    swap(&behind, &self)
    runs.append(contentsOf: behind.runs[..<min(first, behind.runs.count)])
    for index in first * ChildRun.length..<range.lowerBound { append(behind.take(index)) }
    for view in views { append(ChildSlot(view)) }
    for index in range.upperBound..<behind.nodes.count { append(behind.take(index)) }
  }

  /// The view in a slot: moved out of it if nobody else holds the run, else copied.
  private mutating func take(_ index: Int) -> ChildSlot {
    let (run, place) = index.quotientAndRemainder(dividingBy: ChildRun.length)
    guard isKnownUniquelyReferenced(&runs[run]) else { return runs[run].slots[place].copied() }
    var slot = ChildSlot()
    swap(&slot, &runs[run].slots[place])
    return slot
  }
}
