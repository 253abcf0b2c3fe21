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
      let count = bytes.u16(offset + 2)
      let index = (0..<count).bisect { bytes.u16(offset + 4 + 6 * $0 + 2) < glyph }
      let range = offset + 4 + 6 * index
      guard index < count, bytes.u16(range) <= glyph else { return 0 }
      return bytes.u16(range + 4)
    default: return 0
    }
  }
}
