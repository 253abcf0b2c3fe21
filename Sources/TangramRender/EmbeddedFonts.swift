import Tangram
import TangramTextViews

/// The fonts that are embedded in a picture, with the glyphs that its texts need.
struct EmbeddedFonts {
  private var glyphs: [TGFont: Set<UInt16>] = [:]
  private var names: [TGFont: String] = [:]
  /// The embedded fonts, as style elements.
  private(set) var styles: [String] = []

  /// Creates a set of fonts with the glyphs of the texts in some views.
  ///
  /// - Parameter letters: The maximum number of letters; a text that exceeds the remaining number is
  ///   not drawn.
  init(for views: [SeenView], letters: Int) {
    // Words are shaped separately, as in a browser.
    var (words, remainingLetters) = ([TGTextStyle: Set<String>](), letters)
    for view in views {
      guard let paragraph = view.paragraph, paragraph.count <= remainingLetters else { continue }
      remainingLetters -= paragraph.count
      let layout = paragraph.layout(in: view.frame)
      for word in layout.lines.indices.flatMap(layout.words) where Self.canEmbed(word.font) {
        var style = paragraph.style(ofRun: word.run)
        style.family = TGFontFamily(word.font)
        words[style, default: []].insert(word.text)
      }
    }
    for (style, texts) in words {
      for text in texts {
        for glyph in TGParagraph(text, style: style).layout().glyphs(ofLine: 0) {
          glyphs[glyph.font, default: []].insert(glyph.glyph)
        }
        // Browsers need the glyphs of single letters for substitution; a line with ligatures may lack them.
        guard let font = style.family.fonts.first else { continue }
        glyphs[font, default: []].formUnion(text.unicodeScalars.compactMap(font.glyph))
      }
    }
  }

  /// Whether a font can be embedded in a picture; browsers use only the first font of a collection.
  static func canEmbed(_ font: TGFont) -> Bool { !font.bytes.starts(with: "ttcf".utf8) }

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
