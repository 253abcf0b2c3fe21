/// Unknowns with bounds that follow from other unknowns with bounds.
///
/// It is the part of a system in which several unknowns meet inequalities. In most systems it is empty,
/// and it is small in most others.
///
/// It is that of the simplex method for bounded variables. Every row says how a *basic* unknown follows
/// from free ones. The values of the free ones are such that all unknowns are within their bounds.
struct Tableau: ~Copyable {
  /// How an unknown follows from others; the terms lie in the tableau.
  struct Row: BitwiseCopyable {
    var basic: Int
    var constant: Double
    /// Where the terms begin, which are in ascending order of the unknowns.
    fileprivate(set) var first: Int
    fileprivate(set) var count = 0

    var terms: Range<Int> { first..<(first &+ count) }
  }

  var rows = Store<Row>()
  /// The terms of all rows.
  ///
  /// A row that is changed gets new terms after all others, so that none has memory of its own. What
  /// rows had before is left over until there is more of it than of what rows have.
  private(set) var terms = Store<Term>()
  private var mostTerms = 256
}

// MARK: - Rows

extension Tableau {
  /// Begins a row, whose terms are appended before another row is begun.
  func newRow(basic: Int, constant: Double) -> Row {
    Row(basic: basic, constant: constant, first: terms.count)
  }

  mutating func append(_ term: Term, to row: inout Row) {
    terms.append(term)
    row.count &+= 1
  }

  /// Puts the terms of a row in order, which was begun last.
  mutating func sort(_ row: Row) { terms.sort(from: row.first) { $0.unknown < $1.unknown } }

  /// The coefficient of an unknown; zero if the row does not have it.
  func coefficient(_ unknown: Int32, in row: Row) -> Double {
    var (low, high) = (row.first, row.first &+ row.count)
    let end = high
    while low < high {
      let middle = (low &+ high) / 2
      if terms[middle].unknown < unknown { low = middle &+ 1 } else { high = middle }
    }
    return low < end && terms[low].unknown == unknown ? terms[low].coefficient : 0
  }

  mutating func negate(_ row: inout Row) {
    row.constant = -row.constant
    for place in row.terms { terms[place].coefficient.negate() }
  }

  /// Solves a row for one of its unknowns: says how that follows from the others.
  ///
  /// - Parameter withBasic: Whether the basic unknown is one of these; otherwise it is zero.
  mutating func solved(
    _ row: Row, for unknown: Int, _ coefficient: Double, withBasic: Bool
  ) -> Row {
    let factor = -1 / coefficient
    var solved = newRow(basic: unknown, constant: row.constant * factor)
    // In the equation of the row the basic unknown stands on the other side.
    let basic = Term(row.basic, -factor)
    var isBasicDue = withBasic
    for place in row.terms {
      let term = terms[place]
      if isBasicDue, basic.unknown < term.unknown {
        append(basic, to: &solved)
        isBasicDue = false
      }
      if term.index != unknown {
        append(Term(term.index, term.coefficient * factor), to: &solved)
      }
    }
    if isBasicDue { append(basic, to: &solved) }
    return solved
  }

  /// Replaces an unknown that a row has by what it follows from.
  mutating func substitute(_ other: Row, _ coefficient: Double, in row: inout Row) {
    var merged = newRow(basic: row.basic, constant: row.constant + coefficient * other.constant)
    var next = other.first
    let end = other.terms.upperBound
    for place in row.terms {
      let term = terms[place]
      if term.index == other.basic { continue }
      while next < end, terms[next].unknown < term.unknown {
        append(Term(terms[next].index, coefficient * terms[next].coefficient), to: &merged)
        next &+= 1
      }
      guard next < end, terms[next].unknown == term.unknown else {
        append(term, to: &merged)
        continue
      }
      let added = coefficient * terms[next].coefficient
      let sum = term.coefficient + added
      next &+= 1
      let magnitude = max(term.coefficient.magnitude, added.magnitude)
      if sum.magnitude > Tolerance.coefficient * magnitude {
        append(Term(term.index, sum), to: &merged)
      }
    }
    while next < end {
      append(Term(terms[next].index, coefficient * terms[next].coefficient), to: &merged)
      next &+= 1
    }
    row = merged
  }

  /// Gives the memory of what rows had before back, if it is much.
  ///
  /// - Parameter goal: A row that is not one of the tableau.
  mutating func makeRoom(keeping goal: inout Row) {
    if terms.count <= mostTerms { return }
    var kept = Store<Term>()
    for place in 0..<rows.count { rows[place].first = copy(rows[place], to: &kept) }
    goal.first = copy(goal, to: &kept)
    mostTerms = max(256, 4 * kept.count)
    swap(&terms, &kept)
  }

  private func copy(_ row: Row, to kept: inout Store<Term>) -> Int {
    let first = kept.count
    for place in row.terms { kept.append(terms[place]) }
    return first
  }
}

// MARK: - Rows and unknowns

