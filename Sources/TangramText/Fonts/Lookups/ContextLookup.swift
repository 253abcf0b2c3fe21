/// Contextual lookups, which apply other lookups where a rule matches (`GSUB` lookup types 5 and 6,
/// `GPOS` 7 and 8).
enum ContextLookup {
  /// The glyph sequences that a rule matches around the current glyph, and the lookups that it then
  /// applies.
  struct Rule {
    /// The sequence before the current glyph, in reverse order.
    var before = GlyphSequence()
    /// The sequence to which lookups are applied, from the glyph after the current one.
    var input = GlyphSequence()
    var after = GlyphSequence()
    /// The offset of the lookup records, each of which has an index in the input and the index of a
    /// lookup.
    var records = 0
    var recordCount = 0
  }

  /// The location of the rules for a glyph, and the meaning of the numbers in them.
  struct Rules {
    /// The offset of the only rule in format 3; otherwise, that of the count of the rules and their offsets.
    var place: Int
    var count = 1
    /// Whether the input of the only rule begins with a test for the current glyph.
    var testsFirst = false
    var before = GlyphSequence.Test.glyph
    var input = GlyphSequence.Test.glyph
    var after = GlyphSequence.Test.glyph
  }

  /// The rules that a subtable has for a glyph; nil if it has none.
  static func rules(
    for glyph: UInt16, at offset: Int, isChained: Bool, in bytes: FontBytes
  ) -> Rules? {
    let format = bytes.u16(offset)
    if format == 3 {
      let test = GlyphSequence.Test.coverage(offset)
      return Rules(place: offset + 2, testsFirst: true, before: test, input: test, after: test)
    }
    let coverage = offset + bytes.u16(offset + 2)
    guard format == 1 || format == 2,
      var number = Coverage.index(of: glyph, at: coverage, in: bytes)
    else { return nil }
    var (rules, sets) = (Rules(place: 0), offset + 4)
    if format == 2 {
      let classes = { (field: Int) in offset + bytes.u16(offset + field) }
      let input = classes(isChained ? 6 : 4)
      number = ClassDefinitions.value(of: glyph, at: input, in: bytes)
      sets = offset + (isChained ? 10 : 6)
      rules.input = .glyphClass(input)
      if isChained {
        (rules.before, rules.after) = (.glyphClass(classes(4)), .glyphClass(classes(8)))
      }
    }
    guard number < bytes.u16(sets), bytes.u16(sets + 2 + 2 * number) != 0 else { return nil }
    rules.place = offset + bytes.u16(sets + 2 + 2 * number)
    rules.count = bytes.u16(rules.place)
    return rules
  }

  /// The rule at an index; nil if the current glyph cannot begin it.
  static func rule(
    _ index: Int, of rules: Rules, for glyph: UInt16, isChained: Bool, in bytes: FontBytes
  ) -> Rule? {
    var place = rules.place
    if !rules.testsFirst { place += bytes.u16(place + 2 + 2 * index) }
    var (reader, rule) = (RuleReader(bytes: bytes, offset: place), Rule())
    if isChained { rule.before = reader.sequence(rules.before, reader.number()) }
    let count = reader.number()
    if !isChained { rule.recordCount = reader.number() }
    if rules.testsFirst {
      let first = reader.sequence(rules.input, 1)
      guard count > 0, first.matches(glyph, at: 0, in: bytes) else { return nil }
    }
    rule.input = reader.sequence(rules.input, max(0, count - 1))
    if isChained {
      rule.after = reader.sequence(rules.after, reader.number())
      rule.recordCount = reader.number()
    }
    rule.records = reader.offset
    return rule
  }
}

/// Reads the parts of a rule in order.
private struct RuleReader {
  let bytes: FontBytes
  var offset: Int

  mutating func number() -> Int {
    offset += 2
    return bytes.u16(offset - 2)
  }

  mutating func sequence(_ test: GlyphSequence.Test, _ count: Int) -> GlyphSequence {
    defer { offset += 2 * count }
    return GlyphSequence(offset: offset, count: count, test: test)
  }
}
