import Foundation
import Tangram
import TangramScene
import TangramTestSupport
import TangramTextViews
import Testing

/// The fonts in the folder of the text tests, by file name.
enum SceneFonts {
  static func font(_ file: String) throws -> TGFont {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let url = tests.appending(path: "TangramTextTests/Fonts/\(file)")
    return try TGFont(bytes: asFace([UInt8](Data(contentsOf: url))))
  }

  /// Truncates the font's family name before `-bold`, so that both fonts are faces of one family.
  private static func asFace(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    func u16(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
    for entry in stride(from: 12, to: 12 + 16 * u16(4), by: 16)
    where bytes[entry..<entry + 4].elementsEqual("name".utf8) {
      let table = u16(entry + 8) << 16 | u16(entry + 10)
      for record in stride(from: table + 6, to: table + 6 + 12 * u16(table + 2), by: 12)
      where u16(record + 6) == 1 && u16(record + 8) > 2 * 17 {
        bytes[record + 9] = 2 * 17
      }
    }
    return bytes
  }

  /// Some fonts, each opened once.
  static let few: TGSceneFonts? = try? TGSceneFonts([
    "sans.ttf": font("sans.ttf"), "sans-bold.ttf": font("sans-bold.ttf"),
    "cjk.ttf": font("cjk.ttf"), "mono": font("mono.ttf"),
  ])
}

/// Texts in scenes that are measured with fonts.
@Suite struct MeasuredTextTests {
  private let fonts: TGSceneFonts
  private let sans: TGFont
  private let bold: TGFont

  init() throws {
    fonts = try #require(SceneFonts.few)
    sans = try #require(fonts.named["sans.ttf"])
    bold = try #require(fonts.named["sans-bold.ttf"])
  }

  private let sentence = "The office of the affable chief was fitted with a fine flat desk."

  /// A document with fonts, styles and a single view.
  private func document(styles: String = "{}", _ content: String) -> String {
    """
    {"fonts":{"body":["sans.ttf","sans-bold.ttf"],"cjk":"cjk.ttf"},"styles":\(styles),\
    "root":{"id":"a","width":200,"height":"wrap","content":\(content)}}
    """
  }

  private func scene(styles: String = "{}", _ content: String) throws -> TGScene {
    try TGScene(json: document(styles: styles, content), fonts: fonts)
  }

  private func paragraph(styles: String = "{}", _ content: String) throws -> TGParagraph {
    try #require(try scene(styles: styles, content).root.tg_content?.paragraph)
  }

