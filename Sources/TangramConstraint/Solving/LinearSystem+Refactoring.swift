// Refactoring: solves the original rows again for the current basis.

/// An original row: its terms, including the slack of an inequality, and its constant add up to
/// zero.
struct Equation {
  var terms: Range<Int>
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
    for unknown in unknowns.indices {
      unknowns[unknown].mention = -1
      unknowns[unknown].terms = 0..<0
      if unknowns[unknown].state == .defined { unknowns[unknown].state = .free }
    }
    while let (row, unknown) = search.next() {
      begin(equations[row].constant)
      for term in equationTerms[equations[row].terms] { add(term.index, term.coefficient) }
      if let unknown {
        if let index = form.firstIndex(where: { $0.index == unknown }) { define(by: index) }
        continue
      }
      expand()
      let pending = form.indices.filter { search.isPending[form[$0].index] }
      let index = pending.max { form[$0].coefficient.magnitude < form[$1].coefficient.magnitude }
      guard let index else { continue }
      search.markDefined(form[index].index)
      define(by: index)
    }
    for unknown in unknowns.indices where unknowns[unknown].mention >= 0 {
      unknowns[unknown].isWatched = true
    }
    evaluate()
  }
}

/// Determines which unknown each row defines.
private struct BasisSearch {
  /// Whether an unknown still has to be defined.
  private(set) var isPending: [Bool]
  private let terms: [Term]
  private let equations: [Equation]
  /// The rows that contain each unknown.
  private var users: [[Int]]
  /// For each pending unknown, the number of unused rows that contain it; for each row, the number of
  /// its pending unknowns.
  private var degrees: [Int]
  private var open: [Int]
  private var isUsed: [Bool]
  private var columns: [Int]
  private var rows: [Int]
  /// The remaining rows for elimination; nil until it begins.
  private var remaining: [Int]?

  init(_ system: borrowing LinearSystem) {
    let (terms, equations) = (system.equationTerms, system.equations)
    var (isPending, users) = ([Bool](), [[Int]](repeating: [], count: system.unknowns.count))
    for unknown in system.unknowns { isPending.append(unknown.state == .defined) }
    for (row, equation) in equations.enumerated() {
      for term in terms[equation.terms] { users[term.index].append(row) }
    }
    let degrees = users.indices.map { isPending[$0] ? users[$0].count : 0 }
    let open = equations.map { terms[$0.terms].count { isPending[$0.index] } }
    columns = degrees.indices.filter { degrees[$0] == 1 }
    rows = open.indices.filter { open[$0] == 1 }
    isUsed = Array(repeating: false, count: equations.count)
    (self.terms, self.equations, self.isPending) = (terms, equations, isPending)
    (self.users, self.degrees, self.open) = (users, degrees, open)
  }

  /// Returns the next row and the unknown that it defines; the unknown is nil if the row must be solved
  /// by elimination.
  mutating func next() -> (row: Int, unknown: Int?)? {
    while let unknown = columns.popLast() {
      guard isPending[unknown], degrees[unknown] == 1,
        let row = users[unknown].first(where: { !isUsed[$0] })
      else { continue }
      return use(row, unknown)
    }
    while let row = rows.popLast() {
      guard !isUsed[row], open[row] == 1,
        let term = terms[equations[row].terms].first(where: { isPending[$0.index] })
      else { continue }
      return use(row, term.index)
    }
    if remaining == nil {
      // Sorted such that `popLast` returns the rows with the fewest unknowns first.
      remaining = equations.indices.filter { !isUsed[$0] && open[$0] > 0 }
        .sorted { (open[$0], $0) > (open[$1], $1) }
    }
    return remaining?.popLast().map { ($0, nil) }
  }

  /// Records that a row defines an unknown, and returns both.
  private mutating func use(_ row: Int, _ unknown: Int) -> (Int, Int) {
    isUsed[row] = true
    for term in terms[equations[row].terms] where isPending[term.index] {
      degrees[term.index] -= 1
      if degrees[term.index] == 1 { columns.append(term.index) }
    }
    markDefined(unknown)
    return (row, unknown)
  }

  /// Marks an unknown as defined, so that it is no longer pending.
  mutating func markDefined(_ unknown: Int) {
    isPending[unknown] = false
    if remaining != nil { return }
    for row in users[unknown] where !isUsed[row] {
      open[row] -= 1
      if open[row] == 1 { rows.append(row) }
    }
  }
}
