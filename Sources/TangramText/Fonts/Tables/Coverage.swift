/// A coverage table: an ordered set of the glyphs on which a lookup acts.
enum Coverage {
  /// The index of a glyph in the set; nil if the set does not contain the glyph.
  static func index(of glyph: UInt16, at offset: Int, in bytes: FontBytes) -> Int? {
    let count = bytes.u16(offset + 2)
    let glyph = Int(glyph)
    switch bytes.u16(offset) {
    case 1:
      let index = (0..<count).bisect { bytes.u16(offset + 4 + 2 * $0) < glyph }
      let isFound = index < count && offset + 5 + 2 * index < bytes.count
      return isFound && bytes.u16(offset + 4 + 2 * index) == glyph ? index : nil
    case 2:
      return bytes.glyphRange(with: glyph, of: count, at: offset + 4).map {
        bytes.u16($0 + 4) + glyph - bytes.u16($0)
      }
    default: return nil
    }
  }
}

/// Class definition tables, which group glyphs into numbered classes so that lookups can refer to many
/// glyphs at once.
enum ClassDefinitions {
  /// The class of a glyph; 0 if it has none.
  static func value(of glyph: UInt16, at offset: Int, in bytes: FontBytes) -> Int {
    let glyph = Int(glyph)
    switch bytes.u16(offset) {
    case 1:
      let index = glyph - bytes.u16(offset + 2)
      guard index >= 0, index < bytes.u16(offset + 4) else { return 0 }
      return bytes.u16(offset + 6 + 2 * index)
    case 2:
      let range = bytes.glyphRange(with: glyph, of: bytes.u16(offset + 2), at: offset + 4)
      return range.map { bytes.u16($0 + 4) } ?? 0
    default: return 0
    }
  }
}

extension FontBytes {
  /// The offset of the range that contains a glyph: its first and last glyph, and a number for it; nil if
  /// there is none.
  fileprivate func glyphRange(with glyph: Int, of rangeCount: Int, at offset: Int) -> Int? {
    let index = (0..<rangeCount).bisect { u16(offset + 6 * $0 + 2) < glyph }
    let range = offset + 6 * index
    return index < rangeCount && range + 5 < count && u16(range) <= glyph ? range : nil
  }
}
