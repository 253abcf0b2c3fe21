import Tangram
import TangramTextViews
import Testing

/// The content of views with text.
@Suite struct ParagraphContentTests {
  private let style: TGTextStyle
  private let text = "The office of the affable chief was fitted with a fine flat desk."

  @inline(never)
  init() throws { style = TGTextStyle(try TextFont.sans(), size: 16) }

  /// The explanation of a text in a column 200 points wide.
  private func explanation(_ content: TGView) throws -> [String] {
    let column = TGLinearLayout(.vert) { content.named("text").width(.fill).height(.wrap) }
    let layout = column.width(200).height(.wrap).layout(in: TGSize(width: 500, height: 500))
    return try #require(layout.explain("text")).description.split(separator: "\n").map(String.init)
  }

  @Test func aTextViewExposesItsParagraph() throws {
    let view = TGView(text, style)
    let paragraph = try #require(view.tg_content?.paragraph)
    #expect(paragraph.runs == [TGTextRun(text, style)])
    #expect(TGView(.size(10, 10)).tg_content?.paragraph == nil)
  }

  @Test func aParagraphCanBeRebuiltFromItsRuns() throws {
    var bold = style
    bold.size = 24
    let runs = [TGTextRun("Two  styles, ", style), TGTextRun(" and a second one ", bold)]
    let paragraph = TGParagraph(runs, style: style)
    #expect(paragraph.runs.map(\.text) == ["Two styles, ", "and a second one"])
    let again = TGParagraph(paragraph.runs, style: paragraph.style, options: paragraph.options)
    for width in [60, 100, 300.0] {
      let (one, other) = (paragraph.layout(width: width), again.layout(width: width))
      #expect(one.lines.map(\.width) == other.lines.map(\.width))
    }
  }

