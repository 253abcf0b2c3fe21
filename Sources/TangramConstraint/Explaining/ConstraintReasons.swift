import TangramCore
import TangramExplanations

/// The reasons for the numbers of a constraint layout.
///
/// Every number is determined by an entry of the list that is satisfied exactly, without slack. If
/// all other numbers of that entry are known, the entry yields the formula for the number. Numbers
/// that determine each other are derived from a combination of several entries.
struct ConstraintReasons {
  let pass: TGPass
  let problem: ConstraintProblem
  let solution: ConstraintSolution
  let list: RowList
  /// The numbers of the solution.
  private(set) var values: [Double] = []
  /// The rows that may determine a number, equalities first.
  private(set) var holders: [ConstraintRow] = []
  /// The entries about each unknown that were overridden by others.
  private(set) var gaveWay: [Int: [EntryID]] = [:]
  /// The reason for each unknown.
  var found: [TGReason?] = []
  /// Each unknown as an operand in other formulas; nil until it is settled.
  var known: [TGReason?] = []

  init(_ pass: TGPass, _ options: TGConstraintAlgorithm) {
    self.pass = pass
    var problem = ConstraintProblem(pass, options)
    solution = pass.rerun { ConstraintSolution(of: &problem) }
    list = problem.rows(.both)
    self.problem = problem
  }

  /// Records the reasons for all positions and sizes.
  mutating func explain() {
    classifyRows()
    settleGivenNumbers()
    let empty = values.indices.filter { $0 % 4 >= 2 && $0 >= 4 && values[$0] <= 0 }
    var search = HolderSearch(list, holders, known: known.map { $0 != nil }, empty: empty)
    while let held = search.next() {
      switch held {
      case .by(let entry, let unknown): settle(unknown, by: entry)
      case .together(let unknown, let parts, let factor):
        settle(unknown, by: parts, factor)
      case .byNothing(let unknown): settleAsNothing(unknown)
      case .unheld(let unknown): known[unknown] = reference(unknown)
      }
    }
    explainSize()
    for child in pass.children { explain(child) }
  }

  /// Finds the rows that are satisfied exactly, without slack, and those that were overridden.
  private mutating func classifyRows() {
    for item in problem.items.indices {
      for part in [ItemPart.x, .y, .width, .height] { values.append(solution.value(part, item)) }
    }
    found = Array(repeating: nil, count: values.count)
    known = found
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
    func reason(_ part: ItemPart) -> TGReason {
      found[part.of(item)] ?? .rule(.infinity)
    }
    child[.horizontal].explain(origin: reason(.x))
    child[.horizontal].explain(extent: reason(.width).notNegative)
    child[.vertical].explain(origin: reason(.y))
    child[.vertical].explain(extent: reason(.height).notNegative)
  }

  private func explainSize() {
    if let width = found[ItemPart.width.of(0)], pass[.horizontal].wraps {
      pass[.horizontal].explain(size: width)
    }
    if let height = found[ItemPart.height.of(0)], pass[.vertical].wraps {
      pass[.vertical].explain(size: height)
    }
  }

  /// Returns a number as an operand in other formulas.
  func reference(_ unknown: Int) -> TGReason {
    let (item, part) = (unknown / 4, ItemPart(rawValue: unknown % 4) ?? .x)
    let value = values[unknown]
    let number = number(part, item)
    if let number, (number.value - value).magnitude < 1e-6 { return number }
    let label = "\(problem.name(item))'s \(part.name)"
    return (found[unknown] ?? .rule(value)).named(label)
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
  /// The name of the number in a frame.
  var name: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    }
  }

  var isExtent: Bool { self == .width || self == .height }
}
