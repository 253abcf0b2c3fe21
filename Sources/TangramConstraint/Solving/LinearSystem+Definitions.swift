// Definitions: unknowns that follow from others, whatever those turn out to be.

extension LinearSystem {
  /// Defines the unknown at a place of the form by the others, so that the form is zero.
  mutating func define(by place: Int) {
    let defined = form[place]
    let factor = -1 / defined.coefficient
    if definitions.count == 0 { definitions.reserve(unknowns.count) }
    let first = definitions.count
    for other in 0..<form.count where other != place {
      let term = form[other]
      unknowns[term.index].isMentioned = true
      definitions.append(Term(term.index, term.coefficient * factor))
    }
    let count = definitions.count - first
    unknowns[defined.index].state = count == 0 ? .fixed : .defined
    unknowns[defined.index].value = constant * factor
    unknowns[defined.index].first = Int32(truncatingIfNeeded: first)
    unknowns[defined.index].count = Int32(truncatingIfNeeded: count)
  }

  /// Replaces short definitions in the form by what they say, one level deep, so that chains of them
  /// stay short.
  mutating func shorten() {
    let count = form.count
    guard (0..<count).contains(where: { isShort(form[$0].index) }) else { return }
    swap(&form, &spare)
    form.removeAll()
    for place in 0..<count {
      let term = spare[place]
      guard isShort(term.index) else {
        add(term.index, term.coefficient)
        continue
      }
      let unknown = unknowns[term.index]
      constant += term.coefficient * unknown.value
      for inner in Int(unknown.first)..<Int(unknown.first + unknown.count) {
        add(definitions[inner].index, term.coefficient * definitions[inner].coefficient)
      }
    }
  }

  private func isShort(_ unknown: Int) -> Bool {
    unknowns[unknown].state == .defined && unknowns[unknown].count <= 2
  }
}

// MARK: - Two unknowns

extension LinearSystem {
  /// Makes a form of two unknowns zero, of which nothing but intervals is known: one follows from the
  /// other, and both intervals become one.
  ///
  /// - Returns: Whether that was possible.
  mutating func unite() -> Bool {
    let (kept, other) = (form[0], form[1])
    guard unknowns[kept.index].isAlone, unknowns[other.index].isAlone else { return false }
    // What the kept one is if the other is at one of its bounds.
    var low = -(constant + other.coefficient * unknowns[other.index].lower) / kept.coefficient
    var high = -(constant + other.coefficient * unknowns[other.index].upper) / kept.coefficient
    if low > high { swap(&low, &high) }
    let lower = max(low, unknowns[kept.index].lower)
    let upper = min(high, unknowns[kept.index].upper)
    guard lower <= upper else { return false }
    (unknowns[kept.index].lower, unknowns[kept.index].upper) = (lower, upper)
    unknowns[kept.index].value = unknowns[kept.index].bound
    define(by: 1)
    if lower == upper { fix(kept.index, lower) }
    return true
  }
}

// MARK: - Following definitions

extension LinearSystem {
  /// Replaces everything in the form that follows from others, until only free unknowns are left.
  mutating func expand() {
    if isExpanded { return }
    shorten()
    if isExpanded { return }
    order.removeAll()
    var largest = 0.0
    for place in 0..<form.count {
      let term = form[place]
      unknowns[term.index].sum += term.coefficient
      largest = max(largest, term.coefficient.magnitude)
      visit(term.index)
    }
    form.removeAll()
    work += order.count
    // Whoever mentions an unknown comes before it, so its sum is complete when it is its turn.
    for place in stride(from: order.count - 1, through: 0, by: -1) {
      let index = Int(order[place])
      let sum = unknowns[index].sum
      unknowns[index].sum = 0
      unknowns[index].isMarked = false
      if sum.magnitude <= Tolerance.coefficient * largest { continue }
      replace(index, sum, &largest)
    }
  }

  /// Whether all unknowns of the form are free.
  private var isExpanded: Bool {
    for place in 0..<form.count where unknowns[form[place].index].state != .free { return false }
    return true
  }

  /// Adds a multiple of what an unknown follows from.
  private mutating func replace(_ index: Int, _ sum: Double, _ largest: inout Double) {
    let unknown = unknowns[index]
    switch unknown.state {
    case .fixed: constant += sum * unknown.value
    case .free: form.append(Term(index, sum))
    case .defined, .basic:
      constant +=
        sum * (unknown.state == .basic ? tableau.rows[Int(unknown.first)].constant : unknown.value)
      for offset in 0..<termCount(unknown) {
        let term = term(unknown, offset)
        let part = sum * term.coefficient
        unknowns[term.index].sum += part
        largest = max(largest, part.magnitude)
      }
    }
  }

  /// Fixes an unknown if all that it follows from is known, and all that is in between.
  mutating func resolve(_ index: Int) {
    // Most often what it follows from is known by itself.
    if unknowns[index].state != .defined || fixIfKnown(index) { return }
    order.removeAll()
    visit(index)
    work += order.count
    for place in 0..<order.count {
      let index = Int(order[place])
      unknowns[index].isMarked = false
      if unknowns[index].state == .defined { _ = fixIfKnown(index) }
    }
  }

  /// Fixes an unknown that has a definition, if that mentions only what is known.
  private mutating func fixIfKnown(_ index: Int) -> Bool {
    let unknown = unknowns[index]
    var value = unknown.value
    for place in Int(unknown.first)..<Int(unknown.first + unknown.count) {
      let term = definitions[place]
      if unknowns[term.index].state != .fixed { return false }
      value += term.coefficient * unknowns[term.index].value
    }
    fix(index, value)
    return true
  }

  /// Appends an unknown and all that it follows from to the order, whoever is mentioned first.
  private mutating func visit(_ start: Int) {
    if unknowns[start].isMarked { return }
    unknowns[start].isMarked = true
    stack.append(Visit(unknown: Int32(truncatingIfNeeded: start), next: 0))
    while let top = stack.last {
      let unknown = unknowns[Int(top.unknown)]
      guard Int(top.next) < termCount(unknown) else {
        order.append(top.unknown)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let inner = term(unknown, Int(top.next)).index
      if unknowns[inner].isMarked { continue }
      unknowns[inner].isMarked = true
      stack.append(Visit(unknown: Int32(truncatingIfNeeded: inner), next: 0))
    }
  }

  private func termCount(_ unknown: Unknown) -> Int {
    switch unknown.state {
    case .fixed, .free: 0
    case .defined: Int(unknown.count)
    case .basic: tableau.rows[Int(unknown.first)].count
    }
  }

  private func term(_ unknown: Unknown, _ offset: Int) -> Term {
    unknown.state == .basic
      ? tableau.terms[tableau.rows[Int(unknown.first)].first + offset]
      : definitions[Int(unknown.first) + offset]
  }
}

/// An unknown whose terms are being visited, and which of them is next.
struct Visit: BitwiseCopyable {
  var unknown: Int32
  var next: Int32
}
