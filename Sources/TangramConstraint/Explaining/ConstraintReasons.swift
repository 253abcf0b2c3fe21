import TangramCore
import TangramExplanations

/// The reasons for the numbers of a constraint layout.
///
/// Every number is determined by an entry of the list that is satisfied exactly, without slack. If all
/// other numbers of that entry are known, the entry yields the formula for the number. Numbers that
/// determine each other are derived from a combination of several entries.
///
/// What determines each number is found first; reasons are created only for the requested numbers.
final class ConstraintReasons {
  let pass: TGPass
  let problem: ConstraintProblem
  let solution: ConstraintSolution
  let list: RowList
  /// The numbers of the solution.
  private(set) var values: [Double] = []
  /// The rows that may determine a number; equalities come first.
  private(set) var holders: [ConstraintRow] = []
  /// The entries that contain each unknown and were overridden by others.
  private(set) var gaveWay: [Int: [EntryID]] = [:]
  /// What determines each unknown, and the number of unknowns that were recorded before it; nil until
  /// then.
  private var settled: [Settled?] = []
  private var settledCount = 0
  /// A cache of reasons, by unknown.
  private var made: [Int: TGReason] = [:]
  /// The current recursion depth of creating reasons.
  private var depth = 0

  private struct Settled {
    var means: Means
    var order: Int
  }

  /// What determines a number.
  enum Means {
    /// It is the origin of the container.
    case origin
    /// It is given: a size of the container, or a number of a frame that is kept.
    case given
    /// The child is gone.
    case gone
    /// Nothing determines it, so it keeps its value.
    case kept(ItemPart, Int)
    /// The result of the search for determining entries.
    case held(HolderSearch.Held)
  }

  init(_ pass: TGPass, _ options: TGConstraintAlgorithm) {
    self.pass = pass
    var problem = ConstraintProblem(pass, options)
    solution = pass.rerun { ConstraintSolution(of: &problem) }
    list = problem.rows(.both)
    self.problem = problem
  }

  /// Records the reasons for all positions and sizes.
  func explain() {
    classifyRows()
    settleGivenNumbers()
    let empty = values.indices.filter { $0 % 4 >= 2 && $0 >= 4 && values[$0] <= 0 }
    var search = HolderSearch(list, holders, known: settled.map { $0 != nil }, empty: empty)
    while let (unknown, held) = search.next() { settle(unknown, .held(held)) }
    explainSize()
    for index in pass.explained { explain(pass[index]) }
  }

  /// Records what determines an unknown, unless that is already recorded.
  func settle(_ unknown: Int, _ means: Means) {
    if settled[unknown] != nil { return }
    settled[unknown] = Settled(means: means, order: settledCount)
    settledCount += 1
  }

  /// Whether an unknown was recorded before another one.
  func isKnown(_ unknown: Int, before other: Int) -> Bool {
    guard let own = settled[unknown], let its = settled[other] else { return false }
    return own.order < its.order
  }

  /// The maximum recursion depth; deeper reasons are replaced by numbers.
  private static let mostLevels = 64

  /// Returns the reason for an unknown; nil if it is given, or if nothing determines it.
  func reason(_ unknown: Int) -> TGReason? {
    if let known = made[unknown] { return known }
    guard depth < Self.mostLevels, let means = settled[unknown]?.means else { return nil }
    depth += 1
    defer { depth -= 1 }
    let reason = reason(unknown, means)
    made[unknown] = reason
    return reason
  }

  /// Finds the rows that are satisfied exactly, without slack, and those that were overridden.
  private func classifyRows() {
    for item in problem.items.indices {
      for part in [ItemPart.x, .y, .width, .height] { values.append(solution.value(part, item)) }
    }
    settled = Array(repeating: nil, count: values.count)
    var (equalities, limits) = ([ConstraintRow](), [ConstraintRow]())
    for row in list.rows {
      let sum = list.sum(row) { values[$0] }
      let tolerance = 1e-6 * max(1, sum.largest)
      if RowList.violation(row, sum.value).magnitude > tolerance {
        if row.entry.kind == .fitting { continue }
        for term in list.terms[row.terms] { gaveWay[term.index, default: []].append(row.entry) }
      } else if sum.value.magnitude <= tolerance {
        if row.isEquality { equalities.append(row) } else { limits.append(row) }
      }
    }
    holders = equalities + limits
  }
}

// MARK: - Recording the reasons

extension ConstraintReasons {
  private func explain(_ child: TGChild) {
    let item = child.order + 1
    guard item < problem.items.count else { return }
    func reason(_ part: ItemPart) -> TGReason { self.reason(part.of(item)) ?? .rule(.infinity) }
    child[.horizontal].explain(origin: reason(.x))
    child[.horizontal].explain(extent: reason(.width).notNegative)
    child[.vertical].explain(origin: reason(.y))
    child[.vertical].explain(extent: reason(.height).notNegative)
  }

  private func explainSize() {
    let (width, height) = (ItemPart.width.of(0), ItemPart.height.of(0))
    if pass[.horizontal].wraps, isFound(width) {
      pass[.horizontal].explain(size: self.reason(width) ?? .rule(self.values[width]))
    }
    if pass[.vertical].wraps, isFound(height) {
      pass[.vertical].explain(size: self.reason(height) ?? .rule(self.values[height]))
    }
  }

  private func isFound(_ unknown: Int) -> Bool {
    if case .held(.unheld)? = settled[unknown]?.means { return false }
    return true
  }

  /// Returns a number as an operand for other formulas.
  func reference(_ unknown: Int) -> TGReason {
    let (item, part) = (unknown / 4, ItemPart(rawValue: unknown % 4) ?? .x)
    let value = values[unknown]
    let number = number(part, item)
    if let number, (number.value - value).magnitude < 1e-6 { return number }
    let label = "\(problem.name(item))'s \(part.name)"
    return (reason(unknown) ?? .rule(value)).named(label)
  }

  private func number(_ part: ItemPart, _ item: Int) -> TGReason? {
    if item == 0 {
      switch part {
      case .x, .y: return .rule(0)
      case .width: return pass[.horizontal].reasons.size
      case .height: return pass[.vertical].reasons.size
      }
    }
    guard problem.items[item].childIndex >= 0, !problem.items[item].flags.contains(.isGone) else {
      return nil
    }
    let child = problem.child(item)
    switch part {
    case .x: return child[.horizontal].reasons.origin
    case .y: return child[.vertical].reasons.origin
    case .width: return child[.horizontal].reasons.extent
    case .height: return child[.vertical].reasons.extent
    }
  }
}

extension ItemPart {
  /// The name of the number as part of a frame.
  var name: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    }
  }
}
