/// A lookup of `GSUB` or `GPOS`: its type and subtables, and the glyphs that it skips.
struct Lookup: Sendable {
  struct Subtable {
    let type: Int
    let offset: Int
    /// The offset of the coverage table for the first glyph of a sequence.
    let coverage: Int
    /// The sequence that begins with the second glyph in a contextual lookup of format 3; nil if there is
    /// none.
    let second: GlyphSequence?

    init(_ bytes: FontBytes, type: Int, at offset: Int) {
      (self.type, self.offset) = (type, offset)
      let isContext = 5...8 ~= type && bytes.u16(offset) == 3
      let rule =
        isContext ? ContextRules(ofSubtable: offset, type: type).rule(0, in: bytes) : nil
      coverage = offset + (rule?.coverage ?? bytes.u16(offset + 2))
      second = rule.flatMap { rule in [rule.input, rule.after].first { $0.count > 0 } }
    }
  }

  /// The lookup type of all subtables.
  var type = 0
  /// Whether the lookup skips all marks.
  var ignoresMarks = false
  /// Whether the lookup skips the marks that are not in `markSet`.
  var usesMarkSet = false
  /// The kinds of glyphs that the lookup skips completely or in part.
  var skipped: ShapedGlyph.Flags = .deleted
  /// The attachment class of the marks that are not skipped; 0 if marks of all classes are matched.
  var attachmentClass = 0
  var markSet = 0
  var subtables: [Subtable] = []
  /// The number of subtables that were read, used to limit the total work.
  var cost = 0

  /// The maximum number of subtables; real fonts have fewer, and a lookup with more does nothing.
  static let subtableLimit = 4_096

  /// - Parameter extensionType: The type of a lookup whose subtables refer to those of another type, which
  ///   are beyond the reach of a 16-bit offset.
  init(_ bytes: FontBytes, at offset: Int, extensionType: Int) {
    let type = bytes.u16(offset)
    let flags = bytes.u16(offset + 2)
    let number = min(bytes.u16(offset + 4), max(0, (bytes.count - offset) / 2))
    let count = number <= Self.subtableLimit ? number : 0
    (ignoresMarks, usesMarkSet) = (flags & 8 != 0, flags & 16 != 0)
    attachmentClass = flags >> 8
    markSet = bytes.u16(offset + 6 + 2 * count)
    if flags & 2 != 0 { skipped.insert(.baseClass) }
    if flags & 4 != 0 { skipped.insert(.ligatureClass) }
    if ignoresMarks || usesMarkSet || attachmentClass != 0 { skipped.insert(.markClass) }
    let all = (0..<count).map { index in
      let place = offset + bytes.u16(offset + 6 + 2 * index)
      return type == extensionType
        ? Subtable(bytes, type: bytes.u16(place + 2), at: place + bytes.u32(place + 4))
        : Subtable(bytes, type: type, at: place)
    }
    cost = count
    self.type = all.first?.type ?? 0
    subtables = all.filter { $0.type == all[0].type }
  }
}
