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
