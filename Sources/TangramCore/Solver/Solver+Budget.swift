// The work budget of a layout, and the behavior when it is spent.
//
// A pass over a container costs one unit plus one for each of its children, each measurement of a
// leaf's content costs one plus the work of its source, and algorithms add the cost of their other work
// (`TGPass.spend`). When the budget is spent, no container is solved again: its last result is used.
// After that, each container costs at most one more pass, plus the passes that place its children.

extension Solver {
  /// Whether the layout has exceeded its work budget.
  var isSpent: Bool { workLeft < 0 }

  func spend(_ work: Int) { workLeft &-= work }

  /// Starts a layout of the given number of views.
  func begin(views: Int) {
    solveCount = 0
    layoutNumber &+= 1
    knowsPlaces = false
    solvedSinceSpent.removeAll()
    mostWork = environment.limits.work(forViews: views)
    workLeft = mostWork
  }

  /// The work that the layout has done so far.
  var workDone: Int { mostWork - workLeft }

  /// Restores the full budget, unless it was exceeded, so that containers can be solved again after
  /// a layout.
  package func renewWork() {
    if !isSpent { workLeft = mostWork }
  }

  /// Reports that the work budget was exceeded, if it was.
  func reportBudget() {
    if isSpent { plan.report(0, "layout", .tooMuchWork) }
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
  func mustNotSolve(_ index: Int) -> Bool {
    depth >= Self.deepestSolve || isSpent
      || isPostponing && unsolved.contains(index)
  }

  /// Returns a provisional size for a container that cannot be solved now; if the solver is nested too
  /// deeply, also postpones the query.
  func insteadOfSolving(_ index: Int, _ query: MeasureQuery) -> TGSize {
    if isSpent { return sizeAfterBudget(index, query) }
    if depth < Self.deepestSolve { return query.given }
    if wasSolved(index, moreThan: Self.solvesBeforeFallback), containers[index].isFound {
      return leaveUnsettled(index)
    }
    postpone(index, query)
    return query.given
  }

  /// Reports a container that is measured for ever new sizes, and returns its last result as an
  /// approximation.
  func leaveUnsettled(_ index: Int) -> TGSize {
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
    guard depth < Self.deepestSolve,
      isPlaced || solvedSinceSpent.insert(index).inserted
    else { return query.given }
    depth += 1
    let result = settle(index, query)
    depth -= 1
    remember(result, for: query, of: index)
    containers[index].placed = containers[index].lastResult
    return result
  }
}
