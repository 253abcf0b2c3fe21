import TangramCore

/// An unknown and its coefficient.
struct Term: Hashable, BitwiseCopyable {
  var index: Int
  var coefficient: Double

  @inline(__always) init(_ index: Int, _ coefficient: Double) {
    (self.index, self.coefficient) = (index, coefficient)
  }
}

/// An entry of the list as a row: a sum of terms and a constant, which must be zero, or at least zero.
struct ConstraintRow {
  let constant: Double
  let terms: Range<Int>
  let entry: EntryID
  let isEquality: Bool
  /// The thousandths of a point by which the priority is below the highest one; negative if the row is
  /// required.
  let rank: Int32

  var isRequired: Bool { rank < 0 }
}

/// Identifies an entry of the list by its kind and its source.
struct EntryID: Hashable {
  enum Kind: UInt8 {
    case value, maximum, minimum, constraint, resistance, hugging, fitting
  }

  let kind: Kind
  let axis: TGAxis
  /// The index of the item, or of the link of a constraint.
  let index: Int

  init(_ kind: Kind, _ index: Int, _ axis: TGAxis = .horizontal) {
    (self.kind, self.axis, self.index) = (kind, axis, index)
  }
}

/// The entries as rows of a linear system, in the order in which they are imposed.
struct RowList {
  private(set) var rows: [ConstraintRow] = []
  private(set) var terms: [Term] = []
  /// The constant of the current row, and the index of its first term.
  private var constant = 0.0
  private var first = 0

  init(capacity: Int) {
    rows.reserveCapacity(capacity)
    terms.reserveCapacity(3 * capacity)
  }

  /// Begins a row without terms.
  @inline(__always) mutating func begin(_ constant: Double) {
    (self.constant, first) = (constant, terms.count)
  }

  /// Adds to the constant of the row.
  @inline(__always) mutating func add(_ constant: Double) { self.constant += constant }

  /// Adds a multiple of an unknown to the row; terms with the same unknown are merged.
  @inline(__always) mutating func add(_ unknown: Int, _ coefficient: Double) {
    var index = first
    while index < terms.count {
      if terms[index].index == unknown { return merge(index, coefficient) }
      index &+= 1
    }
    if coefficient != 0 { terms.append(Term(unknown, coefficient)) }
  }

  private mutating func merge(_ index: Int, _ coefficient: Double) {
    let sum = terms[index].coefficient + coefficient
    let magnitude = max(terms[index].coefficient.magnitude, coefficient.magnitude)
    terms[index].coefficient = sum
    if sum.magnitude <= Tolerance.coefficient * magnitude { terms.remove(at: index) }
  }

  /// Appends the current row.
  @inline(__always)
  mutating func end(_ entry: EntryID, isEquality: Bool, priority: Double = 1000) {
    let rank = priority >= 1000 ? -1 : (1000 - (priority >= 1 ? priority : 1)) * 1000
    rows.append(
      ConstraintRow(
        constant: constant, terms: first..<terms.count, entry: entry, isEquality: isEquality,
        rank: Int32(rank)))
  }

  /// Appends a row with one unknown.
  mutating func append(
    _ entry: EntryID, _ constant: Double, _ unknown: Int, _ coefficient: Double,
    isEquality: Bool = false, priority: Double = 1000
  ) {
    begin(constant)
    add(unknown, coefficient)
    end(entry, isEquality: isEquality, priority: priority)
  }

  /// Sorts the rows by priority; those of the same priority keep their order.
  mutating func sort() {
    // The sort of the standard library is stable.
    rows.sort { $0.rank < $1.rank }
  }

  /// Returns the sum of a row for given values of the unknowns, and the largest magnitude among its
  /// terms.
  func sum(_ row: ConstraintRow, _ value: (Int) -> Double) -> (value: Double, largest: Double) {
    var (sum, largest) = (row.constant, row.constant.magnitude)
    for term in terms[row.terms] {
      let part = term.coefficient * value(term.index)
      sum += part
      largest = max(largest, part.magnitude)
    }
    return (sum, largest)
  }

  /// Returns the violation of a row: for an equality, its sum; otherwise its sum if it is negative, or
  /// zero.
  static func violation(_ row: ConstraintRow, _ sum: Double) -> Double {
    row.isEquality ? sum : min(0, sum)
  }
}
