/// Computes the extents and origins of a plan's boxes, by running the algorithms of its containers
/// until their sizes agree.
@usableFromInline package final class Solver {
  @usableFromInline package let plan: Plan
  // The parts of the plan that every function of the solver reads.
  @usableFromInline package let boxes: PlanBuffer<Box>
  @usableFromInline package let containers: PlanBuffer<ContainerBox>
  let rares: PlanBuffer<RareBox>
  let extras: PlanBuffer<BoxExtras>

  let cache = MeasureCache()
  // The state of the current layout. Access is exclusive without a check at run time, because a layout
  // runs on one thread.

  /// The current nesting depth of solves.
  @exclusivity(unchecked) var depth = 0
  /// The container whose children's frames are being written, so that its own frame and those of
  /// its ancestors are known; negative while sizes are being computed.
  @exclusivity(unchecked) package var containerBeingWritten = -1
  /// Whether the positions in some container depend on the container's position in the window.
  @exclusivity(unchecked) var dependsOnWindow = false
  /// Whether the written frames contain valid positions of the containers.
  ///
  /// This is the case when a tree is laid out a second time because sizes depend on those
  /// positions.
  @exclusivity(unchecked) var knowsWindowPositions = false
  /// Whether some algorithm read the environment, and thus the available size.
  @exclusivity(unchecked) var readsEnvironment = false
  /// Whether a query is currently postponed.
  @exclusivity(unchecked) var isPostponing = false
  /// The number of this layout.
  @exclusivity(unchecked) var layoutNumber: Int32 = 0
  /// The number of times any container was solved in this layout.
  @exclusivity(unchecked) package internal(set) var solveCount = 0
  /// The remaining work budget of this layout; negative if it was exceeded.
  @exclusivity(unchecked) var remainingWork = Int.max
  /// The work budget of this layout.
  @exclusivity(unchecked) var maximumWork = Int.max
  /// The containers that have no result because a descendant container was postponed.
  ///
  /// They are not solved again until the postponed container is: solving each of them twice would
  /// double the work with each level.
  @exclusivity(unchecked) var unsolved: Set<Int> = []

  /// The queries that are nested too deeply to be solved within the current recursion.
  var postponed: ContiguousArray<PostponedQuery> = []
  /// The sibling extents that children read, by the index of the container; only for the few containers
  /// with sizes that refer to siblings.
  var ties: [Int: SiblingTies] = [:]
  /// The problems that the last pass over a container found, by the index of the container; valid
  /// while `hasFindings` is set for the container.
  var findings: [Int: [(box: Int, property: String, problem: TGDiagnostic.Kind)]] = [:]
  /// The objects through which containers of one kind share results, by the type of the object.
  var shared: [ObjectIdentifier: AnyObject] = [:]
  /// The containers that were solved for the first time after the budget was spent.
  var solvedAfterBudget: Set<Int> = []
  /// The log that an algorithm writes its reasons to while its last pass is explained; nil during
  /// layout.
  package var reasonLog: AnyObject?

  init(_ plan: Plan) {
    self.plan = plan
    (boxes, containers) = (plan.boxes, plan.containers)
    (rares, extras) = (plan.rares, plan.extras)
  }

  deinit { cache.deallocate() }
}

extension Solver {
  /// The position of a container in the window, as far as it is known.
  ///
  /// Frames below the container whose children are being written are ignored, because they are from a
  /// previous layout.
  package func windowOrigin(of index: Int) -> TGPoint {
    var origin = TGPoint.zero
    guard containerBeingWritten >= 0 || knowsWindowPositions else { return origin }
    var index = index
    var isKnown = containerBeingWritten < 0
    while index >= 0 {
      if index == containerBeingWritten { isKnown = true }
      if isKnown { origin = origin + containers[index].frame.origin }
      index = Int(boxes[Int(containers[index].box)].parent)
    }
    return origin
  }
}

// MARK: - Limits
//
// The work budget of a layout, and the behavior when it is spent.
//
// A pass over a container costs one unit plus one for each of its children, each measurement of a
// leaf's content costs one plus the work of its source, and algorithms add the cost of their other work
// (`TGPass.spend`). When the budget is spent, no container is solved again: its last result is used.
// After that, each container costs at most one more pass, plus the passes that place its children.

extension Solver {
  /// Whether the layout has exceeded its work budget.
  var isSpent: Bool { remainingWork < 0 }

  func spend(_ work: Int) { remainingWork &-= work }

  /// Starts a layout of the given number of views.
  func begin(views: Int) {
    solveCount = 0
    layoutNumber &+= 1
    knowsWindowPositions = false
    solvedAfterBudget.removeAll()
    maximumWork = plan.environment.limits.work(forViews: views)
    remainingWork = maximumWork
  }

