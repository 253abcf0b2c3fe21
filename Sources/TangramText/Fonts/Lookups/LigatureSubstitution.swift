/// Replaces several glyphs with one (`GSUB` lookup type 4).
enum LigatureSubstitution {
  /// The offset and the count of the ligatures that begin with the same glyph.
  struct Ligatures {
    var place: Int
    var count: Int
  }

  /// The glyph of a ligature and its components after the first one.
  struct Ligature {
    var glyph: UInt16
    var components: GlyphSequence
  }

  /// The ligatures that begin with a glyph.
  static func ligatures(
    beginningWith glyph: UInt16, at offset: Int, in bytes: FontBytes
  ) -> Ligatures? {
    CoveredTable.place(for: glyph, at: offset, in: bytes).map {
      Ligatures(place: $0, count: bytes.u16($0))
    }
  }

  /// The number of ligature sets, one for each glyph that begins a ligature.
  static func setCount(at offset: Int, in bytes: FontBytes) -> Int { bytes.u16(offset + 4) }

  /// The ligature set at an index: the ligatures that begin with the same glyph.
  static func set(_ number: Int, at offset: Int, in bytes: FontBytes) -> Ligatures {
    let place = offset + bytes.u16(offset + 6 + 2 * number)
    return Ligatures(place: place, count: bytes.u16(place))
  }

  /// The ligature at an index of a set.
  static func ligature(_ index: Int, of set: Ligatures, in bytes: FontBytes) -> Ligature {
    let ligature = set.place + bytes.u16(set.place + 2 + 2 * index)
    return Ligature(
      glyph: UInt16(truncatingIfNeeded: bytes.u16(ligature)),
      components: GlyphSequence(
        offset: ligature + 4, count: max(0, bytes.u16(ligature + 2) - 1), test: .glyph))
  }
}

/// Finds the table that a subtable in format 1 has for each glyph of its coverage.
enum CoveredTable {
  /// The offset of the table for a glyph; nil if the glyph is not covered.
  static func place(for glyph: UInt16, at offset: Int, in bytes: FontBytes) -> Int? {
    let coverage = offset + bytes.u16(offset + 2)
    guard bytes.u16(offset) == 1,
      let index = Coverage.index(of: glyph, at: coverage, in: bytes),
      index < bytes.u16(offset + 4)
    else { return nil }
    return offset + bytes.u16(offset + 6 + 2 * index)
  }
}
