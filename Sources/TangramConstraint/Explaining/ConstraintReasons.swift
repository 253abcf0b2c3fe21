import TangramCore
import TangramExplanations

/// The reasons for the numbers of a constraint layout.
///
/// Every number is determined by a binding row: an entry of the list that is satisfied exactly, without
/// slack. If all other numbers of that row are known, the row yields the formula for the number. Numbers that
/// determine each other are derived from a combination of several rows.
///
/// The determining rows are found first; reasons are created only for the requested numbers.
final class ConstraintReasons {
  let pass: TGPass
  let problem: ConstraintProblem
  let solution: ConstraintSolution
  let list: RowList
  private(set) var values: [Double] = []
  /// The rows that are satisfied exactly, without slack, so that they may determine a number; equalities come
  /// first.
  private(set) var bindingRows: [ConstraintRow] = []
  /// The entries that contain each unknown and were overridden by others.
  private(set) var gaveWay: [Int: [EntryID]] = [:]
  /// What determines each unknown, and the number of unknowns that were recorded before it; nil until it is
  /// recorded.
  private var recorded: [(determination: Determination, order: Int)?] = []
  private var recordedCount = 0
  /// A cache of reasons, by unknown.
  private var cache: [Int: TGReason] = [:]
  /// The current recursion depth of creating reasons; from 64 on, they are replaced by numbers.
  private var depth = 0

  /// What determines a number.
  enum Determination {
    /// The number is given, or nothing determines it, so there is no reason.
    case given
    /// A rule makes the number 0, or nothing determines it, so it keeps its value.
    case rule(TGReason)
    /// The binding row at an index determines the number.
    case row(Int)
    /// A linear combination of binding rows determines a multiple of the number.
    case combination([(row: Int, factor: Double)], multiple: Double)
    /// The number is a size of 0 that only the condition that sizes are not negative determines.
    case notNegative
  }

  init(_ pass: TGPass, _ options: TGConstraintAlgorithm) {
    self.pass = pass
    var problem = ConstraintProblem(pass, options)
    solution = pass.rerun { ConstraintSolution(of: &problem) }
    list = problem.rows()
    self.problem = problem
  }

  func explain() {
    classifyRows()
    recordGivenNumbers()
    let empty = values.indices.filter { $0 % 4 >= 2 && $0 >= 4 && values[$0] <= 0 }
    var search = DeterminationSearch(
      list, bindingRows, known: recorded.map { $0 != nil }, empty: empty)
    while let (unknown, determination) = search.next() { record(unknown, determination) }
    for axis in TGAxis.allCases {
      let (origin, extent) = (ItemPart.origin(axis), ItemPart.extent(axis))
      if let size = reason(extent.of(0)) { pass.reasons(axis).explain(size: size) }
      for child in pass.explained.map({ pass[$0] }) {
        guard let item = problem.item(of: child) else { continue }
        let reasons = child.reasons(axis)
        reasons.explain(origin: reason(origin.of(item)) ?? .rule(.infinity))
        reasons.explain(extent: (reason(extent.of(item)) ?? .rule(.infinity)).notNegative)
      }
    }
  }

  /// Records what determines an unknown, unless that is already recorded.
  func record(_ unknown: Int, _ determination: Determination) {
    if recorded[unknown] != nil { return }
    recorded[unknown] = (determination, recordedCount)
    recordedCount += 1
  }

  /// Whether an unknown was recorded before another one.
  func isKnown(_ unknown: Int, before other: Int) -> Bool {
    guard let own = recorded[unknown], let its = recorded[other] else { return false }
    return own.order < its.order
  }

  /// Returns the reason for an unknown; nil if it is given, or if nothing determines it.
  func reason(_ unknown: Int) -> TGReason? {
    if let known = cache[unknown] { return known }
    guard depth < 64, let determination = recorded[unknown]?.determination else { return nil }
    depth += 1
    defer { depth -= 1 }
    let reason = reason(unknown, determination)
    cache[unknown] = reason
    return reason
  }

  /// Finds the rows that are satisfied exactly, without slack, and those that were overridden.
  private func classifyRows() {
    for item in problem.items.indices {
      for part in ItemPart.allCases { values.append(solution.value(part, item)) }
    }
    recorded = Array(repeating: nil, count: values.count)
    for row in list.rows {
      let sum = list.sum(row) { values[$0] }
      let tolerance = 1e-6 * max(1, sum.largest)
      if RowList.violation(row, sum.value).magnitude > tolerance {
        if row.entry.kind == .fitting { continue }
        for term in list.terms[row.terms] { gaveWay[term.index, default: []].append(row.entry) }
      } else if sum.value.magnitude <= tolerance {
        bindingRows.append(row)
      }
    }
    bindingRows = bindingRows.filter { $0.isEquality } + bindingRows.filter { !$0.isEquality }
  }
}

// MARK: - Operands

extension ConstraintReasons {
  /// Returns a number as an operand for other formulas.
  func reference(_ unknown: Int) -> TGReason {
    let (item, part) = (unknown / 4, ItemPart(rawValue: unknown % 4) ?? .x)
    let value = values[unknown]
    if let number = number(part, item), (number.value - value).magnitude < 1e-6 { return number }
    return (reason(unknown) ?? .rule(value)).named("\(problem.name(item))'s \(part)")
  }

  private func number(_ part: ItemPart, _ item: Int) -> TGReason? {
    if item == 0 { return part.isExtent ? pass.reasons(part.axis).size : .rule(0) }
    let (index, flags) = (problem.items[item].childIndex, problem.items[item].flags)
    if index < 0 || flags.contains(.isGone) { return nil }
    let reasons = problem.child(item).reasons(part.axis)
    return part.isExtent ? reasons.extent : reasons.origin
  }
}
