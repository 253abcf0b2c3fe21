// Definitions, which express unknowns as linear functions of others.

extension LinearSystem {
  /// Solves the form for the unknown at an index, which becomes defined by the others such that the
  /// form is zero.
  ///
  /// If the unknown has bounds, the form must be expanded, and zero at the current point.
  mutating func define(by index: Int) {
    let defined = form[index]
    let factor = -1 / defined.coefficient
    let limits = unknowns[defined.index].isWatched || unknowns[defined.index].isBounded
    let first = definitions.count
    for other in form.indices where other != index {
      let term = form[other]
      definitions.append(
        DefinitionTerm(
          unknown: term.index, owner: defined.index, next: unknowns[term.index].mention,
          coefficient: term.coefficient * factor))
      unknowns[term.index].mention = definitions.count - 1
      if limits { unknowns[term.index].isWatched = true }
    }
    spend(form.count - 1)
    unknowns[defined.index].terms = first..<definitions.count
    unknowns[defined.index].constant = constant * factor
    unknowns[defined.index].state = .defined
    if form.count == 1 { fix(defined.index, constant * factor) }
  }

  /// Makes a defined unknown free, and sets its value.
  mutating func release(_ unknown: Int, at value: Double) {
    unknowns[unknown].terms = 0..<0
    unknowns[unknown].state = .free
    unknowns[unknown].value = value
  }
}

// MARK: - Following definitions

extension LinearSystem {
  /// Substitutes the defined and fixed unknowns in the form until only free unknowns remain.
  mutating func expand() {
    if form.allSatisfy({ unknowns[$0.index].state == .free }) { return }
    order.removeAll(keepingCapacity: true)
    for term in form {
      spread(term.index, term.coefficient)
      visit(term.index)
    }
    form.removeAll(keepingCapacity: true)
    // In `order`, an unknown comes after those that it depends on. When it is traversed backward, the
    // sum of an unknown is complete when the unknown is visited.
    for index in order.reversed() {
      let unknown = unknowns[index]
      unknowns[index].sum = 0
      unknowns[index].largest = 0
      unknowns[index].isMarked = false
      if unknown.sum.magnitude <= Tolerance.coefficient * unknown.largest { continue }
      switch unknown.state {
      case .free: form.append(Term(index, unknown.sum))
      case .fixed: constant += unknown.sum * unknown.value
      case .defined:
        constant += unknown.sum * unknown.constant
        for termIndex in unknowns[index].terms {
          let term = definitions[termIndex]
          spread(term.unknown, unknown.sum * term.coefficient)
        }
        spend(unknown.terms.count)
      }
    }
  }

  @inline(__always) private mutating func spread(_ unknown: Int, _ part: Double) {
    unknowns[unknown].sum += part
    unknowns[unknown].largest = max(unknowns[unknown].largest, part.magnitude)
  }

  /// Appends an unknown and all unknowns that it depends on to `order`, dependencies first.
  ///
  /// Unknowns that depend only on fixed ones are fixed in the process.
  private mutating func visit(_ start: Int) {
    if !enter(start) { return }
    while let top = path.last {
      guard top.next < top.end else {
        path.removeLast()
        order.append(top.unknown)
        fixIfKnown(top.unknown)
        continue
      }
      path[path.count - 1].next &+= 1
      _ = enter(definitions[top.next].unknown)
    }
  }

  /// Marks an unknown as visited, and pushes it onto the path if it is defined.
  @inline(__always) private mutating func enter(_ unknown: Int) -> Bool {
    if unknowns[unknown].isMarked { return false }
    unknowns[unknown].isMarked = true
    guard unknowns[unknown].state == .defined else {
      order.append(unknown)
      return false
    }
    let terms = unknowns[unknown].terms
    path.append(Visit(unknown: unknown, next: terms.lowerBound, end: terms.upperBound))
    return true
  }

  /// Computes the values of all defined unknowns at the current point.
  mutating func evaluate() {
    order.removeAll(keepingCapacity: true)
    for unknown in unknowns.indices where unknowns[unknown].state == .defined { visit(unknown) }
    for index in order {
      unknowns[index].isMarked = false
      guard unknowns[index].state == .defined else { continue }
      unknowns[index].value = unknowns[index].terms.reduce(unknowns[index].constant) {
        $0 + definitions[$1].coefficient * unknowns[definitions[$1].unknown].value
      }
    }
    spend(definitions.count)
  }

  /// Fixes an unknown if its definition contains only fixed unknowns, after doing the same for every
  /// unknown that it depends on.
  mutating func resolve(_ unknown: Int) {
    // Usually, its direct dependencies are already fixed.
    if unknowns[unknown].state != .defined || fixIfKnown(unknown) { return }
    order.removeAll(keepingCapacity: true)
    visit(unknown)
    spend(order.count)
    for index in order { unknowns[index].isMarked = false }
  }

  /// Fixes a defined unknown if its definition mentions only fixed unknowns.
  @discardableResult
  private mutating func fixIfKnown(_ unknown: Int) -> Bool {
    var value = unknowns[unknown].constant
    for index in unknowns[unknown].terms {
      let other = unknowns[definitions[index].unknown]
      if other.state != .fixed { return false }
      value += definitions[index].coefficient * other.value
    }
    fix(unknown, value)
    return true
  }
}

/// An unknown whose definition is being traversed, and the range of its remaining terms.
struct Visit: BitwiseCopyable {
  let unknown: Int
  var next: Int
  let end: Int
}
