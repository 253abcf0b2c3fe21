import TangramTextViews

/// The style of a text in a document: the text style and the paragraph options.
struct SceneTextStyle: Hashable, Sendable {
  var look: TGTextStyle
  var options = TGParagraphOptions()

  /// Creates the default style for a family.
  init(_ family: TGFontFamily) { look = TGTextStyle(family) }

  init(_ look: TGTextStyle, _ options: TGParagraphOptions) {
    (self.look, self.options) = (look, options)
  }
}

/// A key of a style: reads it, and writes it if it differs from another style.
struct TextKey: Sendable {
  typealias Read = @Sendable (JSONValue, inout SceneTextStyle) throws(TGSceneError) -> Void

  let name: String
  let schema: SceneSchema
  /// Whether the key is a text style property, so that a run of a text can have it.
  let isOfLetters: Bool
  let read: Read
  /// Whether two styles differ in this key.
  let differs: @Sendable (SceneTextStyle, SceneTextStyle) -> Bool
  /// Appends the value.
  let write: @Sendable (SceneTextStyle, inout JSONWriter) -> Void
}

extension TextKey {
  /// The keys of every style, except the font.
  static let all = ofLetters + ofLines

  private static let ofLetters = [
    key("size", .number, \.look.size),
    key("weight", .weight, \.look.weight),
    key("slanted", .bool, \.look.isSlanted),
    key("color", .color, \.look.color),
    key("letterSpacing", .number, \.look.letterSpacing),
    key("wordSpacing", .number, \.look.wordSpacing),
    key("kerning", .bool, \.look.kerning),
    key("ligatures", .bool, \.look.ligatures),
    key("lineHeight", .lineHeight, \.look.lineHeight),
    key("baselineShift", .number, \.look.baselineShift),
    key("language", .string, \.look.language),
  ]

  private static let ofLines = [
    key("align", .word(), \.options.alignment, ofLetters: false),
    key("maxLines", .lineCount, \.options.maxLines, ofLetters: false),
    key("filling", .word(), \.options.filling, ofLetters: false),
    key("whiteSpace", .word(), \.options.whiteSpace, ofLetters: false),
    key("wordBreak", .word(), \.options.wordBreak, ofLetters: false),
    key("overflowWrap", .word(), \.options.overflowWrap, ofLetters: false),
    key("lineBreak", .word(), \.options.lineBreak, ofLetters: false),
    key("hyphens", .word(), \.options.hyphens, ofLetters: false),
    key("tabSize", .number, \.options.tabSize, ofLetters: false),
    key("indent", .number, \.options.indent, ofLetters: false),
    key("fit", .sizes, \.options.fit, ofLetters: false),
  ]

  private static func key<Value: Equatable & Sendable>(
    _ name: String, _ value: SceneValue<Value>,
    _ property: WritableKeyPath<SceneTextStyle, Value> & Sendable, ofLetters: Bool = true
  ) -> TextKey {
    TextKey(
      name: name, schema: value.schema, isOfLetters: ofLetters,
      read: { (json, style) throws(TGSceneError) in style[keyPath: property] = try value.read(json)
      },
      differs: { $0[keyPath: property] != $1[keyPath: property] },
      write: { value.write($0[keyPath: property], &$1) })
  }
}
