extension SceneTexts {
  private typealias Property = (key: String, schema: SceneSchema)

  /// The schema of the font declarations of a document.
  static let schemaOfFonts = SceneSchema.map(
    of: .any(
      of: .string,
      .list(of: .string).with("minItems", .number(1)).with("maxItems", .number(Double(mostFonts))))
  ).described(
    "Families by name: the file of a font, or those of several in order. The first family is that of "
      + "texts which name none.")

  /// The schema of the style declarations of a document.
  static let schemaOfStyles = SceneSchema.map(of: .object(properties(of: TextKey.all))).described(
    "Styles of texts by name.")

  /// A text with a single style.
  static let schemaOfText = SceneSchema.object(
    [(key: "text", schema: SceneSchema.string.described("The text."))]
      + properties(of: TextKey.all),
    required: ["text"])

  /// A text made of runs with different styles.
  static let schemaOfRuns = SceneSchema.object(
    [(key: "runs", schema: list.described("The parts of the text, in order."))]
      + properties(of: TextKey.all),
    required: ["runs"])

  private static let list = SceneSchema.list(
    of: .any(
      of: .string,
      .object(
        [(key: "text", schema: SceneSchema.string.described("This part of the text."))]
          + properties(of: TextKey.all.filter(\.isOfLetters)), required: ["text"])))

  private static func properties(of keys: [TextKey]) -> [Property] {
    let references: [Property] = [
      ("style", .string.described("The name of a style, which the other keys change.")),
      ("font", .string.described("The name of a family, or of a font that the reader has.")),
    ]
    return references
      + keys.map { ($0.name, $0.schema.described(descriptions[$0.name])) }
  }

  private static let descriptions = [
    "size": "The size of the letters, in points; at first 16.",
    "weight": "The weight that is chosen among the fonts of the family: 400 is regular, 700 bold.",
    "slanted": "Whether a slanted font is chosen among those of the family.",
    "color": "The color of the letters, as in #3e63dd.",
    "letterSpacing": "What is added after each letter.",
    "wordSpacing": "What is added to each space.",
    "kerning": "Whether pairs of letters are moved closer or apart.",
    "ligatures": "Whether letters are joined.",
    "lineHeight": "The height of a line: that of the font, a number of sizes, or points.",
    "baselineShift": "How far the text is raised.",
    "language": "The language, such as ja.",
    "align": "Where the lines are: at the start, in the middle, at the end, or justified.",
    "maxLines": "The greatest number of lines; the last of these ends with an ellipsis.",
    "filling": "Whether each line takes what fits, or all are about equally long.",
    "whiteSpace": "What becomes of spaces and new lines, as in CSS.",
    "wordBreak": "Where words may be broken, as in CSS.",
    "overflowWrap": "What becomes of a word that is wider than the line, as in CSS.",
    "lineBreak": "How strictly lines are broken, as in CSS.",
    "hyphens": "Whether lines may end at soft hyphens.",
    "tabSize": "The distance of tab stops, in spaces.",
    "indent": "The room before the first line.",
    "fit": "The smallest and the largest size; the text has the largest that fits its frame.",
  ]
}

extension SceneSchema {
  /// An object with arbitrary keys, whose values have the same schema.
  fileprivate static func map(of value: SceneSchema) -> SceneSchema {
    SceneSchema(["type": .string("object"), "additionalProperties": value.json])
  }
}
