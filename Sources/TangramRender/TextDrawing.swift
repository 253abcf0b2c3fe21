import Tangram
import TangramTextViews

/// Draws the lines of paragraphs in the width of a frame, as outlines or as text.
struct TextDrawing {
  private let canvas: Canvas
  private let style: TGPictureStyle
  private(set) var outlines = GlyphOutlines()
  private var fonts: EmbeddedFonts
  /// The number of letters that may still be drawn.
  private var lettersLeft: Int
  /// The number of outline elements that may still be drawn.
  private var stepsLeft: Int

  /// The maximum number of letters in a plan; nobody reads more text in a plan, and outlines need much
  /// space.
  private static let mostOnAPlan = 20_000

  /// The maximum number of outline elements in a picture; a damaged font may have any number per letter.
  private static let mostSteps = 4_000_000

  /// - Parameter views: The views that are to be drawn.
  init(_ canvas: Canvas, _ style: TGPictureStyle, for views: [SeenView], steps: Int = mostSteps) {
    (self.canvas, self.style, stepsLeft) = (canvas, style, steps)
    lettersLeft = style.content == .plan ? Self.mostOnAPlan : .max
    fonts = EmbeddedFonts(for: style.text == .fonts ? views : [], letters: lettersLeft)
  }

  /// The embedded fonts of the drawn texts, as style elements.
  var fontStyles: [String] { fonts.styles }

  /// Returns the lines of a paragraph, as a group with an accessibility label if outlines are used; nil
  /// if the paragraph is empty or exceeds a limit.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph.
  ///   - frame: The frame of the paragraph, in points.
  ///   - color: The color of letters whose style has none.
  mutating func element(
    _ paragraph: TGParagraph, in frame: TGRect, color: String?
  ) -> String? {
    guard paragraph.count <= lettersLeft, style.text == .fonts || stepsLeft > 0 else { return nil }
    lettersLeft -= paragraph.count
    let (layout, runs) = (paragraph.layout(in: frame), paragraph.runs)
    let looks = runs.map { RunLook($0.style, color) } + [RunLook(paragraph.style, color)]
    let look = { (run: Int?) in looks[min(run ?? runs.count, runs.count)] }
    var (parts, hasOutlines) = ([String](), false)
    for line in layout.lines.indices {
      if style.text == .fonts, let texts = texts(layout.words(ofLine: line), look, frame.origin) {
        parts += texts
        continue
      }
      var glyphs = layout.glyphs(ofLine: line)[...]
      while let first = glyphs.first {
        let own = glyphs.prefix { $0.run == first.run }
        glyphs = glyphs.dropFirst(own.count)
        guard let path = path(own, look(first.run), frame.origin) else { continue }
        parts.append(path)
        hasOutlines = true
      }
    }
    if parts.isEmpty { return nil }
    let content = parts.joined(separator: "\n")
    guard hasOutlines else { return content }
    return Element("g").with("role", "img").with("aria-label", runs.map(\.text).joined())
      .around(content)
  }
}

/// The appearance of the letters of a run.
private struct RunLook {
  let style: TGTextStyle
  /// The color in CSS syntax; nil for the default color of the picture.
  let color: String?
  let opacity: Double

  init(_ style: TGTextStyle, _ fallback: String?) {
    self.style = style
    color = style.color.map(Self.opaque) ?? fallback
    opacity = style.color.map { max(0, min($0.alpha, 1)) } ?? 1
  }

  /// A color without its opacity, for which SVG has a separate attribute.
  private static func opaque(_ color: TGTextColor) -> String {
    var color = color
    color.alpha = 1
    return color.hex
  }

  /// Returns an element filled with the color.
  func colored(_ element: Element) -> Element {
    guard let color else { return element.with("class", "plain") }
    let filled = element.with("fill", color)
    return opacity < 1 ? filled.with("fill-opacity", opacity) : filled
  }
}

// MARK: - Outlines

