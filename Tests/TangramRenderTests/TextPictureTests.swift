import Foundation
import Tangram
import TangramTextViews
import Testing

@testable import TangramRender

/// Pictures of texts that are measured with fonts.
@Suite struct TextPictureTests {
  private let sans: TGFont
  private let style: TGTextStyle
  private let text = "The office of the affable chief was fitted with a fine flat desk."

  init() throws {
    sans = try Self.font("sans.ttf")
    style = TGTextStyle(sans, size: 16)
  }

  private static func bytes(_ file: String) throws -> [UInt8] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: tests.appending(path: "TangramTextTests/Fonts/\(file)")))
  }

  private static func font(_ file: String) throws -> TGFont { try TGFont(bytes: bytes(file)) }

  private func svg(
    _ view: TGView, _ text: TGPictureStyle.Text = .outlines, style: TGPictureStyle = .exact
  ) -> String {
    var style = style
    style.text = text
    return TGPicture(of: view.layout(in: TGSize(width: 500, height: 500)), style: style).svg
  }

  private func picture(_ view: TGView, _ text: TGPictureStyle.Text = .outlines) -> ParsedPicture {
    ParsedPicture(svg(view, text))
  }

  /// The points of an SVG path.
  private func points(_ path: ParsedPicture.Element) -> [TGPoint] {
    let numbers = (path.attributes["d"] ?? "").split { "MLQCZ ".contains($0) }.compactMap {
      Double($0)
    }
    return stride(from: 0, to: numbers.count - 1, by: 2).map {
      TGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  @Test func everyLineIsAPathOfItsGlyphs() throws {
    let picture = picture(TGView(text, style).width(200).height(.wrap))
    #expect(picture.isWellFormed)
    let paths = picture.elements.filter { $0.name == "path" }
    let layout = TGParagraph(text, style: style).layout(width: 200)
    #expect(paths.count == layout.lines.count)
    for (path, line) in zip(paths, layout.lines) {
      let points = points(path)
      #expect(points.allSatisfy { line.top - 1...line.top + line.height + 1 ~= $0.y })
      #expect(points.allSatisfy { line.x - 2...line.x + line.width + 2 ~= $0.x })
    }
    let group = try #require(picture.elements.first { $0.name == "g" })
    #expect(group.attributes["aria-label"] == text)
    #expect(group.attributes["role"] == "img")
    #expect(!picture.elements.contains { $0.name == "text" })
  }

  @Test func outlinesAreAtTheGlyphPositions() throws {
    let picture = picture(TGView("A", style).size(.wrap))
    let path = try #require(picture.elements.first { $0.name == "path" })
    let glyph = try #require(TGParagraph("A", style: style).layout().glyphs(ofLine: 0).first)
    guard case .move(let start)? = sans.outline(of: glyph.glyph).first else {
      Issue.record("the outline does not begin")
      return
    }
    let scale = 16 / Double(sans.unitsPerEm)
    let first = try #require(points(path).first)
    #expect(abs(first.x - (glyph.x + scale * start.x)) < 0.006)
    #expect(abs(first.y - (glyph.y - scale * start.y)) < 0.006)
  }

  @Test func runsAreDrawnInTheirColors() throws {
    var red = style
    red.color = TGTextColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let paragraph = TGParagraph([TGTextRun("a", style), TGTextRun("b", red)], style: style)
    let paths = picture(TGView(paragraph).size(.wrap)).elements.filter { $0.name == "path" }
    #expect(paths.map { $0.attributes["fill"] } == [nil, "#ff0000"])
    #expect(paths.map { $0.attributes["fill-opacity"] } == [nil, "0.5"])
    #expect(paths[0].attributes["class"] == "plain")
    let painted = picture(TGView(paragraph).size(.wrap).paint(text: "x", color: "navy"))
    #expect(
      painted.elements.filter { $0.name == "path" }.map { $0.attributes["fill"] }
        == ["navy", "#ff0000"])
    #expect(!painted.elements.contains { $0.name == "text" })
    let texts = self.picture(TGView(paragraph).size(.wrap), .fonts).elements.filter {
      $0.name == "text"
    }
    #expect(texts.map { $0.attributes["class"] } == ["plain", nil])
    let css = try #require(texts[1].attributes["style"])
    #expect(css.hasPrefix("fill: #ff0000; fill-opacity: 0.5; font: 16px "))
  }

  @Test func aTextOfZeroWidthIsDrawnAsMeasured() {
    let picture = picture(TGView("one two", style).width(0).height(.wrap))
    #expect(picture.elements.filter { $0.name == "path" }.count == 1)
  }

  @Test func cubicOutlinesAreDrawn() throws {
    let compact = try TGTextStyle(Self.font("compact.otf"), size: 20)
    let path = picture(TGView("o", compact).size(.wrap)).elements.first { $0.name == "path" }
    #expect(path?.attributes["d"]?.contains("C") == true)
  }

  @Test func fontsAreEmbeddedAsSubsets() throws {
    let svg = svg(TGView(text, style).width(200).height(.wrap), .fonts)
    let picture = ParsedPicture(svg)
    #expect(picture.isWellFormed)
    let layout = TGParagraph(text, style: style).layout(width: 200)
    let words = layout.lines.indices.flatMap { layout.words(ofLine: $0) }
    let texts = picture.elements.filter { $0.name == "text" }
    #expect(texts.map(\.text) == text.split(separator: " ").map(String.init))
    for (element, word) in zip(texts, words) {
      #expect(abs((element.number("x") ?? 0) - word.x) < 0.006)
      #expect(abs((element.number("y") ?? 0) - word.y) < 0.006)
    }
    let faces = picture.elements.filter { $0.text.hasPrefix("@font-face") }
    #expect(faces.count == 1)
    let data = try #require(faces[0].text.split(separator: "base64,").last?.prefix { $0 != ")" })
    let bytes = try #require(Data(base64Encoded: String(data)).map { [UInt8]($0) })
    #expect(bytes.count < sans.bytes.count / 2)
    let embedded = try TGFont(bytes: bytes)
    for word in words {
      let glyphs = [sans, embedded].map { font in
        TGParagraph(word.text, style: TGTextStyle(font)).layout().glyphs(ofLine: 0)
      }
      #expect(glyphs[0].map(\.glyph) == glyphs[1].map(\.glyph))
      #expect(glyphs[0].map(\.x) == glyphs[1].map(\.x))
      for glyph in glyphs[0].map(\.glyph) {
        #expect(embedded.outline(of: glyph) == sans.outline(of: glyph))
      }
    }
    let name = try #require(
      faces[0].text.split(separator: ": ").dropFirst().first?.prefix { $0 != ";" })
    #expect(texts[0].attributes["style"]?.hasPrefix("font: 16px \(name);") == true)
  }

  @Test func anEmbeddedFontHasTheGlyphsOfAllTexts() throws {
    let column = TGVStack {
      TGView("fi", style)
      TGView("Äz", style)
    }.size(.wrap)
    let picture = picture(column.view, .fonts)
    let faces = picture.elements.filter { $0.text.hasPrefix("@font-face") }
    #expect(faces.count == 1)
    let data = try #require(faces[0].text.split(separator: "base64,").last?.prefix { $0 != ")" })
    let embedded = try TGFont(bytes: [UInt8](try #require(Data(base64Encoded: String(data)))))
    for letter in "fiÄz".unicodeScalars {
      #expect(try !embedded.outline(of: #require(embedded.glyph(of: letter))).isEmpty)
    }
    #expect(embedded.glyph(of: "x") == nil)
  }

  @Test func aCFFFontIsEmbeddedUnchanged() throws {
    let compact = try Self.font("compact.otf")
    let picture = picture(TGView("o", TGTextStyle(compact, size: 20)).size(.wrap), .fonts)
    let face = try #require(picture.elements.first { $0.text.hasPrefix("@font-face") })
    let data = try #require(face.text.split(separator: "base64,").last?.prefix { $0 != ")" })
    #expect(Data(base64Encoded: String(data)).map { [UInt8]($0) } == compact.bytes)
  }

  @Test func subsetsWithDifferentGlyphsHaveDifferentNames() {
    let names = ["abc", "xyz"].map { text in
      picture(TGView(text, style).size(.wrap), .fonts).elements
        .first { $0.text.hasPrefix("@font-face") }?.text.prefix(60)
    }
    #expect(names[0] != names[1])
  }

  @Test func aTextIsDrawnInTheSizeThatFits() throws {
    var options = TGParagraphOptions()
    options.fit = 8...40
    let fitting = TGView(text, style, options: options)
    let size = try #require(
      fitting.tg_content?.paragraph(in: TGSize(width: 200, height: 100))?.style.size)
    #expect(size > 16 && size < 40)
    var fixed = style
    fixed.size = size
    for drawing in [TGPictureStyle.Text.outlines, .fonts] {
      let pictures = [fitting, TGView(text, fixed)].map { svg($0.size(200, 100), drawing) }
      #expect(pictures[0] == pictures[1])
    }
  }

  @Test func stylesAreWrittenAsCSS() throws {
    var style = style
    (style.letterSpacing, style.kerning, style.ligatures) = (1.5, false, false)
    let texts = picture(TGView("ab", style).size(.wrap), .fonts).elements.filter {
      $0.name == "text"
    }
    let css = try #require(texts.first?.attributes["style"])
    for rule in ["letter-spacing: 1.5px", "font-kerning: none", "font-variant-ligatures: none"] {
      #expect(css.contains(rule))
    }
  }

  @Test func anEllipsisIsDrawnAsTextOrOutline() throws {
    var options = TGParagraphOptions()
    options.maxLines = 1
    let view = TGView(text, style, options: options).width(100).height(.wrap)
    #expect(picture(view, .fonts).elements.last { $0.name == "text" }?.text == "…")
    #expect(picture(view).elements.filter { $0.name == "path" }.count == 2)
  }

  @Test func aTextIsEscaped() {
    let picture = picture(TGView("<a> & \"b\"", style).size(.wrap), .fonts)
    #expect(picture.isWellFormed)
    #expect(picture.elements.filter { $0.name == "text" }.map(\.text) == ["<a>", "&", "\"b\""])
  }

  /// A font collection with one font, whose table offsets are adjusted because they are relative to the
  /// start of the file.
  private static func collection() throws -> TGFont {
    let font = try Self.bytes("sans.ttf")
    let head: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 16]
    var bytes = head + font
    let count = Int(font[4]) << 8 | Int(font[5])
    for entry in 0..<count {
      let place = 16 + 12 + 16 * entry + 8
      let offset = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } + 16
      for digit in 0..<4 { bytes[place + digit] = UInt8(offset >> (24 - 8 * digit) & 255) }
    }
    return try TGFont(bytes: bytes)
  }

  @Test func aFontOfACollectionIsDrawnAsOutlines() throws {
    let style = TGTextStyle(try Self.collection(), size: 16)
    let picture = picture(TGView("Hello", style).size(.wrap), .fonts)
    #expect(picture.elements.contains { $0.name == "path" })
    #expect(!picture.elements.contains { $0.name == "text" })
    let group = try #require(picture.elements.first { $0.name == "g" })
    #expect(group.attributes["aria-label"] == "Hello")
    #expect(group.attributes["role"] == "img")
  }

  @Test func aFontDrawnOnlyAsOutlinesIsNotEmbedded() throws {
    let other = TGTextStyle(try Self.collection(), size: 16)
    let runs = [TGTextRun("Hello ", style), TGTextRun("World", other)]
    let view = TGView(TGParagraph(runs, style: style)).size(.wrap)
    let picture = picture(view, .fonts)
    #expect(picture.elements.filter { $0.name == "path" }.count == 2)
    #expect(!picture.elements.contains { $0.text.contains("@font-face") })
  }

  @Test func aPlanShowsTextsInsteadOfNames() {
    let view = TGView("Hello", style).named("label").size(.wrap)
    let picture = ParsedPicture(svg(view, style: .plan))
    #expect(picture.elements.contains { $0.attributes["aria-label"] == "Hello" })
    #expect(!picture.elements.contains { $0.name == "text" && $0.text == "label" })
  }

  @Test func aPlanLeavesOutLongTexts() {
    let long = String(repeating: "word ", count: 10_000)
    let view = TGView(long, style).width(400).height(.wrap)
    #expect(svg(view, style: .plan).utf8.count < 10_000)
    let shorter = TGView(String(repeating: "word ", count: 2_000), style).width(400).height(.wrap)
    #expect(svg(shorter).utf8.count > 200_000)
  }

  @Test func aLongTextOnAPlanDoesNotSuppressOthers() {
    let long = String(repeating: "word ", count: 10_000)
    let column = TGLinearLayout(.vert) {
      TGView(long, style).named("long").width(400).height(.wrap)
      TGView("Hello", style).named("short").size(.wrap)
    }.size(.wrap)
    var plan = TGPictureStyle.plan
    plan.zoom = 1
    let picture = ParsedPicture(svg(column.view, style: plan))
    #expect(picture.elements.contains { $0.attributes["aria-label"] == "Hello" })
    // A view whose text is not drawn shows its name instead.
    let labels = picture.elements.filter { $0.name == "text" }.map(\.text)
    #expect(labels.contains("long"))
    #expect(!labels.contains("short"))
  }

  @Test func outlineWorkIsBounded() throws {
    let layout = TGView("a").size(200, 200).layout(in: TGSize(width: 200, height: 200))
    let canvas = Canvas([layout.frame], .exact)
    var red = style
    red.color = TGTextColor(red: 1, green: 0, blue: 0)
    let runs = (0..<40).map {
      TGTextRun(String(UnicodeScalar(65 + $0) ?? "A"), $0 % 2 == 0 ? style : red)
    }
    let paragraph = TGParagraph(runs, style: style)
    func steps(_ limit: Int) -> (drawn: Int, read: Int, again: String?) {
      var drawing = TextDrawing(canvas, .exact, for: [], steps: limit)
      let text = drawing.element(paragraph, in: layout.frame, color: nil) ?? ""
      let read = drawing.outlines.values.map(\.count).reduce(0, +)
      let again = drawing.element(paragraph, in: layout.frame, color: nil)
      return (text.split(separator: "<path").count - 1, read, again)
    }
    let all = steps(1_000_000)
    #expect(all.drawn == 40)
    #expect(all.read == 40)
    #expect(all.again != nil)
    let few = steps(100)
    #expect(few.drawn < 15)
    #expect(few.read <= few.drawn + 1)
    #expect(few.again == nil)
  }
}
