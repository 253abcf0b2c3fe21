/// The children of a container, as values.
///
/// They lie in runs, which versions of a list share: to change one child copies the run it is in, and
/// to insert or remove one moves only its neighbours there. A list of few children is one run.
package struct NodeList: Sendable {
  /// All runs but the last; none is empty.
  private var runs: ContiguousArray<Run> = []
  /// The last run, to which children are appended.
  private var tail: ContiguousArray<Node> = []
  /// How many levels of containers there are below, at most: 0 for a list of leaves.
  private(set) var levels: Int32 = 0
  /// How many nodes there are below the children.
  private(set) var below = NodesBelow()
  /// Whether some child is, or was, a view that is changed where it lies.
  private(set) var mayHoldLive = false
  /// Whether some view below may have callbacks for layouts in place.
  private(set) var mayHoldCallbacks = false

  private struct Run: Sendable {
    var nodes: ContiguousArray<Node>
    /// The number of children up to the last of this run.
    var end: Int
  }

  /// The length of a run that only appending made, and the length at which a run is split.
  ///
  /// A change copies one run and the list of all of them, so neither should be much longer than the
  /// other in the longest lists that are usual.
  private static let usualLength = 64
  private static let greatestLength = 128

  package init() {}

  /// An empty list with the memory for some children.
  init(room: Int) { tail.reserveCapacity(min(room, Self.usualLength)) }
}

// MARK: - Reading

extension NodeList {
  package var count: Int { endOfRuns + tail.count }
  package var isEmpty: Bool { tail.isEmpty && runs.isEmpty }
  /// Whether some child is, or was, a container.
  var mayHoldContainers: Bool { levels > 0 }
  private var endOfRuns: Int { runs.last?.end ?? 0 }

  /// The number of runs.
  package var runCount: Int { runs.count + 1 }

  /// Some children that follow each other; the last run may be empty.
  package func run(at index: Int) -> ContiguousArray<Node> {
    index < runs.count ? runs[index].nodes : tail
  }

  /// Where in the runs a child is; that of the last run comes after all others.
  func find(_ index: Int) -> (run: Int, place: Int) {
    let end = endOfRuns
    if index >= end { return (runs.count, index - end) }
    // Most runs have the usual length.
    let likely = index / Self.usualLength
    if likely < runs.count, index < runs[likely].end, likely == 0 || runs[likely - 1].end <= index {
      return (likely, likely == 0 ? index : index - runs[likely - 1].end)
    }
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= index { low = middle + 1 } else { high = middle }
    }
    return (low, low == 0 ? index : index - runs[low - 1].end)
  }

  /// Calls `read` with a child, without a copy.
  @inline(__always)
  func reading<Result>(_ index: Int, _ read: (borrowing Node) -> Result) -> Result {
    let (run, place) = find(index)
    return run < runs.count ? read(runs[run].nodes[place]) : read(tail[place])
  }

  package subscript(index: Int) -> Node {
    get {
      let (run, place) = find(index)
      return run < runs.count ? runs[run].nodes[place] : tail[place]
    }
    _modify {
      let (run, place) = find(index)
      if run < runs.count {
        let before = runs[run].nodes.extent(at: place)
        defer { note(runs[run].nodes.extent(at: place), insteadOf: before) }
        yield &runs[run].nodes[place]
      } else {
        let before = tail.extent(at: place)
        defer { note(tail.extent(at: place), insteadOf: before) }
        yield &tail[place]
      }
    }
  }

  /// The place of the first child with an identity.
  package func place(of identity: UInt64) -> Int? {
    var place = 0
    for index in 0..<runCount {
      let nodes = run(at: index)
      if let offset = nodes.firstIndex(where: { $0.identity == identity }) { return place + offset }
      place += nodes.count
    }
    return nil
  }
}

// MARK: - Changing

extension NodeList {
  @inline(__always)
  package mutating func append(_ node: consuming Node) {
    if !node.isPlainLeaf { note(node.extent) }
    if tail.count & (Self.usualLength - 1) == 0 { makeRoomInTail() }
    tail.append(node)
  }

  @inline(never)
  private mutating func makeRoomInTail() {
    if !tail.isEmpty { closeTail() }
    // Most lists are short; the memory for the first few is got at once.
    if tail.capacity == 0 { tail.reserveCapacity(runs.isEmpty ? 4 : Self.usualLength) }
  }

  private mutating func closeTail() {
    runs.append(Run(nodes: tail, end: endOfRuns + tail.count))
    tail = []
  }

