/// Finds the entries that determine each number.
///
/// An entry determines a number if all its other numbers are known. If every entry has at least two
/// unknown numbers, several entries are combined.
struct HolderSearch {
  private let list: RowList
  /// The rows that may determine a number.
  private let rows: [ConstraintRow]
  private var known: [Bool]
  /// For each row, how many of its numbers are not known yet.
  private var open: [Int]
  /// The indices of the entries that contain each number, for one number after another: with an array for
  /// each number, an explanation under the address sanitizer takes a third longer.
  private var users: [Int] = []
  private var firstUsers: [Int]
  /// The entries with exactly one unknown number, and how many of them were used; first equalities,
  /// then limits.
  private var ready: [[Int]] = [[], []]
  private var tried = [0, 0]
  /// The sizes that are 0, in reverse order; they are used when no entry determines any of the
  /// remaining numbers.
  private var empty: [Int]
  /// The index from which to search for the next unknown number.
  private var first = 0
  /// The remaining number of steps for combining entries.
  private var budget = 2_000_000

  init(_ list: RowList, _ rows: [ConstraintRow], known: [Bool], empty: [Int]) {
    (self.list, self.rows, self.known, self.empty) = (list, rows, known, empty.reversed())
    firstUsers = Array(repeating: 0, count: known.count + 1)
    open = []
    for place in rows.indices {
      open.append(terms(place).count { !known[$0.index] })
      for term in terms(place) { firstUsers[term.index + 1] += 1 }
      if open[place] == 1 { makeReady(place) }
    }
    for number in known.indices { firstUsers[number + 1] += firstUsers[number] }
    var next = firstUsers
    users = Array(repeating: 0, count: firstUsers[known.count])
    for place in rows.indices {
      for term in terms(place) {
        users[next[term.index]] = place
        next[term.index] += 1
      }
    }
  }

  private func users(of number: Int) -> ArraySlice<Int> {
    users[firstUsers[number]..<firstUsers[number + 1]]
  }

  private func terms(_ place: Int) -> ArraySlice<Term> { list.terms[rows[place].terms] }

  private mutating func makeReady(_ place: Int) {
    ready[rows[place].isEquality ? 0 : 1].append(place)
  }

  private mutating func markKnown(_ unknown: Int) {
    known[unknown] = true
    for place in users(of: unknown) {
      open[place] -= 1
      if open[place] == 1 { makeReady(place) }
    }
  }

  /// Finds what determines the next number; nil if all numbers are known.
  mutating func next() -> (unknown: Int, determination: ConstraintReasons.Determination)? {
    while let place = nextReady() {
      guard let term = terms(place).first(where: { !known[$0.index] }) else { continue }
      markKnown(term.index)
      return (term.index, .by(place))
    }
    while let unknown = empty.popLast() {
      if known[unknown] { continue }
      markKnown(unknown)
      return (unknown, .nothing)
    }
    let candidates = (first..<known.count).lazy.filter { [known] in !known[$0] }.prefix(64)
    guard let unknown = candidates.first else { return nil }
    first = unknown
    // Sizes are tried first, because combinations determine sizes more often than positions.
    for candidate in candidates.filter({ $0 % 4 >= 2 }) + [unknown] {
      if let determination = together(candidate) { return (candidate, determination) }
    }
    markKnown(unknown)
    return (unknown, .given)
  }

  private mutating func nextReady() -> Int? {
    for kind in ready.indices where tried[kind] < ready[kind].count {
      tried[kind] += 1
      return ready[kind][tried[kind] - 1]
    }
    return nil
  }
}

// MARK: - Several entries together

extension HolderSearch {
  /// A linear combination of entries, in which some numbers cancel out, and the coefficient of each
  /// entry.
  private typealias Row = (terms: [Int: Double], weights: [Int: Double])

  /// Searches for a combination of entries that determines a number.
  private mutating func together(_ unknown: Int) -> ConstraintReasons.Determination? {
    if budget < 0 { return nil }
    var pivots: [Int: Row] = [:]
    for place in connected(to: unknown) {
      var row: Row = ([:], [place: 1])
      for term in terms(place) where !known[term.index] {
        row.terms[term.index] = term.coefficient
      }
      reduce(&row, pivots)
      if budget < 0 { return nil }
      let others = row.terms.keys.filter { $0 != unknown }
      if let pivot = others.min() {
        pivots[pivot] = row
      } else if let factor = row.terms[unknown] {
        markKnown(unknown)
        let sign = factor < 0 ? -1.0 : 1
        let weights = row.weights.filter { $0.value.magnitude > 1e-9 }
          .sorted { $0.key < $1.key }.map { (entry: $0.key, factor: sign * $0.value) }
        return .together(weights, factor.magnitude)
      }
    }
    return nil
  }

  /// Eliminates the pivots of other rows from a row.
  private mutating func reduce(_ row: inout Row, _ pivots: [Int: Row]) {
    while budget >= 0, let pivot = row.terms.keys.filter({ pivots[$0] != nil }).min(),
      let other = pivots[pivot], let own = row.terms[pivot], let its = other.terms[pivot]
    {
      for (index, coefficient) in other.terms {
        let left = (row.terms[index] ?? 0) - own / its * coefficient
        row.terms[index] = left.magnitude < 1e-9 ? nil : left
      }
      for (entry, weight) in other.weights { row.weights[entry, default: 0] -= own / its * weight }
      row.terms[pivot] = nil
      budget -= other.terms.count + other.weights.count + row.terms.count
    }
  }

  /// Returns the entries that are connected to a number by shared unknown numbers, in ascending
  /// order.
  private mutating func connected(to unknown: Int) -> [Int] {
    var (found, seen, waiting) = (Set<Int>(), Set([unknown]), [unknown])
    while let number = waiting.popLast() {
      for place in users(of: number) where open[place] > 0 && found.insert(place).inserted {
        for term in terms(place) where !known[term.index] && seen.insert(term.index).inserted {
          waiting.append(term.index)
        }
      }
    }
    budget -= found.count
    return found.sorted()
  }
}
