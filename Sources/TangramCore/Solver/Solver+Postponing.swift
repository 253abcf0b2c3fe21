// Containers that lie too deep to be solved inside others: they are solved from the top of the call
// stack, and what asked for them is asked again.

/// A question that is to be answered from the top of the stack.
struct PostponedQuestion {
  let container: Int
  let question: Question
  /// The size of what the container is in, at the moment of the question.
  let outside: TGSize
}

extension Solver {
  /// Nested solves beyond this depth are postponed, so that the call stack stays small however deep the
  /// tree is.
  ///
  /// They fit into half a megabyte, even without optimisation: nested grids take up to thirty
  /// kilobytes each.
  static let deepestSolve = 18

  /// Notes a question that is to be answered from the top of the stack.
  func postpone(_ index: Int, _ question: Question) {
    current.isPostponing = true
    postponed.append(
      PostponedQuestion(container: index, question: question, outside: sizeOutside(index)))
  }

  /// Places the children of a container, with everything that is postponed on the way.
  package func placeFromTop(_ index: Int, given: TGSize) -> TGSize {
    let result = place(index, given: given)
    if !current.isPostponing { return result }
    // Whatever could not be reached is answered from the top of the stack, deepest first; then the
    // container that asked for it, which nil stands for, is placed again and finds the answer at hand.
    var waiting: ContiguousArray<PostponedQuestion?> = [nil]
    takePostponed(&waiting)
    while let next = waiting.last, !isSpent {
      if let next { answer(next) } else { _ = place(index, given: given) }
      if !current.isPostponing { waiting.removeLast() }
      takePostponed(&waiting)
    }
    return measure(index, given: given)
  }

  private func takePostponed(_ waiting: inout ContiguousArray<PostponedQuestion?>) {
    for question in postponed { waiting.append(question) }
    postponed.removeAll()
    unanswered.removeAll()
    current.isPostponing = false
  }

  /// Asks a container once more, while everything that the answer depends on is again as it was when the
  /// container was asked: an answer to another question would be of no use.
  private func answer(_ postponed: PostponedQuestion) {
    let (index, question) = (postponed.container, postponed.question)
    let parent = Int(boxes[Int(containers[index].box)].parent)
    let (sizeBefore, indefiniteBefore) = (sizeOutside(index), indefiniteAxes(of: index))
    setWorkingSize(of: parent, postponed.outside)
    setIndefiniteAxes(of: index, question.indefinite)
    switch question.kind {
    case .size: _ = measure(index, wrapping: question.wrapping, given: question.given)
    case .leastWidth: _ = contentWidth(.least, of: index, height: question.height)
    case .greatestWidth: _ = contentWidth(.greatest, of: index, height: question.height)
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

extension Question {
  /// The height of a question about the width of content; nil if it is not known.
  fileprivate var height: Double? { given.height < 0 ? nil : given.height }
}
