import TangramTextViews

/// The style of a text in a document: the text style and the paragraph options.
struct SceneTextStyle: Hashable, Sendable {
  var look: TGTextStyle
  var options = TGParagraphOptions()

  init(_ family: TGFontFamily) { look = TGTextStyle(family) }

  init(_ look: TGTextStyle, _ options: TGParagraphOptions) {
    (self.look, self.options) = (look, options)
  }
}

typealias TextKey = SceneKey<SceneTextStyle>

extension TextKey {
  /// The keys of every style, except the font.
  static let all = characterKeys + paragraphKeys

  /// Whether a run of a text can have the key, rather than only the whole text.
  var isCharacterKey: Bool { Self.characterKeys.contains { $0.name == name } }

  /// The keys of the text style, which a run of a text can have as well.
  static let characterKeys: [TextKey] = [
    .key("size", "The size of the letters, in points; at first 16.", .number, \.look.size),
    .key(
      "weight",
      "The weight that is chosen among the fonts of the family: 400 is regular, 700 bold.", .weight,
      \.look.weight),
    .key(
      "slanted", "Whether a slanted font is chosen among those of the family.", .bool,
      \.look.isSlanted),
    .key("color", "The color of the letters, as in #3e63dd.", .orNull(.color), \.look.color),
    .key("letterSpacing", "What is added after each letter.", .number, \.look.letterSpacing),
    .key("wordSpacing", "What is added to each space.", .number, \.look.wordSpacing),
    .key("kerning", "Whether pairs of letters are moved closer or apart.", .bool, \.look.kerning),
    .key("ligatures", "Whether letters are joined.", .bool, \.look.ligatures),
    .key(
      "lineHeight", "The height of a line: that of the font, a number of sizes, or points.",
      .lineHeight, \.look.lineHeight),
    .key("baselineShift", "How far the text is raised.", .number, \.look.baselineShift),
    .key("language", "The language, such as ja.", .string, \.look.language),
  ]

  fileprivate static let paragraphKeys: [TextKey] = [
    .key(
      "align", "Where the lines are: at the start, in the middle, at the end, or justified.", .word,
      \.options.alignment),
    .key(
      "maxLines", "The greatest number of lines; the last of these ends with an ellipsis.",
      .orNull(.count), \.options.maxLines),
    .key(
      "filling", "Whether each line takes what fits, or all are about equally long.", .word,
      \.options.filling),
    .key(
      "whiteSpace", "What becomes of spaces and new lines, as in CSS.", .word, \.options.whiteSpace),
    .key("wordBreak", "Where words may be broken, as in CSS.", .word, \.options.wordBreak),
    .key(
      "overflowWrap", "What becomes of a word that is wider than the line, as in CSS.", .word,
      \.options.overflowWrap),
    .key("lineBreak", "How strictly lines are broken, as in CSS.", .word, \.options.lineBreak),
    .key("hyphens", "Whether lines may end at soft hyphens.", .word, \.options.hyphens),
    .key("tabSize", "The distance of tab stops, in spaces.", .number, \.options.tabSize),
    .key("indent", "The room before the first line.", .number, \.options.indent),
    .key(
      "fit", "The smallest and the largest size; the text has the largest that fits its frame.",
      .orNull(.sizes), \.options.fit),
  ]
}

extension TGScene {
  /// The keys of styles in documents: those that runs of a text can have, and the others.
  package static var textKeys: (character: [String], paragraph: [String]) {
    (TextKey.characterKeys.map(\.name), TextKey.paragraphKeys.map(\.name))
  }
}

// MARK: - Values

extension SceneValue<Int> {
  fileprivate static let weight = count.converted(
    SceneSchema([
      "type": .string("integer"), "minimum": .number(1), "exclusiveMaximum": .number(1_001),
    ]), otherwise: "expected a weight from 1 to 1000", to: { 1...1_000 ~= $0 ? $0 : nil },
    from: { max(1, min($0, 1_000)) })
}

extension SceneValue<ClosedRange<Double>> {
  fileprivate static let sizes = pair.converted(
    pair.schema, otherwise: "the smallest size comes first, and is at most the largest",
    to: { $0[0] <= $0[1] ? $0[0]...$0[1] : nil }, from: { [$0.lowerBound, $0.upperBound] })

  private static let pair = SceneValue<[Double]>.numbers(
    ["smallest size", "largest size"], { $0 }, { $0 })
}

extension SceneValue<TGLineHeight> {
  fileprivate static let lineHeight = FunctionValue<TGLineHeight>(
    schema: .any(
      of: .number, .word("normal"),
      .object(only: "points", .number.described("The height in points."))),
    read: { (value, _) throws(TGSceneError) in
      if let factor = value.numberIfAny { return .factor(factor) }
      if value.isObject {
        _ = try value.object(keys: ["points"])
        return .length(try value.required("points").number())
      }
      guard value.stringIfAny == "normal" else {
        throw value.error(#"expected `normal`, a number of sizes or {"points": number}"#)
      }
      return .normal
    },
    write: { height, writer in
      switch height {
      case .normal: writer.string("normal")
      case .factor(let factor): writer.number(factor)
      case .length(let length): writer.object { $0.member("points", length) }
      }
    })
}

extension SceneValue<TGTextColor> {
  /// A color such as `#3e63dd`, stored with 8 bits per component.
  fileprivate static let color = SceneValue<String>.string.converted(
    .text(matching: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"),
    otherwise: "expected a color such as `#3e63dd`, `#fa0` or `#00000080`",
    to: { TGTextColor(hex: $0) }, from: { $0.hex })
}
