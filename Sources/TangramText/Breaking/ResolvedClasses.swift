/// The line breaking classes of a text after the first rules of UAX 14: ambiguous classes are decided
/// (LB1), and marks have taken the class of what they follow (LB9, LB10).
struct ResolvedClasses {
  let scalars: [UInt32]
  /// Before LB9.
  private(set) var raw: [LineBreakClass] = []
  private(set) var resolved: [LineBreakClass] = []
  /// The index of the character whose class a character has: its own, or that of a mark's base.
  private(set) var bases: [Int32] = []
  /// Whether a character ends an odd number of regional indicators in a row.
  private(set) var endsOddIndicators: [Bool] = []

  private let table: PropertyTable

  init(_ scalars: [UInt32], table: PropertyTable, tailoring: LineBreakTailoring) {
    self.scalars = scalars
    self.table = table
    raw.reserveCapacity(scalars.count)
    resolved.reserveCapacity(scalars.count)
    bases.reserveCapacity(scalars.count)
    endsOddIndicators.reserveCapacity(scalars.count)
    for scalar in scalars { append(tailoring.lineBreakClass(of: scalar, table[scalar])) }
  }

  private mutating func append(_ lineBreak: LineBreakClass) {
    let index = raw.count
    let isOdd = endsOddIndicators.last ?? false
    raw.append(lineBreak)
    guard lineBreak == .cm || lineBreak == .zwj else {
      resolved.append(lineBreak)
      bases.append(Int32(truncatingIfNeeded: index))
      endsOddIndicators.append(lineBreak == .ri && !isOdd)
      return
    }
    if index > 0, !LineBreakClasses.withoutMarks.contains(resolved[index - 1]) {
      resolved.append(resolved[index - 1])
      bases.append(bases[index - 1])
      endsOddIndicators.append(isOdd)
    } else {
      resolved.append(.al)
      bases.append(Int32(truncatingIfNeeded: index))
      endsOddIndicators.append(false)
    }
  }
}

extension ResolvedClasses {
  var count: Int { raw.count }

  func base(_ index: Int) -> Int { Int(bases[index]) }

  /// The last character before the base of the one at `index`; negative if there is none.
  func before(_ index: Int) -> Int { base(index) - 1 }

  /// The first character from `index` on that is not one of the marks of the one before it.
  func skipMarks(from index: Int) -> Int {
    var next = index
    while next < count, raw[next] == .cm || raw[next] == .zwj { next += 1 }
    return next
  }

  /// The first character after `index` with another base.
  func after(_ index: Int) -> Int {
    var next = index + 1
    while next < count, bases[next] == bases[index] { next += 1 }
    return next
  }

  /// The last character up to `index` that is no space; negative if there is none.
  func skipSpaces(backFrom index: Int) -> Int {
    var last = index
    while last >= 0, resolved[last] == .sp { last -= 1 }
    return last
  }

  func isEastAsian(_ index: Int) -> Bool {
    table[scalars[base(index)]].flags.contains(.eastAsian)
  }

  func category(_ index: Int) -> GeneralCategory { table[scalars[base(index)]].category }

  func isPictographic(_ index: Int) -> Bool {
    table[scalars[base(index)]].flags.contains(.pictographic)
  }

  /// An aksara, or the dotted circle that stands for one.
  func isAksara(_ index: Int) -> Bool {
    resolved[index] == .ak || resolved[index] == .as || isDottedCircle(index)
  }

  func isDottedCircle(_ index: Int) -> Bool { scalars[base(index)] == 0x25CC }
}

extension LineBreakClasses {
  static let mandatory: LineBreakClasses = [.bk, .cr, .lf, .nl]
  /// Marks after these have no base.
  static let withoutMarks: LineBreakClasses = [.bk, .cr, .lf, .nl, .sp, .zw]
  static let letters: LineBreakClasses = [.al, .hl]
  static let hangul: LineBreakClasses = [.jl, .jv, .jt, .h2, .h3]
  static let ideographs: LineBreakClasses = [.id, .eb, .em]
}
