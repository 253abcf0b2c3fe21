/// The glyph definitions of `GDEF`: the classes of glyphs, and the mark sets that lookups refer to.
struct GlyphDefinitions: Sendable {
  private var classes = 0
  private var attachmentClasses = 0
  private var markSets = 0

  var hasClasses: Bool { classes > 0 }

  init(_ bytes: FontBytes, table: Range<Int>?) {
    guard let table, table.count >= 12 else { return }
    let start = table.lowerBound
    let offset = { (field: Int) in
      bytes.u16(start + field) == 0 ? 0 : start + bytes.u16(start + field)
    }
    classes = offset(4)
    attachmentClasses = offset(10)
    if bytes.u16(start + 2) >= 2, table.count >= 14 { markSets = offset(12) }
  }

  /// The flag of the class of a glyph; empty if the font defines none that lookups skip.
  func glyphClass(of glyph: UInt16, in bytes: FontBytes) -> ShapedGlyph.Flags {
    guard classes > 0 else { return [] }
    switch bytes.glyphClass(of: glyph, at: classes) {
    case 1: return .baseClass
    case 2: return .ligatureClass
    case 3: return .markClass
    default: return []
    }
  }

  func attachmentClass(of glyph: UInt16, in bytes: FontBytes) -> Int {
    attachmentClasses == 0 ? 0 : bytes.glyphClass(of: glyph, at: attachmentClasses)
  }

  func isMark(_ glyph: UInt16, inSet set: Int, in bytes: FontBytes) -> Bool {
    guard markSets > 0, set < bytes.u16(markSets + 2) else { return false }
    let offset = bytes.u32(markSets + 4 + 4 * set)
    return offset > 0 && bytes.coverageIndex(of: glyph, at: markSets + offset) != nil
  }
}
