import Synchronization
import TangramCore
import TangramExplanations

/// Where the numbers of a frame in a constraint layout come from.
public struct TGConstraintExplanation: Sendable, Hashable, CustomStringConvertible {
  /// One number of the frame.
  public struct Part: Sendable, Hashable {
    /// Its name: left, top, width or height.
    public var name: String
    /// The number, before it is put on the pixel grid.
    public var value: Double
    /// A smallest set of entries that hold it; none if the frame before layout does.
    public var heldBy: [String]
    /// The entries about it that gave way to others.
    public var gaveWay: [String]
  }

  /// The four numbers.
  public var parts: [Part]
  /// The same numbers as arithmetic, as `TGLayout.explain` says it.
  public var reasons: TGExplanation?

  /// A line for each number.
  public var description: String {
    parts.map { part in
      var line = "\(part.name) is \(part.value.readable)"
      line += part.heldBy.isEmpty ? ", as before" : " by " + part.heldBy.joined(separator: ", ")
      if !part.gaveWay.isEmpty { line += "; gave way: " + part.gaveWay.joined(separator: ", ") }
      return line
    }.joined(separator: "\n")
  }
}

/// Somebody's question about a view, and the answer once it is found.
final class ExplanationRequest: Sendable {
  let view: TGViewID
  private let found = Mutex<TGConstraintExplanation?>(nil)

  init(_ view: TGViewID) { self.view = view }

  var answer: TGConstraintExplanation? {
    get { found.withLock { $0 } }
    set { found.withLock { $0 = newValue } }
  }
}

extension TGConstraintLayout {
  /// Says which constraints hold the numbers of a child's frame, and which gave way to them.
  ///
  /// `TGLayout.explain` says what each number is made from. This says beyond that which entries,
  /// taken together, keep it from being any other one.
  ///
  /// - Parameters:
  ///   - view: A child.
  ///   - environment: Where the container is laid out, as if it were in nothing else.
  /// - Returns: Nil if the view is not among the children.
  public func explain(
    _ view: some TGViewProtocol, in environment: TGEnvironment
  ) -> TGConstraintExplanation? {
    let request = ExplanationRequest(view.id)
    var copy = self
    copy.options.explaining = request
    let reasons = copy.view.layout(in: environment).explain(view)
    var answer = request.answer
    answer?.reasons = reasons
    return answer
  }
}

extension ConstraintSolution {
  /// Answers the question where the numbers of a frame come from.
  func explain(_ problem: ConstraintProblem, _ request: ExplanationRequest) {
    var item: Int?
    for child in problem.pass.allChildren where child.id == request.view { item = child.order + 1 }
    guard let item, item < problem.items.count else { return }
    var search = ReasonSearch(problem)
    let list = search.list
    var explanation = TGConstraintExplanation(parts: [])
    for part in [ItemPart.x, .y, .width, .height] {
      let (unknown, value) = (part.of(item), value(part, item))
      // What keeps the number from being more, and from being less.
      let upper = search.reasons(for: [Term(unknown, 1)], above: value) ?? []
      let lower = search.reasons(for: [Term(unknown, -1)], above: -value) ?? []
      let held = Set(upper + lower).sorted()
      let gaveWay = list.rows.indices.filter { index in
        search.violations[index] != 0
          && list.terms[list.rows[index].terms].contains { $0.index == unknown }
      }
      let shown = described(part, item, problem)
      var part = TGConstraintExplanation.Part(
        name: shown.name, value: shown.number, heldBy: [], gaveWay: [])
      for index in held { part.heldBy.append(problem.text(list.rows[index].entry)) }
      for index in gaveWay { part.gaveWay.append(problem.text(list.rows[index].entry)) }
      explanation.parts.append(part)
    }
    request.answer = explanation
  }
}
