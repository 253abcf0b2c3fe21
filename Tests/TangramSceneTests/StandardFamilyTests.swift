import Tangram
import TangramScene
import TangramTestSupport
import TangramTextViews
import Testing

/// Documents with texts that use the reader's default font family.
///
/// They still use it after the documents are written, whatever other fonts the documents name.
@Suite struct StandardFamilyTests {
  private let fonts: TGSceneFonts

  init() throws {
    var fonts = try #require(SceneFonts.few)
    fonts.standard = TGFontFamily(try #require(fonts.named["sans.ttf"]))
    self.fonts = fonts
  }

  private func paragraphs(_ scene: TGScene) -> [TGParagraph] {
    scene.layout().entries.compactMap { $0.view.tg_content?.paragraph }
  }

  /// Writes a document, and checks that its texts survive a round trip.
  private func written(_ json: String) throws -> String {
    let scene = try TGScene(json: json, fonts: fonts)
    let again = try TGScene(json: scene.json(), fonts: fonts)
    let (one, other) = (paragraphs(scene), paragraphs(again))
    #expect(!one.isEmpty)
    #expect(one.map(\.runs) == other.map(\.runs), "\(json)")
    #expect(one.map(\.style) == other.map(\.style), "\(json)")
    #expect(one.map(\.options) == other.map(\.options), "\(json)")
    #expect(again.json() == scene.json(), "\(json)")
    return scene.json()
  }

  @Test func aStyleWithAnotherFontIsNotUsedAsABase() throws {
    let json = ##"""
      {"styles":{"a":{"font":"cjk.ttf","size":20,"weight":700,"color":"#ff0000"}},"root":\##
      {"content":{"text":"x","size":20,"weight":700,"color":"#ff0000"}}}
      """##
    #expect(try written(json) == json)
  }

  @Test func aRunInTheStandardFamilyNamesIt() throws {
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

  @Test func theStandardFamilyGetsAnUnusedName() throws {
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

  @Test func theStandardFamilyPrecedesTheFamiliesOfTexts() throws {
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

  @Test func theFamilyOfATextPrecedesThoseOfItsRuns() throws {
    let (sans, mono) = (try #require(fonts.named["sans.ttf"]), try #require(fonts.named["mono"]))
    let (one, other) = (TGTextStyle(mono, size: 20), TGTextStyle(sans, size: 20))
    let runs = [TGTextRun("a", other), TGTextRun("b", one)]
    let json = TGScene(
      root: TGView(TGParagraph(runs, style: one)), fonts: TGSceneFonts(fonts.named)
    ).json()
    let names = try #require(mono.familyName.map { $0.prefix(1).lowercased() + $0.dropFirst() })
    #expect(json.hasPrefix(#"{"fonts":{"\#(names)":"mono","#), "\(json)")
  }

  @Test func randomDocumentsKeepTheirTextsInARoundTrip() throws {
    for seed in 0..<(isLong ? 20_000 : 500) {
      var texts = RandomTexts(seed: UInt64(seed))
      _ = try written(texts.document())
    }
  }
}

/// Random documents in which fonts, styles and texts refer to each other.
private struct RandomTexts {
  private var random: SplitMix
  private var fonts: [String] = []
  private var styles: [String] = []

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  private static let files = [
    #""sans.ttf""#, #""cjk.ttf""#, #""mono""#, #"["sans.ttf","sans-bold.ttf"]"#,
    #"["cjk.ttf","sans.ttf"]"#,
  ]

  mutating func document() -> String {
    var members: [String] = []
    var declared: [String] = []
    // A writer might choose `standard` itself, and `mono` is also the name of a font file.
    for name in ["a", "standard", "mono"] where random.chance(25) {
      declared.append("\"\(name)\":\(random.pick(Self.files))")
      fonts.append(name)
    }
    if !declared.isEmpty { members.append("\"fonts\":{\(declared.joined(separator: ","))}") }
    fonts += ["sans.ttf", "cjk.ttf", "mono"]
    declared = []
    for name in ["x", "y", "z"] where random.chance(60) {
      declared.append("\"\(name)\":{\(style(isPart: false).joined(separator: ","))}")
      styles.append(name)
    }
    if !declared.isEmpty { members.append("\"styles\":{\(declared.joined(separator: ","))}") }
    let children = (0...random.below(4)).map { _ in "{\"content\":{\(text())}}" }
    members.append("\"root\":{\"children\":[\(children.joined(separator: ","))]}")
    return "{\(members.joined(separator: ","))}"
  }

  private mutating func text() -> String {
    var members = style(isPart: false)
    if random.chance(50) {
      members.append(#""text":"t""#)
    } else {
      let runs = (0..<random.below(4)).map { _ in
        random.chance(40)
          ? #""r""# : "{\((style(isPart: true) + [#""text":"p""#]).joined(separator: ","))}"
      }
      members.append("\"runs\":[\(runs.joined(separator: ","))]")
    }
    return members.joined(separator: ",")
  }

  /// A random selection of the keys of a style, in random order.
  private mutating func style(isPart: Bool) -> [String] {
    var members: [String] = []
    if !styles.isEmpty, random.chance(50) { members.append("\"style\":\"\(random.pick(styles))\"") }
    if random.chance(35) { members.append("\"font\":\"\(random.pick(fonts))\"") }
    if random.chance(40) { members.append("\"size\":\(random.pick([12, 16, 20]))") }
    if random.chance(30) { members.append("\"weight\":\(random.pick([400, 700]))") }
    if random.chance(30) { members.append("\"color\":\(random.pick([##""#ff0000""##, "null"]))") }
    if !isPart, random.chance(30) { members.append("\"maxLines\":\(random.pick(["1", "null"]))") }
    return members.shuffled(using: &random)
  }
}
