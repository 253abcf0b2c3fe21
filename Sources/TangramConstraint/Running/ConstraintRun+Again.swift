import TangramCore

// Beginning with the results of an earlier layout.

extension ConstraintRun {
  /// Finds all numbers by finding those again that changes reach, in the order of the list.
  ///
  /// All others are what they would be if everything was found anew: what they hang on is the same.
  ///
  /// - Returns: Whether that was possible; if not, nothing is known.
  mutating func findAgain() -> Bool {
    guard var last = solved else { return false }
    solved = nil
    let structure = last.structure
    if structure.box != box {
      options.memory.solved = last
      return false
    }
    guard structure.reading === reading, hasSamePlaces(as: last.items),
      structure.sizes == sizesSaid()
    else { return false }
    if var calculation = last.calculation.take() { return findAgain(&last, by: &calculation) }
    startAgain(from: last)
    guard findBothAgain(last) else {
      forgetNumbers()
      if !hasOtherTies { options.memory.solved = last }
      return false
    }
    // Only in debug builds, where all numbers are the ones found anew from here on.
    assert(
      isAsFoundAnew((0..<(4 * items.count)).map { system.unknowns[$0].value }),
      "what is found again is what is found anew")
    if hasOtherTies { return true }
    keep(&last)
    return true
  }

  private mutating func keep(_ last: inout SolvedList) {
    last.values.withUnsafeMutableBufferPointer { values in
      for unknown in reached { values[Int(unknown)] = system.unknowns[Int(unknown)].value }
    }
    last.constraints = options.list
    if hasContents {
      for item in 0..<items.count { last.items[item].content = items[item].content }
    }
    options.memory.solved = last
  }

  private mutating func findBothAgain(_ last: SolvedList) -> Bool {
    guard findAgain(last, .horizontal) else { return false }
    measureHeights(atWidthsFound: true)
    guard findAgain(last, .vertical) else { return false }
    return findings.isEmpty && !system.hadRows && !system.isIncomplete
  }

  /// Whether the children lie where other items do, and have a say in the same.
  func hasSamePlaces(as others: [ConstraintItem]) -> Bool {
    guard others.count == items.count else { return false }
    return others.withUnsafeBufferPointer { others in
      for item in 0..<items.count {
        let (own, other) = (items[item], others[item])
        if own.place != other.place || own.flags.rawValue != other.flags.rawValue { return false }
      }
      return true
    }
  }

  /// Whether some child is as large as its content asks for.
  private var hasContents: Bool { !someFlags.isDisjoint(with: .ofContents) }

  private mutating func startAgain(from last: SolvedList) {
    system.begin(count: last.values.count)
    last.values.withUnsafeBufferPointer { values in
      for unknown in 0..<values.count { system.fix(unknown, values[unknown]) }
    }
  }

  /// Forgets all unknowns, and what became of the entries.
  mutating func forgetNumbers() {
    system = LinearSystem()
    (findings, outcomes, reached) = (RunFindings(), [], [])
  }

  // MARK: One axis

  private mutating func findAgain(_ last: SolvedList, _ axis: RunAxes) -> Bool {
    let structure = last.structure
    guard hasSameSteps(as: structure, axis) else {
      hasOtherTies = true
      return false
    }
    var changed = ReachedTies(structure.ties)
    guard addConstraints(&changed, structure, axis), addContents(&changed, last, axis)
    else { return false }
    if changed.isEmpty { return true }
    for place in 0..<changed.unknowns.count {
      // As before all entries.
      let unknown = changed.unknowns[place]
      system.unknowns[Int(unknown)] = Unknown()
      if unknown & 3 >= ItemPart.width.rawValue { system.unknowns[Int(unknown)].lower = 0 }
      reached.append(unknown)
    }
    let list = options.list
    list.reading { meetAgain(changed, structure, $0) }
    guard findings.isEmpty else { return false }
    keepRest(of: changed.unknowns)
    pass.spend(system.work)
    system.work = 0
    return findings.isEmpty
  }

  private mutating func hasSameSteps(as last: SolvedStructure, _ axis: RunAxes) -> Bool {
    steps.removeAll()
    appendContent(axis)
    let range =
      axis == .horizontal
      ? 0..<last.firstVertical : last.firstVertical..<last.noted.count
    // Those of constraints come first, and are the same as long as their priorities are.
    let first = range.upperBound - steps.count
    guard first >= range.lowerBound else { return false }
    if first > range.lowerBound, last.noted[first - 1].phase != .constraint { return false }
    for place in 0..<steps.count where steps[place] != last.noted[first + place] { return false }
    return true
  }

