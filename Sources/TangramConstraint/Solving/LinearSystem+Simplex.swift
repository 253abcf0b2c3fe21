// Forms of several unknowns that are all bounded: as far as the bounds of all of them allow.

extension LinearSystem {
  /// Takes a form of one unknown to zero, or lets it be above, if the bounds of all others allow that
  /// at once.
  ///
  /// - Returns: Whether they do.
  mutating func moves(_ term: Term, isExact: Bool = true) -> Bool {
    let unknown = unknowns[term.index]
    let target = -constant / term.coefficient
    guard target >= unknown.lower, target <= unknown.upper else { return false }
    let isAbove = term.coefficient > 0 ? unknown.value >= target : unknown.value <= target
    if isExact || !isAbove {
      let direction = target > unknown.value ? 1.0 : -1.0
      let distance = (target - unknown.value).magnitude
      if distance > 0, firstBlock(term.unknown, direction).distance < distance { return false }
      unknowns[term.index].value = target
    }
    if isExact { return true }
    if term.coefficient > 0 {
      unknowns[term.index].lower = target
    } else {
      unknowns[term.index].upper = target
    }
    if unknowns[term.index].lower == unknowns[term.index].upper {
      fixInRows(term.index)
      tidy()
    }
    return true
  }

  /// The form as a row of its own.
  private mutating func goal() -> Tableau.Row {
    var goal = tableau.newRow(basic: -1, constant: constant)
    for place in 0..<form.count { tableau.append(form[place], to: &goal) }
    tableau.sort(goal)
    return goal
  }

  /// Makes the form zero, as nearly as can be.
  ///
  /// - Returns: What it is then.
  mutating func driveToZero() -> Double {
    var goal = goal()
    let isAbove = value(goal) > 0
    if isAbove { tableau.negate(&goal) }
    let violation = drive(&goal, isExact: true)
    return isAbove ? -violation : violation
  }

  /// Makes the form at least zero, as nearly as can be.
  ///
  /// - Returns: What it is short of that; zero if nothing.
  mutating func driveAboveZero() -> Double {
    var goal = goal()
    if value(goal) >= -Tolerance.length {
      goal.basic = addSlack()
      append(goal)
      return 0
    }
    return drive(&goal, isExact: false)
  }

  /// Whether the form, which is expanded, can have more than one value.
  mutating func canMove() -> Bool {
    for place in 0..<form.count {
      let unknown = unknowns[form[place].index]
      let room = unknown.upper - unknown.lower
      if unknown.isAlone, room > 10 * Tolerance.around(unknown.value) { return true }
    }
    var goal = goal()
    for _ in 0..<2 {
      // As if it had to rise by one.
      goal.constant -= value(goal) + 1
      if raise(&goal) != nil || value(goal) > -1 + 10 * Tolerance.length { return true }
      tableau.negate(&goal)
    }
    return false
  }

  /// Raises a goal that is not above zero to zero, and keeps it there or above.
  ///
  /// - Returns: What the goal is at most, if it cannot be zero.
  private mutating func drive(_ goal: inout Tableau.Row, isExact: Bool) -> Double {
    defer { tidy() }
    tableau.makeRoom(keeping: &goal)
    if let entering = raise(&goal) {
      let coefficient = tableau.coefficient(entering, in: goal)
      // How far the goal is above zero.
      if !isExact { goal.basic = addSlack() }
      enter(tableau.solved(goal, for: Int(entering), coefficient, withBasic: !isExact))
      return 0
    }
    let violation = value(goal)
    // The goal is as high as it can be only while these stay where they are.
    for place in goal.terms { fixInRows(tableau.terms[place].index) }
    return violation
  }

  /// Changes the values of unknowns, within all bounds, until the goal can reach zero.
  ///
  /// - Returns: The unknown that can take it there; nil if the goal is as high as it can be.
  private mutating func raise(_ goal: inout Tableau.Row) -> Int32? {
    let patience = 20 + 2 * (tableau.rows.count + goal.count)
    for step in 0..<(100 * patience) {
      let value = value(goal)
      if value >= -Tolerance.length { return largest(goal) }
      // After a while in one place, the choice that never goes round in circles.
      guard let term = improving(goal, isCareful: step > patience) else { return nil }
      let direction = term.coefficient > 0 ? 1.0 : -1.0
      let unknown = unknowns[term.index]
      let own = direction > 0 ? unknown.upper - unknown.value : unknown.value - unknown.lower
      let needed = -value / term.coefficient.magnitude
      let block = firstBlock(term.unknown, direction)
      if needed <= min(own, block.distance) + Tolerance.length { return term.unknown }
      if own <= block.distance {
        unknowns[term.index].value = direction > 0 ? unknown.upper : unknown.lower
        continue
      }
      pivot(term.unknown, block.row, leavingAt: block.bound)
      let coefficient = tableau.coefficient(term.unknown, in: goal)
      tableau.substitute(tableau.rows[block.row], coefficient, in: &goal)
      tableau.makeRoom(keeping: &goal)
    }
    return nil
  }

  private func largest(_ goal: Tableau.Row) -> Int32? {
    var largest: Term?
    for place in goal.terms {
      let term = tableau.terms[place]
      if let known = largest, known.coefficient.magnitude >= term.coefficient.magnitude { continue }
      largest = term
    }
    return largest?.unknown
  }

  /// An unknown of the goal that can be changed so that the goal rises.
  private func improving(_ goal: Tableau.Row, isCareful: Bool) -> Term? {
    var best: Term?
    for place in goal.terms {
      let term = tableau.terms[place]
      let unknown = unknowns[term.index]
      let tolerance = Tolerance.around(unknown.value) / 10
      let canChange =
        term.coefficient > 0
        ? unknown.value < unknown.upper - tolerance : unknown.value > unknown.lower + tolerance
      guard canChange else { continue }
      if isCareful { return term }
      if let known = best, known.coefficient.magnitude >= term.coefficient.magnitude { continue }
      best = term
    }
    return best
  }

  /// The first basic unknown to meet a bound if a free one is changed.
  private mutating func firstBlock(
    _ entering: Int32, _ direction: Double
  ) -> (row: Int, distance: Double, bound: Double) {
    var block = (row: -1, distance: Double.infinity, bound: 0.0)
    if unknowns[Int(entering)].count == 0 { return block }
    work += tableau.rows.count
    var strength = 0.0
    for place in 0..<tableau.rows.count {
      let slope = tableau.coefficient(entering, in: tableau.rows[place]) * direction
      if slope.magnitude <= Tolerance.coefficient { continue }
      let basic = unknowns[tableau.rows[place].basic]
      let bound = slope > 0 ? basic.upper : basic.lower
      if bound.magnitude == .infinity { continue }
      let distance = max(0, (bound - value(tableau.rows[place])) / slope)
      let isNearer = distance < block.distance - Tolerance.length
      let isStronger = distance <= block.distance && slope.magnitude > strength
      if isNearer || isStronger {
        block = (place, distance, bound)
        strength = slope.magnitude
      }
    }
    return block
  }
}
