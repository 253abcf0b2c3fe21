import Foundation
import TangramText
import Testing

func openFont(_ path: String) throws -> TGFont {
  try TGFont(bytes: [UInt8](Data(contentsOf: URL(filePath: path))))
}

/// The code of the guide about text.
@Suite struct TextGuide {
  private func says<Value>(
    _ value: Value?, _ comment: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(value.map { "\($0)" } ?? "nil" == comment, sourceLocation: sourceLocation)
  }

  private func path(_ name: String) -> String {
    Files.folder.appending(path: "Fonts/\(name).ttf").path(percentEncoded: false)
  }

  @Test func paragraph() throws {
    let regular = try openFont(path("sans"))
    let text = "The office of the affable chief was fitted with a fine flat desk."
    let paragraph = TGParagraph(text, style: TGTextStyle(regular, size: 16))
    let layout = paragraph.layout(width: 200)
    says(layout.lines.count, "3")
    says(layout.lines[0].range, "0..<26")
    says(layout.lines[0].width, "177.796875")
    says(layout.height, "66.0")
    says(layout.firstBaseline, "17.0")

    says(paragraph.leastWidth, "51.953125")
    says(paragraph.greatestWidth, "450.203125")
  }

  @Test func styles() throws {
    let (regular, bold) = (try openFont(path("sans")), try openFont(path("sans-bold")))
    let style = TGTextStyle(regular, size: 16)
    let price = TGTextStyle(bold, size: 24)
    let runs = [TGTextRun("Total ", style), TGTextRun("€ 12.50", price)]
    let total = TGParagraph(runs, style: style).layout()
    says(total.lines.count, "1")
    says(total.height, "33.0")

    let japanese = try openFont(path("cjk"))
    let both = TGTextStyle(TGFontFamily(regular, japanese), size: 16)
    let mixed = TGParagraph("Tokyo 東京", style: both).layout().glyphs(ofLine: 0)
    says(mixed.filter { $0.font == japanese }.count, "2")
  }

  @Test func options() throws {
    let style = TGTextStyle(try openFont(path("sans")), size: 16)
    let text = "The office of the affable chief was fitted with a fine flat desk."
    var options = TGParagraphOptions()
    options.maxLines = 2
    let cut = TGParagraph(text, style: style, options: options).layout(width: 200)
    says(cut.isTruncated, "true")

    options.maxLines = nil
    options.filling = .balanced
    let balanced = TGParagraph(text, style: style, options: options).layout(width: 300)
    says(balanced.lines.map { Int($0.width) }, "[218, 227]")

    let title = TGParagraph.fitting(
      [TGTextRun(text, style)], style: style, width: 200, height: 100, sizes: 8...40)
    says(title.size(width: 200).height <= 100, "true")

    var headline = TGParagraphOptions()
    headline.fit = 8...40
    let fitting = TGParagraph(text, style: style, options: headline)
    says(fitting.fitted(width: 200, height: 100).style.size == title.style.size, "true")
  }

  @Test func places() throws {
    let style = TGTextStyle(try openFont(path("sans")), size: 16)
    let layout = TGParagraph("Click here, please.", style: style).layout(width: 90)
    let caret = layout.caret(at: 6)
    says(caret?.line, "0")
    says(layout.index(x: 0, y: 30), "12")
    let link = layout.rectangles(of: 6..<10)
    says(link.count, "1")

    var path = ""
    for glyph in layout.glyphs(ofLine: 0) {
      let scale = glyph.size / Double(glyph.font.unitsPerEm)
      for case .line(let to) in glyph.font.outline(of: glyph.glyph) {
        path += "L\(glyph.x + scale * to.x) \(glyph.y - scale * to.y) "
      }
    }
    #expect(!path.isEmpty)
  }

  @Test func diagnostics() throws {
    let style = TGTextStyle(try openFont(path("sans")), size: 16)
    let arabic = TGParagraph("Latin and سلام", style: style)
    says(arabic.diagnostics.map(\.index), "[10]")
    #expect(
      arabic.diagnostics.first?.message
        == "`س` (U+0633) belongs to the script Arab, which needs joined letters in right-to-left order; "
        + "it is measured as separate characters from left to right.")
    #expect(throws: TGFontError.self) { try TGFont(bytes: []) }
  }
}