  /// Appends a child to a child, which is a container, where that lies.
  ///
  /// - Returns: Whether the child has rules to be kept afterwards.
  mutating func append(_ grandchild: consuming Node, toChildAt index: Int) -> Bool {
    let (run, place) = find(index)
    if run == runs.count {
      let before = tail.extent(at: place)
      defer { note(tail.extent(at: place), insteadOf: before) }
      return tail[place].append(grandchild)
    }
    let before = runs[run].nodes.extent(at: place)
    defer { note(runs[run].nodes.extent(at: place), insteadOf: before) }
    return runs[run].nodes[place].append(grandchild)
  }

  /// Appends copies of all children of another list.
  package mutating func append(_ other: NodeList) {
    let other = other.independent
    if isEmpty {
      self = other
      return
    }
    for index in 0..<other.runCount {
      for node in other.run(at: index) { append(node) }
    }
  }

  /// Inserts a child before another one, or at the end.
  package mutating func insert(_ node: consuming Node, at index: Int) {
    if index == count { return append(node) }
    if !node.isPlainLeaf { note(node.extent) }
    let (run, place) = find(index)
    if run == runs.count {
      tail.insert(node, at: place)
      if tail.count >= Self.greatestLength { closeTail() }
    } else {
      runs[run].nodes.insert(node, at: place)
      moveEnds(from: run, by: 1)
      if runs[run].nodes.count >= Self.greatestLength { split(run) }
    }
  }

  /// Exchanges a child for another one.
  mutating func exchange(_ node: inout Node, at index: Int) {
    if !node.isPlainLeaf { note(node.extent) }
    let (run, place) = find(index)
    if run == runs.count { swap(&node, &tail[place]) } else { swap(&node, &runs[run].nodes[place]) }
    takeAway(node.below)
  }

  @discardableResult
  package mutating func remove(at index: Int) -> Node {
    let (run, place) = find(index)
    let removed = run == runs.count ? tail.remove(at: place) : runs[run].nodes.remove(at: place)
    takeAway(removed.below)
    guard run < runs.count else { return removed }
    moveEnds(from: run, by: -1)
    if runs[run].nodes.isEmpty { runs.remove(at: run) }
    return removed
  }

  package mutating func replaceSubrange(_ range: Range<Int>, with nodes: ContiguousArray<Node>) {
    if range.isEmpty, nodes.count == 1 { return insert(nodes[0], at: range.lowerBound) }
    if range.isEmpty, range.lowerBound == count {
      for node in nodes { append(node) }
      return
    }
    var changed = NodeList()
    for index in 0..<range.lowerBound { changed.append(self[index]) }
    for node in nodes { changed.append(node) }
    for index in range.upperBound..<count { changed.append(self[index]) }
    self = changed
  }

  private mutating func moveEnds(from run: Int, by distance: Int) {
    for index in run..<runs.count { runs[index].end += distance }
  }

  private mutating func split(_ run: Int) {
    let half = Self.greatestLength / 2
    let rest = ContiguousArray(runs[run].nodes[half...])
    let end = runs[run].end
    runs[run].nodes.removeSubrange(half...)
    runs[run].end = end - rest.count
    runs.insert(Run(nodes: rest, end: end), at: run + 1)
  }
}

extension NodeList {
  /// Calls `body` with every child and its place, in order; none may become a container or live.
  @inline(__always)
  mutating func changeEach(_ body: (inout Node, Int) -> Void) {
    var place = 0
    for run in runs.indices { Self.changeEach(&runs[run].nodes, &place, body) }
    Self.changeEach(&tail, &place, body)
  }

  @inline(__always)
  private static func changeEach(
    _ nodes: inout ContiguousArray<Node>, _ place: inout Int, _ body: (inout Node, Int) -> Void
  ) {
    for offset in nodes.indices { body(&nodes[offset], place &+ offset) }
    place &+= nodes.count
  }

  /// Takes note of what a child is that came or was changed.
  @inline(__always)
  private mutating func note(_ extent: NodeExtent) {
    if extent.isLive { mayHoldLive = true }
    if extent.mayHaveCallbacks { mayHoldCallbacks = true }
    levels = max(levels, extent.levels)
    below += extent.below
  }

  /// Likewise of a child that was changed.
  @inline(__always)
  private mutating func note(_ extent: NodeExtent, insteadOf before: NodeExtent) {
    note(extent)
    takeAway(before.below)
  }

  /// Takes note that there are nodes less below the children.
  @inline(__always)
  private mutating func takeAway(_ part: NodesBelow) {
    if below.areTooMany { below = counted } else { below -= part }
  }
}
