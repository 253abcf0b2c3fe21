// Refactoring: solves the original rows again for the current basis.

/// An original row: its terms, including the slack of an inequality, and its constant add up to
/// zero.
struct Equation: BitwiseCopyable {
  var first: Int32
  var count: Int32
  var constant: Double
}

extension LinearSystem {
  /// Replaces all definitions by shorter and more exact ones.
  ///
  /// A pivot solves a row for another unknown, with coefficients that result from earlier pivots, so
  /// errors and the number of terms grow. This method keeps the set of defined unknowns, and solves the
  /// original rows for them. If an unknown occurs in only one row, that row defines it; if all unknowns
  /// of a row but one are defined, the row defines the remaining one. These two rules alone solve most
  /// systems, so that all definitions are original rows. The remaining rows are solved by elimination
  /// with the largest coefficients as pivots.
  mutating func refactor() {
    pivotsSinceRefactoring = 0
    var search = BasisSearch(self)
    spend(4 * equationTerms.count + unknowns.count)
    definitions.removeAll(keepingCapacity: true)
    liveTerms = 0
    for unknown in unknowns.indices {
      unknowns[unknown].mention = -1
      unknowns[unknown].count = 0
      if unknowns[unknown].state == .defined { unknowns[unknown].state = .free }
    }
    while let (row, unknown) = search.next() {
      form(equations[row])
      if let unknown {
        if let index = form.firstIndex(where: { $0.index == unknown }) { define(by: index) }
        continue
      }
      expand()
      let pending = form.indices.filter { search.isPending[form[$0].index] }
      let index = pending.max { form[$0].coefficient.magnitude < form[$1].coefficient.magnitude }
      guard let index else { continue }
      search.settle(form[index].index)
      define(by: index)
    }
    for unknown in unknowns.indices where unknowns[unknown].mention >= 0 {
      unknowns[unknown].isWatched = true
    }
    evaluate()
  }

  private mutating func form(_ equation: Equation) {
    begin(equation.constant)
    for index in Int(equation.first)..<Int(equation.first + equation.count) {
      add(equationTerms[index].index, equationTerms[index].coefficient)
    }
  }
}

/// Determines which unknown each row defines.
private struct BasisSearch {
  /// Whether an unknown still has to be defined.
  private(set) var isPending: [Bool]
  private let terms: [Term]
  private let equations: [Equation]
  /// The rows that contain each unknown, concatenated, and the start index of those of each unknown.
  private var users: [Int32]
  private var starts: [Int32]
  /// For each pending unknown, the number of unused rows that contain it; for each row, the number of
  /// its pending unknowns.
  private var degrees: [Int32]
  private var open: [Int32]
  private var isUsed: [Bool]
  private var columns: [Int32] = []
  private var rows: [Int32] = []
  /// The remaining rows for elimination; nil until it begins.
  private var rest: [Int]?

  init(_ system: borrowing LinearSystem) {
    (terms, equations) = (system.equationTerms, system.equations)
    isPending = []
    for unknown in system.unknowns { isPending.append(unknown.state == .defined) }
    starts = Array(repeating: 0, count: isPending.count + 1)
    for equation in equations {
      for term in terms[Self.range(equation)] { starts[term.index + 1] += 1 }
    }
    for unknown in isPending.indices { starts[unknown + 1] += starts[unknown] }
    users = Array(repeating: 0, count: terms.count)
    var ends = starts
    open = []
    for (row, equation) in equations.enumerated() {
      var count: Int32 = 0
      for index in Self.range(equation) {
        let unknown = terms[index].index
        users[Int(ends[unknown])] = Int32(truncatingIfNeeded: row)
        ends[unknown] += 1
        if isPending[unknown] { count += 1 }
      }
      open.append(count)
    }
    degrees = []
    for unknown in isPending.indices {
      degrees.append(isPending[unknown] ? starts[unknown + 1] - starts[unknown] : 0)
    }
    isUsed = Array(repeating: false, count: equations.count)
    for unknown in isPending.indices where degrees[unknown] == 1 {
      columns.append(Int32(truncatingIfNeeded: unknown))
    }
    for row in open.indices where open[row] == 1 { rows.append(Int32(truncatingIfNeeded: row)) }
  }

  private static func range(_ equation: Equation) -> Range<Int> {
    Int(equation.first)..<Int(equation.first + equation.count)
  }

  private func users(of unknown: Int) -> ArraySlice<Int32> {
    users[Int(starts[unknown])..<Int(starts[unknown + 1])]
  }

  /// Returns the next row and the unknown that it defines; the unknown is nil if the row must be solved
  /// by elimination.
  mutating func next() -> (row: Int, unknown: Int?)? {
    while let unknown = columns.popLast().map(Int.init) {
      guard isPending[unknown], degrees[unknown] == 1,
        let row = users(of: unknown).first(where: { !isUsed[Int($0)] })
      else { continue }
      use(Int(row))
      settle(unknown)
      return (Int(row), unknown)
    }
    while let row = rows.popLast().map(Int.init) {
      guard !isUsed[row], open[row] == 1,
        let term = terms[Self.range(equations[row])].first(where: { isPending[$0.index] })
      else { continue }
      use(row)
      settle(term.index)
      return (row, term.index)
    }
    if rest == nil {
      // Sorted such that `popLast` returns the rows with the fewest unknowns first.
      rest = equations.indices.filter { !isUsed[$0] && open[$0] > 0 }
        .sorted { (open[$0], $0) > (open[$1], $1) }
    }
    return rest?.popLast().map { ($0, nil) }
  }

  /// Marks a row as used; the caller must then mark the unknown that it defines with `settle`.
  private mutating func use(_ row: Int) {
    isUsed[row] = true
    for term in terms[Self.range(equations[row])] where isPending[term.index] {
      degrees[term.index] -= 1
      if degrees[term.index] == 1 { columns.append(term.unknown) }
    }
  }

  /// Marks an unknown as defined, so that it is no longer pending.
  mutating func settle(_ unknown: Int) {
    isPending[unknown] = false
    if rest != nil { return }
    for row in users(of: unknown) where !isUsed[Int(row)] {
      open[Int(row)] -= 1
      if open[Int(row)] == 1 { rows.append(row) }
    }
  }
}
