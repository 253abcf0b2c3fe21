/// Several glyphs for one (`GSUB` 2).
enum MultipleSubstitution {
  /// More glyphs than any takes the place of one.
  static let limit = 64

  /// The place and the number of the glyphs that take the place of one.
  static func replacement(
    for glyph: UInt16, at offset: Int, in bytes: FontBytes
  ) -> (glyphs: Int, count: Int)? {
    let coverage = offset + bytes.u16(offset + 2)
    guard bytes.u16(offset) == 1,
      let index = Coverage.index(of: glyph, at: coverage, in: bytes),
      index < bytes.u16(offset + 4)
    else { return nil }
    let sequence = offset + bytes.u16(offset + 6 + 2 * index)
    return (sequence + 2, min(bytes.u16(sequence), limit))
  }
}