  /// The work that the layout has done so far.
  package var workDone: Int { maximumWork - remainingWork }

  /// Restores the full budget, unless it was exceeded, so that containers can be solved again after
  /// a layout.
  package func restoreBudget() {
    if !isSpent { remainingWork = maximumWork }
  }

  /// Increments the number of times that a container was solved in this layout.
  func countSolve(of index: Int) {
    if containers[index].layoutNumber != layoutNumber {
      (containers[index].layoutNumber, containers[index].solves) = (layoutNumber, 0)
    }
    containers[index].solves += 1
  }

  /// Whether a container was solved more than `limit` times in this layout.
  func wasSolved(_ index: Int, moreThan limit: Int) -> Bool {
    containers[index].layoutNumber == layoutNumber
      && Int(containers[index].solves) > limit
  }

  /// Whether a container cannot be solved now.
  func isSolvingBlocked(_ index: Int) -> Bool {
    depth >= Self.maximumDepth || isSpent
      || isPostponing && unsolved.contains(index)
  }

  /// Returns a provisional size for a container that cannot be solved now; if the solver is nested too
  /// deeply, also postpones the query.
  func provisionalSize(_ index: Int, _ query: MeasureQuery) -> TGSize {
    if isSpent { return sizeAfterBudget(index, query) }
    if depth < Self.maximumDepth { return query.given }
    if wasSolved(index, moreThan: Self.solvesBeforeFallback), containers[index].isFound {
      return reuseUnsettledResult(index)
    }
    postpone(index, query)
    return query.given
  }

  /// Reports a container that is measured for ever new sizes, and returns its last result as an
  /// approximation.
  func reuseUnsettledResult(_ index: Int) -> TGSize {
    reportUnsettled(index)
    return containers[index].found
  }

  /// The size of a container after the budget is spent: its last result, or else the result of one
  /// more solve.
  ///
  /// A container outside of any nested solve is about to be placed, and its children need a pass
  /// for exactly that size.
  private func sizeAfterBudget(_ index: Int, _ query: MeasureQuery) -> TGSize {
    let isPlaced = depth == 0
    if !isPlaced, containers[index].isFound {
      return containers[index].result(containers[index].found, orGiven: query.given)
    }
    guard depth < Self.maximumDepth,
      isPlaced || solvedAfterBudget.insert(index).inserted
    else { return query.given }
    depth += 1
    let result = settle(index, query)
    depth -= 1
    cacheResult(result, for: query, of: index)
    containers[index].placed = containers[index].lastResult
    return result
  }
}

// MARK: - Depth
//
// Queries of containers that are nested too deeply to be solved recursively. They are postponed, and
// solved after the recursion has ended; then the containers that need the results are solved again.

/// A query that will be solved after the current recursion has ended.
struct PostponedQuery {
  let container: Int
  let query: MeasureQuery
  /// The size of the container's parent at the time of the query.
  let parentSize: TGSize
}

extension Solver {
  /// The maximum depth of nested solves; deeper ones are postponed, to limit the size of the call stack
  /// regardless of the depth of the tree.
  ///
  /// This many nested solves fit into half a megabyte, even without optimization: nested grids take up
  /// to 30 KB each.
  static let maximumDepth = 18

  /// Records a query to be solved later, outside the current recursion.
  func postpone(_ index: Int, _ query: MeasureQuery) {
    isPostponing = true
    postponed.append(
      PostponedQuery(container: index, query: query, parentSize: parentSize(of: index)))
  }

  /// Places the children of a container, and solves all queries that are postponed in the process.
  package func placeFromTop(_ index: Int, given: TGSize) -> TGSize {
    let result = place(index, given: given)
    if !isPostponing { return result }
    // Postponed queries are solved here, outside any recursion, deepest first. Then the container
    // itself, represented by nil, is placed again and finds the results in the cache.
    var pending: ContiguousArray<PostponedQuery?> = [nil]
    movePostponedQueries(to: &pending)
    while let next = pending.last, !isSpent {
      if let next { solve(next) } else { _ = place(index, given: given) }
      if !isPostponing { pending.removeLast() }
      movePostponedQueries(to: &pending)
    }
    return measure(index, given: given)
  }

  private func movePostponedQueries(to pending: inout ContiguousArray<PostponedQuery?>) {
    for query in postponed { pending.append(query) }
    postponed.removeAll()
    unsolved.removeAll()
    isPostponing = false
  }

  /// Solves a postponed query in its original context, which is part of the cache key.
  private func solve(_ postponed: PostponedQuery) {
    let (index, query) = (postponed.container, postponed.query)
    let parent = Int(boxes[Int(containers[index].box)].parent)
    let (sizeBefore, indefiniteBefore) = (parentSize(of: index), indefiniteAxes(of: index))
    setWorkingSize(of: parent, postponed.parentSize)
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
