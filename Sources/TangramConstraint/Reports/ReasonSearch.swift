/// Looks for a smallest set of entries that keeps another one from being met better.
///
/// Of the set, none can be left out. It is found by halving: what is not needed is thrown away in large
/// pieces.
struct ReasonSearch {
  let entries: [RecordedEntry]
  /// How many entries may still be imposed before the search gives up.
  var budget = 400_000

  init(_ entries: [RecordedEntry]) { self.entries = entries }

  /// The entries before another one that prevent it; nil if finding out takes too long.
  ///
  /// - Parameters:
  ///   - entry: The entry that is not met.
  ///   - count: How many entries of the list are before it.
  mutating func reasons(
    for entry: RecordedEntry, among count: Int, in run: inout ConstraintRun
  ) -> [Int]? {
    let candidates = connected(to: entry, among: count)
    if isPrevented(entry, by: [], in: &run) { return budget > 0 ? [] : nil }
    let found = reduce(candidates, beside: [], isNew: false, entry, in: &run)
    return budget > 0 ? found.sorted() : nil
  }

  private mutating func reduce(
    _ candidates: ArraySlice<Int>, beside kept: [Int], isNew: Bool, _ entry: RecordedEntry,
    in run: inout ConstraintRun
  ) -> [Int] {
    if budget <= 0 || isNew && isPrevented(entry, by: kept, in: &run) { return [] }
    if candidates.count <= 1 { return Array(candidates) }
    let middle = candidates.startIndex + candidates.count / 2
    let (first, second) = (candidates[..<middle], candidates[middle...])
    let late = reduce(second, beside: kept + first, isNew: true, entry, in: &run)
    let early = reduce(first, beside: kept + late, isNew: !late.isEmpty, entry, in: &run)
    return early + late
  }

  /// Whether an entry is not met any better if only some others are there, each as it came out.
  private mutating func isPrevented(
    _ entry: RecordedEntry, by others: [Int], in run: inout ConstraintRun
  ) -> Bool {
    budget -= others.count + 1
    run.startAgain()
    for other in others.sorted() { run.imposeOutcome(entries[other]) }
    let outcome = run.impose(entry).magnitude
    return outcome >= entry.outcome.magnitude - RunFindings.leastViolation
  }

  /// The entries that have unknowns in common with another one, or with entries that have.
  private func connected(to entry: RecordedEntry, among count: Int) -> ArraySlice<Int> {
    var users: [Int32: [Int]] = [:]
    for place in 0..<count {
      for term in entries[place].terms { users[term.unknown, default: []].append(place) }
    }
    var found: Set<Int> = []
    var waiting = entry.terms.map(\.unknown)
    var seen = Set(waiting)
    while let unknown = waiting.popLast() {
      for place in users[unknown] ?? [] where found.insert(place).inserted {
        for term in entries[place].terms where seen.insert(term.unknown).inserted {
          waiting.append(term.unknown)
        }
      }
    }
    return found.sorted()[...]
  }
}
