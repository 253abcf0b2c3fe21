// The schema of a whole document, generated from the kinds of nodes that the reader supports.

extension SceneSchema {
  static let document: SceneSchema = {
    var definitions = Self.definitions.map { JSONMember($0.name.rawValue, $0.schema.json) }
    definitions += keys.map { JSONMember($0.name, $0.schema.json) }
    definitions.append(JSONMember(Name.node.rawValue, node.json))
    definitions += kinds.map { JSONMember($0.name, nodes(of: $0).json) }
    return SceneValue.document.schema
      .described("A tree of views, and the room in which it is laid out.")
      .with("title", .string("Scene"), first: true)
      .with("$schema", .string("https://json-schema.org/draft/2020-12/schema"), first: true)
      .with("$defs", .object(definitions))
  }()

  /// All kinds of nodes, at the end those that are allowed only as children of another kind.
  private static let kinds = [.leaf] + ContainerKind.all + ContainerKind.all.compactMap(\.childKind)

  /// A node whose kind is determined by its keys.
  private static let node: SceneSchema = {
    let layout = words(ContainerKind.named).described(
      "Makes the view a container, which lays out its children.")
    let unnamed = ContainerKind.all.reversed().reduce(SceneSchema.named(ContainerKind.leaf.name)) {
      others, kind in
      guard let key = kind.markingKey else { return others }
      return choice(having([key]), .named(kind.name), others)
    }
    let choices =
      ContainerKind.named.names.map { name in
        let isNamed = having(["layout"]).with(
          "properties", .object([JSONMember("layout", word(name).json)]))
        return choice(isNamed, .named(name))
      } + [choice(SceneSchema(["not": having(["layout"]).json]), unnamed)]
    return SceneSchema([
      "description": .string("A view, with the views in it."), "type": .string("object"),
      "properties": .object([JSONMember("layout", layout.json)]),
      "allOf": .array(choices.map(\.json)),
    ])
  }()

  private static func choice(
    _ condition: SceneSchema, _ then: SceneSchema, _ otherwise: SceneSchema? = nil
  ) -> SceneSchema {
    let choice = SceneSchema(["if": condition.json, "then": then.json])
    return otherwise.map { choice.with("else", $0.json) } ?? choice
  }

  private static func nodes(of kind: ContainerKind) -> SceneSchema {
    var properties = [(key: "id", schema: SceneSchema.named("key-id"))]
    if ContainerKind.all.contains(where: { $0 === kind }), kind.markingKey == nil {
      properties.append(("layout", .word(kind.name).described("The kind of container.")))
    }
    properties += kind.keys.map { ($0.name, reference($0.name, $0.schema)) }
    properties += kind.actions.map { ($0.name, $0.schema) }
    properties.append(("sizeClasses", sizeClasses(kind)))
    if let key = kind.childrenKey {
      let child = SceneSchema.named(kind.childKind?.name ?? Name.node.rawValue)
      properties.append((key, list(of: child).described("The views in it, in order.")))
    }
    let nodes = object(properties, required: kind.markingKey.map { [$0] } ?? [])
    return nodes.without(kind.alternatives)
  }

  /// The keys that nodes of a kind can override for size classes.
  private static func sizeClasses(_ kind: ContainerKind) -> SceneSchema {
    var properties = [
      (key: "when", schema: SceneSchema.named(.sizeClass).described("Where the other keys count."))
    ]
    properties += kind.keysPerSizeClass.map { key in
      (key.name, any(of: reference(key.name, key.schema), .null))
    }
    properties += kind.actions.map { ($0.name, $0.schema) }
    return list(of: object(properties, required: ["when"]))
      .described("What the node says for other screens, instead of its own keys.")
  }

  private static let ofID = id.described(
    "A name that no other node has: frames are listed by it, and other nodes refer to it.")

  /// The keys that all views or all containers have, under the names that others refer to.
  private static let keys: [(name: String, schema: SceneSchema)] =
    [("key-id", ofID)] + ContainerKind.anyContainer.keys.map { ("key-\($0.name)", $0.schema) }

  /// The schema of a key; a reference if all kinds share it.
  private static func reference(_ key: String, _ schema: SceneSchema) -> SceneSchema {
    let name = "key-\(key)"
    return keys.contains { $0.name == name && $0.schema == schema } ? named(name) : schema
  }
}

// MARK: - Text

extension TGScene {
  /// A JSON Schema (dialect 2020-12) of the documents that scenes are read from.
  ///
  /// An editor that uses it completes keys and words, describes them, and marks values that the reader would
  /// reject. A schema cannot express some errors, which only the reader finds: a duplicate id, a reference to
  /// a missing id, a size class described twice, and documents that exceed the `TGSceneLimits`.
  public static let jsonSchema = SceneSchema.document.json.lines.joined(separator: "\n")
}

extension JSON {
  /// The lines of human-readable text: long values have one line per member.
  fileprivate var lines: [String] {
    switch self {
    case .object(let members):
      Self.block("{", "}", members.map { ("\(JSON.string($0.key).serialized): ", $0.value) })
    case .array(let elements): Self.block("[", "]", elements.map { ("", $0) })
    default: [serialized]
    }
  }

  private static func block(
    _ start: String, _ end: String, _ members: [(key: String, value: JSON)]
  ) -> [String] {
    let blocks = members.enumerated().map { index, member in
      var lines = member.value.lines
      lines[0] = member.key + lines[0]
      if index < members.count - 1 { lines[lines.count - 1] += "," }
      return lines
    }
    let length = blocks.reduce(0) { $0 + $1[0].utf8.count + 1 }
    if length <= 88, blocks.allSatisfy({ $0.count == 1 }) {
      return [start + blocks.map { $0[0] }.joined(separator: " ") + end]
    }
    return [start] + blocks.joined().map { "  \($0)" } + [end]
  }
}
