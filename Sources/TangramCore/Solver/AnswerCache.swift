/// A question to a container: the key of the cached answer, with all inputs that the answer depends
/// on.
struct Question: BitwiseCopyable, Equatable {
  enum Kind: UInt8, BitwiseCopyable {
    /// The size of the container for a given size.
    case size
    /// The minimum and maximum width of the content.
    case leastWidth, greatestWidth
  }

  /// The given size: 0 along the axes that wrap, and negative for an unknown height.
  var given: TGSize
  var kind = Kind.size
  /// The axes to wrap, which may include axes that the container does not wrap on its own.
  var wrapping: TGAxes
  /// The axes along which the extent depends on the content, so that percentages of it cannot be
  /// resolved.
  var indefinite: TGAxes = []
  /// The index of the container's `Outside` in the cache; -1 for most containers, which do not
  /// depend on their surroundings.
  var outside: Int32 = -1

  /// The size of the container's parent, and the extents that the bounds of the container's own
  /// size refer to.
  struct Outside: BitwiseCopyable, Equatable {
    var size = TGSize.zero
    var extents = SIMD4<Double>()
  }
}

/// The cached answers of containers, so that nothing is computed twice.
///
/// The answers of one container form a linked list, the most recent first. An answer stays valid
/// until something in the container changes; then the container starts a new list.
struct AnswerCache {
  private let answers = PlanBuffer<Answer>()
  private let outsides = PlanBuffer<Question.Outside>(minimumCapacity: 1)

  struct Answer: BitwiseCopyable {
    let question: Question
    let size: TGSize
    /// The index of the previous answer of the same container; -1 for the first one.
    let previous: Int32
  }

  func deallocate() {
    answers.deallocate()
    outsides.deallocate()
  }

  /// The number of stored answers, including those that are no longer valid, and of stored
  /// surroundings.
  var count: Int { answers.count + outsides.count }

  subscript(index: Int32) -> Answer { answers[Int(index)] }

  /// The cached answer to a question, searching back from `last`; nil if there is none.
  func answer(to question: Question, from last: Int32) -> Answer? {
    var index = last
    while index >= 0 {
      let answer = answers[Int(index)]
      if answer.question == question { return answer }
      index = answer.previous
    }
    return nil
  }

  /// The index of these surroundings: the existing one if an answer searched back from `last` has
  /// equal surroundings, otherwise a new one.
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
