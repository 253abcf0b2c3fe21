import Tangram
import TangramScene
import TangramTextViews
import Testing

/// Documents whose reader has a family for texts that name none: the family stays theirs when they are
/// written, whatever else the document names.
@Suite struct WrittenTextTests {
  private let fonts: TGSceneFonts

  init() throws {
    var fonts = try #require(SceneFonts.few)
    fonts.standard = TGFontFamily(try #require(fonts.named["sans.ttf"]))
    self.fonts = fonts
  }

  private func paragraphs(_ scene: TGScene) -> [TGParagraph] {
    scene.layout().entries.compactMap { $0.view.tg_content?.paragraph }
  }

  /// What is written of a document, which has the same texts.
  private func written(_ json: String) throws -> String {
    let scene = try TGScene(json: json, fonts: fonts)
    let again = try TGScene(json: scene.json(), fonts: fonts)
    let (one, other) = (paragraphs(scene), paragraphs(again))
    #expect(!one.isEmpty)
    #expect(one.map(\.runs) == other.map(\.runs))
    #expect(one.map(\.style) == other.map(\.style))
    #expect(one.map(\.options) == other.map(\.options))
    #expect(again.json() == scene.json())
    return scene.json()
  }

  @Test func aStyleInAnotherFontIsNoBase() throws {
    let json = ##"""
      {"styles":{"a":{"font":"cjk.ttf","size":20,"weight":700,"color":"#ff0000"}},"root":\##
      {"content":{"text":"x","size":20,"weight":700,"color":"#ff0000"}}}
      """##
    #expect(try written(json) == json)
  }

  @Test func aPartInTheFamilyOfTheReaderNamesIt() throws {
    let json = #"""
      {"styles":{"x":{"size":12}},"root":\#
      {"content":{"runs":["a",{"text":"b","style":"x","size":13}],"font":"cjk.ttf"}}}
      """#
    #expect(
      try written(json) == #"""
        {"fonts":{"standard":"sans.ttf"},"styles":{"x":{"size":12}},"root":\#
        {"content":{"runs":["a",{"text":"b","font":"standard","size":13}],"font":"cjk.ttf"}}}
        """#)
  }

  @Test func theNameOfTheFamilyIsAFreeOne() throws {
    let mono = try #require(fonts.named["mono"])
    var fonts = fonts
    fonts.named["standard"] = mono
    let json = #"""
      {"styles":{"x":{"size":12}},"root":{"children":[\#
      {"content":{"text":"m","font":"standard"}},\#
      {"content":{"runs":[{"text":"b","style":"x","size":13},"a"],"font":"standard"}},\#
      {"content":{"text":"s"}}]}}
      """#
    let scene = try TGScene(json: json, fonts: fonts)
    let again = try TGScene(json: scene.json(), fonts: fonts)
    #expect(scene.json().hasPrefix(#"{"fonts":{"standard 2":"sans.ttf"},"#))
    #expect(paragraphs(again).map(\.runs) == paragraphs(scene).map(\.runs))
  }

  @Test func theFamilyIsDeclaredBeforeThoseOfTexts() throws {
    let (sans, mono) = (try #require(fonts.named["sans.ttf"]), try #require(fonts.named["mono"]))
    let (one, other) = (TGTextStyle(mono, size: 20), TGTextStyle(sans, size: 20))
    let runs = [TGTextRun("a", one), TGTextRun("b", other)]
    let scene = TGScene(
      root: TGVStack {
        TGView(TGParagraph(runs, style: one))
        TGView("c", other)
      }, fonts: TGSceneFonts(["sans.ttf": sans, "mono": mono], standard: fonts.standard))
    let again = try TGScene(json: scene.json(), fonts: fonts)
    #expect(paragraphs(again).map(\.runs) == paragraphs(scene).map(\.runs))
    #expect(again.json() == scene.json())
  }

  @Test func theFamilyOfATextIsDeclaredBeforeThoseOfItsParts() throws {
    let (sans, mono) = (try #require(fonts.named["sans.ttf"]), try #require(fonts.named["mono"]))
    let (one, other) = (TGTextStyle(mono, size: 20), TGTextStyle(sans, size: 20))
    let runs = [TGTextRun("a", other), TGTextRun("b", one)]
    let json = TGScene(
      root: TGView(TGParagraph(runs, style: one)), fonts: TGSceneFonts(fonts.named)
    ).json()
    let names = try #require(mono.familyName.map { $0.prefix(1).lowercased() + $0.dropFirst() })
    #expect(json.hasPrefix(#"{"fonts":{"\#(names)":"mono","#), "\(json)")
  }
}
