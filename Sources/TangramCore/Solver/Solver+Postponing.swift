// Containers that lie too deep to be solved inside others: they are solved from the top of the call
// stack, and what asked for them is asked again.

/// A container that is to be solved from the top of the stack, and what it is given.
struct PostponedSolve: BitwiseCopyable {
  var container: Int
  var given: TGSize
  /// The axes that it is to wrap; empty if those are the ones it wraps anyway.
  var wrapping: TGAxes = []
  /// The width that its content asks for, if that is the question; then the height given is NaN
  /// where it is not known.
  var contentWidth: TGContentWidth?
  /// The size of what the container is in, at the moment of the question.
  var outside = TGSize.zero
}

extension Solver {
  /// Nested solves beyond this depth are postponed, so that the call stack stays small however
  /// deep the tree is.
  ///
  /// They fit into half a megabyte, even without optimisation: nested flex layouts take up to twenty
  /// kilobytes each.
  static let deepestSolve = 22

  /// Notes a question that is to be answered from the top of the stack.
  func postpone(_ question: PostponedSolve) {
    var question = question
    question.outside = sizeOutside(containers.base + question.container)
    postponed.append(question)
  }

  /// Whether a container was asked already since something below it was postponed.
  @inline(__always)
  func cannotAnswer(_ index: Int) -> Bool { !postponed.isEmpty && isUnanswered(index) }

  @inline(never)
  private func isUnanswered(_ index: Int) -> Bool { unanswered.contains(index) }

  @inline(never)
  func noteUnanswered(_ index: Int) { unanswered.insert(index) }

  /// Solves a container with all that was postponed on the way.
  func solveFromTop(_ index: Int, given: TGSize) -> TGSize {
    let result = solve(index, given: given)
    if postponed.isEmpty { return result }
    // Whatever could not be reached is solved from the top of the stack, deepest first; then the
    // container that asked for it is solved again and finds the answer at hand.
    var waiting = [PostponedSolve(container: index, given: given)]
    takePostponed(&waiting)
    while let next = waiting.last, !isSpent {
      if next.container == index { _ = solve(index, given: given) } else { answer(next) }
      if postponed.isEmpty { waiting.removeLast() }
      takePostponed(&waiting)
    }
    return measure(index, given: given)
  }

  private func takePostponed(_ waiting: inout [PostponedSolve]) {
    for index in 0..<postponed.count { waiting.append(postponed[index]) }
    postponed.removeAll()
    unanswered.removeAll()
  }

  /// Asks a container once more, while its parent has the size again that it had when it asked.
  ///
  /// A bound may depend on that size, and an answer for another one would be of no use.
  private func answer(_ question: PostponedSolve) {
    let parent = Int(boxes[Int(containers[question.container].box)].parent)
    let before = sizeOutside(containers.base + question.container)
    setWorkingSize(of: parent, question.outside)
    if let width = question.contentWidth {
      _ = contentWidth(width, of: question.container, height: question.given.height)
    } else if question.wrapping.isEmpty {
      _ = solve(question.container, given: question.given)
    } else {
      _ = measure(question.container, asIfWrapping: question.wrapping, given: question.given)
    }
    setWorkingSize(of: parent, before)
  }

  private func setWorkingSize(of container: Int, _ size: TGSize) {
    guard container >= 0 else { return }
    (containers[container].x.size, containers[container].y.size) = (size.width, size.height)
  }
}
