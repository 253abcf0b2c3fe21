import Tangram
import TangramTextViews

/// Draws the lines of paragraphs in the width of a frame, as outlines or as text.
struct TextDrawing {
  private let canvas: Canvas
  private let style: TGPictureStyle
  /// The outlines of the glyphs that have been read.
  private(set) var outlines: [TGFont: [UInt16: [TGOutlineElement]]] = [:]
  private(set) var fonts: EmbeddedFonts
  /// The number of letters that may still be drawn.
  private var remainingLetters: Int
  /// The number of outline elements that may still be drawn.
  private var remainingSteps: Int

  /// The maximum number of letters in a plan, where nobody reads more; outlines need much space.
  private static let maximumLettersOnPlan = 20_000

  /// The maximum number of outline elements in a picture; a damaged font may have any number per letter.
  private static let maximumSteps = 4_000_000

  init(
    _ canvas: Canvas, _ style: TGPictureStyle, for views: [SeenView], steps: Int = maximumSteps
  ) {
    (self.canvas, self.style, remainingSteps) = (canvas, style, steps)
    remainingLetters = style.content == .plan ? Self.maximumLettersOnPlan : .max
    fonts = EmbeddedFonts(for: style.text == .fonts ? views : [], letters: remainingLetters)
  }

  /// Returns the lines of a paragraph, as a group with an accessibility label if outlines are used; nil
  /// if the paragraph is empty or exceeds a limit.
  ///
  /// - Parameter color: The color of letters whose style has none.
  mutating func element(
    _ paragraph: TGParagraph, in frame: TGRect, color: String?
  ) -> String? {
    guard paragraph.count <= remainingLetters, style.text == .fonts || remainingSteps > 0 else {
      return nil
    }
    remainingLetters -= paragraph.count
    let layout = paragraph.layout(in: frame)
    let look = { (run: Int?) in RunLook(paragraph.style(ofRun: run), color) }
    var (parts, hasOutlines) = ([String](), false)
    for line in layout.lines.indices {
      let words = style.text == .fonts ? layout.words(ofLine: line) : []
      if style.text == .fonts, words.allSatisfy({ EmbeddedFonts.canEmbed($0.font) }) {
        parts += words.map { text($0, look($0.run), frame.origin) }
        continue
      }
      var glyphs = layout.glyphs(ofLine: line)[...]
      while let first = glyphs.first {
        let own = glyphs.prefix { $0.run == first.run }
        glyphs = glyphs.dropFirst(own.count)
        let path = path(own, frame.origin)
        if path.isEmpty { continue }
        parts.append(look(first.run).colored(Element("path")).with("d", path).closed)
        hasOutlines = true
      }
    }
    if parts.isEmpty { return nil }
    let content = parts.joined(separator: "\n")
    guard hasOutlines else { return content }
    return Element("g").with("role", "img")
      .with("aria-label", paragraph.runs.map(\.text).joined()).around(content)
  }

  private mutating func path(_ glyphs: ArraySlice<TGTextGlyph>, _ origin: TGPoint) -> String {
    var path = ""
    for glyph in glyphs where remainingSteps > 0 {
      let outline = outline(of: glyph)
      remainingSteps -= outline.count
      if remainingSteps < 0 { break }
      let (x, y) = (canvas.x(origin.x + glyph.x), canvas.y(origin.y + glyph.y))
      let scale = glyph.size / Double(glyph.font.unitsPerEm) * canvas.zoom
      func write(_ command: String, _ points: TGOutlinePoint...) {
        path += command
        for (index, point) in points.enumerated() {
          if index > 0 { path += " " }
          path += (x + scale * point.x).short + " " + (y - scale * point.y).short
        }
      }
      for element in outline {
        switch element {
        case .move(let to): write("M", to)
        case .line(let to): write("L", to)
        case .quad(let control, let to): write("Q", control, to)
        case .cubic(let first, let second, let to): write("C", first, second, to)
        case .close: write("Z")
        }
      }
    }
    return path
  }

  private mutating func outline(of glyph: TGTextGlyph) -> [TGOutlineElement] {
    if let outline = outlines[glyph.font]?[glyph.glyph] { return outline }
    let outline = glyph.font.outline(of: glyph.glyph)
    outlines[glyph.font, default: [:]][glyph.glyph] = outline
    return outline
  }

  /// Returns an element for a word in an embedded font.
  private mutating func text(_ word: TGTextWord, _ look: RunLook, _ origin: TGPoint) -> String {
    Element("text", class: look.color == nil ? "plain" : nil)
      .with("x", canvas.x(origin.x + word.x)).with("y", canvas.y(origin.y + word.y))
      .with("style", look.css(fonts.name(of: word.font), zoom: canvas.zoom))
      .around(word.text.escaped)
  }
}

/// The appearance of the letters of a run.
private struct RunLook {
  private let style: TGTextStyle
  /// The color in CSS syntax; nil for the default color of the picture.
  let color: String?
  private let opacity: Double

  init(_ style: TGTextStyle, _ fallback: String?) {
    self.style = style
    // SVG has a separate attribute for the opacity.
    var opaque = style.color
    opaque?.alpha = 1
    color = opaque?.hex ?? fallback
    opacity = max(0, min(style.color?.alpha ?? 1, 1))
  }

  func colored(_ element: Element) -> Element {
    element.with("class", color == nil ? "plain" : nil).with("fill", color)
      .with("fill-opacity", opacity < 1 ? opacity.short : nil)
  }

  /// The CSS properties that make a browser shape a word in the same way.
  func css(_ family: String, zoom: Double) -> String {
    let rules = [
      // A `fill` attribute would be overridden by the style sheet of a plan.
      color.map { "fill: \($0)" }, opacity < 1 ? "fill-opacity: \(opacity.short)" : nil,
      "font: \((style.size * zoom).short)px \(family)", "text-anchor: start", "white-space: pre",
      "stroke: none",
      style.letterSpacing == 0
        ? nil : "letter-spacing: \((style.letterSpacing * zoom).short)px",
      style.kerning ? nil : "font-kerning: none",
      style.ligatures ? nil : "font-variant-ligatures: none",
    ]
    return rules.compactMap { $0 }.joined(separator: "; ")
  }
}

extension TGParagraph {
  /// The style of a run; that of the paragraph for text without a run, such as an ellipsis.
  func style(ofRun run: Int?) -> TGTextStyle {
    run.map { $0 < runs.count ? runs[$0].style : style } ?? style
  }

  /// Breaks the paragraph into lines for a frame; without a width, the length of lines is unlimited.
  func layout(in frame: TGRect) -> TGTextLayout {
    layout(width: frame.width > 0 ? frame.width : nil)
  }
}
