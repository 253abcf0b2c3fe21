/// An object of a document: its keys, which define how the properties of a value are read and written.
struct SceneObject<Owner: Sendable>: Sendable {
  struct Key: Sendable {
    let name: String
    let schema: SceneSchema
    /// Whether an object without the key is none.
    let isRequired: Bool
    let read: @Sendable (JSONValue, inout Owner) throws(TGSceneError) -> Void
    let differs: @Sendable (Owner, Owner) -> Bool
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
  /// A key for a property: its name, a sentence about it, its values, and the property.
  static func key<Value: Equatable>(
    _ name: String, _ about: String, _ values: SceneValue<Value>,
    _ property: WritableKeyPath<Owner, Value> & Sendable, isRequired: Bool = false
  ) -> Self {
    Self(
      name: name, schema: values.schema.described(about), isRequired: isRequired,
      read: { (json, owner) throws(TGSceneError) in
        owner[keyPath: property] = try values.read(json)
      },
      differs: { $0[keyPath: property] != $1[keyPath: property] },
      write: { values.write($0[keyPath: property], &$1) })
  }

  /// Appends the value with the key, or nothing.
  func writeMember(of owner: Owner, to writer: inout JSONWriter) {
    writer.member(name) { write(owner, &$0) }
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
      throw excluding[1].errorOfKey("there is either \(names)")
    }
    return owner
  }

  func has(_ key: String) -> Bool { keys.contains { $0.name == key } }

  func read(_ member: JSONValue, into owner: inout Owner) throws(TGSceneError) {
    if let key = keys.first(where: { $0.name == member.key }) {
      return try key.read(member, &owner)
    }
    let known = keys.map(\.name)
    throw member.unknownKey(known: known, hint: hint(member.key, known))
  }

  /// Appends an object with the keys whose values differ from the defaults.
  func write(_ owner: Owner, to writer: inout JSONWriter) {
    writer.object { writeMembers(of: owner, to: &$0) }
  }

  /// Appends the keys whose values differ from the defaults.
  ///
  /// The written text is compared, too, because numbers that JSON cannot represent are written as 0.
  func writeMembers(of owner: Owner, to writer: inout JSONWriter) {
    for key in keys where key.isRequired || key.differs(owner, start) {
      var (new, old) = (JSONWriter(), JSONWriter())
      key.writeMember(of: owner, to: &new)
      key.writeMember(of: start, to: &old)
      if key.isRequired || new.entries != old.entries { writer.append(new) }
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
    return object.without(alternatives)
  }
}
