extension FontBytes {
  /// The index of a glyph in a coverage table, the ordered set of the glyphs on which a lookup acts; nil if
  /// the set does not contain the glyph.
  func coverageIndex(of glyph: UInt16, at offset: Int) -> Int? {
    let (glyph, count) = (Int(glyph), u16(offset + 2))
    switch u16(offset) {
    case 1:
      let index = (0..<count).bisect { u16(offset + 4 + 2 * $0) < glyph }
      let isFound = index < count && offset + 5 + 2 * index < self.count
      return isFound && u16(offset + 4 + 2 * index) == glyph ? index : nil
    case 2:
      return glyphRange(with: glyph, of: count, at: offset + 4).map {
        u16($0 + 4) + glyph - u16($0)
      }
    default: return nil
    }
  }

  /// The class of a glyph in a class definition table, which groups glyphs so that lookups can refer to
  /// many at once; 0 if it has none.
  func glyphClass(of glyph: UInt16, at offset: Int) -> Int {
    let glyph = Int(glyph)
    switch u16(offset) {
    case 1:
      let index = glyph - u16(offset + 2)
      return index >= 0 && index < u16(offset + 4) ? u16(offset + 6 + 2 * index) : 0
    case 2:
      let range = glyphRange(with: glyph, of: u16(offset + 2), at: offset + 4)
      return range.map { u16($0 + 4) } ?? 0
    default: return 0
    }
  }

  /// The offset of the range with a glyph: its first and last glyph, and a number for it; nil if there is none.
  private func glyphRange(with glyph: Int, of rangeCount: Int, at offset: Int) -> Int? {
    let index = (0..<rangeCount).bisect { u16(offset + 6 * $0 + 2) < glyph }
    let range = offset + 6 * index
    return index < rangeCount && range + 5 < count && u16(range) <= glyph ? range : nil
  }
}
