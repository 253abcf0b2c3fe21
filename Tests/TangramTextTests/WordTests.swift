import Testing

@testable import TangramText

/// The words of each line, for renderers that draw text word by word.
@Suite struct WordTests {
  private func style() throws -> TGTextStyle {
    let fonts = try ["sans", "cjk"].map { try TGFont(bytes: Files.bytes("Fonts/\($0).ttf")) }
    return TGTextStyle(TGFontFamily(fonts[0], fonts[1]), size: 16)
  }

  /// Justification moves whole words, and changes nothing inside them.
  @Test(
    "Justification widens nothing inside a word",
    arguments: [
      "one two\u{A0}three four five six\u{A0}seven eight", "one\ttwo three four five six",
      "東京\u{3000}Tokyo 東京、日本。one two three four five",
    ])
  func justifiedWords(text: String) throws {
    var options = TGParagraphOptions()
    options.whiteSpace = .preWrap
    let usual = TGParagraph(text, style: try style(), options: options).layout(width: 150)
    options.alignment = .justify
    let justified = TGParagraph(text, style: try style(), options: options).layout(width: 150)
    #expect(justified.lines.count == usual.lines.count)
    #expect(justified.lines[0].width > usual.lines[0].width)
    for line in usual.lines.indices {
      let starts = usual.words(ofLine: line)
      #expect(justified.words(ofLine: line).map(\.text) == starts.map(\.text))
      let (before, after) = (usual.clusters(ofLine: line), justified.clusters(ofLine: line))
      let distances = Dictionary(
        uniqueKeysWithValues: zip(before, after).map { ($0.index, $1.x - $0.x) })
      for (word, moved) in zip(starts, justified.words(ofLine: line)) {
        let first = try #require(before.first { abs($0.x - word.x) < 1e-9 }).index
        let count = word.text.unicodeScalars.count
        for index in first..<first + count {
          #expect(abs((distances[index] ?? 0) - (moved.x - word.x)) < 1e-9, "\(word.text)")
        }
      }
    }
  }

  @Test func spacesBelongToNoWord() throws {
    let text = "a\u{A0}b c\u{3000}d"
    let words = TGParagraph(text, style: try style()).layout().words(ofLine: 0)
    #expect(words.map(\.text) == ["a", "b", "c", "d"])
  }

  @Test func wordsSplitOnlyAtJustificationOpportunities() throws {
    let words = TGParagraph("東京 한국 ab", style: try style()).layout().words(ofLine: 0)
    #expect(words.map(\.text) == ["東", "京", "한국", "ab"])
  }
}
