/// An object of a document: its keys, which define how the properties of a value are read and written.
///
/// Most constants of this type are declared as a `SceneValue`, so that its methods are called by way of the
/// class and not compiled again for each of them.
final class SceneObject<Owner: Sendable>: SceneValue<Owner>, @unchecked Sendable {
  /// The value of an object without keys.
  private let start: Owner
  /// The keys, in the order of the arguments of the initializer in Swift.
  private let keys: [SceneKey<Owner>]
  /// Keys of which an object can have at most one.
  private let alternatives: [String]
  /// Returns the end of a message about a key that the object does not have, given those that it has.
  private let hint: @Sendable (String, [String]) -> String?

  init(
    start: Owner, keys: [SceneKey<Owner>], alternatives: [String] = [],
    hint: @escaping @Sendable (String, [String]) -> String? = { _, _ in nil }
  ) {
    (self.start, self.keys, self.alternatives, self.hint) = (start, keys, alternatives, hint)
    let required = keys.filter(\.isRequired).map(\.name)
    super.init(.object(keys.map(\.property), required: required).without(alternatives))
  }

  override func read(_ json: JSONValue, _ names: SceneNames) throws(TGSceneError) -> Owner {
    var owner = start
    for member in try json.object() { try read(member, into: &owner, names) }
    for key in keys where key.isRequired { _ = try json.required(key.name) }
    let excluding = alternatives.compactMap { json[$0] }
    if excluding.count > 1 {
      let names = alternatives.map { "`\($0)`" }.joined(separator: " or ")
      throw excluding[1].errorOfKey("there is either \(names)")
    }
    return owner
  }

  func read(
    _ member: JSONValue, into owner: inout Owner, _ names: SceneNames = SceneNames()
  ) throws(TGSceneError) {
    if let key = keys.first(where: { $0.name == member.key }) {
      return try key.read(member, &owner, names)
    }
    let known = keys.map(\.name)
    throw member.unknownKey(known: known, hint: hint(member.key, known))
  }

  /// Appends an object with the keys whose values differ from the defaults, unless a required one is missing.
  override func write(_ owner: Owner, _ writer: inout JSONWriter) {
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
