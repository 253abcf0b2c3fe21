import Testing

@testable import TangramText

/// Laws about the results of paragraphs.
@Suite struct ParagraphTests {
  private let text = "The office of the affable chief was fitted with a fine flat desk."

  private func font(_ key: String = "sans") throws -> TGFont {
    try TGFont(bytes: Files.bytes("Fonts/\(key).ttf"))
  }

  @Test func lineRangesAreContiguousAndCoverTheText() throws {
    let paragraph = TGParagraph(text, style: TGTextStyle(try font()))
    for width in stride(from: 10.0, to: 600, by: 13) {
      let lines = paragraph.layout(width: width).lines
      #expect(lines.first?.range.lowerBound == 0)
      #expect(lines.last?.range.upperBound == paragraph.count)
      for (first, second) in zip(lines, lines.dropFirst()) {
        #expect(first.range.upperBound == second.range.lowerBound)
      }
    }
  }

  @Test func greatestWidthFitsOneLineAndLeastWidthDoesNotOverflow() throws {
    let paragraph = TGParagraph(text, style: TGTextStyle(try font()))
    #expect(paragraph.layout(width: paragraph.greatestWidth).lines.count == 1)
    #expect(paragraph.layout(width: paragraph.leastWidth).width <= paragraph.leastWidth + 0.02)
  }

  @Test func balancingKeepsTheLineCountAndEvensOutWidths() throws {
    var options = TGParagraphOptions()
    let style = TGTextStyle(try font())
    let greedy = TGParagraph(text, style: style, options: options).layout(width: 300)
    options.filling = .balanced
    let balanced = TGParagraph(text, style: style, options: options).layout(width: 300)
    #expect(greedy.lines.count == balanced.lines.count)
    let spread = { (layout: TGTextLayout) in
      let widths = layout.lines.map(\.width)
      return (widths.max() ?? 0) - (widths.min() ?? 0)
    }
    #expect(spread(balanced) < spread(greedy))
  }

  @Test func fittedTextFitsAndTheNextSizeDoesNot() throws {
    let style = TGTextStyle(try font())
    let fitted = TGParagraph.fitting(
      [TGTextRun(text, style)], style: style, width: 200, height: 100, sizes: 4...100)
    let layout = fitted.layout(width: 200)
    #expect(layout.height <= 100)
    var larger = style
    larger.size = fitted.data.root.style.size + 1.0 / 64
    let next = TGParagraph(text, style: larger).layout(width: 200)
    #expect(next.height > 100 || next.width > 200 + 1.0 / 64)
  }

  @Test func paragraphWithARangeOfSizesFitsItsBox() throws {
    let style = TGTextStyle(try font())
    var small = style
    small.size = 8
    var options = TGParagraphOptions()
    options.fit = 4...100
    let runs = [TGTextRun("The office ", style), TGTextRun("of the affable chief", small)]
    let paragraph = TGParagraph(runs, style: style, options: options)
    let fitted = paragraph.fitted(width: 200, height: 100)
    let same = TGParagraph.fitting(
      runs, style: style, options: options, width: 200, height: 100, sizes: 4...100)
    #expect(fitted.style.size == same.style.size)
    #expect(fitted.runs.map(\.style.size) == [fitted.style.size, fitted.style.size / 2])
    #expect(fitted.fitted(width: 200, height: 100).style.size == fitted.style.size)
    #expect(paragraph.fitted().style.size == 100)
    #expect(paragraph.fitted(width: 0, height: 0).style.size == 4)
    let plain = TGParagraph(runs, style: style)
    #expect(plain.fitted(width: 1, height: 1).style.size == style.size)
  }

  @Test(
    "A range of sizes is clamped",
    arguments: [(-4...20, 0...20.0), (-9 ... -3, 0...0.0), (8 ... .infinity, 8...1e5)])
  func rangeOfSizes(asked: ClosedRange<Double>, used: ClosedRange<Double>) throws {
    var options = TGParagraphOptions()
    options.fit = asked
    let paragraph = TGParagraph(text, style: TGTextStyle(try font()), options: options)
    #expect(paragraph.options.fit == used)
    #expect(paragraph.diagnostics.map(\.reason) == [.invalidNumber(property: "fit")])
    let size = paragraph.fitted(width: 100, height: 40).style.size
    #expect(used.contains(size))
  }

