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
      } clear: {
        $0.tg_content = nil
      } write: { view, labels, writer in
        guard let content = view.stored.resolved.content else { return }
        writer.key("content")
        content.write(labels, to: &writer)
      }
    ])
}

// MARK: - Reading

extension TGContent {
  private static let keysOfGlyphs: [String] = ["chars", "advance", "line"]

  /// - Returns: Nil if something that the content refers to has an error that is already recorded.
  fileprivate static func read(
    _ value: JSONValue, _ names: SceneNames
  ) throws(TGSceneError) -> TGContent? {
    _ = try value.object()
    let kinds = value.elements.filter { $0.key == "size" && $0.isArray || isText($0) }
    if kinds.count > 1 {
      throw kinds[1].error(
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
    _ = try glyphs.object(keys: keysOfGlyphs)
    return .text(
      chars: try glyphs.required("chars").wholeNumber(),
      advance: try glyphs.required("advance").number(),
      line: try glyphs.required("line").number())
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
      if let paragraph {
        labels.texts.write(paragraph, to: &writer)
      } else {
        writePlainly(to: &writer)
      }
    }
  }

  private func writePlainly(to writer: inout JSONWriter) {
    switch kind {
    case .text(let chars, let advance, let line):
      writer.key("text")
      writer.object { writer in
        // Above this limit, not every integer can be represented as a JSON number.
        writer.member("chars", max(0, min(Double(chars), 1e15)))
        writer.member("advance", advance)
        writer.member("line", line)
      }
    case .size, .measured, .source:
      let size = size(within: .zero)
      writer.key("size")
      writer.numbers([size.width, size.height])
    }
  }
}

// MARK: - Schema

extension TGContent {
  fileprivate static let schema = SceneSchema.any(
    of: .object(
      ["size": .numbers(2).described("The size that it has: width, height.")], required: ["size"]),
    .object(["text": schemaOfGlyphs], required: ["text"]),
    SceneTexts.schemaOfText,
    SceneTexts.schemaOfRuns)

  private static let schemaOfGlyphs = SceneSchema.object(
    [
      "chars": .count.described("How many letters there are."),
      "advance": .number.described("How wide a letter is."),
      "line": .number.described("How high a line is."),
    ],
    required: keysOfGlyphs
  ).described("Letters of one width, on as many lines as they need.")
}
