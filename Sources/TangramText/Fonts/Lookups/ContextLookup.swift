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

  /// The location of the rules for a glyph.
  struct Rules {
    var set: Int
    var count: Int
    fileprivate var form: Form
  }

  fileprivate enum Form {
    case coverages
    case sequence(GlyphSequence.Test)
    case chain(before: GlyphSequence.Test, input: GlyphSequence.Test, after: GlyphSequence.Test)
  }

  /// The rules that a subtable has for a glyph; nil if it has none.
  static func rules(
    for glyph: UInt16, at offset: Int, isChained: Bool, in bytes: FontBytes
  ) -> Rules? {
    let format = bytes.u16(offset)
    if format == 3 { return Rules(set: offset, count: 1, form: .coverages) }
    let coverage = offset + bytes.u16(offset + 2)
    guard format == 1 || format == 2,
      let index = Coverage.index(of: glyph, at: coverage, in: bytes)
    else { return nil }
    var (sets, number) = (offset + 4, index)
    var form =
      isChained ? Form.chain(before: .glyph, input: .glyph, after: .glyph) : .sequence(.glyph)
    if format == 2 {
      let classes = { (field: Int) in
        GlyphSequence.Test.glyphClass(offset + bytes.u16(offset + field))
      }
      sets = offset + (isChained ? 10 : 6)
      form =
        isChained
        ? .chain(before: classes(4), input: classes(6), after: classes(8)) : .sequence(classes(4))
      let input = offset + bytes.u16(offset + (isChained ? 6 : 4))
      number = ClassDefinitions.value(of: glyph, at: input, in: bytes)
    }
    guard number < bytes.u16(sets), bytes.u16(sets + 2 + 2 * number) != 0 else { return nil }
    let set = offset + bytes.u16(sets + 2 + 2 * number)
    return Rules(set: set, count: bytes.u16(set), form: form)
  }

  /// The rule at an index; nil if the current glyph cannot begin it.
  static func rule(
    _ index: Int, of rules: Rules, for glyph: UInt16, isChained: Bool, in bytes: FontBytes
  ) -> Rule? {
    let place = rules.set + bytes.u16(rules.set + 2 + 2 * index)
    switch rules.form {
    case .coverages:
      return isChained
        ? chainOfCoverages(at: rules.set, for: glyph, in: bytes)
        : coverages(at: rules.set, for: glyph, in: bytes)
    case .sequence(let test): return sequence(at: place, test, in: bytes)
    case .chain(let before, let input, let after):
      var reader = RuleReader(bytes: bytes, offset: place)
      var rule = Rule()
      rule.before = reader.sequence(before)
      rule.input = reader.sequence(input, withoutFirst: true)
      rule.after = reader.sequence(after)
      (rule.records, rule.recordCount) = reader.records()
      return rule
    }
  }

  private static func sequence(
    at place: Int, _ test: GlyphSequence.Test, in bytes: FontBytes
  ) -> Rule {
    let count = max(0, bytes.u16(place) - 1)
    var rule = Rule()
    rule.input = GlyphSequence(offset: place + 4, count: count, test: test)
    (rule.records, rule.recordCount) = (place + 4 + 2 * count, bytes.u16(place + 2))
    return rule
  }

  private static func coverages(at offset: Int, for glyph: UInt16, in bytes: FontBytes) -> Rule? {
    let all = GlyphSequence(offset: offset + 6, count: 1, test: .coverage(offset))
    let count = bytes.u16(offset + 2)
    guard count > 0, all.matches(glyph, at: 0, in: bytes) else { return nil }
    var rule = Rule()
    rule.input = GlyphSequence(offset: offset + 8, count: count - 1, test: .coverage(offset))
    (rule.records, rule.recordCount) = (offset + 6 + 2 * count, bytes.u16(offset + 4))
    return rule
  }

  private static func chainOfCoverages(
    at offset: Int, for glyph: UInt16, in bytes: FontBytes
  ) -> Rule? {
    var reader = RuleReader(bytes: bytes, offset: offset + 2)
    var rule = Rule()
    rule.before = reader.sequence(.coverage(offset))
    var input = reader.sequence(.coverage(offset))
    guard input.count > 0, input.matches(glyph, at: 0, in: bytes) else { return nil }
    input.offset += 2
    input.count -= 1
    rule.input = input
    rule.after = reader.sequence(.coverage(offset))
    (rule.records, rule.recordCount) = reader.records()
    return rule
  }
}

/// Reads the parts of a rule, each of which begins with its count.
private struct RuleReader {
  let bytes: FontBytes
  var offset: Int

  /// Reads the next sequence.
  ///
  /// The stored count may include the current glyph, which is not part of the sequence.
  mutating func sequence(
    _ test: GlyphSequence.Test, withoutFirst: Bool = false
  ) -> GlyphSequence {
    let count = max(0, bytes.u16(offset) - (withoutFirst ? 1 : 0))
    let start = offset + 2
    offset = start + 2 * count
    return GlyphSequence(offset: start, count: count, test: test)
  }

  func records() -> (place: Int, count: Int) { (offset + 2, bytes.u16(offset)) }
}
