/// An object of a document: its keys, which define how the properties of a value are read and written.
final class SceneObject<Owner: Sendable>: Sendable {
  /// The value of an object without keys.
  private let start: Owner
  /// The keys, in the order of the arguments of the initializer in Swift.
  private let keys: [SceneKey<Owner>]
  private let members: SceneMembers

  init(
    start: Owner, keys: [SceneKey<Owner>], alternatives: [String] = [],
    hint: @escaping SceneMembers.Hint = { _, _ in nil }
  ) {
    (self.start, self.keys) = (start, keys)
    members = SceneMembers(
      properties: keys.map(\.property), required: keys.filter(\.isRequired).map(\.name),
      alternatives: alternatives, hint: hint)
  }

  var schema: SceneSchema { members.schema }

  func read(_ value: JSONValue, _ names: SceneNames = SceneNames()) throws(TGSceneError) -> Owner {
    var owner = start
    for member in try value.object() { try read(member, into: &owner, names) }
    try members.check(value)
    return owner
  }

  func read(
    _ member: JSONValue, into owner: inout Owner, _ names: SceneNames = SceneNames()
  ) throws(TGSceneError) {
    try keys[members.index(of: member)].read(member, &owner, names)
  }

  /// Appends an object with the keys whose values differ from the defaults, unless a required one is missing.
  func write(_ owner: Owner, to writer: inout JSONWriter) {
    var members = JSONWriter(writer.labels)
    if writeMembers(of: owner, to: &members) { writer.object { $0.append(members) } }
  }

  /// Appends the keys whose values differ from the defaults, and returns whether it has all required ones.
  ///
  /// The written text is compared, too, because numbers that JSON cannot represent are written as 0.
  @discardableResult
  func writeMembers(of owner: Owner, to writer: inout JSONWriter) -> Bool {
    for key in keys where key.isRequired || key.differs(owner, start) {
      var (written, standard) = (JSONWriter(writer.labels), JSONWriter())
      written.member(key.name) { key.writeValue(owner, &$0) }
      if !key.isRequired { standard.member(key.name) { key.writeValue(start, &$0) } }
      if written.entries != standard.entries { writer.append(written) }
      if key.isRequired, written.isEmpty { return false }
    }
    return true
  }
}

/// The keys of an object without the type of their owner.
struct SceneMembers: Sendable {
  typealias Hint = @Sendable (_ key: String, _ known: [String]) -> String?

  let properties: [SceneSchema.Property]
  let required: [String]
  /// Keys of which an object can have at most one.
  let alternatives: [String]
  /// Returns the end of a message about a key that the object does not have, given those that it has.
  let hint: Hint

  var schema: SceneSchema { .object(properties, required: required).without(alternatives) }

  /// The index of the key of a member.
  func index(of member: JSONValue) throws(TGSceneError) -> Int {
    if let index = properties.firstIndex(where: { $0.key == member.key }) { return index }
    let known = properties.map(\.key)
    throw member.unknownKey(known: known, hint: hint(member.key, known))
  }

  /// Throws an error if an object does not have a required key, or has several of the alternatives.
  func check(_ value: JSONValue) throws(TGSceneError) {
    for key in required { _ = try value.required(key) }
    let excluding = alternatives.compactMap { value[$0] }
    if excluding.count > 1 {
      let names = alternatives.map { "`\($0)`" }.joined(separator: " or ")
      throw excluding[1].errorOfKey("there is either \(names)")
    }
  }
}
