/// Finds the binding rows that determine each unknown.
///
/// A row determines an unknown if all its other unknowns are known. If every row has at least two unknowns
/// that are not known yet, several rows are combined.
struct DeterminationSearch {
  private let list: RowList
  /// The binding rows.
  private let rows: [ConstraintRow]
  private var known: [Bool]
  /// For each row, how many of its unknowns are not known yet.
  private var open: [Int]
  /// The indices of the rows that contain each unknown, for one unknown after another: with an array for each
  /// unknown, an explanation under the address sanitizer takes a third longer.
  private var users: [Int] = []
  /// For each unknown, the index in `users` of its first row; finally, the number of `users`.
  private var firstUsers: [Int]
  /// The rows with exactly one unknown that is not known yet, and how many of them were used; first
  /// equalities, then inequalities.
  private var ready: [[Int]] = [[], []]
  private var tried = [0, 0]
  /// The sizes that are 0, in reverse order; they are used when no row determines any of the remaining
  /// unknowns.
  private var empty: [Int]
  /// The index from which to search for the next unknown that is not known yet.
  private var first = 0
  /// The remaining number of steps for combining rows.
  private var budget = 2_000_000

  init(_ list: RowList, _ rows: [ConstraintRow], known: [Bool], empty: [Int]) {
    (self.list, self.rows, self.known, self.empty) = (list, rows, known, empty.reversed())
    firstUsers = Array(repeating: 0, count: known.count + 1)
    open = []
    for row in rows.indices {
      open.append(terms(row).count { !known[$0.index] })
      for term in terms(row) { firstUsers[term.index + 1] += 1 }
      if open[row] == 1 { makeReady(row) }
    }
    for unknown in known.indices { firstUsers[unknown + 1] += firstUsers[unknown] }
    var next = firstUsers
    users = Array(repeating: 0, count: firstUsers[known.count])
    for row in rows.indices {
      for term in terms(row) {
        users[next[term.index]] = row
        next[term.index] += 1
      }
    }
  }

  private func users(of unknown: Int) -> ArraySlice<Int> {
    users[firstUsers[unknown]..<firstUsers[unknown + 1]]
  }

  private func terms(_ row: Int) -> ArraySlice<Term> { list.terms[rows[row].terms] }

  private mutating func makeReady(_ row: Int) {
    ready[rows[row].isEquality ? 0 : 1].append(row)
  }

  private mutating func markKnown(_ unknown: Int) {
    known[unknown] = true
    for row in users(of: unknown) {
      open[row] -= 1
      if open[row] == 1 { makeReady(row) }
    }
  }

  /// Finds what determines the next unknown; nil if all unknowns are known.
  mutating func next() -> (unknown: Int, determination: ConstraintReasons.Determination)? {
    while let row = nextReady() {
      guard let term = terms(row).first(where: { !known[$0.index] }) else { continue }
      markKnown(term.index)
      return (term.index, .row(row))
    }
    while let unknown = empty.popLast() {
      if known[unknown] { continue }
      markKnown(unknown)
      return (unknown, .notNegative)
    }
    let candidates = (first..<known.count).lazy.filter { [known] in !known[$0] }.prefix(64)
    guard let unknown = candidates.first else { return nil }
    first = unknown
    // Sizes are tried first, because combinations determine sizes more often than positions.
    for candidate in candidates.filter({ $0 % 4 >= 2 }) + [unknown] {
      if let determination = combination(candidate) { return (candidate, determination) }
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

// MARK: - Several rows together

extension DeterminationSearch {
  /// A linear combination of rows, in which some unknowns cancel out, and the coefficient of each row.
  private typealias Combination = (terms: [Int: Double], weights: [Int: Double])

  /// Searches for a combination of rows that determines an unknown.
  private mutating func combination(_ unknown: Int) -> ConstraintReasons.Determination? {
    if budget < 0 { return nil }
    var pivots: [Int: Combination] = [:]
    for row in connected(to: unknown) {
      var sum: Combination = ([:], [row: 1])
      for term in terms(row) where !known[term.index] {
        sum.terms[term.index] = term.coefficient
      }
      reduce(&sum, pivots)
      if budget < 0 { return nil }
      let others = sum.terms.keys.filter { $0 != unknown }
      if let pivot = others.min() {
        pivots[pivot] = sum
      } else if let factor = sum.terms[unknown] {
        markKnown(unknown)
        let sign = factor < 0 ? -1.0 : 1
        let rows = sum.weights.filter { $0.value.magnitude > 1e-9 }
          .sorted { $0.key < $1.key }.map { (row: $0.key, factor: sign * $0.value) }
        return .combination(rows, multiple: factor.magnitude)
      }
    }
    return nil
  }

  /// Eliminates the pivots of earlier combinations from a combination.
  private mutating func reduce(_ sum: inout Combination, _ pivots: [Int: Combination]) {
    while budget >= 0, let pivot = sum.terms.keys.filter({ pivots[$0] != nil }).min(),
      let other = pivots[pivot], let own = sum.terms[pivot], let its = other.terms[pivot]
    {
      for (index, coefficient) in other.terms {
        let left = (sum.terms[index] ?? 0) - own / its * coefficient
        sum.terms[index] = left.magnitude < 1e-9 ? nil : left
      }
      for (row, weight) in other.weights { sum.weights[row, default: 0] -= own / its * weight }
      sum.terms[pivot] = nil
      budget -= other.terms.count + other.weights.count + sum.terms.count
    }
  }

  /// Returns the rows that are connected to an unknown by shared unknowns that are not known yet, in ascending
  /// order.
  private mutating func connected(to unknown: Int) -> [Int] {
    var (found, seen, waiting) = (Set<Int>(), Set([unknown]), [unknown])
    while let next = waiting.popLast() {
      for row in users(of: next) where open[row] > 0 && found.insert(row).inserted {
        for term in terms(row) where !known[term.index] && seen.insert(term.index).inserted {
          waiting.append(term.index)
        }
      }
    }
    budget -= found.count
    return found.sorted()
  }
}
