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
  private var mentions: [[Int32]]
  /// The remaining number of steps.
  private var budget: Int

  /// Solves the list of a problem along both axes, to find the violation of each row.
  init(_ problem: ConstraintProblem) {
    list = problem.rows(.both)
    budget = 4_000_000 + 4_000 * list.rows.count
    var start = problem.newSystem()
    start.start(problem, .both, rows: list.rows.count)
    self.start = start
    mentions = Array(repeating: [], count: 4 * problem.items.count)
    var system = problem.newSystem()
    system.start(problem, .both, rows: list.rows.count)
    for (index, row) in list.rows.enumerated() {
      for term in list.terms[row.terms] where self.start.unknowns[term.index].state != .fixed {
        mentions[term.index].append(Int32(truncatingIfNeeded: index))
      }
      let violation = system.impose(row, of: list) ?? 0
      violations.append(
        violation.magnitude <= ConstraintSolution.leastViolation ? 0 : violation)
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
    var wish = RowList(capacity: 1)
    wish.begin(-number - 1)
    wish.end(EntryID(.fitting, 0), isEquality: false, isRequired: false)
    return reasons(for: terms, wish.rows[0], violation: -1, before: list.rows.count)
  }

  private mutating func reasons(
    for terms: [Term], _ row: ConstraintRow, violation: Double, before end: Int
  ) -> [Int]? {
    if budget <= 0 { return nil }
    var trial = Trial(terms, row, violation.magnitude)
    let candidates = connected(to: terms, before: end, &trial)
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

  /// Whether a row cannot be satisfied better if only some other rows are imposed, each with its own
  /// violation.
  private mutating func isPrevented(_ trial: Trial, by others: [Int]) -> Bool {
    var system = LinearSystem(start, trial.unknowns)
    system.beginWork(limit: budget)
    for index in others.sorted() { imposeOutcome(index, trial, &system) }
    system.begin(trial.row.constant)
    for term in trial.terms { system.add(trial.index(of: term.index), term.coefficient) }
    let violation = trial.row.isEquality ? system.imposeEquality() : system.imposeInequality()
    budget -= system.steps + trial.unknowns.count
    return (violation ?? 0).magnitude >= trial.violation - ConstraintSolution.leastViolation
  }

  /// Imposes a row such that its violation is at most that of the solution.
  private func imposeOutcome(_ index: Int, _ trial: Trial, _ system: inout LinearSystem) {
    let (row, violation) = (list.rows[index], violations[index])
    system.begin(row.constant - violation)
    for term in list.terms[row.terms] {
      system.add(trial.index(of: term.index), term.coefficient)
    }
    system.spend(1 + system.form.count)
    if violation == 0, row.isEquality {
      _ = system.imposeEquality()
    } else {
      // The violation may also be smaller, so the row becomes an inequality.
      if violation > 0 { system.negateForm() }
      _ = system.imposeInequality()
    }
  }

  /// Returns the rows that are connected to a sum by shared unknowns, and adds their unknowns to the
  /// trial.
  private mutating func connected(
    to terms: [Term], before end: Int, _ trial: inout Trial
  ) -> [Int] {
    var found: Set<Int> = []
    var waiting: [Int] = []
    // Initial definitions refer to unknowns by index, so if there are any, all unknowns are kept.
    let unknowns = start.definitions.isEmpty ? terms.map { $0.index } : Array(mentions.indices)
    for unknown in unknowns where trial.insert(unknown) { waiting.append(unknown) }
    while let unknown = waiting.popLast() {
      for row in mentions[unknown] where row < end && found.insert(Int(row)).inserted {
        for term in list.terms[list.rows[Int(row)].terms] where trial.insert(term.index) {
          waiting.append(term.index)
        }
      }
      budget -= 1 + mentions[unknown].count
    }
    return found.sorted()
  }
}

/// A row to be tested with a subset of the other rows, in a system that contains only their unknowns.
private struct Trial {
  let terms: [Term]
  let row: ConstraintRow
  let violation: Double
  private(set) var unknowns: [Int] = []
  private var indices: [Int: Int] = [:]

  init(_ terms: [Term], _ row: ConstraintRow, _ violation: Double) {
    (self.terms, self.row, self.violation) = (terms, row, violation)
  }

  mutating func insert(_ unknown: Int) -> Bool {
    if indices[unknown] != nil { return false }
    indices[unknown] = unknowns.count
    unknowns.append(unknown)
    return true
  }

  func index(of unknown: Int) -> Int { indices[unknown] ?? 0 }
}