  @Test func heightsAreExplainedByTheirLines() throws {
    let lines = try explanation(TGView(text, style))
    #expect(
      lines.contains(
        "  height 66 = 3 lines of 22: text in a width of 200; "
          + "line 1 ends before “chief” because it would be 218.19 wide in 200; "
          + "line 2 ends before “flat” because it would be 224.73 wide in 200"))
  }

  @Test func aRangeOfSizesIsFittedToTheBox() throws {
    var options = TGParagraphOptions()
    options.fit = 8...40
    let content = try #require(TGView(text, style, options: options).tg_content)
    #expect(content.paragraph(in: .zero)?.style.size == 40)
    #expect(content.paragraph(in: TGSize(width: 200, height: 0))?.style.size == 40)
    let box = TGSize(width: 200, height: 100)
    let fitted = try #require(content.paragraph(in: box))
    let size = content.size(within: box)
    #expect(size.height == fitted.layout(width: 200).height)
    #expect(size.width == fitted.layout(width: 200).width.rounded(.up))
    // In a frame that wraps it, the text has the same font size.
    #expect(content.paragraph(in: size)?.style.size == fitted.style.size)
    var smallest = style
    smallest.size = 8
    let source = try #require(content.source)
    #expect(source.width(.least) == TGParagraph(text, style: smallest).leastWidth.rounded(.up))
    #expect(TGView(text, style).tg_content?.paragraph(in: box)?.style.size == 16)
    #expect(TGView(.size(10, 10)).tg_content?.paragraph(in: box) == nil)
  }

  /// Rounding a measured height must not make the text smaller when it is drawn.
  @Test(
    "A text is drawn in the size in which it was measured", arguments: [20.1, 20.3, 20.5, 20.9])
  func drawnAsMeasured(lineHeight: Double) throws {
    var (options, style) = (TGParagraphOptions(), style)
    options.fit = 8...40
    style.lineHeight = .length(lineHeight)
    let view = TGView(text, style, options: options).named("text").width(200).height(.wrap)
    for scale in [1.0, 2, 3] {
      let root = TGFrameLayout { view }.size(500, 500)
      let environment = TGEnvironment(size: TGSize(width: 500, height: 500), scale: scale)
      let frame = try #require(root.layout(in: environment)["text"])
      let content = try #require(view.tg_content)
      let measured = try #require(content.paragraph(in: TGSize(width: 200, height: 0)))
      let drawn = try #require(content.paragraph(in: frame.size))
      #expect(drawn.style.size == measured.style.size, "\(frame)")
    }
  }

  @Test func explanationsNameTheSizeThatFits() throws {
    var options = TGParagraphOptions()
    options.fit = 8...20
    let lines = try explanation(TGView("Hello", style, options: options))
    #expect(
      lines.contains(
        "  height 27 = 1 line of 27: text in a width of 200, in the size 20 of 8 to 20"))
  }

  @Test func linesOfDifferentHeightsAreAddedUp() throws {
    var large = style
    large.size = 32
    let runs = [TGTextRun("Small\nand\n", style), TGTextRun("large", large)]
    var options = TGParagraphOptions()
    options.whiteSpace = .preLine
    let lines = try explanation(TGView(TGParagraph(runs, style: style, options: options)))
    #expect(
      lines.contains(
        "  height 87 = 2 lines of 22 + 1 line of 43: text in a width of 200; "
          + "line 1 ends before a new line; line 2 ends before a new line"))
  }

  @Test func widthsAreExplainedByTheWidestLine() throws {
    let row = TGHStack { TGView("Hello", style).named("text") }
    let layout = row.layout(in: TGSize(width: 500, height: 100))
    let text = try #require(layout.explain("text")).description
    #expect(
      text.contains("text without a limit, whose widest line is 38.83, in whole points"), "\(text)")
  }

  @Test func linesEndWhereTheNextWordDoesNotFit() {
    let layout = TGParagraph(text, style: style).layout(width: 200)
    #expect(layout.end(ofLine: 2) == .end)
    guard case .full("chief", let width) = layout.end(ofLine: 0) else {
      Issue.record("\(layout.end(ofLine: 0))")
      return
    }
    #expect(width > 200)
    var options = TGParagraphOptions()
    options.filling = .balanced
    let balanced = TGParagraph(text, style: style, options: options).layout(width: 300)
    #expect(balanced.end(ofLine: 0) == .balanced(next: "was"))
  }

  @Test func textProblemsAreDiagnostics() throws {
    let layout = TGView("Latin and سلام", style).named("text").size(.wrap)
      .layout(in: TGSize(width: 500, height: 500))
    let diagnostic = try #require(layout.diagnostics.first)
    #expect(diagnostic.code == "unsupported-script")
    #expect(diagnostic.property == "content")
    #expect(
      diagnostic.description.hasPrefix(
        "text: content has a problem at character 10: `س` (U+0633) belongs"))
  }

  @Test func aMissingGlyphIsADiagnostic() throws {
    let layout = TGView("Tokyo 東京", style).named("text").size(.wrap)
      .layout(in: TGSize(width: 500, height: 500))
    #expect(
      layout.diagnostics.map(\.description) == [
        "text: content has a problem at character 6: No font has a glyph for `東` (U+6771); "
          + "a box is shown"
      ])
    #expect(layout.diagnostics.first?.code == "missing-glyph")
    // Soft hyphens, joiners and variation selectors are invisible in any font.
    let invisible = TGParagraph("a\u{AD}b\u{200B}c\u{200D}d\u{FE0F}e\tf\ng\u{A0}h", style: style)
    #expect(invisible.missingGlyph == nil)
  }

  /// Whether a text exceeds the work limit in containers that measure it again and again.
  private func isTooMuchWork(_ text: String) -> Bool {
    let paragraph = TGParagraph(text, style: style)
    var view = TGView(paragraph).named("text").size(.wrap)
    for _ in 0..<40 {
      view =
        TGFlexLayout {
          view
          TGView(paragraph).size(.wrap)
        }.size(.wrap).view
    }
    var environment = TGEnvironment(size: TGSize(width: 200, height: 500))
    environment.limits.workPerView = 50
    return view.layout(in: environment).diagnostics.contains { $0.code == "too-much-work" }
  }

  @Test func longTextsCountAsMuchWork() {
    // 100,000 characters.
    #expect(isTooMuchWork(String(repeating: "word ", count: 20_000)))
    #expect(!isTooMuchWork("word"))
  }
}
