// How much work a layout may be, and what happens when that is spent.
//
// Work is counted in looks at children: a pass over a container counts one for each of its children, the
// content of a leaf one each time it is measured, and algorithms count what else they do (`TGPass.spend`).
// When the budget is spent, no container is solved again that has been solved: the last answer stands. So
// each costs at most one pass more, and those that place its children.

extension Solver {
  /// Whether the layout has taken all the work that it may.
  var isSpent: Bool { current.workLeft < 0 }

  func spend(_ work: Int) { current.workLeft &-= work }

  /// Begins a layout of some number of views.
  func begin(views: Int) {
    current.solveCount = 0
    current.layoutNumber &+= 1
    current.knowsPlaces = false
    solvedSinceSpent.removeAll()
    current.mostWork = environment.limits.work(forViews: views)
    current.workLeft = current.mostWork
  }

  /// The work that the layout has been so far.
  var workDone: Int { current.mostWork - current.workLeft }

  /// Allows as much work once more, after a layout that had enough: for whoever asks about it.
  package func renewWork() {
    if !isSpent { current.workLeft = current.mostWork }
  }

  /// Reports that the budget was spent, if it was.
  func reportBudget() {
    if isSpent { plan.report(0, "layout", .tooMuchWork) }
  }

  /// Counts a solve of a container in this layout.
  func countSolve(of index: Int) {
    if containers[index].layoutNumber != current.layoutNumber {
      (containers[index].layoutNumber, containers[index].solves) = (current.layoutNumber, 0)
    }
    containers[index].solves += 1
  }

  /// Whether a container was solved more often than `limit` in this layout.
  func wasSolved(_ index: Int, moreThan limit: Int) -> Bool {
    containers[index].layoutNumber == current.layoutNumber
      && Int(containers[index].solves) > limit
  }

  /// Whether a container cannot be solved now.
  func mustNotSolve(_ index: Int) -> Bool {
    current.depth >= Self.deepestSolve || isSpent
      || current.isPostponing && unanswered.contains(index)
  }

  /// The size of a container that cannot be solved now, as far as that is known.
  func insteadOfSolving(_ index: Int, _ question: Question) -> TGSize {
    if isSpent { return sizeAfterBudget(index, question) }
    if current.depth < Self.deepestSolve { return question.given }
    if wasSolved(index, moreThan: Self.mostSolvesAtLeisure), containers[index].isFound {
      return leaveUnsettled(index)
    }
    postpone(index, question)
    return question.given
  }

  /// Lets the last answer of a container stand that is asked for ever new sizes: any answer is better
  /// than none in the end.
  func leaveUnsettled(_ index: Int) -> TGSize {
    reportUnsettled(index)
    return containers[index].found
  }

  /// The size of a container when the budget is spent: what it found last, or else what one pass finds.
  ///
  /// A container that is not nested in a solve is about to be placed, and then its children follow
  /// from a pass for just that size.
  private func sizeAfterBudget(_ index: Int, _ question: Question) -> TGSize {
    let isPlaced = current.depth == 0
    if !isPlaced, containers[index].isFound {
      return containers[index].result(containers[index].found, orGiven: question.given)
    }
    guard current.depth < Self.deepestSolve,
      isPlaced || solvedSinceSpent.insert(index).inserted
    else { return question.given }
    current.depth += 1
    let result = settle(index, question)
    current.depth -= 1
    remember(result, for: question, of: index)
    containers[index].placed = containers[index].answers
    return result
  }
}
