import TangramCore

// What debug builds check after every layout: that the numbers found are what was said of each entry.

extension ConstraintRun {
  /// Notes by how much an entry was missed.
  mutating func noteOutcome(_ violation: Double) -> Bool {
    outcomes.append(violation)
    return true
  }

  /// Whether every entry along some axes is met by the numbers found, or missed by as much as was
  /// said when it was its turn.
  ///
  /// The entries are written out anew, so that nothing of how the numbers were found is relied on.
  mutating func isAsSaid(_ axes: RunAxes) -> Bool {
    let said = outcomes
    outcomes = []
    if system.isIncomplete { return true }
    let entries = entriesInFull(axes)
    guard entries.count == said.count else { return false }
    return entries.indices.allSatisfy { isAsSaid(entries[$0], said[$0]) }
  }

  private func isAsSaid(_ entry: RecordedEntry, _ said: Double) -> Bool {
    var (value, size) = (entry.constant, entry.constant.magnitude)
    for term in entry.terms {
      // Rounding cannot be told from mistakes where numbers of very different sizes meet.
      guard (1e-3...1e3).contains(term.coefficient.magnitude) else { return true }
      let part = term.coefficient * system.unknowns[term.index].value
      value += part
      size = max(size, part.magnitude)
    }
    if size > 1e7 { return true }
    let tolerance = RunFindings.leastViolation * max(1, size)
    let isMet = said.magnitude <= RunFindings.leastViolation
    if isMet, !entry.isEquality { return value >= -tolerance }
    return (value - said).magnitude <= tolerance
  }
}
