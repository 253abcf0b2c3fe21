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

  /// Notes the entry whose form was put together, instead of imposing it.
  mutating func recordEntry(_ isEquality: Bool, _ entry: EntryID, _ isRequired: Bool) {
    var terms: [Term] = []
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
  ///
  /// - Parameter allowance: What it may be missed by, which then counts as met.
  mutating func impose(_ entry: RecordedEntry, allowing allowance: Double = 0) -> Double {
    system.begin(entry.constant - allowance)
    for term in entry.terms { system.add(term.index, term.coefficient) }
    return entry.isEquality ? system.imposeEquality() : system.imposeInequality()
  }
}
