/// A JSON Schema of a value in a document.
///
/// A `SceneValue` declares its schema next to the function that reads it, so that the schema and the reader
/// accept the same documents; this folder has the schemas of texts, and of values that several keys share.
struct SceneSchema: Equatable, Sendable {
  /// A key of an object, and the schema of its values.
  typealias Property = (key: String, schema: SceneSchema)

  private(set) var members: [JSONMember]

  // Not inlined, because the tables of keys would otherwise contain many copies of it.
  @inline(never)
  init(_ members: KeyValuePairs<String, JSON>) {
    self.members = members.map { JSONMember($0.key, $0.value) }
  }

  var json: JSON { .object(members) }

  /// The schema with a one-sentence description of the value.
  func described(_ text: String?) -> SceneSchema {
    guard let text else { return self }
    return with("description", .string(text), first: true)
  }

  @inline(never)
  func with(_ key: String, _ value: JSON, first: Bool = false) -> SceneSchema {
    var schema = self
    schema.members.insert(JSONMember(key, value), at: first ? 0 : members.count)
    return schema
  }
}

// MARK: - Scalars

extension SceneSchema {
  static let number = SceneSchema(["type": .string("number")])
  static let bool = SceneSchema(["type": .string("boolean")])
  static let string = SceneSchema(["type": .string("string")])
  static let null = SceneSchema(["type": .string("null")])

  static let wholeNumber = SceneSchema([
    "type": .string("integer"), "minimum": .number(-0x1p63), "exclusiveMaximum": .number(0x1p63),
  ])

  static let count = SceneSchema([
    "type": .string("integer"), "minimum": .number(0), "exclusiveMaximum": .number(0x1p63),
  ])

  /// The id of another node; a schema cannot check that the node exists.
  static let id = string

  static func words<Value>(_ choices: Choices<Value>) -> SceneSchema {
    SceneSchema(["enum": .array(choices.names.map(JSON.string))])
  }

  static func word(_ word: String) -> SceneSchema { SceneSchema(["const": .string(word)]) }

  static func text(matching pattern: String) -> SceneSchema {
    SceneSchema(["type": .string("string"), "pattern": .string(pattern)])
  }

  static func numbers(_ count: Int) -> SceneSchema { list(of: number, count: count) }

  /// An array of values with the same schema, of any length or of a fixed one.
  static func list(of element: SceneSchema, count: Int? = nil) -> SceneSchema {
    let list = SceneSchema(["type": .string("array"), "items": element.json])
    guard let count = count.map({ JSON.number(Double($0)) }) else { return list }
    return list.with("minItems", count).with("maxItems", count)
  }

  /// An object that allows no keys other than these.
  static func object(_ properties: [Property], required: [String] = []) -> SceneSchema {
    let object = SceneSchema([
      "type": .string("object"),
      "properties": .object(properties.map { JSONMember($0.key, $0.schema.json) }),
      "additionalProperties": .bool(false),
    ])
    if required.isEmpty { return object }
    return object.with("required", .array(required.map(JSON.string)))
  }

  /// An object that has this key and no other.
  static func object(only key: String, _ value: SceneSchema) -> SceneSchema {
    object([(key, value)], required: [key])
  }

  static func having(_ keys: [String]) -> SceneSchema {
    SceneSchema(["required": .array(keys.map(JSON.string))])
  }

  /// The schema, restricted to objects that do not have all of these keys.
  func without(_ keys: [String]) -> SceneSchema {
    keys.isEmpty ? self : with("not", Self.having(keys).json)
  }

  /// A value that matches at least one of several schemas.
  static func any(of schemas: SceneSchema...) -> SceneSchema { any(of: schemas) }

  static func any(of schemas: [SceneSchema]) -> SceneSchema {
    SceneSchema(["anyOf": .array(schemas.map(\.json))])
  }

  /// The names of schemas that several others refer to.
  enum Name: String {
    case share, edgeOf, extentOf, edge, center, baseline, positionBound, size, sizeBound
    case mostOfSizes, mostOfPositions
    case gravity, sizeClass, track, tracks, color, line, node
  }

  static func named(_ name: Name) -> SceneSchema { named(name.rawValue) }

  /// A reference to a schema whose name is derived from a key or a kind of container.
  static func named(_ name: String) -> SceneSchema {
    SceneSchema(["$ref": .string("#/$defs/\(name)")])
  }
}
