import Testing

@testable import TangramText

/// The amount of text on each line.
@Suite struct LineFillingTests {
  @Test(
    "Each line fits, and would not fit with the next word",
    arguments: ["Fonts/sans.ttf", "Fonts/serif.ttf", "Fonts/mono.ttf"])
  func linesHoldAsMuchAsFits(file: String) throws {
    let style = TGTextStyle(try TGFont(bytes: Files.bytes(file)))
    let text = "The office waffles; an affable AVATAR, effluvium. Official affixes."
    let scalars = Array(text.unicodeScalars)
    let width = { (range: Range<Int>) in
      TGParagraph(String(String.UnicodeScalarView(scalars[range])), style: style).greatestWidth
    }
    var options = TGParagraphOptions()
    options.overflowWrap = .breakWord
    let paragraph = TGParagraph(text, style: style, options: options)
    for step in 16...600 {
      let room = Double(step) / 2
      let lines = paragraph.layout(width: room).lines
      for (line, next) in zip(lines, lines.dropFirst()) {
        let start = line.range.lowerBound
        let isSingle = scalars[line.range].count { $0 != " " } == 1
        #expect(width(line.range) <= room + 1 / 32 || isSingle, "room \(room)")
        let end = scalars[next.range.lowerBound...].firstIndex(of: " ") ?? scalars.count
        #expect(width(start..<end) > room, "room \(room)")
      }
    }
  }

  @Test func scriptsShareAPieceInAFontWithoutLookups() throws {
    let text = "吾輩はネコ(cat)である。"
    let pieces = { (file: String) in
      let style = TGTextStyle(try TGFont(bytes: Files.bytes(file)))
      return TGParagraph(text, style: style).data.pieces.count
    }
    #expect(try pieces("Fonts/cjk.ttf") == 1)
    #expect(try pieces("Fonts/sans.ttf") == 4)
  }

  @Test func fontWithEmptyLookupListsHasNoLookups() throws {
    #expect(try TGFont(bytes: Files.bytes("Fonts/cjk.ttf")).data.hasLookups == false)
    #expect(try TGFont(bytes: Files.bytes("Fonts/sans.ttf")).data.hasLookups)
  }
}
