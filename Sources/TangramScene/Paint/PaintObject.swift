/// An object in the paint of a document: its keys, which define how the properties of a value are read and
/// written.
struct PaintObject<Owner: Sendable>: Sendable {
  struct Key: Sendable {
    let name: String
    let schema: SceneSchema
    /// Whether an object without the key is none.
    let isRequired: Bool
    let read: @Sendable (JSONValue, inout Owner) throws(TGSceneError) -> Void
    /// Appends the value, or nothing.
    let write: @Sendable (Owner, inout JSONWriter) -> Void
  }

  /// The value of an object without keys.
  let start: Owner
  /// The keys, in the order of the arguments of the initializer in Swift.
  let keys: [Key]
  /// Keys of which an object can have at most one.
  var alternatives: [String] = []
}

extension PaintObject.Key {
  /// - Parameter about: The description of the key.
  static func key<Value>(
    _ name: String, _ value: SceneValue<Value>,
    _ property: WritableKeyPath<Owner, Value> & Sendable,
    _ about: String, isRequired: Bool = false
  ) -> Self {
    Self(
      name: name, schema: value.schema.described(about), isRequired: isRequired,
      read: { (json, owner) throws(TGSceneError) in
        owner[keyPath: property] = try value.read(json)
      },
      write: { value.write($0[keyPath: property], &$1) })
  }
}

// MARK: - Reading and writing

extension PaintObject {
  func read(_ value: JSONValue) throws(TGSceneError) -> Owner {
    var owner = start
    for member in try value.object() {
      guard let key = keys.first(where: { $0.name == member.key }) else {
        let known = keys.map(\.name)
        if let hint = ForeignKeys.hintOfPaint(for: member.key, among: known) {
          throw member.error("unknown key" + hint)
        }
        throw member.unknownKey(known: known)
      }
      try key.read(member, &owner)
    }
    for key in keys where key.isRequired { _ = try value.required(key.name) }
    let excluding = alternatives.compactMap { value[$0] }
    if excluding.count > 1 {
      let names = alternatives.map { "`\($0)`" }.joined(separator: " or ")
      throw excluding[1].error("there is either \(names)")
    }
    return owner
  }

  /// Appends the keys whose values differ from the defaults.
  ///
  /// The written text is compared instead of the values, because numbers that JSON cannot represent are
  /// written as 0.
  func write(_ owner: Owner, to writer: inout JSONWriter) {
    writer.openObject()
    for key in keys {
      var new = JSONWriter()
      var old = JSONWriter()
      key.write(owner, &new)
      key.write(start, &old)
      if new.isEmpty || !key.isRequired && new.text == old.text { continue }
      writer.key(key.name)
      writer.members(new)
    }
    writer.closeObject()
  }

  /// Whether a value can be written, that is, whether it has all required properties.
  func canWrite(_ owner: Owner) -> Bool {
    keys.filter(\.isRequired).allSatisfy { key in
      var writer = JSONWriter()
      key.write(owner, &writer)
      return !writer.isEmpty
    }
  }

  var schema: SceneSchema {
    let object = SceneSchema.object(
      keys.map { ($0.name, $0.schema) },
      required: keys.filter(\.isRequired).map(\.name))
    if alternatives.isEmpty { return object }
    let both = SceneSchema(["required": .array(alternatives.map { .string($0) })])
    return object.with("not", both.json)
  }

  /// The objects as optional values of a key, which is omitted for nil.
  var value: SceneValue<Owner?> {
    SceneValue<Owner?>(
      schema: schema, read: { (value) throws(TGSceneError) in try read(value) },
      write: { if let owner = $0, canWrite(owner) { write(owner, to: &$1) } })
  }
}