  @Test func aTextIsMeasuredInItsStyle() throws {
    let styles = ##"{"title":{"size":24,"weight":700,"color":"#3e63dd"}}"##
    let scene = try scene(styles: styles, #"{"text":"\#(sentence)","style":"title"}"#)
    var style = TGTextStyle(try #require(TGFontFamily([sans, bold])), size: 24)
    style.weight = 700
    let lines = TGParagraph(sentence, style: style).layout(width: 200)
    #expect(scene.layout()["a"]?.height == lines.height)
    #expect(scene.root.tg_content?.paragraph?.layout().glyphs(ofLine: 0).first?.font == bold)
    let color = try #require(scene.root.tg_content?.paragraph?.style.color)
    #expect(color == TGTextColor(red: 62 / 255, green: 99 / 255, blue: 221 / 255))
  }

  @Test func inlineKeysOverrideTheNamedStyle() throws {
    let styles = #"{"base":{"size":20,"align":"center"},"small":{"style":"base","size":12}}"#
    let text = try paragraph(styles: styles, #"{"maxLines":2,"text":"Hello","style":"small"}"#)
    #expect(text.style.size == 12)
    #expect(text.options.alignment == .center)
    #expect(text.options.maxLines == 2)
  }

  @Test func runsOfATextHaveTheirOwnStyles() throws {
    let styles = #"{"loud":{"size":32,"maxLines":1}}"#
    let text = try paragraph(
      styles: styles,
      #"""
      {"runs":["Total ",{"text":"12.50","weight":700},{"text":"!","style":"loud","font":"cjk"}],
       "size":20}
      """#)
    #expect(text.runs.map(\.text) == ["Total ", "12.50", "!"])
    #expect(text.runs.map(\.style.size) == [20, 20, 32])
    #expect(text.runs.map(\.style.weight) == [400, 700, 400])
    #expect(text.runs[2].style.family == TGFontFamily(try #require(fonts.named["cjk.ttf"])))
    #expect(text.options.maxLines == nil)
  }

  @Test func everyKeyOfAStyleIsReadAndWritten() throws {
    let keys = """
      "size":20,"weight":650,"slanted":true,"color":"#01020380","letterSpacing":1,"wordSpacing":2,\
      "kerning":false,"ligatures":false,"lineHeight":{"points":30},"baselineShift":3,"language":"ja",\
      "align":"justify","maxLines":3,"filling":"balanced","whiteSpace":"preWrap",\
      "wordBreak":"keepAll","overflowWrap":"anywhere","lineBreak":"strict","hyphens":"none",\
      "tabSize":4,"indent":10,"fit":[8,40]
      """
    let inPlace = try scene(#"{"text":"Hello",\#(keys)}"#)
    let style = try #require(inPlace.root.tg_content?.paragraph?.style)
    #expect(style.weight == 650)
    #expect(style.isSlanted && !style.kerning && !style.ligatures)
    #expect(style.color?.alpha == 128.0 / 255)
    #expect(style.lineHeight == .length(30))
    #expect(inPlace.json().contains(#""content":{"text":"Hello",\#(keys)}"#))
    let named = try scene(styles: #"{"all":{\#(keys)}}"#, #"{"text":"Hello","style":"all"}"#)
    #expect(named.root.tg_content?.paragraph?.style == style)
    #expect(named.json().contains(#""styles":{"all":{\#(keys)}}"#))
    #expect(named.json().contains(#""content":{"text":"Hello","style":"all"}"#))
  }

  @Test func aRangeOfSizesIsReadAndRemovedByNull() throws {
    let styles = #"{"x":{"fit":[8,40.5],"size":20,"weight":700,"tabSize":4}}"#
    #expect(try paragraph(styles: styles, #"{"text":"a","style":"x"}"#).options.fit == 8...40.5)
    let scene = try scene(styles: styles, #"{"text":"a","style":"x","fit":null}"#)
    #expect(scene.root.tg_content?.paragraph?.options.fit == nil)
    #expect(scene.json().contains(#""content":{"text":"a","style":"x","fit":null}"#))
  }

  @Test(
    "An invalid range of sizes is an error",
    arguments: [
      ("[40,8]", "the smallest size comes first, and is at most the largest"),
      ("[8]", "expected [smallest size, largest size], found 1 numbers"),
      ("8", "expected [smallest size, largest size], found a number"),
      (#"[8,"x"]"#, "expected a number, found a string"),
    ])
  func badRange(json: String, message: String) {
    let error = #expect(throws: TGSceneError.self) {
      try scene(#"{"text":"a","fit":\#(json)}"#)
    }
    #expect(error?.message == message)
  }

  @Test(
    "An extreme range of sizes is measured",
    arguments: ["[-1e308,1e308]", "[0,0]", "[1e-300,2e-300]", "[-5,-3]", "[1e300,1e308]"])
  func hostileRange(json: String) throws {
    let scene = try scene(#"{"text":"Hello","fit":\#(json)}"#)
    let frame = try #require(scene.layout()["a"])
    #expect(frame.height.isFinite)
    let again = try TGScene(json: scene.json(), fonts: fonts)
    #expect(again.layout()["a"] == frame)
  }

  @Test func aTextFitsTheFrameOfItsView() throws {
    let json = document(#"{"text":"\#(sentence)","fit":[8,40]}"#)
      .replacing(#""height":"wrap""#, with: #""height":100"#)
    let content = try #require(try TGScene(json: json, fonts: fonts).root.tg_content)
    let fitted = try #require(content.paragraph(in: TGSize(width: 200, height: 100)))
    #expect(fitted.layout(width: 200).height <= 100)
    #expect(fitted.style.size > 16)
    let smaller = try #require(content.paragraph(in: TGSize(width: 200, height: 50)))
    #expect(smaller.style.size < fitted.style.size)
  }

  @Test func aDocumentSetsTheDefaultFontFamily() throws {
    let json =
      #"{"fonts":{"a":"sans.ttf","b":"cjk.ttf"},"font":"b","root":{"content":{"text":"Hello"}}}"#
    let scene = try TGScene(json: json, fonts: fonts)
    let japanese = try #require(fonts.named["cjk.ttf"])
    #expect(scene.root.tg_content?.paragraph?.style.family.fonts == [japanese])
    #expect(scene.json() == json)
    let direct = #"{"font":"mono","root":{"content":{"text":"Hello"}}}"#
    #expect(try TGScene(json: direct, fonts: fonts).json() == direct)
    let first =
      #"{"fonts":{"a":"sans.ttf","b":"cjk.ttf"},"font":"a","root":{"content":{"text":"Hello"}}}"#
    #expect(
      try TGScene(json: first, fonts: fonts).json()
        == first.replacing(#""font":"a","#, with: ""))
  }

  @Test func anUnknownDefaultFontFamilyIsAnError() {
    let error = #expect(throws: TGSceneError.self) {
      try TGScene(
        json: #"{"fonts":{"body":"sans.ttf"},"font":"bodi","root":{"content":{"text":"a"}}}"#,
        fonts: fonts)
    }
    #expect(error?.description == "font: there is no font `bodi`; did you mean `body`?")
  }

  @Test func lineHeightsHaveThreeForms() throws {
    for (json, height) in [
      ("\"normal\"", TGLineHeight.normal), ("1.5", .factor(1.5)), (#"{"points":20}"#, .length(20)),
    ] {
      #expect(try paragraph(#"{"text":"a","lineHeight":\#(json)}"#).style.lineHeight == height)
    }
  }

  @Test func colorsHaveThreeSixOrEightDigits() throws {
    for (json, written) in [
      ("#fA0", "#ffaa00"), ("#010203", "#010203"), ("#01020304", "#01020304"),
    ] {
      let scene = try scene(#"{"text":"a","color":"\#(json)"}"#)
      #expect(scene.json().contains(#""color":"\#(written)""#))
    }
  }
}

// MARK: - Fonts

extension MeasuredTextTests {
  @Test func textsWithoutAFontUseTheFirstFamily() throws {
    let text = try paragraph(#"{"text":"Hello"}"#)
    #expect(text.style.family == TGFontFamily([sans, bold]))
  }

  @Test func aTextCanNameAFontOfTheReader() throws {
    let json = #"{"root":{"content":{"text":"Hello","font":"mono"}}}"#
    let scene = try TGScene(json: json, fonts: fonts)
    let family = TGFontFamily(try #require(fonts.named["mono"]))
    #expect(scene.root.tg_content?.paragraph?.style.family == family)
    #expect(scene.json() == json)
  }

  @Test func textsWithoutAFontUseTheReadersStandardFamily() throws {
    var fonts = fonts
    fonts.standard = TGFontFamily(sans)
    let json = #"{"root":{"content":{"text":"Hello","size":20}}}"#
    let scene = try TGScene(json: json, fonts: fonts)
    #expect(scene.root.tg_content?.paragraph?.style.family == fonts.standard)
    #expect(scene.json() == json)
  }

  @Test func declaredFontsAreLoadedByNameAndIndex() throws {
    let sans = sans
    let fonts = TGSceneFonts { file, index in
      switch (file, index) {
      case ("a.ttc", 1): sans
      case ("b.ttf", _): try TGFont(bytes: [1, 2, 3, 4])
      default: nil
      }
    }
    func error(_ files: String) -> String? {
      let json = #"{"fonts":{"a":\#(files)},"root":{"content":{"text":"Hello"}}}"#
      do throws(TGSceneError) {
        _ = try TGScene(json: json, fonts: fonts)
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(error(#""a.ttc#1""#) == nil)
    #expect(error(#""a.ttc""#) == "fonts.a: there is no font `a.ttc`")
    #expect(
      error(#"["a.ttc#1","b.ttf"]"#)
        == "fonts.a[1]: the font `b.ttf` cannot be used: The bytes are not a TrueType or OpenType font. "
        + "Use a .ttf, .otf or .ttc file.")
  }
}

// MARK: - Errors

extension MeasuredTextTests {
  static let errors: [(content: String, error: String)] = [
    (
      #"{"text":"a","style":"titel"}"#,
      "style: no style before this has the name `titel`; did you mean `title`?"
    ),
    (#"{"text":"a","font":"bdy"}"#, "font: there is no font `bdy`; did you mean `body`?"),
    (#"{"text":"a","font":"x"}"#, "font: there is no font `x`"),
    (#"{"text":"a","sise":3}"#, "sise: unknown key; did you mean `size`?"),
    (#"{"text":"a","fontSize":3}"#, "fontSize: unknown key; did you mean `size`?"),
    (#"{"text":"a","textAlign":"end"}"#, "textAlign: unknown key; did you mean `align`?"),
    (#"{"text":"a","bold":true}"#, "bold: unknown key; did you mean `weight`?"),
    (#"{"text":"a","size":"3"}"#, "size: expected a number, found a string"),
    (#"{"text":"a","weight":0}"#, "weight: expected a weight from 1 to 1000"),
    (#"{"text":"a","weight":1.5}"#, "weight: expected a whole number"),
    (
      #"{"text":"a","color":"red"}"#,
      "color: expected a color such as `#3e63dd`, `#fa0` or `#00000080`"
    ),
    (
      ##"{"text":"a","color":"#ff"}"##,
      "color: expected a color such as `#3e63dd`, `#fa0` or `#00000080`"
    ),
    (
      ##"{"text":"a","color":"#ggg"}"##,
      "color: expected a color such as `#3e63dd`, `#fa0` or `#00000080`"
    ),
    (
      #"{"text":"a","lineHeight":"big"}"#,
      #"lineHeight: expected `normal`, a number of sizes or {"points": number}"#
    ),
    (#"{"text":"a","lineHeight":{"px":3}}"#, "lineHeight.px: unknown key"),
    (
      #"{"text":"a","align":"left"}"#,
      "align: unknown value `left`; expected one of `start`, `center`, `end`, `justify`"
    ),
    (#"{"text":"a","maxLines":-1}"#, "maxLines: expected a number that is not negative"),
    (#"{"text":3}"#, "text: expected a string, found a number"),
    (#"{"text":"a","runs":[]}"#, "runs: a text has either `text` or `runs`"),
    (#"{"runs":[],"text":"a"}"#, "text: a text has either `text` or `runs`"),
    (
      #"{"runs":[],"text":{"chars":1,"advance":7,"line":16}}"#,
      "text: a text has either `text` or `runs`"
    ),
    (#"{"size":[1,2],"runs":[]}"#, "runs: content is either a size or a text"),
    (#"{"text":"a","size":[1,2]}"#, "size: content is either a size or a text"),
    (#"{"runs":"a"}"#, "runs: expected an array, found a string"),
    (#"{"runs":[3]}"#, "runs[0]: expected a text or an object with a text, found a number"),
    (#"{"runs":["a",{"size":3}]}"#, "runs[1]: the key `text` is missing"),
    (
      #"{"runs":["a",{"text":"b","align":"end"}]}"#,
      "runs[1].align: `align` is the same in the whole text"
    ),
    (#"{"runs":["a",{"text":"b","runs":[]}]}"#, "runs[1].runs: unknown key"),
  ]

  @Test("A mistake is an error at the right path", arguments: errors)
  func mistake(content: String, error: String) throws {
    let json = document(styles: #"{"title":{}}"#, content)
    #expect(
      throws: TGSceneError(
        path: "root.content.\(error.prefix { $0 != ":" })",
        message: String(error.drop { $0 != ":" }.dropFirst(2)))
    ) {
      try TGScene(json: json, fonts: fonts)
    }
  }

  static let declarations: [(members: String, content: String, errors: [String])] = [
    (#""fonts":[]"#, #"{"text":"a"}"#, ["fonts: expected an object, found an array"]),
    (
      #""fonts":{"a":3}"#, #"{"text":"a","font":"a"}"#,
      ["fonts.a: expected the name of a font, or an array of these, found a number"]
    ),
    (
      #""fonts":{"a":[]}"#, #"{"text":"a","font":"a"}"#,
      ["fonts.a: there is no font in the array"]
    ),
    (
      #""fonts":{"a":["sans.ttf",3]}"#, #"{"text":"a","font":"a"}"#,
      ["fonts.a[1]: expected the name of a font, found a number"]
    ),
    (
      #""fonts":{"a":"sans.tf"}"#, #"{"text":"a","font":"a"}"#,
      ["fonts.a: there is no font `sans.tf`; did you mean `sans.ttf`?"]
    ),
    // There is no second error about the text, whose font would be the missing one.
    (
      #""fonts":{"a":"nowhere.ttf"}"#, #"{"text":"a"}"#,
      ["fonts.a: there is no font `nowhere.ttf`"]
    ),
    (
      #""fonts":{"a":"nowhere.ttf"},"styles":{"b":{"size":20},"c":{"style":"b"}}"#,
      #"{"runs":["a",{"text":"b","style":"c"}],"style":"b"}"#,
      ["fonts.a: there is no font `nowhere.ttf`"]
    ),
    (
      #""fonts":{"a":"nowhere.ttf"}"#, #"{"text":"a","font":"b"}"#,
      ["fonts.a: there is no font `nowhere.ttf`", "root.content.font: there is no font `b`"]
    ),
    (
      #""styles":3"#, #"{"text":"a","font":"mono"}"#,
      ["styles: expected an object, found a number"]
    ),
    (
      #""styles":{"title":{}}"#, #"{"text":"a","style":"title"}"#,
      ["styles.title: a text needs a font; declare one in the `fonts` of the document"]
    ),
    (
      #""styles":{"title":{}}"#, #"{"text":"a"}"#,
      [
        "styles.title: a text needs a font; declare one in the `fonts` of the document",
        "root.content: a text needs a font; declare one in the `fonts` of the document",
      ]
    ),
    (
      #""fonts":{"a":"sans.ttf"},"styles":{"b":{"style":"c"},"c":{"style":"c"}}"#,
      #"{"text":"a","style":"b"}"#,
      [
        "styles.b.style: no style before this has the name `c`",
        "styles.c.style: no style before this has the name `c`",
      ]
    ),
    (
      #""fonts":{"a":"sans.ttf"},"styles":{"b":{"text":"a"}}"#, #"{"text":"a","style":"b"}"#,
      ["styles.b.text: unknown key"]
    ),
  ]

  @Test(
    "A mistake in a declaration causes no further errors",
    arguments: declarations)
  func declaration(members: String, content: String, errors: [String]) {
    let json = #"{\#(members),"root":{"content":\#(content)}}"#
    #expect(TGScene.errors(in: json, fonts: fonts).map(\.description) == errors)
  }

  @Test func followUpErrorsAreNotReported() {
    let json = #"""
      {"fonts":{"a":"nowhere.ttf"},"styles":{"b":{"font":"a","size":20}},
        "root":{"children":[{"content":{"text":"a","style":"b"}},{"content":{"text":"a","font":"a"}}]}}
      """#
    #expect(
      TGScene.errors(in: json, fonts: fonts).map(\.description)
        == ["fonts.a: there is no font `nowhere.ttf`"])
  }

  @Test func textsAndFontsAreLimited() {
    let json = document(#"{"runs":["abcd",{"text":"efgh"}]}"#)
    #expect(throws: TGSceneError.self) {
      try TGScene(json: json, limits: TGSceneLimits(textBytes: 39), fonts: fonts)
    }
    #expect(throws: Never.self) {
      try TGScene(json: json, limits: TGSceneLimits(textBytes: 40), fonts: fonts)
    }
    #expect(
      throws: TGSceneError(path: "fonts.cjk", message: "the document has more than 2 fonts")
    ) {
      try TGScene(json: json, limits: TGSceneLimits(fonts: 2), fonts: fonts)
    }
    let many = Array(repeating: #""sans.ttf""#, count: 17).joined(separator: ",")
    #expect(throws: TGSceneError(path: "fonts.a", message: "a family has at most 16 fonts")) {
      try TGScene(json: #"{"fonts":{"a":[\#(many)]},"root":{}}"#, fonts: fonts)
    }
  }
}

// MARK: - Schema

extension MeasuredTextTests {
  @Test(
    "The schema and the reader accept the same texts", arguments: 0..<8
  )
  func schema(part: Int) throws {
    let json = try JSON(
      utf8: Array(
        document(
          styles:
            ##"{"a":{"size":9,"color":"#123","maxLines":null},"b":{"style":"a","lineHeight":2}}"##,
          #"{"runs":["a",{"text":"b","style":"a","lineHeight":{"points":3}}],"style":"b","align":"end"}"#
        ).utf8))
    #expect(SchemaAgreement.schema?.accepts(json) == true)
    var numbers = SplitMix(seed: UInt64(part))
    for _ in 0..<100 {
      let mutated = Array(json.mutated(using: &numbers).serialized.utf8)
      #expect(SchemaAgreement.disagreement(about: mutated, fonts: fonts) == nil)
    }
  }
}

// MARK: - Writing

extension MeasuredTextTests {
  static let written = [
    #"{"fonts":{"a":"sans.ttf"},"root":{"content":{"text":"Hello"}}}"#,
    #"{"fonts":{"a":"sans.ttf"},"root":{"content":{"text":"Hello","size":20}}}"#,
    #"""
    {"fonts":{"a":["sans.ttf","sans-bold.ttf"],"b":"cjk.ttf"},"styles":{"x":{"size":20},\#
    "y":{"style":"x","weight":700},"z":{"font":"b"}},"root":{"children":[\#
    {"content":{"text":"a","style":"x"}},{"content":{"text":"b","style":"y","maxLines":2}},\#
    {"content":{"text":"c","style":"z"}},{"content":{"runs":["d ",{"text":"e","style":"y"},\#
    {"text":"f","color":"#ff0000"}],"font":"b","maxLines":3}}]}}
    """#,
    #"{"fonts":{"a":"sans.ttf"},"root":{"content":{"runs":[]}}}"#,
    #"{"fonts":{"a":"sans.ttf"},"styles":{"x":{"maxLines":2}},"root":{}}"#,
  ]

  @Test("The writer's own format survives a round trip unchanged", arguments: written)
  func roundTrip(json: String) throws {
    #expect(try TGScene(json: json, fonts: fonts).json() == json)
  }

  @Test func nullRemovesPropertiesOfTheStyle() throws {
    let styles =
      ##"{"x":{"maxLines":2,"size":20,"weight":700,"color":"#ff0000","tabSize":4,"indent":3}}"##
    let scene = try scene(styles: styles, #"{"text":"a","style":"x","maxLines":null,"color":null}"#)
    #expect(scene.root.tg_content?.paragraph?.options.maxLines == nil)
    #expect(
      scene.json().contains(
        #""content":{"text":"a","style":"x","color":null,"maxLines":null}"#))
  }

  @Test func aTreeMadeInCodeDeclaresItsFonts() throws {
    let root = TGVStack {
      TGView("Hello", TGTextStyle(bold, size: 24))
      TGView("World", TGTextStyle(sans, size: 16))
    }
    let scene = TGScene(root: root, fonts: fonts)
    let json = scene.json()
    // Both fonts have the same family name, as faces of one family.
    #expect(
      json.hasPrefix(
        #"""
        {"fonts":{"tangram Test sans":"sans-bold.ttf","tangram Test sans 2":"sans.ttf"},"root":
        """#), "\(json)")
    let again = try TGScene(json: json, fonts: fonts)
    #expect(again.json() == json)
    #expect(again.layout().entries.map(\.frame) == scene.layout().entries.map(\.frame))
    // Without given names, a font is written with its own full name.
    let name = try #require(sans.fullName)
    #expect(TGScene(root: root).json().contains(name))
  }

  @Test func textsKeepTheStandardFamilyInARoundTrip() throws {
    var fonts = fonts
    fonts.standard = TGFontFamily(sans)
    let root = TGVStack {
      TGView("Hello", TGTextStyle(sans, size: 24))
      TGView("World", TGTextStyle(bold, size: 16))
    }
    let scene = TGScene(root: root, fonts: fonts)
    let again = try TGScene(json: scene.json(), fonts: fonts)
    #expect(again.layout().entries.map(\.frame) == scene.layout().entries.map(\.frame))
    #expect(again.json() == scene.json())
  }
}
