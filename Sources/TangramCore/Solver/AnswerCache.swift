/// What a container is asked, as far as the answer depends on it.
struct Question: BitwiseCopyable, Equatable {
  enum Kind: UInt8, BitwiseCopyable {
    /// The size that results when the container is given one.
    case size
    /// The widths that the content asks for.
    case leastWidth, greatestWidth
  }

  /// The size that is given: 0 along the axes that wrap, and below 0 for a height that is not known.
  var given: TGSize
  var kind = Kind.size
  /// The axes that wrap, which the container need not do by itself.
  var wrapping: TGAxes
  /// The axes along which the extent follows from content, so that percentages of it mean nothing.
  var indefinite: TGAxes = []
  /// The number of what the container is in, as the cache counts it; -1 for most containers, which do not
  /// depend on it.
  var outside: Int32 = -1

  /// The size of the view that a container is in, and the extents that the bounds of its own size refer to.
  struct Outside: BitwiseCopyable, Equatable {
    var size = TGSize.zero
    var extents = SIMD4<Double>()
  }
}

/// What containers answered, so that nothing is computed twice.
///
/// The answers of one container form a list, the most recent first. An answer stays valid until something
/// in the container changes: then the container starts a new list.
struct AnswerCache {
  private let answers = PlanBuffer<Answer>()
  private let outsides = PlanBuffer<Question.Outside>(minimumCapacity: 1)

  struct Answer: BitwiseCopyable {
    let question: Question
    let size: TGSize
    /// The answer of the same container before this one; -1 for the first.
    let previous: Int32
  }

  func deallocate() {
    answers.deallocate()
    outsides.deallocate()
  }

  /// The number of answers, including those that are no longer valid, and of what containers saw.
  var count: Int { answers.count + outsides.count }

  subscript(index: Int32) -> Answer { answers[Int(index)] }

  /// The answer to a question among those from `last` back; nil when it was not asked before.
  func answer(to question: Question, from last: Int32) -> Answer? {
    var index = last
    while index >= 0 {
      let answer = answers[Int(index)]
      if answer.question == question { return answer }
      index = answer.previous
    }
    return nil
  }

  /// The number of what a container sees, which is the same as in its answers from `last` back if it
  /// saw the same.
  func number(of outside: Question.Outside, from last: Int32) -> Int32 {
    var index = last
    while index >= 0 {
      let known = answers[Int(index)].question.outside
      if known >= 0, outsides[Int(known)] == outside { return known }
      index = answers[Int(index)].previous
    }
    return Int32(truncatingIfNeeded: outsides.append(outside))
  }

  /// Stores an answer, and returns its index.
  func store(_ size: TGSize, for question: Question, after previous: Int32) -> Int32 {
    Int32(
      truncatingIfNeeded: answers.append(Answer(question: question, size: size, previous: previous))
    )
  }
}
