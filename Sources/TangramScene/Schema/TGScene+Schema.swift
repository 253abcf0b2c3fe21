extension TGScene {
  /// A JSON Schema (dialect 2020-12) of the documents that scenes are read from.
  ///
  /// An editor that uses it completes keys and words, describes them, and marks values that the
  /// reader would reject. A schema cannot express some errors, which only the reader finds: a
  /// duplicate id, a reference to a missing id, a size class described twice, and documents that
  /// exceed the `TGSceneLimits`.
  public static let jsonSchema = SceneSchema.document.json.indentedText
}

extension JSON {
  /// The value as human-readable text: long values have one line per member.
  var indentedText: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    switch self {
    case .object(let members):
      Self.block("{", "}", members.map { ("\(JSON.string($0.key).text): ", $0.value) })
    case .array(let elements): Self.block("[", "]", elements.map { ("", $0) })
    default: [text]
    }
  }

  private static func block(
    _ start: String, _ end: String, _ members: [(key: String, value: JSON)]
  ) -> [String] {
    let blocks = members.enumerated().map { place, member in
      var lines = member.value.lines
      lines[0] = member.key + lines[0]
      if place < members.count - 1 { lines[lines.count - 1] += "," }
      return lines
    }
    let length = blocks.reduce(0) { $0 + $1[0].utf8.count + 1 }
    if length <= 88, blocks.allSatisfy({ $0.count == 1 }) {
      return [start + blocks.map { $0[0] }.joined(separator: " ") + end]
    }
    return [start] + blocks.joined().map { "  \($0)" } + [end]
  }
}
