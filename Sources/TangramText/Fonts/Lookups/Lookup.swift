/// A lookup of `GSUB` or `GPOS`: its type and subtables, and the glyphs that it skips.
struct Lookup: Sendable {
  struct Subtable {
    let type: Int
    let offset: Int
    /// The offset of the coverage table for the first glyph of a sequence.
    let coverage: Int
    /// The sequence that begins with the second glyph in a contextual lookup of format 3; nil if there is none.
    let second: GlyphSequence?

    init(_ bytes: FontBytes, type: Int, at offset: Int) {
      (self.type, self.offset) = (type, offset)
      let isContext = 5...8 ~= type && bytes.u16(offset) == 3
      let rule =
        isContext ? ContextRules(ofSubtable: offset, type: type).rule(0, in: bytes) : nil
      coverage = offset + (rule?.coverage ?? bytes.u16(offset + 2))
      second = rule.flatMap { rule in [rule.input, rule.lookahead].first { $0.count > 0 } }
    }
  }

  /// The effect of a lookup; none if its type is not supported.
  enum Action {
    case none, substituteSingle, substituteMultiple, substituteLigature, applyRules
    case adjustSingle, adjustPair
  }

  var action = Action.none
  /// Whether the lookup belongs to `GPOS`.
  let isPositioning: Bool
  /// The kinds of glyphs that the lookup skips completely or in part.
  var skipped: ShapedGlyph.Flags = .deleted
  enum Marks {
    case none
    case set(Int)
    case attachmentClass(Int)
  }

  /// The marks that are matched if the lookup skips marks in part.
  var marks = Marks.none
  var subtables: [Subtable] = []
  /// The number of subtables that were read, used to limit the total work.
  var cost = 0

  /// The maximum number of subtables; real fonts have fewer, and a lookup with more does nothing.
  static let subtableLimit = 4_096

  init(_ bytes: FontBytes, at offset: Int, isPositioning: Bool) {
    self.isPositioning = isPositioning
    let type = bytes.u16(offset)
    // The subtables of this type refer to those of another type, beyond the reach of 16-bit offsets.
    let extensionType = isPositioning ? 9 : 7
    let flags = bytes.u16(offset + 2)
    let number = min(bytes.u16(offset + 4), max(0, (bytes.count - offset) / 2))
    let count = number <= Self.subtableLimit ? number : 0
    if flags & 2 != 0 { skipped.insert(.baseClass) }
    if flags & 4 != 0 { skipped.insert(.ligatureClass) }
    if flags & 24 != 0 || flags >> 8 != 0 { skipped.insert(.markClass) }
    if flags & 24 == 16 {
      marks = .set(bytes.u16(offset + 6 + 2 * count))
    } else if flags & 8 == 0 {
      marks = .attachmentClass(flags >> 8)
    }
    let all = (0..<count).map { index in
      let subtable = offset + bytes.u16(offset + 6 + 2 * index)
      return type == extensionType
        ? Subtable(bytes, type: bytes.u16(subtable + 2), at: subtable + bytes.u32(subtable + 4))
        : Subtable(bytes, type: type, at: subtable)
    }
    cost = count
    subtables = all.filter { $0.type == all[0].type }
    switch (isPositioning, all.first?.type) {
    case (false, 1): action = .substituteSingle
    case (false, 2): action = .substituteMultiple
    case (false, 4): action = .substituteLigature
    case (false, 5), (false, 6), (true, 7), (true, 8): action = .applyRules
    case (true, 1): action = .adjustSingle
    case (true, 2): action = .adjustPair
    default: break
    }
  }
}
