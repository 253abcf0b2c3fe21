import Foundation
import Tangram
import TangramScene
import TangramTextViews
import Testing

/// Scenes with texts, embedded in documents that are read with `Codable`.
@Suite struct CodableTextTests {
  private struct Page: Codable {
    var title: String
    var scene: TGScene
  }

  private let fonts: TGSceneFonts

  init() throws { fonts = try #require(SceneFonts.few) }

  private let json = #"""
    {"fonts":{"zebra":["sans.ttf","sans-bold.ttf"],"cjk":"cjk.ttf","mono":"mono"},"styles":{\#
    "z":{"size":20},"y":{"style":"z","weight":700},"b":{"font":"cjk"},"a":{"style":"y","maxLines":2}},\#
    "root":{"layout":"vstack","children":[{"id":"one","content":{"text":"One","style":"a"}},\#
    {"id":"two","content":{"text":"Two"}},{"id":"three","content":{"text":"三","style":"b"}}]}}
    """#

  private func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.userInfo[TGSceneFonts.userInfoKey] = fonts
    return decoder
  }

  /// The texts of a scene, each with its fonts and sizes.
  private func texts(_ scene: TGScene) -> [String] {
    scene.layout().entries.compactMap { $0.view.tg_content?.paragraph }.map { paragraph in
      let style = paragraph.style
      let names = style.family.fonts.map { $0.fullName ?? "" }
      return "\(paragraph.runs.map(\.text)) \(names) \(style.size) \(style.weight)"
    }
  }

  @Test func anEmbeddedSceneKeepsItsFontsInAJSONRoundTrip() throws {
    let scene = try TGScene(json: json, fonts: fonts)
    let data = try JSONEncoder().encode(Page(title: "Texts", scene: scene))
    // Foundation's decoder returns the keys of an object in an order that differs from run to run.
    for _ in 0..<20 {
      let decoded = try decoder().decode(Page.self, from: data).scene
      #expect(texts(decoded) == texts(scene))
      #expect(decoded.frames() == scene.frames())
    }
  }

  @Test func anEmbeddedSceneKeepsItsFontsInAPropertyListRoundTrip() throws {
    let scene = try TGScene(json: json, fonts: fonts)
    let data = try PropertyListEncoder().encode(Page(title: "Texts", scene: scene))
    let decoder = PropertyListDecoder()
    decoder.userInfo[TGSceneFonts.userInfoKey] = fonts
    #expect(try texts(decoder.decode(Page.self, from: data).scene) == texts(scene))
  }

  @Test func decodedFontsAndStylesAreWrittenInAStableOrder() throws {
    let scene = try TGScene(json: json, fonts: fonts)
    let data = try JSONEncoder().encode(scene)
    let written = try decoder().decode(TGScene.self, from: data).json()
    #expect(
      written.hasPrefix(
        #"""
        {"fonts":{"cjk":"cjk.ttf","mono":"mono","zebra":["sans.ttf","sans-bold.ttf"]},"font":"zebra",\#
        "styles":{"z":{"size":20},"y":{"style":"z","weight":700},"a":{"style":"y","maxLines":2},\#
        "b":{"font":"cjk"}},
        """#))
    #expect(try decoder().decode(TGScene.self, from: JSONEncoder().encode(scene)).json() == written)
  }

  @Test func anErrorNamesTheMissingFont() throws {
    let data = Data(#"{"fonts":{"body":"sans.ttf"},"root":{"content":{"text":"a"}}}"#.utf8)
    let error = #expect(throws: TGSceneError.self) {
      try JSONDecoder().decode(TGScene.self, from: data)
    }
    #expect(error?.description == "fonts.body: there is no font `sans.ttf`")
  }

  @Test func userInfoOfTheWrongTypeIsRejected() {
    let decoder = JSONDecoder()
    decoder.userInfo[TGSceneFonts.userInfoKey] = "sans.ttf"
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(TGScene.self, from: Data(#"{"root":{}}"#.utf8))
    }
    guard case .typeMismatch(_, let context)? = error else {
      Issue.record("another error")
      return
    }
    #expect(context.debugDescription == "userInfo[TGSceneFonts.userInfoKey] is a String")
  }

  @Test func cyclicStylesAreRejected() {
    let data = Data(
      #"{"fonts":{"a":"mono"},"styles":{"x":{"style":"y"},"y":{"style":"x"}},"root":{}}"#.utf8)
    #expect(throws: TGSceneError.self) { try decoder().decode(TGScene.self, from: data) }
  }

  @Test func aLongChainOfStylesIsDecoded() throws {
    let styles = (0..<2_000).map { #""s\#($0)":{"style":"s\#($0 + 1)"}"# }
    let chain = styles.joined(separator: ",") + #","s2000":{"size":9}"#
    let data = Data(
      #"{"fonts":{"a":"mono"},"styles":{\#(chain)},"root":{"content":{"text":"a","style":"s0"}}}"#
        .utf8)
    let scene = try decoder().decode(TGScene.self, from: data)
    #expect(scene.root.tg_content?.paragraph?.style.size == 9)
  }
}
