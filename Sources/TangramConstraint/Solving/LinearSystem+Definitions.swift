// Definitions: unknowns that follow from others, whatever those turn out to be.

extension LinearSystem {
  /// Defines the unknown at a place of the form by the others, so that the form is zero.
  mutating func define(by place: Int, isNoted: Bool = false) {
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
    if isRecording, !isNoted {
      let value = constant * factor
      note { $0.define(defined.index, value, factor: factor, isKnown: count == 0) }
    }
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
      if isRecording { noteTerm(term.index, term.coefficient) }
      constant += term.coefficient * unknown.value
      for inner in Int(unknown.first)..<Int(unknown.first + unknown.count) {
        add(definitions[inner].index, term.coefficient * definitions[inner].coefficient)
      }
    }
  }

  @inline(__always) private func isShort(_ unknown: Int) -> Bool {
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
    let bounds = Unknown.united(
      constant, (unknowns[kept.index].lower, unknowns[kept.index].upper), kept.coefficient,
      (unknowns[other.index].lower, unknowns[other.index].upper), other.coefficient)
    guard let (lower, upper) = bounds else { return false }
    if isRecording {
      let value = constant * (-1 / other.coefficient)
      note { $0.unite(kept, other, bounds: (lower, upper), result: value) }
      if lower == upper { stopRecording() }
    }
    (unknowns[kept.index].lower, unknowns[kept.index].upper) = (lower, upper)
    unknowns[kept.index].value = unknowns[kept.index].bound
    define(by: 1, isNoted: true)
    if lower == upper { fix(kept.index, lower) }
    return true
  }
}

extension Unknown {
  /// Between what an unknown may lie so that another one, which makes a form of both zero, is within its own
  /// bounds, too; nil if that cannot be.
  @inline(__always)
  static func united(
    _ constant: Double, _ kept: (lower: Double, upper: Double), _ keptCoefficient: Double,
    _ other: (lower: Double, upper: Double), _ otherCoefficient: Double
  ) -> (lower: Double, upper: Double)? {
    // What the kept one is if the other is at one of its bounds.
    var low = -(constant + otherCoefficient * other.lower) / keptCoefficient
    var high = -(constant + otherCoefficient * other.upper) / keptCoefficient
    if low > high { swap(&low, &high) }
    let (lower, upper) = (max(low, kept.lower), min(high, kept.upper))
    return lower <= upper ? (lower, upper) : nil
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
  @inline(__always) private var isExpanded: Bool {
    for place in 0..<form.count where unknowns[form[place].index].state != .free { return false }
    return true
  }

  /// Adds a multiple of what an unknown follows from.
  @inline(__always)
  private mutating func replace(_ index: Int, _ sum: Double, _ largest: inout Double) {
    let state = unknowns[index].state
    if state == .free {
      form.append(Term(index, sum))
      return
    }
    if isRecording { noteTerm(index, sum) }
    let first = Int(unknowns[index].first)
    guard state == .basic else {
      constant += sum * unknowns[index].value
      if state == .fixed { return }
      for place in first..<(first &+ Int(unknowns[index].count)) {
        spread(definitions[place], sum, &largest)
      }
      return
    }
    constant += sum * tableau.rows[first].constant
    for place in tableau.rows[first].terms { spread(tableau.terms[place], sum, &largest) }
  }

  /// Adds a multiple of a term to the sum of its unknown.
  @inline(__always)
  private mutating func spread(_ term: Term, _ sum: Double, _ largest: inout Double) {
    let part = sum * term.coefficient
    unknowns[term.index].sum += part
    largest = max(largest, part.magnitude)
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
  mutating func fixIfKnown(_ index: Int) -> Bool {
    var place = Int(unknowns[index].first)
    let end = place &+ Int(unknowns[index].count)
    var value = unknowns[index].value
    while place < end {
      let term = definitions[place]
      if unknowns[term.index].state != .fixed { return false }
      value += term.coefficient * unknowns[term.index].value
      place &+= 1
    }
    if isRecording { noteResolved(index, value) }
    fix(index, value)
    return true
  }

  /// Notes that an unknown follows from others that are known now.
  private mutating func noteResolved(_ index: Int, _ value: Double) {
    let unknown = unknowns[index]
    // Nothing is added to that, not even the sign of zero.
    note { $0.begin(-0.0) }
    noteTerm(index, 1)
    for place in Int(unknown.first)..<Int(unknown.first + unknown.count) {
      noteTerm(definitions[place].index, definitions[place].coefficient)
    }
    note { $0.define(index, value, factor: 1, isKnown: true) }
  }

  /// Appends an unknown and all that it follows from to the order, whoever is mentioned first.
  private mutating func visit(_ start: Int) {
    if unknowns[start].isMarked { return }
    unknowns[start].isMarked = true
    if unknowns[start].state == .fixed || unknowns[start].state == .free {
      order.append(Int32(truncatingIfNeeded: start))
      return
    }
    stack.append(visitOf(start))
    while let top = stack.last {
      guard top.next < top.end else {
        order.append(top.unknown)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next &+= 1
      let next = Int(top.next)
      let inner = (top.isInRow ? tableau.terms[next] : definitions[next]).index
      if unknowns[inner].isMarked { continue }
      unknowns[inner].isMarked = true
      // What follows from nothing else has nobody to come after.
      if unknowns[inner].state == .fixed || unknowns[inner].state == .free {
        order.append(Int32(truncatingIfNeeded: inner))
      } else {
        stack.append(visitOf(inner))
      }
    }
  }

  @inline(__always) private func visitOf(_ unknown: Int) -> Visit {
    let number = Int32(truncatingIfNeeded: unknown)
    let first = unknowns[unknown].first
    if unknowns[unknown].state == .defined {
      return Visit(
        unknown: number, next: first, end: first &+ unknowns[unknown].count, isInRow: false)
    }
    let terms = tableau.rows[Int(first)].terms
    return Visit(
      unknown: number, next: Int32(truncatingIfNeeded: terms.lowerBound),
      end: Int32(truncatingIfNeeded: terms.upperBound), isInRow: true)
  }
}

/// An unknown whose terms are being visited, which of them is next, and where they end.
struct Visit: BitwiseCopyable {
  let unknown: Int32
  var next: Int32
  let end: Int32
  /// Whether they are those of a row rather than of a definition.
  let isInRow: Bool
}
