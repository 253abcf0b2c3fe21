/// The advances of glyphs, from `hmtx`.
struct HorizontalMetrics: Sendable {
  private let offset: Int
  private let count: Int

  init(_ bytes: FontBytes, directory: FontDirectory, header: Range<Int>) throws(TGFontError) {
    count = bytes.u16(header.lowerBound + 34)
    guard count > 0 else { throw .invalid("hhea", "it has no horizontal metrics") }
    offset = try directory.required("hmtx", length: 4 * count).lowerBound
  }

  /// The advance of a glyph, in font units; glyphs beyond the end of the table have the advance of its
  /// last entry.
  func advance(of glyph: UInt16, in bytes: FontBytes) -> Int {
    bytes.u16(offset + 4 * min(Int(glyph), count - 1))
  }
}
