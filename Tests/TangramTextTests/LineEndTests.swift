import Testing

@testable import TangramText

/// The reasons why lines end where they do.
@Suite struct LineEndTests {
  private let style: TGTextStyle
  private let text = "The office of the affable chief was fitted with a fine flat desk."

  init() throws {
    style = TGTextStyle(try TGFont(bytes: Files.bytes("Fonts/sans.ttf")), size: 16)
  }

  /// Expects that every line but the last ends because the next part does not fit.
  private func expectFullLines(
    _ text: String, _ options: TGParagraphOptions, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let paragraph = TGParagraph(text, style: style, options: options)
    for width in stride(from: 60, to: 320, by: 0.5) {
      let layout = paragraph.layout(width: width)
      for index in layout.lines.indices.dropLast() {
        guard case .full(_, let needed) = layout.end(ofLine: index), needed > width else {
          let end = layout.end(ofLine: index)
          Issue.record("line \(index) of \(width): \(end)", sourceLocation: sourceLocation)
          return
        }
      }
    }
  }

  @Test func anIndentTakesRoom() {
    var options = TGParagraphOptions()
    for indent in [0, 40, -20.0] {
      options.indent = indent
      expectFullLines(text, options)
    }
    options.indent = 40
    let end = TGParagraph(text, style: style, options: options).layout(width: 200).end(ofLine: 0)
    let needed = TGParagraph("The office of the affable", style: style).greatestWidth + 40
    #expect(end == .full(next: "affable", width: needed))
  }

  @Test func aHyphenTakesRoom() {
    let text = text.replacing("ff", with: "f\u{AD}f").replacing("tt", with: "t\u{AD}t")
    expectFullLines(text, TGParagraphOptions())
    var options = TGParagraphOptions()
    options.hyphens = .none
    expectFullLines(text, options)
    expectFullLines("a of\u{AD}fice a of\u{AD}", TGParagraphOptions())
  }

  @Test func onlyAVisibleHyphenTakesRoom() throws {
    let width = TGParagraph("a of", style: style).greatestWidth
    let hyphen = 16 * (try #require(style.family.fonts[0].advance(of: "\u{2010}")))
    #expect(hyphen > 2)
    func needed(_ text: String, in room: Double) throws -> Double {
      let end = TGParagraph(text, style: style).layout(width: room).end(ofLine: 0)
      guard case .full("of\u{AD}", let width) = end else {
        Issue.record("\(end)")
        return .nan
      }
      return width
    }
    #expect(try abs(needed("a of\u{AD}fice", in: width + 1) - width - hyphen) <= 1.0 / 64)
    #expect(try needed("a of\u{AD}", in: width - 1) == width)
  }
}
