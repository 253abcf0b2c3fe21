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
      + keys.map { ($0.name, $0.schema) }
  }
}

extension SceneSchema {
  /// An object with arbitrary keys, whose values have the same schema.
  fileprivate static func map(of value: SceneSchema) -> SceneSchema {
    SceneSchema(["type": .string("object"), "additionalProperties": value.json])
  }
}
