import Foundation
import Tangram
import TangramTextViews
import Testing

@testable import TangramScene
@testable import TangramSceneSwift

/// The Swift code for scenes whose texts are measured with fonts.
@Suite struct TextCodeTests {
  private static let fonts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "TangramTextTests/Fonts")

  private static let known: [String: TGFont]? = try? Dictionary(
    uniqueKeysWithValues: ["sans.ttf", "sans-bold.ttf", "serif.ttf", "mono"].map { name in
      let file = name.contains(".") ? name : name + ".ttf"
      let bytes = try Data(contentsOf: fonts.appending(path: file))
      return (name, try TGFont(bytes: [UInt8](bytes)))
    })

  private static let json = #"""
    {"fonts": {"body": ["sans.ttf", "sans-bold.ttf"], "serif": "serif.ttf"},
     "styles": {
       "title": {"size": 24, "weight": 700, "color": "#3e63dd80", "maxLines": 1},
       "small title": {"style": "title", "size": 18, "align": "center"}},
     "root": {"layout": "linear", "width": 300, "height": "wrap", "children": [
       {"id": "a", "width": "fill", "height": "wrap", "content": {"text": "Kind of \"Blue\"", "style": "title"}},
       {"id": "b", "width": "fill", "height": "wrap", "content": {"text": "Miles", "style": "small title"}},
       {"id": "c", "width": "fill", "height": "wrap", "content": {"text": "Davis", "font": "mono",
         "lineHeight": {"points": 30}, "whiteSpace": "preWrap", "tabSize": 4, "fit": [8, 40.5]}},
       {"id": "d", "width": "fill", "height": "wrap", "content": {
         "runs": ["from ", {"text": "12.50", "style": "title"}, {"text": "!", "kerning": false}],
         "font": "serif", "lineHeight": 1.5}}]}}
    """#

  private func scene() throws -> TGScene {
    try TGScene(json: Self.json, fonts: TGSceneFonts(#require(Self.known)))
  }

  @Test func theCodeIsWhatTheWriterWritesToday() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Generated/texts.swift")
    let text = """
      // Written by the tool; see `TextCodeTests`.
      // swift-format-ignore-file
      import Tangram
      import TangramTextViews

      \(try scene().swiftFunction(named: "measuredTexts"))

      """
    if ProcessInfo.processInfo.environment["TANGRAM_WRITE_SWIFT"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let isFresh = try String(contentsOf: file, encoding: .utf8) == text
    #expect(isFresh, "write it again as `GeneratedFile` says")
  }

  @Test func compiledCodeIsTheScene() throws {
    let (scene, known) = (try scene(), try #require(Self.known))
    let layout = try measuredTexts { try #require(known[$0]) }
    #expect(layout.namedFrames == scene.layout().namedFrames)
    let root = try #require(layout.entries.first).view
    for id in ["a", "b", "c", "d"] {
      let (one, other) = (root[id]?.tg_content?.paragraph, scene.root[id]?.tg_content?.paragraph)
      #expect(one != nil)
      #expect(one?.runs.map(\.text) == other?.runs.map(\.text))
      #expect(one?.options == other?.options)
      #expect(one?.style.color == other?.style.color)
      #expect(one?.runs.map(\.style.kerning) == other?.runs.map(\.style.kerning))
    }
  }

  /// The font-opening function for clients, which is compiled into these tests.
  private static func functionThatOpensFonts() throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Generated/font.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "// Opens")).lowerBound
    return text[start...].trimmingCharacters(in: .newlines)
  }

  @Test(
    "A client program finds fonts where the tool finds them",
    arguments: ["sans.ttf", "sans", "compact", "sans.ttf#0", "sans#0"])
  func foundFont(name: String) throws {
    let file = name.hasPrefix("sans") ? "sans.ttf" : "compact.otf"
    let bytes = try Data(contentsOf: Self.fonts.appending(path: file))
    #expect(try font(Self.fonts.appending(path: name).path).bytes == [UInt8](bytes))
  }

  @Test func aProgramFindsNoFontThatIsNotThere() {
    #expect(throws: TGFontError.self) { try font(Self.fonts.path + "/sans.ttf#1") }
    #expect(throws: CocoaError.self) { try font(Self.fonts.path + "/nowhere") }
  }

  @Test func aProgramSaysWhichFontsAreToBeReplaced() throws {
    let family = TGFontFamily(try #require(Self.known?["mono"]))
    let fonts = TGSceneFonts(["mono": try #require(Self.known?["mono"])], standard: family)
    let code = try TGScene(json: #"{"root":{"content":{"text":"a"}}}"#, fonts: fonts).swiftCode
    #expect(
      code.contains(
        """
        }

        // The scene names no font for some texts. Replace "mono" below with your own files.

        let standard = try TGFontFamily(font("mono"))
        """), "\(code)")
    #expect(try !scene().swiftCode.contains("Replace"))
  }

  @Test func theFamilyThatADocumentNamesIsThatOfItsTexts() throws {
    let json =
      #"{"fonts":{"a":"sans.ttf","b":"serif.ttf"},"font":"b","root":{"content":{"text":"x"}}}"#
    let code = try TGScene(json: json, fonts: TGSceneFonts(#require(Self.known))).swiftCode
    #expect(code.contains("let style = TGTextStyle(b)"), "\(code)")
  }

  @Test func aProgramOpensTheFontsBesideIt() throws {
    let code = try scene().swiftCode
    #expect(
      code.hasPrefix(
        """
        import Foundation
        import Tangram
        import TangramTextViews

        \(try Self.functionThatOpensFonts())

        let body = try TGFontFamily(font("sans.ttf"), font("sans-bold.ttf"))
        """))
    #expect(code.contains(#"TGView("Kind of \"Blue\"", title, options: titleOptions).named("a")"#))
  }
}
