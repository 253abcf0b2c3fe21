import Testing

@testable import TangramText

/// The work on a text is bounded by its length, whatever the font contains.
@Suite struct BoundedWorkTests {
  private static func base() throws -> BrokenFont { BrokenFont(try Files.bytes("Fonts/sans.ttf")) }

  /// A font whose first lookup applies itself recursively.
  private static func endless() throws -> BrokenFont {
    let cycle = BrokenFont.lookup(type: 5, BrokenFont.rule(applying: [1, 1]))
    let back = BrokenFont.lookup(type: 5, BrokenFont.rule(applying: [0, 0]))
    return try base().replacing(
      "GSUB", by: BrokenFont.layout(feature: "ccmp", lookups: [cycle, back]))
  }

  private func shaper(_ font: BrokenFont) throws -> Shaper {
    Shaper(try TGFont(bytes: font.file).data)
  }

  private let key = ShapingPlan.Key(
    script: PropertyTable.shared[0x41].script, kerning: true, ligatures: true)

  @Test func collectionHasNoMoreFontsThanOffsets() {
    let header = Array("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]
    #expect(TGFont.count(in: header) == 0)
    #expect(TGFont.count(in: header + [0, 0, 0, 12, 0, 0, 0, 12]) == 2)
  }

  @Test func endlessLookupsAreStoppedOncePerText() throws {
    var shaper = try shaper(Self.endless())
    let scalars = "office".textCharacters
    shaper.shape(scalars.span, 0..<6, key)
    #expect(shaper.isExhausted)
    // The rest is measured by its advances, without applying lookups again.
    let plain = try TGFont(bytes: Self.base().file)
    shaper.shape(scalars.span, 0..<6, key)
    #expect(
      shaper.glyphs.map { Int($0.advance) }
        == "office".unicodeScalars.map { plain.glyph(of: $0).map(plain.advance) ?? 0 })
    #expect(shaper.glyphs.allSatisfy { $0.kerning == 0 })
  }

  @Test func linesOfATextWithEndlessLookupsAreShapedWithoutThem() throws {
    let font = try TGFont(bytes: Self.endless().file)
    let text = String(repeating: "office Ωμέγα ", count: 40)
    let paragraph = TGParagraph(text, style: TGTextStyle(font))
    #expect(paragraph.diagnostics.map(\.reason) == [.endlessLookups])
    let layout = paragraph.layout(width: 90)
    #expect(layout.lines.allSatisfy { $0.width > 0 && $0.width < 91 })
  }

  @Test func lookupWithTooManySubtablesIsIgnored() throws {
    let count = Lookup.subtableLimit + 1
    let subtable = BrokenFont.word(1) + BrokenFont.word(6) + BrokenFont.word(1)
    let header = [UInt8](BrokenFont.word(1) + BrokenFont.word(0) + BrokenFont.word(count))
    let offsets = (0..<count).flatMap { _ in BrokenFont.word(6 + 2 * count) }
    let bytes = FontBytes(header + offsets + subtable)
    let lookup = Lookup(bytes, at: 0, isPositioning: false)
    #expect(lookup.subtables.isEmpty && lookup.cost == 0)
  }

  @Test func longRunsOfMarksAreBrokenInBoundedTime() {
    var options = TGParagraphOptions()
    options.wordBreak = .breakAll
    let marks = String(repeating: "\u{301}", count: 20_000)
    #expect(options.breakOpportunities(in: "a" + marks + "b") == [])
  }

  @Test func accumulatedKerningDoesNotOverflow() throws {
    // A subtable of 20 bytes with a single pair: glyph 5 with itself.
    let subtable = [0, 20, 1, 1, 0, 0, 0, 5, 5, 0x8000].flatMap(BrokenFont.word)
    let pairs = subtable + subtable + subtable
    let table = BrokenFont.word(0) + BrokenFont.word(3) + pairs
    let font = try TGFont(
      bytes: Self.base().replacing("GPOS", by: nil).replacing("kern", by: table).file)
    #expect(font.kerning(between: 5, and: 5) == -3 * 0x8000)
  }
}
