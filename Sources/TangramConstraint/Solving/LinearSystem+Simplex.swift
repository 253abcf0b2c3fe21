// The simplex method, for rows whose unknowns all have limits.

extension LinearSystem {
  /// Moves free unknowns such that the form is as close to zero as possible.
  ///
  /// Afterward the form is expanded, and zero at the current point if possible.
  ///
  /// - Returns: The resulting value of the form; nil if the work limit was exceeded.
  mutating func minimizeViolation() -> Double? {
    let isAbove = formValue > 0
    if isAbove { negateForm() }
    guard let isReached = raise() else { return nil }
    guard isReached else {
      // The form is at its maximum, and remains there only if these unknowns keep their values.
      let violation = formValue
      for term in form { fix(term.index, unknowns[term.index].value) }
      return isAbove ? -violation : violation
    }
    return 0
  }

  /// Solves the form for the unknown with the largest coefficient, which minimizes rounding errors.
  mutating func defineLargest() {
    let index = form.indices.max {
      form[$0].coefficient.magnitude < form[$1].coefficient.magnitude
    }
    if let index { define(by: index) }
  }

  /// Whether the form can have more than one value.
  mutating func canMove() -> Bool {
    for _ in 0..<2 {
      // Set the value of the form to -1, and test whether it can be raised.
      constant -= formValue + 1
      if raise() == true || formValue > -1 + 10 * Tolerance.length { return true }
      negateForm()
    }
    return false
  }

  /// Moves free unknowns within all bounds until the form reaches zero.
  ///
  /// - Returns: `true` if the form reached zero, `false` if it is at its maximum, nil if the work limit
  ///   was exceeded.
  private mutating func raise() -> Bool? {
    var iterationsLeft = 20 + 2 * form.count
    while hasWorkLeft {
      let value = formValue
      if value >= -Tolerance.length { return true }
      spend(form.count)
      // After some iterations, unknowns are chosen by index (Bland's rule), which rules out cycling.
      iterationsLeft -= 1
      guard let term = enteringTerm(byIndex: iterationsLeft < 0) else { return false }
      let direction = term.coefficient > 0 ? 1.0 : -1.0
      let unknown = unknowns[term.index]
      let own = direction > 0 ? unknown.upper - unknown.value : unknown.value - unknown.lower
      let needed = -value / term.coefficient.magnitude
      computeRay(from: term.index)
      let blocking = ratioTest(direction, byIndex: iterationsLeft < 0)
      spend(2 * ray.count)
      let distance = min(own, needed, blocking?.distance ?? .infinity)
      advance(term.index, by: direction * distance)
      if distance == needed { return true }
      if distance == own {
        unknowns[term.index].value = direction > 0 ? unknown.upper : unknown.lower
      } else if let blocking {
        pivot(term.index, blocking.unknown, leavingAt: blocking.bound)
      }
    }
    return nil
  }

  /// Returns a free unknown of the form that can be moved to raise the form.
  private func enteringTerm(byIndex: Bool) -> Term? {
    var best: Term?
    for term in form {
      let unknown = unknowns[term.index]
      let tolerance = Tolerance.around(unknown.value) / 10
      let canMove =
        term.coefficient > 0
        ? unknown.value < unknown.upper - tolerance : unknown.value > unknown.lower + tolerance
      guard canMove else { continue }
      if best.map({ isBetter(term, than: $0, byIndex) }) ?? true { best = term }
    }
    return best
  }

  private func isBetter(_ term: Term, than other: Term, _ byIndex: Bool) -> Bool {
    byIndex ? term.index < other.index : term.coefficient.magnitude > other.coefficient.magnitude
  }

