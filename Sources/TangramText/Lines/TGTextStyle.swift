/// The height of a line, as in CSS `line-height`.
public enum TGLineHeight: Hashable, Sendable {
  /// The sum of the ascent, the descent and the line gap of the fonts.
  case normal
  /// A multiple of the font size.
  case factor(Double)
  /// A fixed length.
  case length(Double)
}

/// A color for drawing text; each component is from 0 to 1.
public struct TGTextColor: Hashable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Creates a color.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a color from `#` and 3, 6 or 8 hexadecimal digits, such as `#fa0`, `#3e63dd` or `#00000080`;
  /// nil for other strings.
  public init?(hex: String) {
    let digits = hex.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard hex.utf8.first == UInt8(ascii: "#"), digits.count == hex.utf8.count - 1 else {
      return nil
    }
    let parts: [Int]
    switch digits.count {
    case 3: parts = digits.map { 17 * $0 }
    case 6, 8:
      parts = stride(from: 0, to: digits.count, by: 2).map { 16 * digits[$0] + digits[$0 + 1] }
    default: return nil
    }
    let levels = parts.map { Double($0) / 255 }
    self.init(
      red: levels[0], green: levels[1], blue: levels[2], alpha: levels.count > 3 ? levels[3] : 1)
  }

  /// The color as `#` and hexadecimal digits: 6, or 8 if it is not opaque.
  ///
  /// Components below 0 or above 1 are clamped.
  public var hex: String {
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#"
      + parts.map { part in
        let level = part.isNaN ? 0 : Int((max(0, min(part, 1)) * 255).rounded())
        return (level < 16 ? "0" : "") + String(level, radix: 16)
      }.joined()
  }
}

/// The appearance of text: its fonts, size, color and spacing.
public struct TGTextStyle: Hashable, Sendable {
  /// The fonts, in order of preference.
  public var family: TGFontFamily
  /// The font size, which is the size of the em.
  public var size: Double
  /// The weight by which a face of a font family is chosen: 400 is regular, 700 is bold.
  public var weight = 400
  /// Whether a slanted face is preferred.
  public var isSlanted = false
  /// The color, which does not affect measurement.
  public var color: TGTextColor?
  /// The space that is added after each cluster; any value but 0 turns ligatures off.
  public var letterSpacing = 0.0
  /// The width that is added to each space.
  public var wordSpacing = 0.0
  /// Whether pairs of letters are moved closer together or farther apart.
  public var kerning = true
  /// Whether letters are joined into ligatures.
  public var ligatures = true
  /// The height of a line.
  public var lineHeight = TGLineHeight.normal
  /// The distance by which the text is raised above the baseline.
  public var baselineShift = 0.0
  /// The language, such as `ja`; the language of the paragraph's own style determines how lines are broken.
  public var language = ""

  /// Creates a style with a font family.
  public init(_ family: TGFontFamily, size: Double = 16) {
    self.family = family
    self.size = size
  }

  /// Creates a style with a single font.
  public init(_ font: TGFont, size: Double = 16) {
    self.init(TGFontFamily(font), size: size)
  }
}

/// A text in one style.
public struct TGTextRun: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The style of the text.
  public var style: TGTextStyle

  /// Creates a run.
  public init(_ text: String, _ style: TGTextStyle) {
    self.text = text
    self.style = style
  }
}
