import TangramCore
import TangramTextViews

// The key for the content of a leaf.

extension SceneKey {
  static let content = keys(
    of: TGView(), about: .content, isPerSizeClass: false,
    [
      .key("content", "What a leaf draws, which a size of wrap measures.", TGContent.schema) {
        (value, view, names) throws(TGSceneError) in
        view.tg_content = try TGContent.read(value, names)
      } write: { view, labels, writer in
        guard let content = view.stored.resolved.content else { return }
        writer.key("content")
        content.write(labels, to: &writer)
      }
    ])
}

// MARK: - Reading

extension TGContent {
  /// - Returns: Nil if something that the content refers to has an error that is already recorded.
  fileprivate static func read(
    _ value: JSONValue, _ names: SceneNames
  ) throws(TGSceneError) -> TGContent? {
    _ = try value.object()
    let kinds = value.elements.filter { $0.key == "size" && $0.isArray || isText($0) }
    if kinds.count > 1 {
      throw kinds[1].errorOfKey(
        kinds.allSatisfy(isText)
          ? "a text has either `text` or `runs`" : "content is either a size or a text")
    }
    if value["runs"] != nil || value["text"].map({ !$0.isObject }) ?? false {
      return try names.texts.paragraph(value).map { .paragraph($0) }
    }
    for member in value.elements where member.key != "size" && member.key != "text" {
      throw member.unknownKey(known: ["size", "text", "runs"])
    }
    if let size = value["size"] {
      let numbers = try size.numbers(["width", "height"])
      return .size(numbers[0], numbers[1])
    }
    guard let glyphs = value["text"] else {
      throw value.error("expected the key `size`, `text` or `runs`")
    }
    let letters = try Letters.object.read(glyphs)
    return .text(chars: letters.count, advance: letters.advance, line: letters.line)
  }

  private static func isText(_ value: JSONValue) -> Bool {
    value.key == "text" || value.key == "runs"
  }
}

// MARK: - Writing

extension TGContent {
  /// Appends the content; content measured by a function is written as its size without any size
  /// limit.
  fileprivate func write(_ labels: SceneLabels, to writer: inout JSONWriter) {
    writer.object { writer in
      if let paragraph { return labels.texts.write(paragraph, to: &writer) }
      switch kind {
      case .text(let chars, let advance, let line):
        writer.key("text")
        Letters.object.write(Letters(count: chars, advance: advance, line: line), to: &writer)
      case .size, .measured, .source:
        writer.member("size") { SceneValue.size.write(size(within: .zero), &$0) }
      }
    }
  }
}

// MARK: - Schema

extension TGContent {
  fileprivate static let schema = SceneSchema.any(
    of: .object(
      ["size": .numbers(2).described("The size that it has: width, height.")], required: ["size"]),
    .object(
      [
        "text": Letters.object.schema.described(
          "Letters of one width, on as many lines as they need.")
      ], required: ["text"]),
    SceneTexts.schemaOfText,
    SceneTexts.schemaOfRuns)
}

/// The letters of a text that is measured without a font.
private struct Letters {
  var count = 0
  var advance = 0.0
  var line = 0.0

  static let object = SceneObject(
    start: Letters(),
    keys: [
      .key("chars", "How many letters there are.", .count, \.count, isRequired: true),
      .key("advance", "How wide a letter is.", .number, \.advance, isRequired: true),
      .key("line", "How high a line is.", .number, \.line, isRequired: true),
    ])
}
