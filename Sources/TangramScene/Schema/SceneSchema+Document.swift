// The schema of a whole document, generated from the kinds of nodes that the reader supports.

extension SceneSchema {
  /// The schema of a scene.
  static let document: SceneSchema = {
    var definitions = Self.definitions.map { JSONMember($0.name.rawValue, $0.schema.json) }
    definitions += keys.map { JSONMember($0.name, $0.schema.json) }
    definitions.append(JSONMember(Name.node.rawValue, node.json))
    definitions.append(JSONMember(Name.view.rawValue, nodes(of: nil).json))
    definitions += kinds.map { JSONMember($0.name, nodes(of: $0).json) }
    return SceneSchema([
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "title": .string("Scene"),
    ])
    .appending(
      object(TGScene.keys.map { ($0.key, $0.schema) }, required: ["root"]).described(
        "A tree of views, and the room in which it is laid out.")
    )
    .with("$defs", .object(definitions))
  }()

  private func appending(_ other: SceneSchema) -> SceneSchema {
    other.members.reduce(self) { $0.with($1.key, $1.value) }
  }

  /// All kinds of containers, and the kinds that are allowed only as children of another kind.
  private static let kinds = ContainerKind.all + ContainerKind.all.compactMap(\.childKind)
}

// MARK: - Nodes

extension SceneSchema {
  /// A node whose kind is determined by its keys.
  private static let node: SceneSchema = {
    let named = ContainerKind.all.filter { $0.markingKey == nil }
    let layout = words(named.map(\.name)).described(
      "Makes the view a container, which lays out its children.")
    let unnamed = ContainerKind.all.reversed().reduce(SceneSchema.named(.view)) { others, kind in
      guard let key = kind.markingKey else { return others }
      return choice(has(key), .named(kind.name), others)
    }
    let choices =
      named.map { kind in
        let isNamed = has("layout").with(
          "properties", .object([JSONMember("layout", word(kind.name).json)]))
        return choice(isNamed, .named(kind.name))
      } + [choice(SceneSchema(["not": has("layout").json]), unnamed)]
    return SceneSchema([
      "description": .string("A view, with the views in it."), "type": .string("object"),
      "properties": .object([JSONMember("layout", layout.json)]),
      "allOf": .array(choices.map(\.json)),
    ])
  }()

  private static func has(_ key: String) -> SceneSchema {
    SceneSchema(["required": .array([.string(key)])])
  }

  private static func choice(
    _ condition: SceneSchema, _ then: SceneSchema, _ otherwise: SceneSchema? = nil
  ) -> SceneSchema {
    let choice = SceneSchema(["if": condition.json, "then": then.json])
    return otherwise.map { choice.with("else", $0.json) } ?? choice
  }

  /// The nodes of a kind; those of a plain view if the kind is nil.
  private static func nodes(of kind: ContainerKind?) -> SceneSchema {
    let set = kind?.keys ?? .leaf
    let isNamed = kind.map { $0.markingKey == nil && !$0.isChildKind } ?? false
    var properties = [(key: "id", schema: SceneSchema.named("key-id"))]
    if isNamed, let kind {
      properties.append(("layout", .word(kind.name).described("The kind of container.")))
    }
    properties += set.keys.map { ($0.name, reference($0.name, $0.schema, kind)) }
    properties += set.actions.map { ($0.name, reference($0.name, $0.schema, kind)) }
    properties.append(("sizeClasses", sizeClasses(set, kind)))
    if let key = set.childrenKey {
      let child = SceneSchema.named(kind?.childKind?.name ?? Name.node.rawValue)
      properties.append((key, list(of: child).described("The views in it, in order.")))
    }
    let nodes = object(properties, required: kind?.markingKey.map { [$0] } ?? [])
    guard let alternatives = kind?.alternatives, !alternatives.isEmpty else { return nodes }
    let both = SceneSchema(["required": .array(alternatives.map { .string($0) })])
    return nodes.with("not", both.json)
  }

  /// The keys that nodes of a kind can override for size classes.
  private static func sizeClasses(_ set: KeySet, _ kind: ContainerKind?) -> SceneSchema {
    var properties = [
      (key: "when", schema: SceneSchema.named(.sizeClass).described("Where the other keys count."))
    ]
    for key in set.keys where key.isPerSizeClass {
      properties.append(
        (key.name, any(of: reference(key.name, key.schema, kind), .null)))
    }
    properties += set.actions.map { ($0.name, reference($0.name, $0.schema, kind)) }
    return list(of: object(properties, required: ["when"]))
      .described(KeyDescriptions.text(about: "sizeClasses", in: nil))
  }
}

// MARK: - Keys

extension SceneSchema {
  /// The keys that all views or all containers have, under the names that others refer to.
  private static let keys: [(name: String, schema: SceneSchema)] =
    [("key-id", id.described(KeyDescriptions.text(about: "id", in: nil)))]
    + (SceneKey.placement + SceneKey.container).map { key in
      ("key-\(key.name)", key.schema.described(KeyDescriptions.text(about: key.name, in: nil)))
    }

  /// The schema of a key in a kind; a reference if all kinds share it.
  private static func reference(
    _ key: String, _ schema: SceneSchema, _ kind: ContainerKind?
  ) -> SceneSchema {
    let schema = schema.described(KeyDescriptions.text(about: key, in: kind))
    let name = "key-\(key)"
    return keys.contains { $0.name == name && $0.schema == schema } ? named(name) : schema
  }
}

extension ContainerKind {
  /// Whether the kind is allowed only for children of another kind.
  fileprivate var isChildKind: Bool { ContainerKind.all.contains { $0.childKind === self } }
}
