// Walks through all children.

extension NodeList {
  /// Calls `body` with every child and its place, in order.
  @inline(__always)
  package func visit(_ body: (borrowing Node, Int) -> Void) {
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

extension NodeList {
  /// Calls `body` with where every child lies, for as long as the call lasts, and its place.
  ///
  /// For walks that look at a few fields of many children: a child that is passed as a value may be
  /// copied, with a count for what it refers to.
  @inline(__always)
  package func visitInPlace(_ body: (UnsafePointer<Node>, Int) -> Void) {
    var place = 0
    for index in 0..<runCount {
      run(at: index).withUnsafeBufferPointer { nodes in
        guard let first = nodes.baseAddress else { return }
        for offset in 0..<nodes.count { body(first + offset, place &+ offset) }
        place &+= nodes.count
      }
    }
  }
}
