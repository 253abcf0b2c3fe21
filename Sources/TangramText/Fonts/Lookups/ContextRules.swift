/// A sequence of tests for consecutive glyphs in the rules of a contextual lookup.
struct GlyphSequence {
  /// The meaning of the numbers of a sequence.
  enum Test {
    /// The numbers are glyphs.
    case glyph
    /// The numbers are glyph classes, which are defined at this offset.
    case glyphClass(Int)
    /// The numbers are offsets of coverage tables, relative to the subtable at this offset.
    case coverage(Int)
  }

  /// The offset of the first number; each number has 16 bits.
  var offset = 0
  var count = 0
  var test = Test.glyph

  func matches(_ glyph: UInt16, at index: Int, in bytes: FontBytes) -> Bool {
    let value = bytes.u16(offset + 2 * index)
    return switch test {
    case .glyph: value == Int(glyph)
    case .glyphClass(let classes): bytes.glyphClass(of: glyph, at: classes) == value
    case .coverage(let start): bytes.coverageIndex(of: glyph, at: start + value) != nil
    }
  }
}

/// The glyph sequences that a rule of a contextual lookup matches, and the lookups that it then applies
/// (`GSUB` lookup types 5 and 6, `GPOS` 7 and 8).
struct ContextRule {
  /// The sequence before the current glyph, in reverse order.
  var backtrack = GlyphSequence()
  /// The sequence to which lookups are applied, from the glyph after the current one.
  var input = GlyphSequence()
  var lookahead = GlyphSequence()
  /// The offset of the lookup records, each of which has an index in the input and the index of a lookup.
  var records = 0
  var recordCount = 0
  /// In format 3, the offset of the coverage table for the current glyph, relative to the subtable.
  var coverage = 0
}

/// The location of the rules for a glyph, and the meaning of the numbers in them.
struct ContextRules {
  /// The offset of the only rule in format 3; otherwise, that of the count of the rules and their offsets.
  var offset: Int
  var count = 1
  /// Whether rules test the glyphs before and after their input.
  var isChained: Bool
  /// Whether the subtable has format 3, in which a single rule tests the current glyph as well.
  var isOnlyRule = false
  var backtrack = GlyphSequence.Test.glyph
  var input = GlyphSequence.Test.glyph
  var lookahead = GlyphSequence.Test.glyph
}

extension ContextRules {
  /// The only rule of a subtable of format 3.
  init(ofSubtable offset: Int, type: Int) {
    let test = GlyphSequence.Test.coverage(offset)
    self.init(
      offset: offset + 2, isChained: type == 6 || type == 8, isOnlyRule: true, backtrack: test,
      input: test, lookahead: test)
  }

  /// The rule at an index; nil if it matches nothing.
  func rule(_ index: Int, in bytes: FontBytes) -> ContextRule? {
    var (next, rule) = (offset, ContextRule())
    if !isOnlyRule { next += bytes.u16(next + 2 + 2 * index) }
    func number() -> Int {
      next += 2
      return bytes.u16(next - 2)
    }
    func sequence(_ test: GlyphSequence.Test, _ count: Int) -> GlyphSequence {
      defer { next += 2 * count }
      return GlyphSequence(offset: next, count: count, test: test)
    }
    if isChained { rule.backtrack = sequence(backtrack, number()) }
    let count = number()
    if !isChained { rule.recordCount = number() }
    if isOnlyRule {
      guard count > 0 else { return nil }
      (rule.coverage, next) = (bytes.u16(next), next + 2)
    }
    rule.input = sequence(input, max(0, count - 1))
    if isChained {
      rule.lookahead = sequence(lookahead, number())
      rule.recordCount = number()
    }
    rule.records = next
    return rule
  }
}

extension Lookup.Subtable {
  /// The rules of a contextual lookup for a glyph; nil if there are none.
  func rules(for glyph: UInt16, in bytes: FontBytes) -> ContextRules? {
    let format = bytes.u16(offset)
    guard 1...3 ~= format, var number = index(of: glyph, in: bytes) else { return nil }
    var rules = ContextRules(ofSubtable: offset, type: type)
    if format == 3 { return rules }
    var sets = offset + 4
    rules = ContextRules(offset: 0, isChained: rules.isChained)
    if format == 2 {
      let classes = { (field: Int) in offset + bytes.u16(offset + field) }
      let input = classes(rules.isChained ? 6 : 4)
      number = bytes.glyphClass(of: glyph, at: input)
      sets = offset + (rules.isChained ? 10 : 6)
      rules.input = .glyphClass(input)
      if rules.isChained {
        (rules.backtrack, rules.lookahead) = (.glyphClass(classes(4)), .glyphClass(classes(8)))
      }
    }
    guard number < bytes.u16(sets), bytes.u16(sets + 2 + 2 * number) != 0 else { return nil }
    rules.offset = offset + bytes.u16(sets + 2 + 2 * number)
    rules.count = bytes.u16(rules.offset)
    return rules
  }
}
