/// A font file and the locations of the tables of one font in it.
final class FontData: Sendable {
  let bytes: FontBytes
  let directory: FontDirectory
  /// The offset of `head`.
  let head: Int
  let unitsPerEm: Int
  let glyphCount: Int
  /// The extents above and below the baseline, in font units; the depth below it is usually positive.
  let (ascent, descent, lineGap): (Int, Int, Int)
  let characters: CharacterMap
  /// The offset of `hmtx`, and the number of its entries.
  private let advances: (offset: Int, count: Int)
  let definitions: GlyphDefinitions
  let substitutions: LayoutTable?
  let positions: LayoutTable?
  let kerning: KernTable?

  init(_ array: [UInt8], index: Int) throws(TGFontError) {
    let bytes = FontBytes(array)
    self.bytes = bytes
    directory = try FontDirectory(bytes, index: index)
    head = try directory.required("head", length: 54)
    unitsPerEm = bytes.u16(head + 18)
    guard unitsPerEm > 0 else { throw .invalid("head", "it has 0 units per em") }
    let maxp = try directory.required("maxp", length: 6)
    glyphCount = bytes.u16(maxp + 4)
    guard glyphCount > 0 else { throw .invalid("maxp", "there are no glyphs") }
    let hhea = try directory.required("hhea", length: 36)
    (ascent, descent, lineGap) = Self.extents(bytes, hhea, directory["OS/2"])
    let advanceCount = bytes.u16(hhea + 34)
    guard advanceCount > 0 else { throw .invalid("hhea", "it has no horizontal metrics") }
    let hmtx = try directory.required("hmtx", length: 4 * advanceCount)
    advances = (hmtx, advanceCount)
    let cmap = try directory.required("cmap", length: 4)
    guard let characters = CharacterMap(bytes, at: cmap, glyphCount: glyphCount) else {
      throw .invalid("cmap", "it has no characters of Unicode in format 4, 6 or 12")
    }
    self.characters = characters
    definitions = GlyphDefinitions(bytes, table: directory["GDEF"])
    substitutions = LayoutTable(bytes, table: directory["GSUB"], isPositioning: false)
    positions = LayoutTable(bytes, table: directory["GPOS"], isPositioning: true)
    kerning = directory["kern"].flatMap { KernTable(bytes, table: $0) }
  }

  /// Whether the font has lookups or kerning, which may depend on the script of the text.
  var hasLookups: Bool { substitutions != nil || positions != nil || kerning != nil }

  /// The glyph of a character; nil if the font has none.
  func glyph(of scalar: UInt32) -> UInt16? { characters.glyph(of: scalar, in: bytes) }

  /// The advance of a glyph, in font units; glyphs beyond the end of the table have the advance of its
  /// last entry.
  func advance(of glyph: UInt16) -> Int {
    bytes.u16(advances.offset + 4 * min(Int(glyph), advances.count - 1))
  }

  /// The ascent, the descent and the line gap: those of `hhea`, or of `OS/2` if the font requests its
  /// typographic metrics or has none in `hhea`.
  private static func extents(
    _ bytes: FontBytes, _ hhea: Int, _ os2: Range<Int>?
  ) -> (Int, Int, Int) {
    let common = (bytes.i16(hhea + 4), -bytes.i16(hhea + 6), bytes.i16(hhea + 8))
    guard let os2, os2.count >= 78 else { return common }
    let table = os2.lowerBound
    let typographic = (bytes.i16(table + 68), -bytes.i16(table + 70), bytes.i16(table + 72))
    if bytes.u16(table + 62) & 0x80 != 0 { return typographic }
    if common.0 != 0 || common.1 != 0 { return common }
    if typographic.0 != 0 || typographic.1 != 0 { return typographic }
    return (bytes.u16(table + 74), bytes.u16(table + 76), 0)
  }
}
