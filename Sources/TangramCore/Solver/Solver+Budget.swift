// How much work a layout may be, and what happens when that is spent.
//
// Work is counted in looks at children: a pass over a container counts one for each of its
// children, the content of a leaf one each time it is measured, and algorithms count what else they
// do (`TGPass.spend`). When it is spent, no container is solved again that has been solved: what was
// found last stands. So each costs at most one pass more, and those that place its children.

extension Solver {
  /// Whether the layout has taken all the work that it may.
  @inline(__always) var isSpent: Bool { workLeft < 0 }

  @inline(__always) func spend(_ work: Int) { workLeft &-= work }

  /// Begins a layout of some number of views.
  func begin(views: Int) {
    solveCount = 0
    layoutNumber &+= 1
    knowsPlaces = false
    solvedSinceSpent.removeAll()
    mostWork = environment.limits.work(forViews: views)
    workLeft = mostWork
  }

  /// The work that the layout has been so far.
  var workDone: Int { mostWork - workLeft }

  /// Allows as much work once more, after a layout that had enough: for whoever asks about it.
  func renewWork() {
    if !isSpent { workLeft = mostWork }
  }

  /// Says that the work was spent, if it was.
  func reportBudget() {
    if isSpent { plan.report(boxes.base, "layout", .tooMuchWork) }
  }

  /// Whether a container cannot be solved now.
  @inline(__always)
  func mustNotSolve(_ index: Int) -> Bool {
    depth >= Self.deepestSolve || isSpent || cannotAnswer(index)
  }

  /// The size of a container that cannot be solved now, as far as that is known.
  @inline(never)
  func insteadOfSolving(
    _ index: Int, _ container: UnsafeMutablePointer<ContainerBox>, _ given: TGSize
  ) -> TGSize {
    if isSpent { return afterBudget(index, container, given) }
    if depth < Self.deepestSolve { return given }
    if isEarlier(given, container) { return container.pointee.earlier.result }
    if wasSolved(index, moreThan: Self.mostSolvesAtLeisure), container.pointee.latest.isValid {
      return leaveUnsettled(index)
    }
    postpone(PostponedSolve(container: index, given: given))
    return given
  }

  /// Lets the last answer of a container stand that is asked for ever new sizes: any answer is better
  /// than none in the end.
  func leaveUnsettled(_ index: Int) -> TGSize {
    plan.report(boxes.base + Int(containers[index].box), "size", .unsettled)
    return containers[index].latest.result
  }

  /// The size of a container when there is no work left: what it found last, or else what one pass
  /// finds.
  ///
  /// A container that is not nested in a solve is about to be placed, and then its children follow
  /// from a pass for just that size.
  private func afterBudget(
    _ index: Int, _ container: UnsafeMutablePointer<ContainerBox>, _ given: TGSize
  ) -> TGSize {
    let isPlaced = depth == 0
    if !isPlaced, container.pointee.latest.isValid { return container.pointee.known(for: given) }
    guard depth < Self.deepestSolve, isPlaced || !wasSolvedSinceSpent(index) else { return given }
    depth &+= 1
    let result = settle(index, container, given)
    depth &-= 1
    remember(result, given: given, container)
    return result
  }

  private func wasSolvedSinceSpent(_ index: Int) -> Bool {
    !solvedSinceSpent.insert(index).inserted
  }
}

extension ContainerBox {
  /// The size that the container was last found to have, as far as it wraps.
  func known(for given: TGSize) -> TGSize {
    guard latest.isValid else { return given }
    return TGSize(
      width: x.wraps ? latest.result.width : given.width,
      height: y.wraps ? latest.result.height : given.height)
  }
}
