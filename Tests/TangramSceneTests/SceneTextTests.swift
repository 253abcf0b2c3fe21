import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// The range in the text of a scene that an error or a diagnostic is about.
@Suite struct SceneTextTests {
  /// The error from reading a text.
  private func error(of text: String) throws -> TGSceneError {
    do { _ = try TGScene(json: text) } catch { return error }
    return try #require(nil, "\(text) is a scene")
  }

  /// Texts in which guillemets mark the range of the error.
  static let faults = [
    #"{"root": {«"widht"»: 100}}"#,
    #"{"root": {"width": «"ful"»}}"#,
    #"{«"rot"»: {}}"#,
    #"{«"a b"»: {}}"#,
    #"{«"\u0061\"b"»: {}}"#,
    #"«{»"scale": 2}"#,
    #"«[»]"#,
    #"«null»"#,
    #"{"scale": «0», "root": {}}"#,
    #"{"superview": [1, «"x"»], "root": {}}"#,
    #"{"superview": «[»1], "root": {}}"#,
    #"{"root": {"layout": "linear", "children": [{}, {"id": "A", "width": {"min": «"x"»}}]}}"#,
    #"{"root": {"layout": "frame", "children": [{"id": "é"}, {"id": «"é"»}]}}"#,
    #"{"root": {"layout": "table", "rows": [{«"layout"»: "linear"}]}}"#,
    #"{"root": {"width": {"equal": 1, «"mn"»: 2}}}"#,
    #"{"root": «x»}"#,
    #"{"root": {"width": 1}«]»"#,
    #"{"scale": 1, «"scale"»: 2}"#,
    #"{"ä": «nul»}"#,
  ]

  @Test("The range of an error covers exactly what is wrong", arguments: faults)
  func errors(marked: String) throws {
    let text = marked.filter { !"«»".contains($0) }
    let place = TGSceneText(text).place(of: try error(of: text))
    let start = text.utf8.distance(from: text.startIndex, to: place.range.lowerBound)
    let end = text.utf8.distance(from: text.startIndex, to: place.range.upperBound)
    let utf8 = Array(text.utf8)
    let shown = [utf8[..<start], Array("«".utf8)[...], utf8[start..<end], Array("»".utf8)[...]]
    #expect(String(decoding: shown.joined() + utf8[end...], as: UTF8.self) == marked)
  }

  @Test(
    "Text that is not JSON is marked where the message says",
    arguments: SyntaxErrorTests.cases.map(\.text))
  func syntax(text: String) throws {
    let error = try error(of: text)
    let place = TGSceneText(text).place(of: error)
    #expect(error.message.hasPrefix("line \(place.line), column \(place.column): "))
    // The marked range is empty only at the end of the text.
    #expect(!place.range.isEmpty || place.range.lowerBound == text.endIndex)
  }

  @Test func linesAndColumnsAreCountedInCharacters() throws {
    let text =
      "{\n  \"root\": {\"id\": \"\(String(repeating: "😀é", count: 300))\", \"hight\": 2}\n}"
    let place = TGSceneText(text).place(of: try error(of: text))
    #expect(text[place.range] == "\"hight\"")
    #expect(place.line == 2)
    #expect(place.column == 622)
  }

  @Test("The range of an error is inside the text, whatever the text")
  func prefixes() {
    let whole = #"{"root":{"id":"😀\u00e9","layout":"table","rows":[{"id":"r","children":[{}]}]}}"#
    for end in whole.indices {
      let text = String(whole[..<end])
      let sceneText = TGSceneText(text)
      let places = TGScene.errors(in: text).map(sceneText.place) + sceneText.placesOfViews
      #expect(places.allSatisfy { $0.range.upperBound <= text.endIndex && $0.line == 1 })
    }
  }

  @Test func anErrorAboutTheWholeDocumentIsAtItsStart() throws {
    let text = #" {"root": {}}"#
    let error = try #require(TGScene.errors(in: text, limits: TGSceneLimits(bytes: 5)).first)
    let place = TGSceneText(text).place(of: error)
    #expect(place.range.isEmpty && place.range.lowerBound == text.startIndex)
    #expect(place.line == 1 && place.column == 1)
  }

  @Test func anErrorFromAnotherTextIsPlacedWithinThisOne() throws {
    let long = #"{"root": {"children": [{"id": "A", "hight": 3}]}}"#
    let place = TGSceneText("{}").place(of: try error(of: long))
    #expect(place.range.isEmpty && place.column == 3)
  }

  @Test func aDiagnosticIsPlacedAtItsPropertyOrItsView() throws {
    let text = #"""
      {"root": {"id": "S", "layout": "linear", "width": 50, "height": 20, "children": [
        {"id": "wide", "width": 70, "height": 5},
        {"id": "none", "height": 5}]}}
      """#
    let layout = try TGScene(json: text).layout()
    let places = layout.diagnostics.map { TGSceneText(text).place(of: $0) }
    #expect(places.map { String(text[$0.range]) } == ["50", "\"none\""])
    #expect(places.map(\.line) == [1, 3])
  }

  @Test("Views are listed in the order of the layout")
  func views() throws {
    let text = #"""
      {"root": {"layout": "table", "id": "T", "rows": [
        {"children": [{"id": "a", "children": [{"id": "b"}]}, {}]}, {"id": "r", "children": []}]},
       "scale": 2}
      """#
    let entries = try TGScene(json: text).layout().entries
    let places = TGSceneText(text).placesOfViews
    #expect(
      places.map { String(text[$0.range]) } == ["\"T\"", "{", "\"a\"", "\"b\"", "{", "\"r\""])
    #expect(entries.map(\.name) == ["T", nil, "a", "b", nil, "r"])
    let extents = places.map { String(text[$0.extent]) }
    #expect(
      extents[2...] == [
        #"{"id": "a", "children": [{"id": "b"}]}"#, #"{"id": "b"}"#, "{}",
        #"{"id": "r", "children": []}"#,
      ])
    #expect(extents[0].hasSuffix(#""children": []}]}"#))
  }

  @Test("Finding ranges in a one-line text takes linear time")
  func longLine() {
    let children = Array(repeating: #"{"id":"é"}"#, count: 3_000).joined(separator: ",")
    let places = TGSceneText(#"{"root":{"children":[\#(children)]}}"#).placesOfViews
    #expect(places.count == 3_001)
    #expect(places.last?.column == 28 + 2_999 * 11)
  }
}
