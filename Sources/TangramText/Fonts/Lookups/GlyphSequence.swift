/// A row of tests for consecutive glyphs, as rules have them.
struct GlyphSequence {
  /// What the numbers of a sequence mean.
  enum Test {
    /// They are glyphs.
    case glyph
    /// They are classes of the definitions at an offset.
    case glyphClass(Int)
    /// They are offsets of coverages, from a subtable on.
    case coverage(Int)
  }

  /// The place of the first number, of 16 bits each.
  var offset = 0
  var count = 0
  var test = Test.glyph

  func matches(_ glyph: UInt16, at index: Int, in bytes: FontBytes) -> Bool {
    let value = bytes.u16(offset + 2 * index)
    return switch test {
    case .glyph: value == Int(glyph)
    case .glyphClass(let classes):
      ClassDefinitions.value(of: glyph, at: classes, in: bytes) == value
    case .coverage(let start): Coverage.index(of: glyph, at: start + value, in: bytes) != nil
    }
  }
}