extension TextDrawing {
  private mutating func path(
    _ glyphs: ArraySlice<TGTextGlyph>, _ look: RunLook, _ origin: TGPoint
  ) -> String? {
    var path = SVGPath()
    for glyph in glyphs {
      if stepsLeft == 0 { break }
      let outline = outlines.outline(of: glyph)
      guard outline.count <= stepsLeft else {
        stepsLeft = 0
        break
      }
      stepsLeft -= outline.count
      let scale = glyph.size / Double(glyph.font.unitsPerEm) * canvas.zoom
      path.append(
        outline, x: canvas.x(origin.x + glyph.x), y: canvas.y(origin.y + glyph.y), scale: scale)
    }
    if path.text.isEmpty { return nil }
    return look.colored(Element("path")).with("d", path.text).closed
  }
}

/// A cache of glyph outlines.
struct GlyphOutlines {
  private struct Key: Hashable {
    let font: TGFont
    let glyph: UInt16
  }

  private var known: [Key: [TGOutlineElement]] = [:]

  /// The number of cached outlines.
  var count: Int { known.count }

  mutating func outline(of glyph: TGTextGlyph) -> [TGOutlineElement] {
    let key = Key(font: glyph.font, glyph: glyph.glyph)
    if let outline = known[key] { return outline }
    let outline = glyph.font.outline(of: glyph.glyph)
    known[key] = outline
    return outline
  }
}

/// The outlines of glyphs in pixels, as SVG path data.
private struct SVGPath {
  private(set) var text = ""

  /// Appends an outline.
  ///
  /// - Parameters:
  ///   - outline: The outline, in font units, with y increasing upward.
  ///   - x: The x position at which the glyph starts, in pixels.
  ///   - y: The y position of the baseline, in pixels.
  ///   - scale: The number of pixels per font unit.
  mutating func append(_ outline: [TGOutlineElement], x: Double, y: Double, scale: Double) {
    func write(_ command: String, _ points: TGOutlinePoint...) {
      text += command
      for (index, point) in points.enumerated() {
        if index > 0 { text += " " }
        text += (x + scale * point.x).short + " " + (y - scale * point.y).short
      }
    }
    for element in outline {
      switch element {
      case .move(let to): write("M", to)
      case .line(let to): write("L", to)
      case .quad(let control, let to): write("Q", control, to)
      case .cubic(let first, let second, let to): write("C", first, second, to)
      case .close: text += "Z"
      }
    }
  }
}

// MARK: - Texts

extension TextDrawing {
  /// Returns elements for the words of a line; nil if a font cannot be embedded in the picture.
  private mutating func texts(
    _ words: [TGTextWord], _ look: (Int?) -> RunLook, _ origin: TGPoint
  ) -> [String]? {
    guard words.allSatisfy({ EmbeddedFonts.canHave($0.font) }) else { return nil }
    return words.map { word in
      let (family, look) = (fonts.name(of: word.font), look(word.run))
      let element = Element("text", class: look.color == nil ? "plain" : nil)
        .with("x", canvas.x(origin.x + word.x)).with("y", canvas.y(origin.y + word.y))
        .with("style", css(look, family))
      return element.around(word.text.escaped)
    }
  }

  /// The CSS properties that make a browser shape a word in the same way.
  private func css(_ look: RunLook, _ family: String) -> String {
    let style = look.style
    // A `fill` attribute would be overridden by the style sheet of a plan.
    var rules = look.color.map { ["fill: \($0)"] } ?? []
    if look.opacity < 1 { rules.append("fill-opacity: \(look.opacity.short)") }
    rules += [
      "font: \((style.size * canvas.zoom).short)px \(family)", "text-anchor: start",
      "white-space: pre", "stroke: none",
    ]
    if style.letterSpacing != 0 {
      rules.append("letter-spacing: \((style.letterSpacing * canvas.zoom).short)px")
    }
    if !style.kerning { rules.append("font-kerning: none") }
    if !style.ligatures { rules.append("font-variant-ligatures: none") }
    return rules.joined(separator: "; ")
  }
}

extension TGParagraph {
  /// Breaks the paragraph into lines for a frame; without a width, the length of lines is unlimited.
  func layout(in frame: TGRect) -> TGTextLayout {
    layout(width: frame.width > 0 ? frame.width : nil)
  }
}