extension LinearSystem {
  /// The value of a row with the values that the free unknowns have.
  func value(_ row: Tableau.Row) -> Double {
    var sum = row.constant
    for place in row.terms {
      let term = tableau.terms[place]
      sum += term.coefficient * unknowns[term.index].value
    }
    return sum
  }

  /// Appends a row; its basic unknown follows from it from now on.
  mutating func append(_ row: Tableau.Row) {
    hadRows = true
    count(row, 1)
    unknowns[row.basic].state = .basic
    unknowns[row.basic].first = Int32(truncatingIfNeeded: tableau.rows.count)
    tableau.rows.append(row)
  }

  /// Counts the rows that unknowns are in.
  private mutating func count(_ row: Tableau.Row, _ change: Int32) {
    for place in row.terms { unknowns[tableau.terms[place].index].count += change }
  }

  /// Replaces a free unknown in all rows but one by what it follows from.
  private mutating func substitute(_ row: Tableau.Row, but own: Int = -1) {
    let replaced = Int32(truncatingIfNeeded: row.basic)
    if unknowns[row.basic].count == 0 { return }
    for index in 0..<tableau.rows.count where index != own {
      let coefficient = tableau.coefficient(replaced, in: tableau.rows[index])
      if coefficient == 0 { continue }
      work += tableau.rows[index].count
      count(tableau.rows[index], -1)
      var changed = tableau.rows[index]
      tableau.substitute(row, coefficient, in: &changed)
      tableau.rows[index] = changed
      count(changed, 1)
    }
  }

  /// Lets a free unknown follow from others from now on.
  mutating func enter(_ row: Tableau.Row) {
    substitute(row)
    unknowns[row.basic].count = 0
    append(row)
  }

  /// Exchanges a free unknown and the basic one of a row, which takes a value at its bound.
  mutating func pivot(_ entering: Int32, _ place: Int, leavingAt bound: Double) {
    let old = tableau.rows[place]
    let leaving = old.basic
    count(old, -1)
    let coefficient = tableau.coefficient(entering, in: old)
    let row = tableau.solved(old, for: Int(entering), coefficient, withBasic: true)
    unknowns[leaving].state = .free
    unknowns[leaving].value = bound
    unknowns[leaving].count = 0
    tableau.rows[place] = row
    substitute(row, but: place)
    unknowns[Int(entering)].state = .basic
    unknowns[Int(entering)].first = Int32(truncatingIfNeeded: place)
    count(row, 1)
  }

  /// Fixes a free unknown at the value it has.
  mutating func fixInRows(_ unknown: Int) {
    let value = unknowns[unknown].value
    substitute(tableau.newRow(basic: unknown, constant: value))
    unknowns[unknown].count = 0
    fix(unknown, value)
  }
}

// MARK: - Rows that are no longer needed

extension LinearSystem {
  /// Takes out rows that say no more than an interval or a number.
  mutating func tidy() {
    var place = 0
    while place < tableau.rows.count {
      let row = tableau.rows[place]
      if row.count > 1 {
        place += 1
        continue
      }
      remove(place)
      if row.count == 1 {
        collapse(row, tableau.terms[row.first])
        // Something may have become known that is in rows before.
        place = 0
      } else {
        let basic = unknowns[row.basic]
        fix(row.basic, max(basic.lower, min(row.constant, basic.upper)))
      }
    }
  }

  private mutating func remove(_ place: Int) {
    count(tableau.rows[place], -1)
    tableau.rows.removeBySwapping(place)
    if place < tableau.rows.count {
      unknowns[tableau.rows[place].basic].first = Int32(truncatingIfNeeded: place)
    }
  }

  /// Turns a row with one unknown into a definition, and its bounds into those of the unknown.
  private mutating func collapse(_ row: Tableau.Row, _ term: Term) {
    let basic = unknowns[row.basic]
    var (low, high) = (
      (basic.lower - row.constant) / term.coefficient,
      (basic.upper - row.constant) / term.coefficient
    )
    if term.coefficient < 0 { swap(&low, &high) }
    unknowns[row.basic].state = .defined
    unknowns[row.basic].value = row.constant
    unknowns[row.basic].first = Int32(truncatingIfNeeded: definitions.count)
    unknowns[row.basic].count = 1
    definitions.append(term)
    let index = term.index
    unknowns[index].isMentioned = true
    let unknown = unknowns[index]
    let (lower, upper) = (max(unknown.lower, low), min(unknown.upper, high))
    (unknowns[index].lower, unknowns[index].upper) = (min(lower, upper), max(lower, upper))
    unknowns[index].value = max(min(lower, upper), min(unknown.value, max(lower, upper)))
    if upper - lower <= Tolerance.around(unknown.value) {
      if lower > upper { unknowns[index].value = (lower + upper) / 2 }
      fixInRows(index)
    } else if unknown.count == 0 {
      unknowns[index].value = unknowns[index].bound
    }
  }
}
