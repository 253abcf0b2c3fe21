/// The children of a container, as values.
///
/// Few children lie in one run of memory. Many lie in several, which versions of a list share: to
/// change one child copies the run it is in, and to insert or remove one moves only its neighbours
/// there.
package struct NodeList: Sendable {
  /// All children, as long as they are few.
  private var few: ContiguousArray<Node> = []
  /// All children, once they are many; no run is empty.
  private var runs: ContiguousArray<Run> = []
  /// Whether some child is, or was, a container or a view that is changed where it lies.
  private(set) var mayHoldContainers = false

  private struct Run: Sendable {
    var nodes: ContiguousArray<Node>
    /// The number of children up to the last of this run.
    var end: Int
  }

  /// The length of a run that only appending made, and the length at which a run is split.
  private static let usualLength = 32
  private static let greatestLength = 64

  package init() {}
}

// MARK: - Reading

extension NodeList {
  package var count: Int { runs.last?.end ?? few.count }
  package var isEmpty: Bool { few.isEmpty && runs.isEmpty }

  /// The number of runs; a list of few children is one.
  package var runCount: Int { runs.isEmpty ? 1 : runs.count }

  /// Some children that follow each other.
  package func run(at index: Int) -> ContiguousArray<Node> {
    runs.isEmpty ? few : runs[index].nodes
  }

  /// Where in the runs a child is.
  private func find(_ index: Int) -> (run: Int, place: Int) {
    var (low, high) = (0, runs.count - 1)
    // Most runs have the usual length.
    let likely = index / Self.usualLength
    if likely <= high, index < runs[likely].end, likely == 0 || runs[likely - 1].end <= index {
      low = likely
      high = likely
    }
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= index { low = middle + 1 } else { high = middle }
    }
    return (low, low == 0 ? index : index - runs[low - 1].end)
  }

  package subscript(index: Int) -> Node {
    get {
      if runs.isEmpty { return few[index] }
      let (run, place) = find(index)
      return runs[run].nodes[place]
    }
    _modify {
      if runs.isEmpty {
        yield &few[index]
      } else {
        let (run, place) = find(index)
        yield &runs[run].nodes[place]
      }
      mayHoldContainers = true
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

  /// Calls `body` with every child and its place, in order.
  @inline(__always)
  package func forEach(_ body: (borrowing Node, Int) -> Void) {
    var place = 0
    for index in 0..<runCount {
      let nodes = run(at: index)
      for offset in nodes.indices {
        body(nodes[offset], place)
        place &+= 1
      }
    }
  }
}

// MARK: - Changing

extension NodeList {
  package mutating func append(_ node: consuming Node) {
    if !node.isPlainLeaf { mayHoldContainers = true }
    if runs.isEmpty {
      if few.count < Self.usualLength { return appendToFew(node) }
      runs.append(Run(nodes: few, end: few.count))
      few = []
    }
    let last = runs.count - 1
    if runs[last].nodes.count < Self.usualLength {
      runs[last].nodes.append(node)
      runs[last].end += 1
    } else {
      var nodes: ContiguousArray<Node> = []
      nodes.reserveCapacity(Self.usualLength)
      nodes.append(node)
      runs.append(Run(nodes: nodes, end: runs[last].end + 1))
    }
  }

  private mutating func appendToFew(_ node: consuming Node) {
    // Most lists are short; the memory for the first few is got at once.
    if few.isEmpty { few.reserveCapacity(4) }
    few.append(node)
  }

  /// Inserts a child before another one, or at the end.
  package mutating func insert(_ node: consuming Node, at index: Int) {
    if index == count { return append(node) }
    if !node.isPlainLeaf { mayHoldContainers = true }
    if runs.isEmpty {
      few.insert(node, at: index)
      if few.count >= Self.greatestLength { self = NodeList(few) }
      return
    }
    let (run, place) = find(index)
    runs[run].nodes.insert(node, at: place)
    moveEnds(from: run, by: 1)
    if runs[run].nodes.count >= Self.greatestLength { split(run) }
  }

  @discardableResult
  package mutating func remove(at index: Int) -> Node {
    if runs.isEmpty { return few.remove(at: index) }
    let (run, place) = find(index)
    let removed = runs[run].nodes.remove(at: place)
    moveEnds(from: run, by: -1)
    if runs[run].nodes.isEmpty { runs.remove(at: run) }
    return removed
  }

  package mutating func replaceSubrange(_ range: Range<Int>, with nodes: ContiguousArray<Node>) {
    if runs.isEmpty {
      few.replaceSubrange(range, with: nodes)
      mayHoldContainers = true
      if few.count >= Self.greatestLength { self = NodeList(few) }
      return
    }
    if range.isEmpty, nodes.count == 1 { return insert(nodes[0], at: range.lowerBound) }
    var changed = NodeList()
    for index in 0..<range.lowerBound { changed.append(self[index]) }
    for node in nodes { changed.append(node) }
    for index in range.upperBound..<count { changed.append(self[index]) }
    self = changed
  }

  private init(_ nodes: ContiguousArray<Node>) {
    for node in nodes { append(node) }
  }

  private mutating func moveEnds(from run: Int, by distance: Int) {
    for index in run..<runs.count { runs[index].end += distance }
  }

  private mutating func split(_ run: Int) {
    let half = Self.greatestLength / 2
    let tail = ContiguousArray(runs[run].nodes[half...])
    let end = runs[run].end
    runs[run].nodes.removeSubrange(half...)
    runs[run].end = end - tail.count
    runs.insert(Run(nodes: tail, end: end), at: run + 1)
  }
}

extension Node {
  /// Whether the view is a leaf that lies in the list as a value.
  fileprivate var isPlainLeaf: Bool {
    switch body {
    case .leaf, .content: true
    case .container, .storage: false
    }
  }
}

// MARK: - Comparing versions

extension NodeList {
  /// Where a run lies in memory, as a number; 0 for a run that is empty.
  ///
  /// Two runs that somebody holds at the same time lie at one place only if they are one.
  static func address(of run: ContiguousArray<Node>) -> Int {
    run.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
  }

  /// Whether two runs are the same piece of memory, so that no child differs.
  static func isSameMemory(
    _ first: ContiguousArray<Node>, _ second: ContiguousArray<Node>
  ) -> Bool {
    first.count == second.count && address(of: first) == address(of: second)
  }
}
