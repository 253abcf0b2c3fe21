extension TGScene {
  /// A JSON Schema of the documents that scenes are read from, in the dialect of 2020-12.
  ///
  /// An editor that knows it completes keys and words, says what they mean, and marks what the
  /// reader would refuse. Some things no schema can say, and only the reader finds: an id that two
  /// nodes have, a reference to one that none has, a size class described twice, and documents
  /// beyond the `TGSceneLimits`.
  public static let jsonSchema = SceneSchema.document.json.indentedText
}

extension JSON {
  /// The value as text for people: what is long has a line for each member.
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
