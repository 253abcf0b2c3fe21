import TangramCore

/// Finds a minimal set of rows that prevents another row from being satisfied better.
///
/// The set is minimal in the sense that no row of it can be omitted. It is found by bisection, which
/// discards many unneeded rows at a time. Each trial solves only the rows that are connected to the row
/// in question.
struct ReasonSearch: ~Copyable {
  let list: RowList
  /// The violation of each row; 0 if it is too small to be reported.
  private(set) var violations: [Double] = []
  /// The system before any row of the list is imposed.
  private let start: LinearSystem
  /// The rows that mention each unknown, except for fixed unknowns.
  private var mentions: [[Int]]
  /// The remaining number of steps.
  private var budget: Int

  /// Solves the list of a problem along both axes, to find the violation of each row.
  init(_ problem: ConstraintProblem) {
    list = problem.rows()
    budget = 4_000_000 + 4_000 * list.rows.count
    var system = LinearSystem(of: problem)
    system.start(problem, TGAxis.allCases, rows: list.rows.count)
    start = LinearSystem(system, Array(system.unknowns.indices))
    mentions = Array(repeating: [], count: 4 * problem.items.count)
    for (index, row) in list.rows.enumerated() {
      for term in list.terms[row.terms] where start.unknowns[term.index].state != .fixed {
        mentions[term.index].append(index)
      }
      let violation = system.impose(row, of: list) ?? 0
      violations.append(
        violation.magnitude <= ConstraintSolution.violationTolerance ? 0 : violation)
    }
  }

  /// Returns the preceding rows that prevent a row from being satisfied better; nil if the search
  /// takes too long.
  mutating func reasons(for index: Int) -> [Int]? {
    let row = list.rows[index]
    return reasons(
      for: Array(list.terms[row.terms]), row, violation: violations[index], before: index)
  }

  /// Returns the rows that prevent a sum of unknowns from exceeding a number.
  mutating func reasons(for terms: [Term], above number: Double) -> [Int]? {
    var target = RowList(capacity: 1)
    target.begin(-number - 1)
    target.end(EntryID(.fitting, 0), isEquality: false)
    return reasons(for: terms, target.rows[0], violation: -1, before: list.rows.count)
  }

  private mutating func reasons(
    for terms: [Term], _ row: ConstraintRow, violation: Double, before end: Int
  ) -> [Int]? {
    if budget <= 0 { return nil }
    let (candidates, unknowns) = connected(to: terms, before: end)
    let trial = Trial(
      terms: terms, row: row, violation: violation.magnitude, unknowns: unknowns,
      indices: Dictionary(uniqueKeysWithValues: zip(unknowns, unknowns.indices)))
    if isPrevented(trial, by: []) { return budget > 0 ? [] : nil }
    let found = reduce(candidates[...], beside: [], isNew: false, trial)
    return budget > 0 ? found.sorted() : nil
  }

  private mutating func reduce(
    _ candidates: ArraySlice<Int>, beside kept: [Int], isNew: Bool, _ trial: Trial
  ) -> [Int] {
    if budget <= 0 || isNew && isPrevented(trial, by: kept) { return [] }
    if candidates.count <= 1 { return Array(candidates) }
    let middle = candidates.startIndex + candidates.count / 2
    let (first, second) = (candidates[..<middle], candidates[middle...])
    let late = reduce(second, beside: kept + first, isNew: true, trial)
    let early = reduce(first, beside: kept + late, isNew: !late.isEmpty, trial)
    return early + late
  }

  /// Whether a row is violated no less if only some other rows are imposed, each relaxed by its violation in
  /// the solution.
  private mutating func isPrevented(_ trial: Trial, by others: [Int]) -> Bool {
    var system = LinearSystem(start, trial.unknowns)
    system.beginWork(limit: budget)
    for index in others.sorted() { applyOutcome(index, trial, &system) }
    trial.begin(trial.row.constant, trial.terms[...], in: &system)
    let violation = system.imposeForm(isEquality: trial.row.isEquality)
    budget -= system.steps + trial.unknowns.count
    return (violation ?? 0).magnitude >= trial.violation - ConstraintSolution.violationTolerance
  }

  /// Imposes a row such that its violation is at most that of the solution.
  private func applyOutcome(_ index: Int, _ trial: Trial, _ system: inout LinearSystem) {
    let (row, violation) = (list.rows[index], violations[index])
    trial.begin(row.constant - violation, list.terms[row.terms], in: &system)
    system.spend(1 + system.form.count)
    // The violation may also be smaller, so a violated row becomes an inequality.
    if violation > 0 { system.negateForm() }
    _ = system.imposeForm(isEquality: violation == 0 && row.isEquality)
  }

  /// Returns the rows that are connected to a sum by shared unknowns, and these unknowns.
  private mutating func connected(
    to terms: [Term], before end: Int
  ) -> (rows: [Int], unknowns: [Int]) {
    // Initial definitions refer to unknowns by index, so if there are any, all unknowns are kept.
    var unknowns = start.definitions.isEmpty ? terms.map { $0.index } : Array(mentions.indices)
    var (found, seen, waiting) = (Set<Int>(), Set(unknowns), unknowns)
    while let unknown = waiting.popLast() {
      for row in mentions[unknown] where row < end && found.insert(row).inserted {
        for term in list.terms[list.rows[row].terms] where seen.insert(term.index).inserted {
          unknowns.append(term.index)
          waiting.append(term.index)
        }
      }
    }
    budget -= found.count
    return (found.sorted(), unknowns)
  }
}

/// A row to be tested with a subset of the other rows, in a system that contains only their unknowns.
private struct Trial {
  let terms: [Term]
  let row: ConstraintRow
  let violation: Double
  let unknowns: [Int]
  /// The indices of the unknowns in that system.
  let indices: [Int: Int]

  /// Makes a row the form of the system.
  func begin(_ constant: Double, _ terms: ArraySlice<Term>, in system: inout LinearSystem) {
    system.begin(constant)
    for term in terms { system.add(indices[term.index] ?? 0, term.coefficient) }
  }
}
