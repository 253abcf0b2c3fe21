import Tangram

/// Compares the solver with the slow reference solver on a random row.
package struct SolverComparison {
  /// A description of the difference; nil if there is none.
  package let difference: String?

  package init(number: UInt64) {
    let row = RandomRow(number: number)
    let expected = SlowAnswer(row)
    let environment = TGEnvironment(size: TGSize(width: 500, height: 500), snapping: .off)
    let layout = row.layout.view.layout(in: environment)
    let problem =
      Self.frames(layout, expected) ?? Self.conflicts(layout, expected, row)
      ?? Self.freedom(layout, expected)
    difference = problem.map { "\(number): \($0); \(row.layout.constraints)" }
  }

  private static func frames(_ layout: TGLayout, _ expected: SlowAnswer) -> String? {
    let own = layout.entries.first { $0.path.isEmpty }?.frame.width ?? -1
    if !isClose(own, expected.width) { return "width \(own), not \(expected.width)" }
    let found = layout.entries.filter { $0.path.count == 1 }.map { ($0.frame.minX, $0.frame.width) }
    let agrees =
      found.count == expected.frames.count
      && zip(found, expected.frames).allSatisfy {
        isClose($0.0, $1.left) && isClose($0.1, $1.width)
      }
    return agrees ? nil : "\(found), not \(expected.frames)"
  }

  /// Compares the violations of required constraints, which diagnostics round to a thousandth.
  private static func conflicts(
    _ layout: TGLayout, _ expected: SlowAnswer, _ row: RandomRow
  ) -> String? {
    let found = layout.diagnostics.filter { $0.code == "constraint-conflict" }.compactMap {
      // A message starts like "is off by 5".
      $0.message.split { $0 == " " || $0 == "," }.dropFirst(3).first.flatMap { Double($0) }
    }
    let (reported, exact) = (found.sorted(), expected.conflicts.sorted())
    // For a constraint that is in the list twice, there is only one diagnostic.
    let texts = row.layout.constraints.map(\.description)
    let agrees =
      Set(texts).count < texts.count
      ? reported.count <= exact.count && contains(reported, exact) && contains(exact, reported)
      : reported.count == exact.count && zip(reported, exact).allSatisfy { isClose($0, $1, 6e-4) }
    return agrees ? nil : "missed by \(reported), not \(exact)"
  }

  /// Whether each of the others is among these numbers.
  private static func contains(_ numbers: [Double], _ others: [Double]) -> Bool {
    others.allSatisfy { other in numbers.contains { isClose($0, other, 6e-4) } }
  }

  private static func freedom(_ layout: TGLayout, _ expected: SlowAnswer) -> String? {
    let found = layout.diagnostics.filter { $0.code == "constraint-undetermined" }
      .map { "\($0.path.map { "[\($0)]" }.joined()) \($0.property)" }
      .filter { $0.hasSuffix("left") || $0.hasSuffix("width") }
    return found.sorted() == expected.free.sorted()
      ? nil : "free are \(found), not \(expected.free)"
  }

  private static func isClose(_ one: Double, _ other: Double, _ tolerance: Double = 1e-5) -> Bool {
    (one - other).magnitude < tolerance
  }
}