  @Test func caretsRoundTripToIndices() throws {
    let paragraph = TGParagraph(text, style: TGTextStyle(try font()))
    let layout = paragraph.layout(width: 150)
    for line in layout.lines {
      for index in line.range.dropLast() {
        let caret = try #require(layout.caret(at: index))
        #expect(layout.index(x: caret.x, y: caret.top + caret.height / 2) == index)
      }
    }
  }

  @Test func rectanglesOfTheWholeTextMatchTheLines() throws {
    let layout = TGParagraph(text, style: TGTextStyle(try font())).layout(width: 150)
    let rectangles = layout.rectangles(of: 0..<text.unicodeScalars.count)
    #expect(rectangles.count == layout.lines.count)
    for (line, rectangle) in zip(layout.lines, rectangles) {
      #expect(abs(line.width - rectangle.width) < 0.02 && line.top == rectangle.y)
    }
  }

  @Test func letterSpacingDisablesLigatures() throws {
    var style = TGTextStyle(try font("serif"))
    let joined = TGParagraph("ffi", style: style).layout().glyphs(ofLine: 0)
    style.letterSpacing = 1
    let apart = TGParagraph("ffi", style: style).layout().glyphs(ofLine: 0)
    #expect(joined.count < apart.count)
    #expect(apart.count == 3)
  }

  @Test func missingCharactersComeFromTheNextFont() throws {
    let (sans, cjk) = (try font(), try font("cjk"))
    let style = TGTextStyle(TGFontFamily(sans, cjk))
    let glyphs = TGParagraph("a日", style: style).layout().glyphs(ofLine: 0)
    #expect(glyphs.map(\.font) == [sans, cjk])
  }

  @Test func unsupportedScriptsAreMeasuredAndDiagnosed() throws {
    let paragraph = TGParagraph("ab שלום", style: TGTextStyle(try font()))
    #expect(
      paragraph.diagnostics.map(\.description) == [
        "character 3: `ש` (U+05E9) belongs to the script Hebr, which needs right-to-left order; "
          + "it is measured as separate characters from left to right."
      ])
    #expect(paragraph.greatestWidth > 0)
  }

  @Test func nonFiniteNumbersAreDiagnosed() throws {
    var style = TGTextStyle(try font(), size: .nan)
    style.letterSpacing = .infinity
    let paragraph = TGParagraph(text, style: style)
    #expect(paragraph.diagnostics.count == 2)
    #expect(paragraph.layout(width: .nan).height.isFinite)
    #expect(paragraph.greatestWidth.isFinite)
  }

  /// The allocated size of an array, in bytes.
  private func bytes<Element>(_ array: [Element]) -> Int {
    array.capacity * MemoryLayout<Element>.stride
  }

  private func bytes<Element>(_ list: ShortList<Element>) -> Int {
    guard case .several(let elements) = list else { return MemoryLayout<ShortList<Element>>.size }
    return MemoryLayout<ShortList<Element>>.size + bytes(elements)
  }

  @Test(arguments: [
    "The office of the affable chief was fitted with a fine flat desk. ",
    "Съешь же ещё этих мягких французских булок да выпей чаю. ",
  ])
  func paragraphTakesAtMost32BytesPerGlyph(text: String) throws {
    let long = String(repeating: text, count: 30)
    let data = TGParagraph(long, style: TGTextStyle(try font())).data
    let shaped = data.shaped
    let text = bytes(data.characters) + bytes(data.breaks) + bytes(data.pieces)
    let glyphs = bytes(shaped.otherGlyphs)
    let count =
      shaped.otherGlyphs.count + shaped.characters.count { $0.flags.contains(.hasGlyph) }
    let all = text + glyphs + bytes(shaped.cuts) + bytes(data.prepared.hardBreaks)
    #expect(Double(all) / Double(count) <= 32)
  }
}
