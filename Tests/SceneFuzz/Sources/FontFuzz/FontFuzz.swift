import TangramText

/// The entry point of the fuzzer: opens the bytes as a font and sets texts in it.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for index in 0..<min(2, TGFont.count(in: bytes)) {
    guard let font = try? TGFont(bytes: bytes, index: index) else { continue }
    describe(font)
    for text in texts { set(text, in: font) }
  }
  return 0
}

private let texts = [
  "Tofice flAVj, fi\u{E9}e\u{301}. (Tj) e\u{303}\u{323}",
  "\u{65E5}\u{672C}\u{3001}\u{1F600}\u{200D}\u{1F600} \u{301}\u{AD}x\t\u{2003}\u{FE0F}",
]

/// Reads the properties of the font that do not depend on a text.
private func describe(_ font: TGFont) {
  _ = (font.familyName, font.styleName, font.weight, font.isSlanted, font.missingTables)
  for glyph in [0, 1, UInt16(truncatingIfNeeded: font.glyphCount - 1), .max] {
    _ = font.outline(of: glyph)
    _ = font.kerning(between: glyph, and: 1)
  }
}

/// Sets a text in narrow and wide lines; traps if a result is not finite or a character is lost.
private func set(_ text: String, in font: TGFont) {
  var options = TGParagraphOptions()
  options.whiteSpace = .preWrap
  options.overflowWrap = .anywhere
  options.alignment = .justify
  let style = TGTextStyle(font, size: 20)
  let paragraph = TGParagraph(text, style: style, options: options)
  check([paragraph.leastWidth, paragraph.greatestWidth])
  for width in [30.0, 200] {
    let layout = paragraph.layout(width: width)
    if layout.lines.last?.range.upperBound != paragraph.count { fatalError("a character is lost") }
    for (index, line) in layout.lines.enumerated() {
      check([line.x, line.width, line.top, line.baseline, line.height])
      check(layout.glyphs(ofLine: index).map(\.x))
    }
  }
}

private func check(_ numbers: [Double]) {
  if let number = numbers.first(where: { !($0.magnitude < 1e12) }) { fatalError("\(number)") }
}
