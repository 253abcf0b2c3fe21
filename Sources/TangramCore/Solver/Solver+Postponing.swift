// Containers nested too deeply to be solved recursively: they are solved from the top of the call
// stack, and then the containers that needed them are solved again.

/// A question that will be answered from the top of the call stack.
struct PostponedQuestion {
  let container: Int
  let question: Question
  /// The size of the container's parent at the time of the question.
  let outside: TGSize
}

extension Solver {
  /// The maximum depth of nested solves; deeper ones are postponed, so that the call stack stays
  /// small however deep the tree is.
  ///
  /// This many nested solves fit into half a megabyte, even without optimization: nested grids take
  /// up to 30 KB each.
  static let deepestSolve = 18

  /// Records a question that will be answered from the top of the call stack.
  func postpone(_ index: Int, _ question: Question) {
    current.isPostponing = true
    postponed.append(
      PostponedQuestion(container: index, question: question, outside: sizeOutside(index)))
  }

  /// Places the children of a container, and answers all questions that are postponed meanwhile.
  package func placeFromTop(_ index: Int, given: TGSize) -> TGSize {
    let result = place(index, given: given)
    if !current.isPostponing { return result }
    // Postponed questions are answered from the top of the call stack, deepest first. Then the
    // container itself, represented by nil, is placed again and finds the answers in the cache.
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

  /// Answers a postponed question in the context in which it was asked: an answer in another
  /// context would not match it in the cache.
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
  /// The height in a question about the width of content; nil if it is unknown.
  fileprivate var height: Double? { given.height < 0 ? nil : given.height }
}
