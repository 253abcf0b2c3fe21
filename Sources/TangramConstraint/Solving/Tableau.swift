/// Unknowns with bounds that follow from other unknowns with bounds.
///
/// It is the part of a system in which several unknowns meet inequalities. In most systems it is empty,
/// and it is small in most others.
///
/// It is that of the simplex method for bounded variables. Every row says how a *basic* unknown follows
/// from free ones. The values of the free ones are such that all unknowns are within their bounds.
struct Tableau {
  struct Row {
    var basic: Int
    var constant: Double
    /// In ascending order of the unknowns.
    var terms: [Term]

    /// The coefficient of an unknown; zero if the row does not have it.
    func coefficient(_ unknown: Int32) -> Double {
      var (low, high) = (0, terms.count)
      while low < high {
        let middle = (low + high) / 2
        if terms[middle].unknown < unknown { low = middle + 1 } else { high = middle }
      }
      return low < terms.count && terms[low].unknown == unknown ? terms[low].coefficient : 0
    }

    /// Solves the row for one of its unknowns: says how that follows from the others.
    func solved(for unknown: Int32, _ coefficient: Double) -> Row {
      let factor = -1 / coefficient
      var solved = Row(basic: Int(unknown), constant: constant * factor, terms: [])
      solved.terms.reserveCapacity(terms.count)
      for term in terms where term.unknown != unknown {
        solved.terms.append(Term(term.index, term.coefficient * factor))
      }
      return solved
    }

    /// Replaces an unknown that the row has by what it follows from.
    mutating func substitute(_ other: Row, _ coefficient: Double) {
      let replaced = Int32(truncatingIfNeeded: other.basic)
      constant += coefficient * other.constant
      var merged: [Term] = []
      merged.reserveCapacity(terms.count + other.terms.count)
      var next = 0
      for term in terms where term.unknown != replaced {
        while next < other.terms.count, other.terms[next].unknown < term.unknown {
          let added = other.terms[next]
          merged.append(Term(added.index, coefficient * added.coefficient))
          next += 1
        }
        guard next < other.terms.count, other.terms[next].unknown == term.unknown else {
          merged.append(term)
          continue
        }
        let added = coefficient * other.terms[next].coefficient
        let sum = term.coefficient + added
        next += 1
        let magnitude = max(term.coefficient.magnitude, added.magnitude)
        if sum.magnitude > Tolerance.coefficient * magnitude {
          merged.append(Term(term.index, sum))
        }
      }
      for added in other.terms[next...] {
        merged.append(Term(added.index, coefficient * added.coefficient))
      }
      terms = merged
    }
  }

  var rows: [Row] = []
}

// MARK: - Rows and unknowns

extension LinearSystem {
  /// The value of a row with the values that the free unknowns have.
  func value(_ row: Tableau.Row) -> Double {
    var sum = row.constant
    for term in row.terms { sum += term.coefficient * unknowns[term.index].value }
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
    for term in row.terms { unknowns[term.index].count += change }
  }

  /// Replaces a free unknown in all rows but one by what it follows from.
  private mutating func substitute(_ row: Tableau.Row, but own: Int = -1) {
    let replaced = Int32(truncatingIfNeeded: row.basic)
    if unknowns[row.basic].count == 0 { return }
    for index in tableau.rows.indices where index != own {
      let coefficient = tableau.rows[index].coefficient(replaced)
      if coefficient == 0 { continue }
      work += tableau.rows[index].terms.count
      count(tableau.rows[index], -1)
      tableau.rows[index].substitute(row, coefficient)
      count(tableau.rows[index], 1)
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
    let leaving = tableau.rows[place].basic
    let old = tableau.rows[place]
    count(old, -1)
    var whole = old
    // In the equation of the row the basic unknown stands on the other side.
    whole.terms.append(Term(leaving, -1))
    whole.terms.sort { $0.unknown < $1.unknown }
    let row = whole.solved(for: entering, old.coefficient(entering))
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
    let row = Tableau.Row(basic: unknown, constant: unknowns[unknown].value, terms: [])
    substitute(row)
    unknowns[unknown].count = 0
    fix(unknown, row.constant)
  }
}

// MARK: - Rows that are no longer needed

extension LinearSystem {
  /// Takes out rows that say no more than an interval or a number.
  mutating func tidy() {
    var place = 0
    while place < tableau.rows.count {
      if tableau.rows[place].terms.count > 1 {
        place += 1
        continue
      }
      let row = tableau.rows[place]
      remove(place)
      if let term = row.terms.first {
        collapse(row, term)
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
    let last = tableau.rows.count - 1
    if place < last {
      tableau.rows.swapAt(place, last)
      unknowns[tableau.rows[place].basic].first = Int32(truncatingIfNeeded: place)
    }
    tableau.rows.removeLast()
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