  /// Exchanges the states of a free unknown of the form and a defined one that is at its bound.
  private mutating func pivot(_ entering: Int, _ leaving: Int, leavingAt bound: Double) {
    pivots += 1
    pivotsSinceRefactoring += 1
    let goal = (form, constant)
    begin(0)
    form.append(Term(leaving, 1))
    expand()
    guard let index = form.firstIndex(where: { $0.index == entering }) else {
      // The definition depends on the entering unknown only because of a rounding error.
      (form, constant) = goal
      return
    }
    release(leaving, at: bound)
    form.append(Term(leaving, -1))
    define(by: index)
    if pivotsSinceRefactoring >= 64 { refactor() }
    (form, constant) = goal
    expand()
  }
}

// MARK: - Dependents of a free unknown

extension LinearSystem {
  /// Finds the bounded unknowns that depend on a free unknown, and their rates of change.
  private mutating func computeRay(from start: Int) {
    ray.removeAll(keepingCapacity: true)
    guard unknowns[start].isWatched else { return }
    order.removeAll(keepingCapacity: true)
    // A depth-first search along mentions; an unknown is appended after all unknowns that depend on it.
    push(start)
    while let top = path.last {
      guard top.next >= 0 else {
        path.removeLast()
        order.append(top.unknown)
        continue
      }
      let term = definitions[top.next]
      path[path.count - 1].next = term.next
      let owner = term.owner
      if isCurrent(top.next, of: owner), !unknowns[owner].isMarked { push(owner) }
    }
    unknowns[start].sum = 1
    for index in order.reversed() {
      let slope = unknowns[index].sum
      unknowns[index].sum = 0
      unknowns[index].isMarked = false
      if index != start, unknowns[index].isBounded, slope.magnitude > Tolerance.coefficient {
        ray.append(Term(index, slope))
      }
      var mention = unknowns[index].mention
      var count = 1
      while mention >= 0 {
        let term = definitions[mention]
        if isCurrent(mention, of: term.owner) {
          unknowns[term.owner].sum += slope * term.coefficient
        }
        mention = term.next
        count += 1
      }
      spend(2 * count)
    }
  }

  private mutating func push(_ unknown: Int) {
    unknowns[unknown].isMarked = true
    path.append(Visit(unknown: unknown, next: unknowns[unknown].mention, end: 0))
  }

  /// Whether a term belongs to the current definition of an unknown.
  @inline(__always) private func isCurrent(_ term: Int, of owner: Int) -> Bool {
    unknowns[owner].state == .defined && unknowns[owner].terms.contains(term)
  }

  /// Moves a free unknown together with the bounded unknowns that depend on it.
  private mutating func advance(_ unknown: Int, by distance: Double) {
    unknowns[unknown].value += distance
    for term in ray { unknowns[term.index].value += distance * term.coefficient }
  }

  private func distance(to term: Term, _ direction: Double) -> (distance: Double, bound: Double) {
    let unknown = unknowns[term.index]
    let slope = term.coefficient * direction
    let bound = slope > 0 ? unknown.upper : unknown.lower
    return (max(0, (bound - unknown.value) / slope), bound)
  }

  /// The unknown that reaches a bound first when a free unknown is moved.
  ///
  /// This is a ratio test in two passes: bounds may be exceeded by a small tolerance, and among the
  /// unknowns that reach their bounds within it, the one that changes fastest is chosen, because
  /// dividing by small slopes causes large errors.
  private func ratioTest(
    _ direction: Double, byIndex: Bool
  ) -> (unknown: Int, distance: Double, bound: Double)? {
    var reach = Double.infinity
    for term in ray {
      let (distance, bound) = distance(to: term, direction)
      if bound.magnitude == .infinity { continue }
      let slack = byIndex ? 0 : Tolerance.around(bound) / 10 / term.coefficient.magnitude
      reach = min(reach, distance + slack)
    }
    if reach == .infinity { return nil }
    var best: (term: Term, distance: Double, bound: Double)?
    for term in ray {
      let (distance, bound) = distance(to: term, direction)
      if distance > reach || bound.magnitude == .infinity { continue }
      if best.map({ isBetter(term, than: $0.term, byIndex) }) ?? true {
        best = (term, distance, bound)
      }
    }
    return best.map { ($0.term.index, $0.distance, $0.bound) }
  }
}
