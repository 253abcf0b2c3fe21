/// Several glyphs for one (`GSUB` 2).
enum MultipleSubstitution {
  /// More glyphs than any takes the place of one.
  static let limit = 64

  /// The place and the number of the glyphs that take the place of one.
  static func replacement(
    for glyph: UInt16, at offset: Int, in bytes: FontBytes
  ) -> (glyphs: Int, count: Int)? {
    CoveredTable.place(for: glyph, at: offset, in: bytes).map {
      ($0 + 2, min(bytes.u16($0), limit))
    }
  }
}
