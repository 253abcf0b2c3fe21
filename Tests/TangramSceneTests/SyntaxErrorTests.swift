import TangramScene
import Testing

/// The exact messages about text that is not JSON.
@Suite struct SyntaxErrorTests {
  static let cases: [(text: String, path: String, message: String)] = [
    ("", "", "line 1, column 1: expected a value; the text ends here"),
    ("{", "", "line 1, column 2: expected a key in quotes; the text ends here"),
    ("{\"root\"", "", "line 1, column 8: expected `:`; the text ends here"),
    ("{\"root\": }", "root", "line 1, column 10: expected a value"),
    ("{\"root\": {}", "", "line 1, column 12: expected `,` or `}`; the text ends here"),
    ("{\"root\": {}]", "", "line 1, column 12: expected `,` or `}`"),
    ("{\"root\": {},}", "", "line 1, column 12: there is a comma before `}`; remove it"),
    ("{\n  \"root\": {},\n  root: 1\n}", "", "line 3, column 3: expected a key in quotes"),
    ("{\"ä\": x}", "[\"ä\"]", "line 1, column 7: expected a value"),
    ("{\"scale\": [1, 2}", "scale", "line 1, column 16: expected `,` or `]`"),
    ("{\"scale\": [1, ]}", "scale[1]", "line 1, column 13: there is a comma before `]`; remove it"),
    ("{\"scale\": []]}", "", "line 1, column 13: expected `,` or `}`"),
    ("{\"scale\": ,}", "scale", "line 1, column 11: expected a value"),
    ("{\"scale\": 1} {}", "", "line 1, column 14: expected nothing after the document"),
    ("{\"scale\": 1, \"scale\": 2}", "", "line 1, column 14: the key `scale` is used twice"),
    ("{\"scale\": 01}", "scale", "line 1, column 12: a number does not begin with 0"),
    ("{\"scale\": +1}", "scale", "line 1, column 11: expected a value"),
    ("{\"scale\": 1.}", "scale", "line 1, column 13: expected a digit"),
    ("{\"scale\": .5}", "scale", "line 1, column 11: expected a value"),
    ("{\"scale\": -}", "scale", "line 1, column 12: expected a digit"),
    ("{\"scale\": 1e}", "scale", "line 1, column 13: expected a digit"),
    (
      "{\"scale\": 1e999}", "scale",
      "line 1, column 11: the number is too large; write one below 1e308"
    ),
    (
      "{\"scale\": NaN}", "scale",
      "line 1, column 11: expected a value; JSON has no `NaN`, only finite numbers"
    ),
    ("{\"scale\": True}", "scale", "line 1, column 11: expected a value; write `true`"),
    ("{\"scale\": nil}", "scale", "line 1, column 11: expected a value; write `null`"),
    ("{\"scale\": nul}", "scale", "line 1, column 11: expected a value"),
    ("{\"scale\": \"a}", "scale", "line 1, column 14: the string has no end; the text ends here"),
    ("{\"a\tb\": 1}", "", "line 1, column 4: a control character in a string must be escaped"),
    ("{\"\\x\": 1}", "", "line 1, column 4: unknown escape in a string"),
    ("{\"\\u12G4\": 1}", "", "line 1, column 7: expected four hexadecimal digits"),
    ("{\"\\uD800\": 1}", "", "line 1, column 5: half of a surrogate pair in a string"),
    ("{\"\\uDC00\": 1}", "", "line 1, column 5: half of a surrogate pair in a string"),
    ("{\"\\uD83Dx\": 1}", "", "line 1, column 5: half of a surrogate pair in a string"),
  ]

  @Test("Messages give the line and the column", arguments: cases)
  func message(text: String, path: String, message: String) {
    #expect(throws: TGSceneError(path: path, message: message)) { try TGScene(json: text) }
  }

  @Test("A document that is nested too deeply is rejected, whatever its contents")
  func depthIsLimited() {
    let message = "line 1, column 20101: the document is nested more than 20100 deep"
    let text = String(repeating: "[", count: 2_000_000)
    let path = String(repeating: "[0]", count: 100)
    #expect(throws: TGSceneError(path: "\(path) … \(path)", message: message)) {
      try TGScene(json: text)
    }
  }

  @Test("A document nested as deeply as allowed is read")
  func greatestDepth() {
    let text = String(repeating: "[", count: 20_100) + String(repeating: "]", count: 20_100)
    let error = TGSceneError(path: "", message: "expected an object, found an array")
    #expect(throws: error) { try TGScene(json: text) }
  }

  @Test("Every prefix of a scene is an error and does not crash")
  func prefixes() throws {
    let text = #"{"rtl":true,"root":{"id":"\ud83d\ude00é","width":-1.5e1,"layout":"linear"}}"#
    for end in text.indices {
      #expect(throws: TGSceneError.self) { try TGScene(json: String(text[..<end])) }
    }
    #expect(try TGScene(json: text).root.name == "😀é")
  }
}
