/// The glyph of a ligature and its components after the first one (`GSUB` lookup type 4).
struct Ligature {
  let glyph: UInt16
  let components: GlyphSequence

  /// - Parameter set: The offset of a ligature set: the ligatures that begin with the same glyph.
  init(_ index: Int, ofSet set: Int, in bytes: FontBytes) {
    let place = set + bytes.u16(set + 2 + 2 * index)
    glyph = UInt16(truncatingIfNeeded: bytes.u16(place))
    components = GlyphSequence(
      offset: place + 4, count: max(0, bytes.u16(place + 2) - 1), test: .glyph)
  }
}

/// The tables that a subtable in format 1 has for the glyphs of its coverage.
enum CoveredTables {
  /// The offset of the table for a glyph; nil if the glyph is not covered.
  static func place(for glyph: UInt16, at offset: Int, in bytes: FontBytes) -> Int? {
    let coverage = offset + bytes.u16(offset + 2)
    guard bytes.u16(offset) == 1,
      let index = Coverage.index(of: glyph, at: coverage, in: bytes),
      index < count(at: offset, in: bytes)
    else { return nil }
    return place(index, at: offset, in: bytes)
  }

  /// The number of tables.
  static func count(at offset: Int, in bytes: FontBytes) -> Int { bytes.u16(offset + 4) }

  /// The offset of the table at an index.
  static func place(_ index: Int, at offset: Int, in bytes: FontBytes) -> Int {
    offset + bytes.u16(offset + 6 + 2 * index)
  }
}
