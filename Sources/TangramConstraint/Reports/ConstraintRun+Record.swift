import TangramCore

/// An entry of the list as it was imposed, and what became of it.
struct RecordedEntry {
  var terms: [Term]
  var constant: Double
  var isEquality: Bool
  var entry: EntryID
  var isRequired: Bool
  /// What the form was in the end, if it is an equality; what it was short of zero, if not.
  var outcome = 0.0
}

extension ConstraintRun {
  /// Writes all entries down, and then what becomes of each.
  mutating func recordEntries() -> [RecordedEntry] {
    startAgain()
    record = []
    meetAll(.both)
    var entries = record ?? []
    record = nil
    startAgain()
    for place in entries.indices {
      entries[place].outcome = impose(entries[place])
      if entries[place].outcome.magnitude <= RunFindings.leastViolation {
        entries[place].outcome = 0
      }
    }
    return entries
  }

  /// The list along some axes with all terms written out: nothing counts as known.
  mutating func entriesInFull(_ axes: RunAxes) -> [RecordedEntry] {
    var other = LinearSystem(count: 4 * items.count)
    swap(&system, &other)
    record = []
    record?.reserveCapacity(links.count + 4 * items.count)
    meetAll(axes)
    swap(&system, &other)
    defer { record = nil }
    return record ?? []
  }

  /// Notes the entry whose form was put together, instead of imposing it.
  mutating func recordEntry(_ isEquality: Bool, _ entry: EntryID, _ isRequired: Bool) {
    var terms: [Term] = []
    terms.reserveCapacity(system.form.count)
    for place in 0..<system.form.count { terms.append(system.form[place]) }
    record?.append(
      RecordedEntry(
        terms: terms, constant: system.constant, isEquality: isEquality, entry: entry,
        isRequired: isRequired))
  }

  /// Forgets everything but what holds before the list begins.
  mutating func startAgain() {
    system = LinearSystem(count: 4 * items.count)
    start(.horizontal)
    start(.vertical)
  }

  /// Imposes an entry that was written down.
  mutating func impose(_ entry: RecordedEntry) -> Double {
    form(entry)
    return entry.isEquality ? system.imposeEquality() : system.imposeInequality()
  }

  /// Imposes that an entry comes out no worse than it did.
  mutating func imposeOutcome(_ entry: RecordedEntry) {
    if entry.outcome == 0 {
      _ = impose(entry)
      return
    }
    form(entry)
    system.constant -= entry.outcome
    // One that was missed may be missed by less, as far as it is concerned.
    if entry.outcome > 0 { system.negate() }
    _ = system.imposeInequality()
  }

  private mutating func form(_ entry: RecordedEntry) {
    system.begin(entry.constant)
    for term in entry.terms { system.add(term.index, term.coefficient) }
  }
}
