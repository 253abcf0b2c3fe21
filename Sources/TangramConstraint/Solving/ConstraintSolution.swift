import TangramCore

/// The solution of a problem: the numbers, and the outcome of each row.
struct ConstraintSolution {
  /// Whether any required entry is violated.
  private(set) var hasConflicts = false
  /// The unknowns that no entry determines.
  private(set) var free: [(part: ItemPart, item: Int)] = []
  /// The entries that were not considered, because the work limit for the list was reached.
  private(set) var unconsidered: [EntryID] = []
  /// The values of all unknowns.
  private var values: [Double] = []

  /// The largest violation of a required entry that is still ignored.
  static let violationTolerance = 1e-6

  /// The maximum number of times that the frames of descendants are updated for new sizes of the
  /// children.
  private static let maximumPlacings = 8

  /// Solves a problem, and measures contents as needed.
  ///
  /// The frames of descendants are first determined for the sizes that the children have without the
  /// constraints that refer to these descendants. Then the problem is solved repeatedly until the
  /// frames no longer change.
  init(of problem: inout ConstraintProblem) {
    solve(&problem)
    if problem.inner.isEmpty { return }
    var placings = 0
    while problem.placeInnerViews(size), !problem.pass.isSpent {
      placings += 1
      if placings > Self.maximumPlacings {
        problem.excludeCycles()
        placings = 0
      }
      (hasConflicts, free, unconsidered) = (false, [], [])
      solve(&problem)
    }
  }

  /// Solves a problem with the frames of descendants that are known so far.
  private mutating func solve(_ problem: inout ConstraintProblem) {
    var system = LinearSystem(of: problem)
    problem.measureWidths()
    if problem.mixesAxes {
      problem.measureHeights(at: nil)
      solve(problem, TGAxis.allCases, &system)
      if measureHeights(of: &problem, system) {
        (hasConflicts, free, unconsidered) = (false, [], [])
        system = LinearSystem(of: problem)
        solve(problem, TGAxis.allCases, &system)
      }
    } else {
      solve(problem, [.horizontal], &system)
      measureHeights(of: &problem, system)
      solve(problem, [.vertical], &system)
    }
    values = (0..<(4 * problem.items.count)).map { Self.tidied(system.unknowns[$0].value) }
  }

  @discardableResult
  private func measureHeights(
    of problem: inout ConstraintProblem, _ system: borrowing LinearSystem
  ) -> Bool {
    let unknowns = system.unknowns
    return problem.measureHeights { Self.tidied(unknowns[ItemPart.width.of($0)].value) }
  }
}

// MARK: - The numbers

extension ConstraintSolution {
  /// The value of a number of an item.
  func value(_ part: ItemPart, _ item: Int) -> Double { values[part.of(item)] }

  private func size(_ item: Int) -> TGSize {
    TGSize(width: max(0, value(.width, item)), height: max(0, value(.height, item)))
  }

  /// Returns a number without rounding errors.
  ///
  /// A number that is nearly a multiple of a small fraction is rounded to it. This ensures that half
  /// pixels are always rounded in the same direction, and that a text in a frame of exactly its width
  /// is not broken.
  @inline(__always) private static func tidied(_ value: Double) -> Double {
    guard value.magnitude < 1e15 else { return value.isFinite ? value : 0 }
    // Converting to an integer and back removes the sign of a negative zero.
    let whole = Double(Int(value))
    if whole == value { return whole }
    let half = Double(signOf: value, magnitudeOf: 0.5)
    let fraction = Double(Int(value * 1024 + half)) / 1024
    return (value - fraction).magnitude <= 1e-10 * max(1, value.magnitude) ? fraction : value
  }

  /// Assigns frames to the children, and a size to the container.
  func write(to problem: ConstraintProblem) {
    let pass = problem.pass
    if problem.wraps(.horizontal) { pass[.horizontal].size = value(.width, 0) }
    if problem.wraps(.vertical) { pass[.vertical].size = value(.height, 0) }
    for child in pass.children {
      guard let item = problem.item(of: child) else { continue }
      let (x, y, size) = (child[.horizontal], child[.vertical], size(item))
      (x.origin, x.extent) = (value(.x, item), size.width)
      (y.origin, y.extent) = (value(.y, item), size.height)
    }
  }
}

// MARK: - Solving

