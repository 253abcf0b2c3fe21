import TangramCore
import TangramExplanations
import TangramResults

/// The constraints that determine the numbers of a frame in a constraint layout.
public struct TGConstraintExplanation: Sendable, Hashable, CustomStringConvertible {
  /// One number of the frame.
  public struct Part: Sendable, Hashable {
    /// The name of the number: left, top, width or height.
    public var name: String
    /// The number before it is snapped to the pixel grid.
    public var value: Double
    /// A minimal set of entries that determine the number; empty if it is from the frame before the
    /// layout.
    public var heldBy: [String]
    /// The entries that concern the number and were overridden by others.
    public var gaveWay: [String]
  }

  /// The four numbers of the frame: left, top, width and height.
  public var parts: [Part]
  /// The arithmetic that derives the numbers, as returned by `TGLayout.explain`.
  public var reasons: TGExplanation?

  /// The explanation as text, with one line for each number.
  public var description: String {
    parts.map { part in
      var line = "\(part.name) is \(part.value.readable)"
      line += part.heldBy.isEmpty ? ", as before" : " by " + part.heldBy.joined(separator: ", ")
      if !part.gaveWay.isEmpty { line += "; gave way: " + part.gaveWay.joined(separator: ", ") }
      return line
    }.joined(separator: "\n")
  }
}

/// A request to explain a view, and its result.
///
/// The compiler cannot check that it is sendable. Only one thread uses it: `explain` passes it to a layout
/// that runs on the calling thread.
final class ExplanationRequest: Equatable, @unchecked Sendable {
  let view: TGViewID
  var result: TGConstraintExplanation?

  init(_ view: TGViewID) { self.view = view }

  static func == (one: ExplanationRequest, other: ExplanationRequest) -> Bool { one === other }
}

extension TGConstraintLayout {
  /// Explains which constraints determine the numbers of a child's frame, and which were
  /// overridden.
  ///
  /// `TGLayout.explain` shows how each number is computed. In addition, this method finds the
  /// entries that together prevent the number from having any other value.
  ///
  /// - Parameters:
  ///   - view: A child.
  ///   - environment: The environment in which the container is laid out, as a root.
  /// - Returns: Nil if the view is not among the children.
  public func explain(
    _ view: some TGViewProtocol, in environment: TGEnvironment
  ) -> TGConstraintExplanation? {
    let request = ExplanationRequest(view.id)
    var copy = self
    copy.options.explaining = request
    let reasons = copy.view.layout(in: environment).explain(view)
    var result = request.result
    result?.reasons = reasons
    return result
  }
}

extension ConstraintSolution {
  /// Finds which constraints determine each number of a child's frame, and stores the result in the
  /// request.
  func explain(_ problem: ConstraintProblem, _ request: ExplanationRequest) {
    let child = problem.pass.allChildren.first { $0.id == request.view }
    guard let item = child.flatMap(problem.item(of:)) else { return }
    var search = ReasonSearch(problem)
    let list = search.list
    var explanation = TGConstraintExplanation(parts: [])
    for part in ItemPart.allCases {
      let (unknown, value) = (part.of(item), value(part, item))
      // The rows that prevent the number from being larger, and those that prevent it from being
      // smaller.
      let upper = search.reasons(for: [Term(unknown, 1)], above: value) ?? []
      let lower = search.reasons(for: [Term(unknown, -1)], above: -value) ?? []
      let held = Set(upper + lower).sorted()
      let gaveWay = list.rows.indices.filter { index in
        search.violations[index] != 0
          && list.terms[list.rows[index].terms].contains { $0.index == unknown }
      }
      func texts(_ rows: [Int]) -> [String] { rows.map { problem.text(list.rows[$0].entry) } }
      let (name, number) = described(part, item, problem)
      explanation.parts.append(
        TGConstraintExplanation.Part(
          name: name, value: number, heldBy: texts(held), gaveWay: texts(gaveWay)))
    }
    request.result = explanation
  }
}
