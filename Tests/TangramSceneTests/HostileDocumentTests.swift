import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// Untrusted documents: each gives an error or frames, and quickly.
@Suite struct HostileDocumentTests {
  private func outcome(_ bytes: [UInt8], _ limits: TGSceneLimits = TGSceneLimits()) -> [String] {
    do {
      let layout = try TGScene(utf8: bytes, limits: limits).layout()
      return layout.namedFrames.map { "\($0.name) \($0.frame)" }
        + layout.diagnostics.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  @Test func thereAreManyHostileDocuments() { #expect(HostileDocument.listed.count >= 200) }

  @Test("Each document has its listed outcome", arguments: HostileDocument.listed)
  func listed(document: HostileDocument) {
    #expect(outcome(document.bytes) == document.outcome)
  }

  @Test func nestingIsLimited() {
    let node = #"{"children":["#
    let scene = #"{"root":"# + String(repeating: node, count: 10_060) + "{}"
    // Each object contains an array, and the next level is too deep.
    let path = "root" + String(repeating: ".children[0]", count: 10_049) + ".children"
    let message = "line 1, column 130658: the document is nested more than 20100 deep"
    #expect(outcome(Array(scene.utf8)) == ["\(path.prefix(300)) … \(path.suffix(300)): \(message)"])
    #expect(
      outcome(Array(#"{"root":{"children":[]}}"#.utf8), TGSceneLimits(nesting: 2))
        == ["root.children: line 1, column 21: the document is nested more than 2 deep"])
  }

  @Test func viewsAreLimited() {
    let scene = Array(#"{"root":{"children":[{},{},{}]}}"#.utf8)
    #expect(
      outcome(scene, TGSceneLimits(nodes: 3)) == ["the document has more than 3 views"])
    #expect(outcome(scene, TGSceneLimits(nodes: 4)) != outcome(scene, TGSceneLimits(nodes: 3)))
  }

  @Test func bytesAreLimited() {
    let scene = Array(#"{"root":{}}"#.utf8)
    let limits = TGSceneLimits(bytes: 10)
    #expect(outcome(scene, limits) == ["the document has more than 10 bytes"])
    #expect(throws: TGSceneError(path: "", message: "the document has more than 10 bytes")) {
      try TGScene(json: #"{"root":{}}"#, limits: limits)
    }
  }

  @Test(
    "Strings are limited, escaped or not",
    arguments: [("aaaa", 4, 15), ("aa\\n", 3, 15), ("aaa\\n", 4, 15), ("éé", 4, 15)])
  func strings(text: String, bytes: Int, column: Int) {
    let scene = Array(#"{"root":{"id":"\#(text)","width":1,"height":1}}"#.utf8)
    #expect(
      outcome(scene, TGSceneLimits(stringBytes: bytes - 1)) == [
        "root.id: line 1, column \(column): the string has more than \(bytes - 1) bytes"
      ])
    #expect(outcome(scene, TGSceneLimits(stringBytes: 6)).count == 1)
  }

  @Test("Long quotations in errors are abridged", arguments: ["k", "é", "\u{301}"])
  func longQuotations(letter: String) {
    let long = String(repeating: letter, count: 100_000)
    for scene in [
      #"{"\#(long)":1}"#, #"{"root":{"layout":"\#(long)"}}"#, #"{"\#(long)":1,"\#(long)":1}"#,
      #"{"root":{"left":"\#(long).right"}}"#,
    ] {
      let message = outcome(Array(scene.utf8)).first ?? ""
      #expect(message.unicodeScalars.contains("…"))
      #expect(message.utf8.count < 4_000)
    }
  }

  @Test func longPathsAreAbridged() {
    let scene =
      #"{"root":"# + String(repeating: #"{"children":["#, count: 5_000) + #"{"z":1}"#
      + String(repeating: "]}", count: 5_000) + "}"
    let message = outcome(Array(scene.utf8)).first ?? ""
    #expect(message.hasPrefix("root.children[0].children[0]."))
    #expect(message.hasSuffix(".children[0].z: unknown key"))
    #expect(message.utf8.count < 1_000)
  }

  @Test("Numbers with many digits are read", arguments: [(100_000, "0."), (100_000, "")])
  func longNumbers(digits: Int, start: String) {
    let number = start + (start.isEmpty ? "9" : "0") + String(repeating: "9", count: digits)
    let scene = #"{"root":{"id":"a","height":1,"width":\#(number)}}"#
    let expected =
      start.isEmpty
      ? "root.width: line 1, column 38: the number is too large; write one below 1e308"
      : "a (0, 0, 0, 1)"
    #expect(outcome(Array(scene.utf8)).first == expected)
  }
}
