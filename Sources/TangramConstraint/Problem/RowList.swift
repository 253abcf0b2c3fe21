import TangramCore

/// An unknown and its coefficient.
struct Term: BitwiseCopyable {
  var unknown: Int32
  var coefficient: Double

  @inline(__always) init(_ unknown: Int, _ coefficient: Double) {
    self.unknown = Int32(truncatingIfNeeded: unknown)
    self.coefficient = coefficient
  }

  @inline(__always) var index: Int { Int(unknown) }
}

/// An entry of the list: a sum of terms and a constant that is to be zero, or at least zero.
struct ConstraintRow: BitwiseCopyable {
  let constant: Double
  /// The range of its terms.
  let first: Int32
  let count: Int32
  let entry: EntryID
  let isEquality: Bool
  let isRequired: Bool

  @inline(__always) var terms: Range<Int> { Int(first)..<Int(first &+ count) }
}

/// What an entry of the list asks for, and where it comes from.
struct EntryID: Hashable, BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case value, maximum, minimum, constraint, resistance, hugging, fitting
  }

  let kind: Kind
  private let isVertical: Bool
  /// The item, or the index of the constraint.
  let index: Int32

  init(_ kind: Kind, _ index: Int, _ axis: TGAxis = .horizontal) {
    (self.kind, isVertical) = (kind, axis == .vertical)
    self.index = Int32(truncatingIfNeeded: index)
  }

  var axis: TGAxis { isVertical ? .vertical : .horizontal }
}

/// The entries in the order in which they are met, as rows of a linear system.
struct RowList {
  private(set) var rows: [ConstraintRow] = []
  private(set) var terms: [Term] = []
  /// The constant of the row that was begun, and where its terms begin.
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

  /// Adds a multiple of an unknown to the row, in which terms of one unknown are one term.
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

  /// Appends the row that was begun.
  @inline(__always)
  mutating func end(_ entry: EntryID, isEquality: Bool, isRequired: Bool) {
    rows.append(
      ConstraintRow(
        constant: constant, first: Int32(truncatingIfNeeded: first),
        count: Int32(truncatingIfNeeded: terms.count &- first), entry: entry,
        isEquality: isEquality, isRequired: isRequired))
  }

  /// What the sum of a row is with some numbers, and the largest of its parts.
  func sum(_ row: ConstraintRow, _ value: (Int) -> Double) -> (value: Double, largest: Double) {
    var (sum, largest) = (row.constant, row.constant.magnitude)
    for term in terms[row.terms] {
      let part = term.coefficient * value(term.index)
      sum += part
      largest = max(largest, part.magnitude)
    }
    return (sum, largest)
  }

  /// By how much a sum violates a row: what it is, if the row is an equality; what it is short of zero,
  /// if not.
  static func violation(_ row: ConstraintRow, _ sum: Double) -> Double {
    row.isEquality ? sum : min(0, sum)
  }
}
