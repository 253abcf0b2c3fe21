/// Replaces one glyph with several (`GSUB` lookup type 2).
enum MultipleSubstitution {
  /// The maximum number of glyphs that replace one; real fonts use fewer.
  static let limit = 64

  /// The offset and the count of the glyphs that replace a glyph; nil if it is not replaced.
  static func replacement(
    for glyph: UInt16, at offset: Int, in bytes: FontBytes
  ) -> (glyphs: Int, count: Int)? {
    CoveredTable.place(for: glyph, at: offset, in: bytes).map {
      ($0 + 2, min(bytes.u16($0), limit))
    }
  }
}
