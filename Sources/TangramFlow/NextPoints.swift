/// Where children can go next when a flow with an arranged count packs them: one point for each
/// place in a line, of which the one nearest to the start is taken.
///
/// A binary heap of points, so that taking one costs O(log *n*).
struct NextPoints {
  struct Point {
    var along: Double
    var across: Double
  }

  /// The points by their place in a line.
  private var points: [Point]
  /// The places as a heap, by distance across and, of equal ones, by place.
  private var heap: [Int]

  init(count: Int, along: Double, across: Double) {
    points = Array(repeating: Point(along: along, across: across), count: count)
    heap = Array(0..<count)
  }

  /// The point the next child goes to.
  var taken: Point { points[heap[0]] }

  /// The place in a line whose point that is.
  var place: Int { heap[0] }

  /// Moves the point that was taken past its child.
  ///
  /// - Parameters:
  ///   - depth: The extent of the child across the line, with margins and gap.
  ///   - end: Where the child with its gap ends along the line: the next point begins there.
  mutating func give(depth: Double, endOfChild end: Double) {
    let place = heap[0]
    points[place].across += depth
    if place + 1 < points.count { points[place + 1].along = end }
    siftDown()
  }

  private mutating func siftDown() {
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
