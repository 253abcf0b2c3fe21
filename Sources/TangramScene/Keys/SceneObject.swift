/// An object of a document: its keys, which define how the properties of a value are read and written.
struct SceneObject<Owner: Sendable>: Sendable {
  /// The value of an object without keys.
  let start: Owner
  /// The keys, in the order of the arguments of the initializer in Swift.
  let keys: [SceneKey<Owner>]
  private let members: SceneMembers

  /// - Parameters:
  ///   - alternatives: Keys of which an object can have at most one.
  ///   - hint: Returns the end of a message about a key that the object does not have, given those that it has.
  init(
    start: Owner, keys: [SceneKey<Owner>], alternatives: [String] = [],
    hint: @escaping SceneMembers.Hint = { _, _ in nil }
  ) {
    (self.start, self.keys) = (start, keys)
    members = SceneMembers(
      properties: keys.map(\.property), areRequired: keys.map(\.isRequired),
      alternatives: alternatives, hint: hint)
  }

  func read(_ value: JSONValue, _ names: SceneNames = SceneNames()) throws(TGSceneError) -> Owner {
    var owner = start
    try members.read(value) { (key, member) throws(TGSceneError) in
      try keys[key].read(member, &owner, names)
    }
    return owner
  }

  /// Reads a single member.
  func read(_ member: JSONValue, into owner: inout Owner) throws(TGSceneError) {
    try keys[members.key(of: member)].read(member, &owner, SceneNames())
  }

  /// Appends an object with the keys whose values differ from the defaults, unless a required one is missing.
  func write(_ owner: Owner, to writer: inout JSONWriter) {
    var members = JSONWriter(writer.labels)
    if writeMembers(of: owner, to: &members) { writer.object { $0.append(members) } }
  }

  /// Appends the keys whose values differ from the defaults, and returns whether it has all required ones.
  @discardableResult
  func writeMembers(of owner: Owner, to writer: inout JSONWriter) -> Bool {
    members.write(
      to: &writer, differs: { keys[$0].differs(owner, start) },
      value: { keys[$0].writeValue(owner, &$1) }, standard: { keys[$0].writeValue(start, &$1) })
  }

  var schema: SceneSchema { members.schema }
}

/// The keys of an object without the type of their owner, which they are read and written for by their index.
struct SceneMembers: Sendable {
  typealias Hint = @Sendable (String, [String]) -> String?

  let properties: [SceneSchema.Property]
  let areRequired: [Bool]
  let alternatives: [String]
  let hint: Hint

  private var required: [String] {
    zip(properties, areRequired).compactMap { $1 ? $0.key : nil }
  }

  var schema: SceneSchema {
    .object(properties, required: required).without(alternatives)
  }

  /// The index of the key of a member.
  func key(of member: JSONValue) throws(TGSceneError) -> Int {
    if let index = properties.firstIndex(where: { $0.key == member.key }) { return index }
    let known = properties.map(\.key)
    throw member.unknownKey(known: known, hint: hint(member.key, known))
  }

  /// Calls a function with each member of an object and the index of its key.
  func read(
    _ value: JSONValue, _ body: (Int, JSONValue) throws(TGSceneError) -> Void
  ) throws(TGSceneError) {
    for member in try value.object() { try body(try key(of: member), member) }
    for key in required { _ = try value.required(key) }
    let excluding = alternatives.compactMap { value[$0] }
    if excluding.count > 1 {
      let names = alternatives.map { "`\($0)`" }.joined(separator: " or ")
      throw excluding[1].errorOfKey("there is either \(names)")
    }
  }

  /// Appends the members that differ, with functions that append the value and the default of the key at an
  /// index; returns whether no required one is missing.
  ///
  /// The written text is compared, too, because numbers that JSON cannot represent are written as 0.
  func write(
    to writer: inout JSONWriter, differs: (Int) -> Bool, value: (Int, inout JSONWriter) -> Void,
    standard: (Int, inout JSONWriter) -> Void
  ) -> Bool {
    for (index, isRequired) in areRequired.enumerated() where isRequired || differs(index) {
      let key = properties[index].key
      var (written, unchanged) = (JSONWriter(writer.labels), JSONWriter())
      written.member(key) { value(index, &$0) }
      if !isRequired { unchanged.member(key) { standard(index, &$0) } }
      if written.entries != unchanged.entries { writer.append(written) }
      if isRequired, written.isEmpty { return false }
    }
    return true
  }
}
