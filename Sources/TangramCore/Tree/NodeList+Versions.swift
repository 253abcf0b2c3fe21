// How two versions of a list are compared, and what holds for each.

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

extension Node {
  /// Whether two versions of a child are one and the same, without looking into what they refer to.
  func isSame(as other: borrowing Node) -> Bool {
    identity == other.identity && parts === other.parts && flags == other.flags
      && alignment == other.alignment && table == other.table
  }
}

extension NodeList {
  /// How many nodes there are below the children, by a look at each of them.
  var counted: NodesBelow {
    var below = NodesBelow()
    visit { child, _ in below += child.below }
    return below
  }

  /// The list without children that handles reach.
  var independent: NodeList {
    guard mayHoldLive else { return self }
    var copy = self
    for index in 0..<count where self[index].flags.contains(.isLive) {
      copy[index] = self[index].independent
    }
    return copy
  }
}

// MARK: - Invariants

extension NodeList {
  /// Stops a debug build where the runs are not those of a list.
  package func checkInvariants() {
    var places = 0
    for index in 0..<runCount { places += run(at: index).count }
    assert(places == count, "the runs hold all children")
    assert((0..<runCount - 1).allSatisfy { !run(at: $0).isEmpty }, "no run but the last is empty")
    assert(below == counted, "the nodes below are counted")
  }
}
