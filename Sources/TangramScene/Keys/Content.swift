import TangramCore
import TangramTextViews

extension SceneValue<TGContent?> {
  /// The content that a leaf draws; nil if a part of it has an error that is already recorded.
  static let content = FunctionValue<TGContent?>(
    schema: .any(
      of: .object(only: "size", .numbers(2).described("The size that it has: width, height.")),
      .object(
        only: "text",
        Letters.object.schema.described("Letters of one width, on as many lines as they need.")),
      SceneTexts.schemaOfText, SceneTexts.schemaOfRuns),
    read: { (value, names) throws(TGSceneError) in
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
      let letters = try Letters.object.read(glyphs, names)
      return .text(chars: letters.count, advance: letters.advance, line: letters.line)
    },
    // Content measured by a function is written as its size without any size limit.
    write: { content, writer in
      guard let content else { return }
      writer.object { writer in
        if let paragraph = content.paragraph {
          writer.labels?.texts.write(paragraph, to: &writer)
          return
        }
        switch content.kind {
        case .text(let chars, let advance, let line):
          writer.member("text") {
            Letters.object.write(Letters(count: chars, advance: advance, line: line), &$0)
          }
        case .size, .measured, .source:
          writer.member("size") { SceneValue<TGSize>.size.write(content.size(within: .zero), &$0) }
        }
      }
    })

  private static func isText(_ value: JSONValue) -> Bool {
    value.key == "text" || value.key == "runs"
  }
}

/// The letters of a text that is measured without a font.
private struct Letters {
  var count = 0
  var advance = 0.0
  var line = 0.0

  static let object: SceneValue = SceneObject(
    start: Letters(),
    keys: [
      .key("chars", "How many letters there are.", .count, \.count, isRequired: true),
      .key("advance", "How wide a letter is.", .number, \.advance, isRequired: true),
      .key("line", "How high a line is.", .number, \.line, isRequired: true),
    ])
}
