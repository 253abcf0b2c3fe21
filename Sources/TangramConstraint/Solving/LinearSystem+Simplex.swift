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
  private func goal() -> Tableau.Row {
    var goal = Tableau.Row(basic: -1, constant: constant, terms: [])
    goal.terms.reserveCapacity(form.count + 1)
    for place in 0..<form.count { goal.terms.append(form[place]) }
    goal.terms.sort { $0.unknown < $1.unknown }
    return goal
  }

  /// Makes the form zero, as nearly as can be.
  ///
  /// - Returns: What it is then.
  mutating func driveToZero() -> Double {
    var goal = goal()
    let isAbove = value(goal) > 0
    if isAbove { negate(&goal) }
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
      negate(&goal)
    }
    return false
  }

  private func negate(_ goal: inout Tableau.Row) {
    goal.constant = -goal.constant
    for place in goal.terms.indices { goal.terms[place].coefficient.negate() }
  }

  /// Raises a goal that is not above zero to zero, and keeps it there or above.
  ///
  /// - Returns: What the goal is at most, if it cannot be zero.
  private mutating func drive(_ goal: inout Tableau.Row, isExact: Bool) -> Double {
    defer { tidy() }
    if let entering = raise(&goal) {
      let coefficient = goal.coefficient(entering)
      if !isExact { goal.terms.append(Term(addSlack(), -1)) }
      enter(goal.solved(for: entering, coefficient))
      return 0
    }
    let violation = value(goal)
    // The goal is as high as it can be only while these stay where they are.
    for term in goal.terms { fixInRows(term.index) }
    return violation
  }

  /// Changes the values of unknowns, within all bounds, until the goal can reach zero.
  ///
  /// - Returns: The unknown that can take it there; nil if the goal is as high as it can be.
  private mutating func raise(_ goal: inout Tableau.Row) -> Int32? {
    let patience = 20 + 2 * (tableau.rows.count + goal.terms.count)
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
      goal.substitute(tableau.rows[block.row], goal.coefficient(term.unknown))
    }
    return nil
  }

  private func largest(_ goal: Tableau.Row) -> Int32? {
    goal.terms.max { $0.coefficient.magnitude < $1.coefficient.magnitude }?.unknown
  }

  /// An unknown of the goal that can be changed so that the goal rises.
  private func improving(_ goal: Tableau.Row, isCareful: Bool) -> Term? {
    var best: Term?
    for term in goal.terms {
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
    for place in tableau.rows.indices {
      let slope = tableau.rows[place].coefficient(entering) * direction
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
