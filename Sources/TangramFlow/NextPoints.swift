/// The insertion points of a packed flow with an arranged count.
///
/// There is one point for each index in a line; the next child is placed at the point nearest to the
/// start. The points form a binary heap, so that taking one costs O(log *n*).
struct NextPoints {
  /// The points by index in a line.
  private var points: [(along: Double, across: Double)]
  /// The indices as a heap, ordered by the cross-axis distance and, if equal, by index.
  private var heap: [Int]

  init(count: Int, along: Double, across: Double) {
    points = Array(repeating: (along, across), count: count)
    heap = Array(0..<count)
  }

  /// The point where the next child is placed: the minimum of the heap.
  var nearest: (along: Double, across: Double) { points[place] }

  /// The index of `nearest` in a line.
  var place: Int { heap[0] }

  /// Moves the taken point past its child.
  ///
  /// - Parameters:
  ///   - depth: The extent of the child across the line, with margins and gap.
  ///   - end: The coordinate along the line where the child with its gap ends: the next point begins
  ///     there.
  mutating func advance(depth: Double, endOfChild end: Double) {
    let place = place
    points[place].across += depth
    if place + 1 < points.count { points[place + 1].along = end }
    // The point sinks in the heap until no child of it comes before it.
    var parent = 0
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, isBefore(heap[child + 1], heap[child]) { child += 1 }
      guard isBefore(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }

  private func isBefore(_ first: Int, _ second: Int) -> Bool {
    let (p, q) = (points[first].across, points[second].across)
    return p < q || (p == q && first < second)
  }
}
