/// The children of a container, as values.
///
/// Its elements are nodes as they are stored; if a child has handles, its state is in `resolved`.
///
/// They are stored in runs, which versions of a list share: changing a child copies only its run,
/// and inserting or removing a child moves only its neighbors in the run. A short list is a single
/// run.
package struct NodeList: Sendable {
  /// All runs except the last; none is empty.
  private var runs: ContiguousArray<Run> = []
  /// The last run, to which children are appended.
  private var tail: ContiguousArray<Node> = []
  /// The maximum number of levels of containers below the list: 0 for a list of leaves.
  private(set) var levels: Int32 = 0

  private struct Run: Sendable {
    var nodes: ContiguousArray<Node>
    /// The index in the whole list of the first child after this run.
    var end: Int
  }

  /// The maximum length of a run that grows by appending; `maximumLength` is the length at which a
  /// run is split.
  ///
  /// A change copies one run and the list of runs, so both should have about the same length for the
  /// longest lists that are common in practice.
  private static let targetLength = 64
  private static let maximumLength = 128
  /// The initial capacity of a list.
  private static let initialCapacity = 4

  package init() {}
}

// MARK: - Reading

extension NodeList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package var count: Int { endOfRuns + tail.count }
  package var isEmpty: Bool { tail.isEmpty && runs.isEmpty }
  private var endOfRuns: Int { runs.last?.end ?? 0 }

  /// The number of runs.
  package var runCount: Int { runs.count + 1 }

  /// A run of consecutive children; the last run may be empty.
  func run(at index: Int) -> ContiguousArray<Node> {
    index < runs.count ? runs[index].nodes : tail
  }

  /// The run and the offset within the run of the child at an index; the last run has the index
  /// `runs.count`.
  func find(_ index: Int) -> (run: Int, offset: Int) {
    let end = endOfRuns
    if index >= end { return (runs.count, index - end) }
    let run = runs.partitioningIndex { $0.end > index }
    return (run, run == 0 ? index : index - runs[run - 1].end)
  }

  package subscript(index: Int) -> Node {
    // A copy, because an accessor that yields in two places allocates memory for each access.
    get {
      let (run, offset) = find(index)
      return run < runs.count ? runs[run].nodes[offset] : tail[offset]
    }
    _modify {
      let (run, offset) = find(index)
      if run < runs.count {
        defer { updateLevels(for: runs[run].nodes[offset]) }
        yield &runs[run].nodes[offset]
      } else {
        defer { updateLevels(for: tail[offset]) }
        yield &tail[offset]
      }
    }
  }

  /// The identity of the child at an index.
  func identity(at index: Int) -> UInt64 {
    let (run, offset) = find(index)
    return run < runs.count ? runs[run].nodes[offset].identity : tail[offset].identity
  }

  /// The index of the first child with an identity.
  package func index(of identity: UInt64) -> Int? {
    var start = 0
    for run in 0..<runCount {
      let nodes = self.run(at: run)
      if let offset = nodes.firstIndex(where: { $0.identity == identity }) { return start + offset }
      start += nodes.count
    }
    return nil
  }

  /// Calls `body` with every child and its index, in order.
  @inline(__always) func visit(_ body: (borrowing Node, Int) -> Void) { visit(in: 0..<count, body) }

  /// Calls `body` with every child in a range and its index, in order.
  ///
  /// It is inlined, because calling closures makes compiling a list of leaves take a quarter longer.
  @inline(__always) func visit(in range: Range<Int>, _ body: (borrowing Node, Int) -> Void) {
    if range.isEmpty { return }
    var index = range.lowerBound
    var (run, start) = find(index)
    while index < range.upperBound {
      // Access by index borrows the element, while iterating over the array would copy it.
      let nodes = self.run(at: run)
      let end = Swift.min(nodes.count, start + range.upperBound - index)
      for offset in start..<end {
        body(nodes[offset], index)
        index &+= 1
      }
      (run, start) = (run + 1, 0)
    }
  }

  /// The number of children in a run.
  func length(ofRun index: Int) -> Int {
    index < runs.count ? runs[index].nodes.count : tail.count
  }

  /// Whether a run begins at the same index as that of another version and shares its memory, so that
  /// their children are equal.
  func sharesRun(_ index: Int, with other: NodeList) -> Bool {
    guard index < runs.count, index < other.runs.count else {
      return index == runs.count && index == other.runs.count && endOfRuns == other.endOfRuns
        && Self.isSameMemory(tail, other.tail)
    }
    return runs[index].end == other.runs[index].end
      && Self.isSameMemory(runs[index].nodes, other.runs[index].nodes)
  }

  /// Whether two runs share the same memory, so that all children are equal.
  static func isSameMemory(
    _ first: ContiguousArray<Node>, _ second: ContiguousArray<Node>
  ) -> Bool {
    first.count == second.count
      && first.withUnsafeBufferPointer { own in
        second.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}

// MARK: - Changing

extension NodeList {
  package mutating func append(_ node: consuming Node) {
    updateLevels(for: node)
    if tail.count == Self.targetLength { closeTail() }
    // Most lists are short, and growing them one element at a time would reallocate them each time.
    if tail.isEmpty { tail.reserveCapacity(Self.initialCapacity) }
    tail.append(node)
  }

  private mutating func closeTail() {
    runs.append(Run(nodes: tail, end: endOfRuns + tail.count))
    tail = []
    // Short lists grow by doubling, but a run of a long list will probably become full.
    tail.reserveCapacity(Self.targetLength)
  }

  /// Appends copies of all children of another list.
  package mutating func append(_ other: NodeList) {
    for index in 0..<other.runCount {
      for node in other.run(at: index) { append(node.independent) }
    }
  }

  /// Inserts a child before the one at `index`, or at the end.
  mutating func insert(_ node: consuming Node, at index: Int) {
    if index == count { return append(node) }
    updateLevels(for: node)
    let (run, offset) = find(index)
    if run == runs.count {
      tail.insert(node, at: offset)
      if tail.count >= Self.maximumLength { closeTail() }
    } else {
      runs[run].nodes.insert(node, at: offset)
      moveEnds(from: run, by: 1)
      if runs[run].nodes.count >= Self.maximumLength { split(run) }
    }
  }

  @discardableResult
  mutating func remove(at index: Int) -> Node {
    let (run, offset) = find(index)
    guard run < runs.count else { return tail.remove(at: offset) }
    let removed = runs[run].nodes.remove(at: offset)
    moveEnds(from: run, by: -1)
    if runs[run].nodes.isEmpty { runs.remove(at: run) }
    return removed
  }

  mutating func replaceSubrange(_ range: Range<Int>, with nodes: ContiguousArray<Node>) {
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
    let half = Self.maximumLength / 2
    let upperHalf = ContiguousArray(runs[run].nodes[half...])
    let end = runs[run].end
    runs[run].nodes.removeSubrange(half...)
    runs[run].end = end - upperHalf.count
    runs.insert(Run(nodes: upperHalf, end: end), at: run + 1)
  }

  /// Calls `body` with every child and its index, in order, so that it can change the child.
  package mutating func changeEach(_ body: (inout Node, Int) -> Void) {
    for run in runs.indices {
      let start = run == 0 ? 0 : runs[run - 1].end
      for offset in runs[run].nodes.indices { body(&runs[run].nodes[offset], start + offset) }
    }
    for offset in tail.indices { body(&tail[offset], endOfRuns + offset) }
  }

  /// Updates the number of levels for a child that is added or changed.
  private mutating func updateLevels(for child: borrowing Node) {
    // Handles can still change the children of a live child after this.
    if child.isLive { levels = Swift.max(levels, Self.levelsReleasedRecursively + 1) }
    guard let container = child.containerOfView else { return }
    levels = Swift.max(levels, container.children.levels + 1)
  }
}

// MARK: - Releasing

extension NodeList {
  /// The maximum number of levels that are released recursively, each of which needs space on the
  /// call stack.
  private static let levelsReleasedRecursively: Int32 = 32

  /// Releases deeply nested containers in a loop, because releasing them recursively could overflow
  /// the call stack.
  mutating func releaseDeepContainers() {
    guard levels > Self.levelsReleasedRecursively else { return }
    var pending: ContiguousArray<ContainerBody> = []
    moveDeepContainers(into: &pending)
    while var next = pending.popLast() {
      if isKnownUniquelyReferenced(&next) { next.children.moveDeepContainers(into: &pending) }
    }
  }

  /// Empties the list, and moves its containers that have many levels below them to `pending`;
  /// everything else is released with the list.
  private mutating func moveDeepContainers(into pending: inout ContiguousArray<ContainerBody>) {
    guard levels > Self.levelsReleasedRecursively else { return }
    let count = pending.count
    visit { child, _ in
      guard let container = child.containerOfView else { return }
      if container.children.levels >= Self.levelsReleasedRecursively { pending.append(container) }
    }
    if pending.count > count { self = NodeList() }
  }
}
