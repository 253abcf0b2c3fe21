import Testing

@testable import TangramText

/// How a font is chosen from a family for each part of a text.
@Suite struct FontFamilyTests {
  private func file(_ key: String) throws -> BrokenFont {
    BrokenFont(try Files.bytes("Fonts/\(key).ttf"))
  }

  /// The regular and the bold face of one family.
  private func faces() throws -> (regular: TGFont, bold: TGFont) {
    let regular = try file("sans")
    let bold = try file("sans-bold").replacing("name", by: regular["name"])
    return (try TGFont(bytes: regular.file), try TGFont(bytes: bold.file))
  }

  @Test func faceWithTheNearestWeightIsChosen() throws {
    let (regular, bold) = try faces()
    let family = TGFontFamily(regular, bold)
    #expect(family.fonts == [regular, bold])
    for weight in [100, 300, 400, 500] { #expect(family.faces(weight: weight) == [regular]) }
    for weight in [600, 700, 900] { #expect(family.faces(weight: weight) == [bold]) }
  }

  @Test func runsUseTheFaceOfTheirWeight() throws {
    let (regular, bold) = try faces()
    let style = TGTextStyle(TGFontFamily(regular, bold))
    var heavy = style
    heavy.weight = 700
    let runs = [TGTextRun("A", style), TGTextRun("A", heavy)]
    let glyphs = TGParagraph(runs, style: style).layout().glyphs(ofLine: 0)
    #expect(glyphs.map(\.font) == [regular, bold])
  }

  @Test func fontsOfOtherFamiliesAreFallbacks() throws {
    let (regular, bold) = try faces()
    let cjk = try TGFont(bytes: Files.bytes("Fonts/cjk.ttf"))
    let family = TGFontFamily(regular, cjk, bold)
    #expect(family.faces(weight: 700) == [bold, cjk])
    #expect(TGFontFamily([], choosesFaces: false) == nil)
    #expect(TGFontFamily([regular, bold], choosesFaces: false)?.faces() == [regular, bold])
  }

  @Test func copiesOfAFontAreEqualAndOthersAreNot() throws {
    let bytes = try Files.bytes("Fonts/sans.ttf")
    let font = try TGFont(bytes: bytes)
    let copy = font
    #expect(font == copy)
    #expect(try TGFont(bytes: bytes) != font)
  }
}