extension ConstraintSolution {
  /// Imposes the entries along some axes one after another, and then settles the remaining free
  /// unknowns.
  private mutating func solve(
    _ problem: ConstraintProblem, _ axes: [TGAxis], _ system: inout LinearSystem
  ) {
    let list = problem.rows(axes)
    system.start(problem, axes, rows: list.rows.count)
    var violations: [Double] = []
    violations.reserveCapacity(list.rows.count)
    for row in list.rows {
      guard let violation = system.impose(row, of: list) else { break }
      violations.append(violation)
    }
    for row in list.rows[violations.count...] { unconsidered.append(row.entry) }
    if system.pivotsSinceRefactoring >= 8 { system.refactor() }
    keepRemaining(problem, axes, &system)
    // After pivots, the violations found while imposing rows may be inexact, so recompute them.
    if system.pivots > 0 || !unconsidered.isEmpty { correct(&violations, list, system) }
    if violations.indices.contains(where: {
      list.rows[$0].isRequired && violations[$0].magnitude > Self.violationTolerance
    }) {
      hasConflicts = true
    }
    problem.pass.spend(system.steps / 16)
  }

  /// Keeps the remaining free unknowns as close as possible to the frames before the layout: first
  /// sizes, then positions.
  private mutating func keepRemaining(
    _ problem: ConstraintProblem, _ axes: [TGAxis], _ system: inout LinearSystem
  ) {
    for isExtent in [true, false] {
      for item in problem.items.indices {
        for axis in axes {
          keep(isExtent ? .extent(axis) : .origin(axis), item, problem, &system)
        }
      }
    }
    // A kept unknown may depend on unknowns that were kept after it.
    system.resolveAll(axes, items: problem.items.count)
  }

  private mutating func keep(
    _ part: ItemPart, _ item: Int, _ problem: ConstraintProblem, _ system: inout LinearSystem
  ) {
    let unknown = part.of(item)
    if system.unknowns[unknown].state == .fixed { return }
    system.resolve(unknown)
    if system.unknowns[unknown].state == .fixed || !system.hasWorkLeft { return }
    // The container has no previous frame.
    let frame = item > 0 ? problem.child(item).frameBefore : .zero
    var number = part.isExtent ? max(0, frame.size[part.axis]) : frame.origin[part.axis]
    if part == .x, problem.isRightToLeft {
      let (whole, own) = (ItemPart.width.of(0), ItemPart.width.of(item))
      // All sizes are fixed at this point.
      let end = Self.tidied(system.unknowns[whole].value) - Self.tidied(system.unknowns[own].value)
      number = end - number
    }
    let wasFree = system.keep(unknown, near: number)
    if wasFree, item > 0 { free.append((part, item)) }
  }
}

// MARK: - Exactness

extension ConstraintSolution {
  /// Corrects violations that differ from those computed from the solution.
  private func correct(
    _ violations: inout [Double], _ list: RowList, _ system: borrowing LinearSystem
  ) {
    let unknowns = system.unknowns
    for index in violations.indices {
      let (sum, largest) = list.sum(list.rows[index]) { unknowns[$0].value }
      let violation = RowList.violation(list.rows[index], sum)
      let tolerance = Self.violationTolerance * max(1, largest * 1e-6)
      if (violation - violations[index]).magnitude > tolerance { violations[index] = violation }
    }
  }
}

extension LinearSystem {
  /// Imposes the conditions that precede the list: sizes are not negative, and some numbers are given.
  mutating func start(_ problem: ConstraintProblem, _ axes: [TGAxis], rows: Int) {
    beginWork(limit: problem.pass.isSpent ? 20 * rows : 200_000 + 2_000 * rows)
    for axis in axes { start(problem, axis) }
  }

  private mutating func start(_ problem: ConstraintProblem, _ axis: TGAxis) {
    let (origin, extent) = (ItemPart.origin(axis), ItemPart.extent(axis))
    for item in problem.items.indices {
      unknowns[extent.of(item)].lower = 0
      if problem.items[item].flags.contains(.isGone) { fix(extent.of(item), 0) }
    }
    fix(origin.of(0), 0)
    if !problem.wraps(axis) { fix(extent.of(0), problem.size(axis)) }
    for item in problem.items.indices where problem.items[item].flags.contains(.keepsFrame) {
      let frame = problem.child(item).frameBefore
      fix(extent.of(item), max(0, frame.size[axis]))
      if axis == .horizontal, problem.isRightToLeft {
        begin(-frame.minX - max(0, frame.width))
        add(ItemPart.width.of(0), 1)
        add(origin.of(item), -1)
        _ = imposeForm(isEquality: true)
      } else {
        fix(origin.of(item), frame.origin[axis])
      }
    }
  }

  /// Fixes all unknowns along some axes, and all slacks; free unknowns keep their current values.
  mutating func resolveAll(_ axes: [TGAxis], items: Int) {
    for unknown in unknowns.indices where unknowns[unknown].state == .free {
      let axis: TGAxis = unknown % 2 == 0 ? .horizontal : .vertical
      if unknown >= 4 * items || axes.contains(axis) { fix(unknown, unknowns[unknown].value) }
    }
    for unknown in 0..<(4 * items) { resolve(unknown) }
  }
}
