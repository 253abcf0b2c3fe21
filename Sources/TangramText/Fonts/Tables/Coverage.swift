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
      let index = (0..<count).bisect { bytes.u16(offset + 4 + 6 * $0 + 2) < glyph }
      let range = offset + 4 + 6 * index
      guard index < count, range + 5 < bytes.count, bytes.u16(range) <= glyph else { return nil }
      return bytes.u16(range + 4) + glyph - bytes.u16(range)
    default: return nil
    }
  }
}
