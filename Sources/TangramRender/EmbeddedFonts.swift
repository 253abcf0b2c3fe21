import Tangram
import TangramTextViews

/// The fonts that are embedded in a picture, with the glyphs that its texts need.
struct EmbeddedFonts {
  /// A word, which is shaped separately, as in a browser.
  private struct Word: Hashable {
    let text: String
    let style: TGTextStyle
  }

  private var glyphs: [TGFont: Set<UInt16>] = [:]
  private var names: [TGFont: String] = [:]
  private(set) var styles: [String] = []

  /// Creates a set of fonts with the glyphs of the texts in some views.
  ///
  /// - Parameter letters: The maximum number of letters; a text that exceeds the remaining number is
  ///   not drawn.
  init(for views: [SeenView], letters: Int) {
    var (words, lettersLeft) = (Set<Word>(), letters)
    for view in views {
      guard let paragraph = view.paragraph, paragraph.count <= lettersLeft else { continue }
      lettersLeft -= paragraph.count
      let (layout, runs) = (paragraph.layout(in: view.frame), paragraph.runs)
      for line in layout.lines.indices {
        for word in layout.words(ofLine: line) where Self.canHave(word.font) {
          var style = word.run.map { runs[$0].style } ?? paragraph.style
          style.family = TGFontFamily(word.font)
          words.insert(Word(text: word.text, style: style))
        }
      }
    }
    for word in words { note(word) }
  }

  private mutating func note(_ word: Word) {
    for glyph in TGParagraph(word.text, style: word.style).layout().glyphs(ofLine: 0) {
      glyphs[glyph.font, default: []].insert(glyph.glyph)
    }
    // The glyphs of single letters may be missing from a line with ligatures, but browsers need them as
    // input for substitution.
    guard let font = word.style.family.fonts.first else { return }
    for scalar in word.text.unicodeScalars {
      if let glyph = font.glyph(of: scalar) { glyphs[font, default: []].insert(glyph) }
    }
  }

  /// Whether a font can be embedded in a picture; browsers use only the first font of a collection.
  static func canHave(_ font: TGFont) -> Bool { !font.bytes.starts(with: "ttcf".utf8) }

  /// Returns the name of a font, and embeds the font in the picture.
  mutating func name(of font: TGFont) -> String {
    if let name = names[font] { return name }
    let bytes = font.subset(of: glyphs[font] ?? []) ?? font.bytes
    // The hash makes the name unique among all pictures on a page.
    let name = "tangram-" + bytes.hash64
    names[font] = name
    let kind = bytes.starts(with: "OTTO".utf8) ? "otf" : "ttf"
    let rule =
      "@font-face { font-family: \(name); src: url(data:font/\(kind);base64,\(Base64.text(bytes))) }"
    styles.append(Element("style").around(rule))
    return name
  }
}
