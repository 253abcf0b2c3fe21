/// The line breaking classes of a text after the first rules of UAX 14: ambiguous classes are resolved
/// (LB1), and combining marks have the class of their base (LB9, LB10).
struct ResolvedClasses {
  private let table = PropertyTable.shared
  let edition: LineBreakTailoring.Edition
  private var characters: [Character] = []

  struct Character {
    /// The Unicode scalar or, for a mark, that of its base.
    var scalar: UInt32
    /// The class before LB9 is applied.
    var raw: LineBreakClass
    var resolved: LineBreakClass
    /// Whether the character ends a sequence of an odd number of regional indicators.
    var endsOddIndicators: Bool
    /// The index of the character that determines the class: the index of this character or, for a mark, of its base.
    var base: Int
  }

  init(_ text: [TextCharacter], _ tailoring: LineBreakTailoring) {
    edition = tailoring.edition
    characters.append(addingCapacity: text.count) { output in
      var last = Character(scalar: 0, raw: .sp, resolved: .sp, endsOddIndicators: false, base: 0)
      for index in text.indices {
        let scalar = text[index].scalar
        let lineBreak = tailoring.lineBreakClass(of: scalar, table[scalar])
        let isMark = lineBreak == .cm || lineBreak == .zwj
        if isMark, !LineBreakClasses.withoutMarks.contains(last.resolved) {
          last.raw = lineBreak
        } else {
          last = Character(
            scalar: scalar, raw: lineBreak, resolved: isMark ? .al : lineBreak,
            endsOddIndicators: lineBreak == .ri && !last.endsOddIndicators,
            base: index)
        }
        output.append(last)
      }
    }
  }
}

extension ResolvedClasses {
  var count: Int { characters.count }

  subscript(index: Int) -> Character { characters[index] }

  /// Whether there is a character at an index, and it has a class.
  func isClass(_ one: LineBreakClass, at index: Int) -> Bool {
    characters.indices.contains(index) && characters[index].resolved == one
  }

  /// The properties of the base of a character.
  func properties(_ index: Int) -> CharacterProperties { table[self[index].scalar] }

  /// The index of the last character before the base of the character at `index`; negative if there is none.
  func before(_ index: Int) -> Int { self[index].base - 1 }

  /// The index of the first character after `index` that has a different base.
  func after(_ index: Int) -> Int {
    var next = index + 1
    while next < count, self[next].base == self[index].base { next += 1 }
    return next
  }

  /// The index of the last character up to `index` that is not a space; negative if there is none.
  func skipSpaces(backFrom index: Int) -> Int {
    var last = index
    while last >= 0, self[last].resolved == .sp { last -= 1 }
    return last
  }

  /// Whether there is a character at an index, and it is East Asian.
  func isEastAsian(_ index: Int) -> Bool {
    characters.indices.contains(index) && properties(index).flags.contains(.eastAsian)
  }

  /// Whether a character is an aksara, or the dotted circle that can take the place of one.
  func isAksara(_ index: Int) -> Bool {
    self[index].resolved == .ak || self[index].resolved == .as || isDottedCircle(index)
  }

  func isDottedCircle(_ index: Int) -> Bool { self[index].scalar == 0x25CC }
}

extension LineBreakClasses {
  /// The classes that cannot be the base of a mark after them.
  static let withoutMarks: LineBreakClasses = [.bk, .cr, .lf, .nl, .sp, .zw]
  static let brackets: LineBreakClasses = [.op, .cl, .cp]
  static let ideographs: LineBreakClasses = [.id, .eb, .em]
}
