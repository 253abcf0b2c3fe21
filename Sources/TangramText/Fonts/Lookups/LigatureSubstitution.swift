/// One glyph for several (`GSUB` 4).
enum LigatureSubstitution {
  /// A ligature and the components that follow its first one.
  struct Ligature {
    var glyph: UInt16
    var components: GlyphSequence
  }

  /// The place and the number of the ligatures that begin with a glyph.
  static func ligatures(
    beginningWith glyph: UInt16, at offset: Int, in bytes: FontBytes
  ) -> (set: Int, count: Int)? {
    let coverage = offset + bytes.u16(offset + 2)
    guard bytes.u16(offset) == 1,
      let index = Coverage.index(of: glyph, at: coverage, in: bytes),
      index < bytes.u16(offset + 4)
    else { return nil }
    let set = offset + bytes.u16(offset + 6 + 2 * index)
    return (set, bytes.u16(set))
  }

  /// The ligature at an index of a set.
  static func ligature(_ index: Int, ofSet set: Int, in bytes: FontBytes) -> Ligature {
    let ligature = set + bytes.u16(set + 2 + 2 * index)
    return Ligature(
      glyph: UInt16(truncatingIfNeeded: bytes.u16(ligature)),
      components: GlyphSequence(
        offset: ligature + 4, count: max(0, bytes.u16(ligature + 2) - 1), test: .glyph))
  }
}