  private func addConstraints(
    _ changed: inout ReachedTies, _ last: SolvedStructure, _ axis: RunAxes
  ) -> Bool {
    for constraint in changes {
      guard let link = last.reading.link(of: constraint), last.unitsOfLinks[link] >= 0 else {
        continue
      }
      let unit = Int(last.unitsOfLinks[link])
      if last.ties.units[unit].isVertical != (axis == .vertical) { continue }
      if !changed.add(unit, last.ties) { return false }
    }
    return true
  }

  private func addContents(
    _ changed: inout ReachedTies, _ last: SolvedList, _ axis: RunAxes
  ) -> Bool {
    let isVertical = axis == .vertical
    guard hasContents, hasOtherContents(last, isVertical) else { return true }
    let (structure, units) = (last.structure, last.structure.ties.units)
    for (index, unit) in units.enumerated()
    where unit.kind == .step && unit.isVertical == isVertical {
      let step = structure.step(of: unit)
      guard step.phase == .content else { continue }
      let item = step.index / 4
      if hasOtherContent(item, last, isVertical), !changed.add(index, structure.ties) {
        return false
      }
    }
    return true
  }

  private func hasOtherContents(_ last: SolvedList, _ isVertical: Bool) -> Bool {
    for item in 0..<items.count where hasOtherContent(item, last, isVertical) { return true }
    return false
  }

  private func hasOtherContent(_ item: Int, _ last: SolvedList, _ isVertical: Bool) -> Bool {
    let (now, before) = (items[item].content, last.items[item].content)
    return isVertical ? now.height != before.height : now.width != before.width
  }

  /// Meets units of the list again, until a required entry does not hold.
  private mutating func meetAgain(
    _ changed: borrowing ReachedTies, _ structure: SolvedStructure,
    _ constraints: ConstraintPointers
  ) {
    structure.ties.units.withUnsafeBufferPointer { units in
      structure.ties.touched.withUnsafeBufferPointer { touched in
        structure.reading.links.withUnsafeBufferPointer { links in
          for word in 0..<changed.units.count {
            var bits = changed.units[word]
            while bits != 0 {
              let index = word << 6 + bits.trailingZeroBitCount
              bits &= bits - 1
              let unit = units[index]
              if !hasOtherTies {
                let end = index + 1 < units.count ? Int(units[index + 1].first) : touched.count
                noteOtherTies(touched[Int(unit.first)..<end], unit.owner, structure.ties)
              }
              if unit.kind == .constraint {
                meet(links[Int(unit.index)], constraints, isRequired: true)
              } else {
                meetAgain(unit, structure, constraints)
              }
              if !findings.conflicts.isEmpty { return }
            }
          }
        }
      }
    }
  }

  private mutating func meetAgain(
    _ unit: ListUnit, _ structure: SolvedStructure, _ constraints: ConstraintPointers
  ) {
    let axis: RunAxes = unit.isVertical ? .vertical : .horizontal
    switch unit.kind {
    case .ownBounds: meetOwnBounds(axis)
    case .size: meetSizes(Int(unit.index), axis)
    case .constraint:
      meet(structure.reading.links[Int(unit.index)], constraints, isRequired: true)
    case .step:
      let step = structure.step(of: unit)
      guard step.phase == .constraint else { return meet(step) }
      meet(structure.reading.links[step.index], constraints, isRequired: false)
    }
  }

  /// Notes whether a unit ties other unknowns now than it did: then what was noted holds no longer,
  /// although what is found is right.
  @inline(__always)
  private mutating func noteOtherTies(
    _ touched: Slice<UnsafeBufferPointer<Int32>>, _ owner: Int32, _ ties: ListTies
  ) {
    for unknown in touched
    where unknown != owner && system.unknowns[Int(unknown)].state != .fixed {
      if owner < 0 || ties.group(Int(unknown)) != ties.group(Int(owner)) { hasOtherTies = true }
    }
  }
}

// MARK: - Checking

extension ConstraintRun {
  /// Whether all numbers are the same, to the last bit, when they are found anew; they stay.
  mutating func isAsFoundAnew(_ found: [Double]) -> Bool {
    let changed = reached
    forgetNumbers()
    system.begin(count: 4 * items.count)
    reached = changed
    solve(.horizontal)
    measureHeights(atWidthsFound: true)
    solve(.vertical)
    return findings.isEmpty && found.indices.allSatisfy { system.unknowns[$0].value == found[$0] }
  }
}
