import Testing

@testable import TangramText

/// Very long texts without break opportunities.
@Suite struct LongTextTests {
  @Test func longMixedScriptWordsBreakIntoEqualParts() throws {
    let font = try TGFont(bytes: Files.bytes("Fonts/sans.ttf"))
    var options = TGParagraphOptions()
    options.overflowWrap = .anywhere
    let part = String(repeating: "aбα", count: 7)
    let style = TGTextStyle(font)
    let width = TGParagraph(part, style: style).greatestWidth
    let count = 400
    let text = String(repeating: part, count: count)
    let layout = TGParagraph(text, style: style, options: options).layout(width: width)
    #expect(layout.lines.count == count)
    #expect(layout.lines.allSatisfy { $0.range.count == 21 && abs($0.width - width) < 0.02 })
  }

  @Test func overlongWordIsMeasuredOnlyAsFarAsNeeded() throws {
    let font = try TGFont(bytes: Files.bytes("Fonts/sans.ttf"))
    // Two runs, because the width of each run is rounded separately.
    let style = TGTextStyle(font)
    let run = TGTextRun(String(repeating: "aб", count: 1_000), style)
    let data = TGParagraph([run, run], style: style).data
    var measure = LineMeasure(data, start: 0)
    let partly = measure.width(to: 4_000, cutAt: 4_000, upTo: 100)
    #expect(partly > 100 && partly < 200)
    let whole = measure.width(to: 4_000, cutAt: 4_000)
    #expect(whole > 30_000)
  }
}
