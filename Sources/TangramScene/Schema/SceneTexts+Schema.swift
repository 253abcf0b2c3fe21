// The schemas of the texts in a document, and of the fonts and styles that they refer to.

extension SceneTexts {
  static let schemaOfFonts = SceneSchema.map(
    of: .any(
      of: .string,
      .list(of: .string).with("minItems", .number(1))
        .with("maxItems", .number(Double(maximumFonts))))
  ).described(
    "Families by name: the file of a font, or those of several in order. The first family is that of "
      + "texts which name none.")

  static let schemaOfStyles = SceneSchema.map(of: style()).described("Styles of texts by name.")

  static let schemaOfText = style(of: ("text", .string.described("The text.")))

  static let schemaOfRuns: SceneSchema = {
    let run = style(
      of: ("text", .string.described("This part of the text.")), keys: TextKey.characterKeys)
    let runs = SceneSchema.list(of: .any(of: .string, run))
    return style(of: ("runs", runs.described("The parts of the text, in order.")))
  }()

  /// The schema of a style, or of a text with its style.
  private static func style(
    of text: SceneSchema.Property? = nil, keys: [TextKey] = TextKey.all
  ) -> SceneSchema {
    let references: [SceneSchema.Property] = [
      ("style", .string.described("The name of a style, which the other keys change.")),
      ("font", .string.described("The name of a family, or of a font that the reader has.")),
    ]
    let texts = text.map { [$0] } ?? []
    return .object(texts + references + keys.map(\.property), required: texts.map(\.key))
  }
}

extension SceneSchema {
  /// An object with arbitrary keys, whose values have the same schema.
  fileprivate static func map(of value: SceneSchema) -> SceneSchema {
    SceneSchema(["type": .string("object"), "additionalProperties": value.json])
  }
}
