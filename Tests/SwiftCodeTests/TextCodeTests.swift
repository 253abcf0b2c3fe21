import Foundation
import Tangram
import TangramTextViews
import Testing

@testable import TangramScene

/// The code of scenes with texts that are measured.
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
         "lineHeight": {"points": 30}, "whiteSpace": "preWrap", "tabSize": 4}},
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

  @Test func aProgramOpensTheFontsBesideIt() throws {
    let code = try scene().swiftCode
    #expect(
      code.hasPrefix(
        """
        import Foundation
        import Tangram
        import TangramTextViews

        func font(_ file: String) throws -> TGFont {
          try TGFont(bytes: [UInt8](Data(contentsOf: URL(filePath: file))))
        }

        let body = try TGFontFamily(font("sans.ttf"), font("sans-bold.ttf"))
        """))
    #expect(code.contains(#"TGView("Kind of \"Blue\"", title, options: titleOptions).named("a")"#))
  }

  @Test func everyKeyOfAStyleHasASpelling() {
    for key in TextKey.all {
      let spellings = key.isOfLetters ? TextSpelling.ofLetters : TextSpelling.ofLines
      #expect(spellings[key.name] != nil, "\(key.name.text)")
    }
  }
}
