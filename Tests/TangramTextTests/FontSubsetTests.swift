import Testing

@testable import TangramText

/// Subsets of fonts, which contain the outlines of some glyphs only.
@Suite struct FontSubsetTests {
  private static let fonts = ["sans", "sans-bold", "serif", "mono", "dejavu", "arimo", "cjk"]

  private func font(_ name: String) throws -> TGFont {
    try TGFont(bytes: Files.bytes("Fonts/\(name).ttf"))
  }

  /// The glyphs of a text as a whole and of each character alone.
  private func glyphs(of text: String, in font: TGFont) -> Set<UInt16> {
    let layout = TGParagraph(text, style: TGTextStyle(font)).layout()
    return Set(layout.glyphs(ofLine: 0).map(\.glyph))
      .union(text.unicodeScalars.compactMap { font.glyph(of: $0) })
  }

  @Test("A text is measured the same in a subset with its glyphs", arguments: fonts)
  func measuredTheSame(name: String) throws {
    let font = try font(name)
    let text = "An office, AVATAR; l’élève: 12.50 吾輩は猫"
    let kept = glyphs(of: text, in: font)
    let bytes = try #require(font.subset(of: kept))
    #expect(bytes.count < font.bytes.count)
    let subset = try TGFont(bytes: bytes)
    let layouts = [font, subset].map { font in
      TGParagraph(text, style: TGTextStyle(font)).layout(width: 120)
    }
    #expect(layouts[0].lines == layouts[1].lines)
    for line in layouts[0].lines.indices {
      let (one, other) = (layouts[0].glyphs(ofLine: line), layouts[1].glyphs(ofLine: line))
      #expect(one.map(\.glyph) == other.map(\.glyph))
      #expect(one.map(\.x) == other.map(\.x))
    }
    for glyph in kept { #expect(subset.outline(of: glyph) == font.outline(of: glyph)) }
  }

  @Test("Only the glyphs of a subset and their parts have outlines", arguments: fonts)
  func outlines(name: String) throws {
    let font = try font(name)
    let subset = try TGFont(bytes: try #require(font.subset(of: [40])))
    #expect(subset.glyphCount == font.glyphCount)
    let drawn = (0..<UInt16(font.glyphCount)).filter { !subset.outline(of: $0).isEmpty }
    #expect(drawn.count <= 6)
    for glyph in drawn { #expect(subset.outline(of: glyph) == font.outline(of: glyph)) }
    #expect(subset.familyName == font.familyName)
    for glyph in 0..<UInt16(font.glyphCount) {
      #expect(subset.advance(ofGlyph: glyph) == font.advance(ofGlyph: glyph))
    }
  }

  @Test func charactersWithoutAGlyphInTheSubsetAreMissing() throws {
    let font = try font("sans")
    let kept = try #require(font.glyph(of: "é"))
    let subset = try TGFont(bytes: try #require(font.subset(of: [kept])))
    #expect(subset.glyph(of: "é") == kept)
    #expect(subset.glyph(of: "x") == nil)
    #expect(!subset.outline(of: kept).isEmpty)
  }

  @Test func subsetThatWouldNotBeSmallerIsNil() throws {
    let font = try font("serif")
    let first = try #require(font.subset(of: glyphs(of: "office", in: font)))
    let small = try TGFont(bytes: first)
    // No subset is made if it would not be smaller.
    #expect(small.subset(of: glyphs(of: "office", in: small)) == nil)
  }

  @Test("The checksums of a subset and its tables are valid", arguments: fonts)
  func checksums(name: String) throws {
    let bytes = try #require(font(name).subset(of: [3, 5]))
    func u32(_ place: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 << 8 | UInt32(place + $1 < bytes.count ? bytes[place + $1] : 0) }
    }
    func sum(_ places: Range<Int>) -> UInt32 {
      stride(from: places.lowerBound, to: places.upperBound, by: 4).reduce(0) { $0 &+ u32($1) }
    }
    #expect(sum(0..<bytes.count) == 0xB1B0_AFBA)
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    var (tags, ends) = ([UInt32](), [12 + 16 * count])
    for record in stride(from: 12, to: 12 + 16 * count, by: 16) {
      let (start, length) = (Int(u32(record + 8)), Int(u32(record + 12)))
      tags.append(u32(record))
      #expect(start == ends.last)
      ends.append((start + length + 3) / 4 * 4)
      // The font's checksum is stored in `head`, and does not count for the checksum of that table.
      let isHead = u32(record) == 0x6865_6164
      let own = sum(start..<start + length) &- (isHead ? u32(start + 8) : 0)
      #expect(own == u32(record + 4))
    }
    #expect(tags == tags.sorted())
    #expect(ends.last == bytes.count)
  }

  @Test func cffFontHasNoSubset() throws {
    let font = try TGFont(bytes: Files.bytes("Fonts/compact.otf"))
    #expect(font.subset(of: [1, 2]) == nil)
  }

  @Test("A font with color glyphs has no subset", arguments: ["CBDT", "COLR", "SVG ", "sbix"])
  func fontWithColors(table: FontTag) throws {
    let font = try font("sans")
    var tables: [(tag: FontTag, bytes: [UInt8])] = []
    let tags: [FontTag] = ["cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp"]
    for tag in tags {
      let range = try #require(font.data.directory[tag])
      tables.append((tag, Array(font.data.bytes.slice(range))))
    }
    #expect(try TGFont(bytes: FontFileWriter.file(of: tables)).subset(of: [3]) != nil)
    tables.append((table, [0, 0, 0, 0]))
    #expect(try TGFont(bytes: FontFileWriter.file(of: tables)).subset(of: [3]) == nil)
  }

  @Test func glyphsMissingFromTheFontAreIgnored() throws {
    let font = try font("sans")
    #expect(font.subset(of: [3, .max]) == font.subset(of: [3]))
  }

  @Test func cyclicCompositesKeepTheirOutlines() throws {
    let letter = try contour(of: "l")
    let (one, other) = (composite(of: [2, 3]), composite(of: [1, 2]))
    let font = try TGFont(bytes: outlined([[], one, other, letter, letter]).file)
    let subset = try TGFont(bytes: try #require(font.subset(of: [1])))
    for glyph in UInt16(0)..<4 { #expect(subset.outline(of: glyph) == font.outline(of: glyph)) }
    #expect(!font.outline(of: 1).isEmpty)
    #expect(!font.outline(of: 4).isEmpty && subset.outline(of: 4).isEmpty)
  }

  @Test func overlappingOutlinesAreCopied() throws {
    let letter = try contour(of: "l")
    // Even glyphs have the letter's outline; the end of each odd one is before its start.
    let font = try TGFont(bytes: overlapping(letter).file)
    let subset = try TGFont(bytes: try #require(font.subset(of: [2, 3, 4])))
    for glyph in UInt16(0)...4 { #expect(subset.outline(of: glyph) == font.outline(of: glyph)) }
    #expect(!font.outline(of: 4).isEmpty && font.outline(of: 3).isEmpty)
  }

  @Test func overlappingOutlinesThatOutgrowTheFileHaveNoSubset() throws {
    let font = try TGFont(bytes: overlapping([UInt8](repeating: 1, count: 40_000)).file)
    #expect(font.subset(of: 0..<UInt16(font.glyphCount)) == nil)
  }

  @Test func unsortedCharacterMapsYieldNoWrongGlyphs() throws {
    let groups = [(0x64, 0x64, 8), (0x61, 0x63, 4), (0x62, 0x66, 20), (0x7A, 0x7A, 9)]
    let font = try TGFont(bytes: Self.base().replacing("cmap", by: characters(groups)).file)
    let subset = try TGFont(bytes: try #require(font.subset(of: [4, 5, 6, 8, 9, 20, 21, 22, 23])))
    for scalar in (0x20..<0x80).compactMap(Unicode.Scalar.init) {
      let glyph = subset.glyph(of: scalar)
      #expect(glyph == nil || glyph == font.glyph(of: scalar))
    }
    #expect(subset.glyph(of: "z") == 9 && font.glyph(of: "z") == 9)
  }

  private static func base() throws -> BrokenFont { BrokenFont(try Files.bytes("Fonts/sans.ttf")) }

  /// The outline of a character, as bytes of the table `glyf`.
  private func contour(of character: Unicode.Scalar) throws -> [UInt8] {
    let font = try font("sans")
    let outlines = try #require(TrueTypeOutlines(font.data))
    return Array(outlines.bytes(of: Int(try #require(font.glyph(of: character)))))
  }

  /// A composite glyph.
  private func composite(of glyphs: [Int]) -> [UInt8] {
    BrokenFont.word(0xFFFF) + [UInt8](repeating: 0, count: 8)
      + glyphs.enumerated().flatMap { index, glyph in
        BrokenFont.word(index < glyphs.count - 1 ? 0x20 : 0) + BrokenFont.word(glyph) + [0, 0]
      }
  }

  /// A font whose first glyphs have these outlines, and whose other glyphs are empty.
  private func outlined(_ glyphs: [[UInt8]]) throws -> BrokenFont {
    let count = try font("sans").glyphCount
    var offsets = [0]
    for glyph in glyphs { offsets.append(offsets[offsets.count - 1] + glyph.count) }
    offsets += repeatElement(offsets[glyphs.count], count: count - glyphs.count)
    return try Self.base().setting("head", 50, to: 1)
      .replacing("glyf", by: glyphs.flatMap { $0 })
      .replacing("loca", by: offsets.flatMap(BrokenFont.long))
  }

  /// A font in which every other glyph uses the same range of the table `glyf`.
  private func overlapping(_ outline: [UInt8]) throws -> BrokenFont {
    let count = try font("sans").glyphCount
    let offsets = (0...count).flatMap { BrokenFont.long($0 % 2 == 0 ? 0 : outline.count) }
    return try Self.base().setting("head", 50, to: 1)
      .replacing("glyf", by: outline).replacing("loca", by: offsets)
  }

  /// A `cmap` table in format 12; each group has a first and a last character, and the first one's glyph.
  private func characters(_ groups: [(Int, Int, Int)]) -> [UInt8] {
    let header = [0, 1, 3, 10, 0, 12, 12, 0].flatMap(BrokenFont.word)
    return header + BrokenFont.long(16 + 12 * groups.count) + BrokenFont.long(0)
      + BrokenFont.long(groups.count)
      + groups.flatMap { [$0.0, $0.1, $0.2].flatMap(BrokenFont.long) }
  }

  @Test("A broken font has a subset that opens, or none")
  func brokenFonts() throws {
    var opened = 0
    for seed in 0..<300 {
      let bytes = try broken(seed)
      guard let font = try? TGFont(bytes: bytes),
        let subset = font.subset(of: glyphs(of: "office é", in: font))
      else { continue }
      #expect(subset.count < bytes.count, "seed \(seed)")
      #expect(try TGFont(bytes: subset).glyphCount == font.glyphCount, "seed \(seed)")
      opened += 1
    }
    // The others cannot be opened, or have no smaller subset.
    #expect(opened >= 100)
  }

  /// A font with some damaged bytes.
  private func broken(_ seed: Int) throws -> [UInt8] {
    var bytes = try Files.bytes("Fonts/\(Self.fonts[seed % Self.fonts.count]).ttf")
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<(1 + seed % 20) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Damages the directory and the headers of tables more often than by chance; they are at the start.
      let place = Int(state >> 33) % (seed % 2 == 0 ? 2_000 : bytes.count)
      bytes[place] = UInt8(truncatingIfNeeded: state >> 24)
    }
    return bytes
  }
}
