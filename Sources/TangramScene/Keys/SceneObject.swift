/// An object of a document: its keys, which define how the properties of a value are read and written.
struct SceneObject<Owner: Sendable>: Sendable {
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
  /// Returns the end of a message about a key that the object does not have, given those that it has.
  var hint: @Sendable (String, [String]) -> String? = { _, _ in nil }
}

extension SceneObject.Key {
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

extension SceneObject {
  func read(_ value: JSONValue) throws(TGSceneError) -> Owner {
    var owner = start
    for member in try value.object() { try read(member, into: &owner) }
    for key in keys where key.isRequired { _ = try value.required(key.name) }
    let excluding = alternatives.compactMap { value[$0] }
    if excluding.count > 1 {
      let names = alternatives.map { "`\($0)`" }.joined(separator: " or ")
      throw excluding[1].error("there is either \(names)")
    }
    return owner
  }

  func has(_ key: String) -> Bool { keys.contains { $0.name == key } }

  /// Reads one member of an object.
  func read(_ member: JSONValue, into owner: inout Owner) throws(TGSceneError) {
    if let key = keys.first(where: { $0.name == member.key }) {
      return try key.read(member, &owner)
    }
    let known = keys.map(\.name)
    if let hint = hint(member.key, known) { throw member.error("unknown key" + hint) }
    throw member.unknownKey(known: known)
  }

  /// Appends an object with the keys whose values differ from the defaults.
  func write(_ owner: Owner, to writer: inout JSONWriter) {
    writer.object { writeMembers(of: owner, to: &$0) }
  }

  /// Appends the keys whose values differ from the defaults.
  ///
  /// The written text is compared instead of the values, because numbers that JSON cannot represent are
  /// written as 0.
  func writeMembers(of owner: Owner, to writer: inout JSONWriter) {
    for key in keys {
      var new = JSONWriter()
      var old = JSONWriter()
      key.write(owner, &new)
      key.write(start, &old)
      if new.isEmpty || !key.isRequired && new.text == old.text { continue }
      writer.key(key.name)
      writer.members(new)
    }
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
}
