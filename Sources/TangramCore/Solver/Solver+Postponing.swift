// Queries of containers that are nested too deeply to be solved recursively. They are postponed, and
// solved after the recursion has ended; then the containers that need the results are solved again.

/// A query that will be solved after the current recursion has ended.
struct PostponedQuery {
  let container: Int
  let query: MeasureQuery
  /// The size of the container's parent at the time of the query.
  let outside: TGSize
}

extension Solver {
  /// The maximum depth of nested solves; deeper ones are postponed, to limit the size of the call stack
  /// regardless of the depth of the tree.
  ///
  /// This many nested solves fit into half a megabyte, even without optimization: nested grids take up
  /// to 30 KB each.
  static let deepestSolve = 18

  /// Records a query to be solved later, outside the current recursion.
  func postpone(_ index: Int, _ query: MeasureQuery) {
    isPostponing = true
    postponed.append(
      PostponedQuery(container: index, query: query, outside: sizeOutside(index)))
  }

  /// Places the children of a container, and solves all queries that are postponed in the process.
  package func placeFromTop(_ index: Int, given: TGSize) -> TGSize {
    let result = place(index, given: given)
    if !isPostponing { return result }
    // Postponed queries are solved here, outside any recursion, deepest first. Then the container
    // itself, represented by nil, is placed again and finds the results in the cache.
    var waiting: ContiguousArray<PostponedQuery?> = [nil]
    takePostponed(&waiting)
    while let next = waiting.last, !isSpent {
      if let next { solve(next) } else { _ = place(index, given: given) }
      if !isPostponing { waiting.removeLast() }
      takePostponed(&waiting)
    }
    return measure(index, given: given)
  }

  private func takePostponed(_ waiting: inout ContiguousArray<PostponedQuery?>) {
    for query in postponed { waiting.append(query) }
    postponed.removeAll()
    unsolved.removeAll()
    isPostponing = false
  }

  /// Solves a postponed query in its original context, which is part of the cache key.
  private func solve(_ postponed: PostponedQuery) {
    let (index, query) = (postponed.container, postponed.query)
    let parent = Int(boxes[Int(containers[index].box)].parent)
    let (sizeBefore, indefiniteBefore) = (sizeOutside(index), indefiniteAxes(of: index))
    setWorkingSize(of: parent, postponed.outside)
    setIndefiniteAxes(of: index, query.indefinite)
    switch query.kind {
    case .size: _ = measure(index, wrapping: query.wrapping, given: query.given)
    case .leastWidth: _ = contentWidth(.least, of: index, height: query.height)
    case .greatestWidth: _ = contentWidth(.greatest, of: index, height: query.height)
    }
    setWorkingSize(of: parent, sizeBefore)
    setIndefiniteAxes(of: index, indefiniteBefore)
  }

  private func setIndefiniteAxes(of index: Int, _ axes: TGAxes) {
    let box = Int(containers[index].box)
    boxes[box].x.isIndefinite = axes.contains(.horizontal)
    boxes[box].y.isIndefinite = axes.contains(.vertical)
  }

  private func setWorkingSize(of container: Int, _ size: TGSize) {
    guard container >= 0 else { return }
    (containers[container].x.size, containers[container].y.size) = (size.width, size.height)
  }
}

extension MeasureQuery {
  /// The height in a query for the width of content; nil if it is unknown.
  fileprivate var height: Double? { given.height < 0 ? nil : given.height }
}
