extension TGFont {
  /// Returns a font file that contains the outlines of only some glyphs; nil if the font has no
  /// TrueType outlines or has colors, or if the file would not be smaller.
  ///
  /// Glyph indices, advances and lookups are the same as in this font, so that the measurements of text
  /// do not change. Characters whose glyphs have no outline in the subset are removed from it.
  ///
  ///     let letters = layout.glyphs(ofLine: 0).map(\.glyph)
  ///     let bytes = font.subset(of: letters)
  ///
  /// - Parameter glyphs: The glyphs to keep. Their components and the missing-glyph box are kept as
  ///   well.
  public func subset(of glyphs: some Sequence<UInt16>) -> [UInt8]? {
    let isPlain = data.directory["CFF "] == nil && !data.directory.hasColors
    guard isPlain, let outlines = TrueTypeOutlines(data) else { return nil }
    let isKept = outlines.withComponents(of: glyphs)
    guard let (glyf, loca) = outlines.tables(keeping: isKept) else { return nil }
    var tables: [(tag: FontTag, bytes: [UInt8])] = [
      ("cmap", data.characterMap(keeping: isKept)), ("glyf", glyf), ("loca", loca),
    ]
    for (tag, range) in data.directory.ranges where !tables.contains(where: { $0.tag == tag }) {
      var table = Array(data.bytes.slice(range))
      if tag == "head" {
        table.replaceSubrange(8..<12, with: [0, 0, 0, 0])
        // The offsets in `loca` have four bytes.
        table.replaceSubrange(50..<52, with: [0, 1])
      }
      tables.append((tag, table))
    }
    let bytes = FontFileWriter.file(of: tables)
    return bytes.count < self.bytes.count ? bytes : nil
  }
}

extension FontData {
  /// Returns a table `cmap` with the characters of some glyphs, as a single subtable in format 12.
  fileprivate func characterMap(keeping isKept: [Bool]) -> [UInt8] {
    // Consecutive characters with consecutive glyphs.
    var groups: [(first: Int, last: Int, glyph: Int)] = []
    for character in characters.ranges(in: bytes).joined() {
      let glyph = Int(self.glyph(of: UInt32(truncatingIfNeeded: character)) ?? 0)
      guard glyph > 0, isKept[glyph] else { continue }
      if let last = groups.last, last.last + 1 == character,
        last.glyph + character - last.first == glyph
      {
        groups[groups.count - 1].last = character
      } else {
        groups.append((character, character, glyph))
      }
    }
    var table = BigEndianBytes()
    // The version, one subtable for all of Unicode on Windows, and its offset.
    table.append16(0, 1, 3, 10)
    table.append32(12)
    table.append16(12, 0)
    table.append32(16 + 12 * groups.count, 0, groups.count)
    for group in groups { table.append32(group.first, group.last, group.glyph) }
    return table.bytes
  }
}

extension TrueTypeOutlines {
  /// Returns for each glyph whether it is one of some glyphs, a component of one, or the missing-glyph box.
  fileprivate func withComponents(of glyphs: some Sequence<UInt16>) -> [Bool] {
    var isKept = Array(repeating: false, count: glyphCount)
    var open = [0] + glyphs.map(Int.init)
    while let glyph = open.popLast() {
      guard glyph < glyphCount, !isKept[glyph] else { continue }
      isKept[glyph] = true
      open += components(of: glyph)
    }
    return isKept
  }

  /// Returns tables `glyf` and `loca` in which only some glyphs have outlines; nil if outlines overlap
  /// in the file, so that the tables would be larger than the file.
  fileprivate func tables(keeping isKept: [Bool]) -> (glyf: [UInt8], loca: [UInt8])? {
    var (glyf, loca) = (BigEndianBytes(), BigEndianBytes())
    for glyph in isKept.indices {
      loca.append32(glyf.bytes.count)
      guard isKept[glyph] else { continue }
      glyf.bytes += bytes(of: glyph)
      glyf.pad()
      if glyf.bytes.count > bytes.count { return nil }
    }
    loca.append32(glyf.bytes.count)
    // Some readers refuse an empty table.
    if glyf.bytes.isEmpty { glyf.append32(0) }
    return (glyf.bytes, loca.bytes)
  }
}
