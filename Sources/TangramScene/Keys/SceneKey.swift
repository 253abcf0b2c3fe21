import TangramCore

/// A key of an object in a document: the schema of a property, and the functions to read and write it.
final class SceneKey<Owner: Sendable>: Sendable {
  typealias Read = @Sendable (JSONValue, inout Owner, SceneNames) throws(TGSceneError) -> Void
  typealias Reset = @Sendable (inout Owner, Owner, SceneNames) -> Void
  typealias Differs = @Sendable (Owner, Owner) -> Bool
  typealias Write = @Sendable (Owner, inout JSONWriter) -> Void

  let name: String
  /// The schema of the key's values, with a sentence about the key for editors.
  let schema: SceneSchema
  /// Whether the key is written even if the value is that of a new owner.
  let isRequired: Bool
  let read: Read
  /// Resets the value to that of a new owner, which is the second argument.
  let reset: Reset
  let differs: Differs
  /// Appends the value; appends nothing if there is no value, or if it cannot be written.
  let writeValue: Write

  init(
    _ name: String, _ about: String?, _ schema: SceneSchema, isRequired: Bool = false,
    read: @escaping Read, reset: @escaping Reset,
    differs: @escaping Differs = { _, _ in true }, write: @escaping Write
  ) {
    (self.name, self.schema) = (name, schema.described(about))
    (self.isRequired, self.read, self.reset) = (isRequired, read, reset)
    (self.differs, writeValue) = (differs, write)
  }
}

extension SceneKey {
  /// A key for a property: its name, a sentence about it, its values, its getter and its setter.
  ///
  /// Values that cannot be compared are always written, unless there is none.
  @inline(__always)
  static func key<Value>(
    _ name: String, _ about: String, _ values: SceneValue<Value>,
    _ get: @escaping @Sendable (Owner) -> Value,
    _ set: @escaping @Sendable (inout Owner, Value) -> Void,
    differs: @escaping Differs = { _, _ in true }, isRequired: Bool = false
  ) -> SceneKey {
    SceneKey(
      name, about, values.schema, isRequired: isRequired,
      read: { (json, owner, names) throws(TGSceneError) in
        set(&owner, try values.read(json, names))
      },
      reset: { owner, start, _ in set(&owner, get(start)) }, differs: differs,
      write: { values.write(get($0), &$1) })
  }

  @inline(__always)
  static func key<Value: Equatable>(
    _ name: String, _ about: String, _ values: SceneValue<Value>,
    _ get: @escaping @Sendable (Owner) -> Value,
    _ set: @escaping @Sendable (inout Owner, Value) -> Void, isRequired: Bool = false
  ) -> SceneKey {
    key(name, about, values, get, set, differs: { get($0) != get($1) }, isRequired: isRequired)
  }

  /// A key for a property that is read and set as it is.
  @inline(__always)
  static func key<Value: Equatable>(
    _ name: String, _ about: String, _ values: SceneValue<Value>,
    _ property: WritableKeyPath<Owner, Value> & Sendable, isRequired: Bool = false
  ) -> SceneKey {
    key(
      name, about, values, { $0[keyPath: property] }, { $0[keyPath: property] = $1 },
      isRequired: isRequired)
  }

  /// The key in the schema of an object.
  var property: SceneSchema.Property { (name, schema) }

  /// Appends the key with its value, unless the value is that of `start`, a new owner.
  func write(_ owner: Owner, unlessAsIn start: Owner, to writer: inout JSONWriter) {
    if isRequired || differs(owner, start) { writer.member(name) { writeValue(owner, &$0) } }
  }
}

extension SceneKey where Owner: TGViewProtocol {
  /// The key for the view of a handle.
  var ofViews: SceneKey<TGView> {
    SceneKey<TGView>(
      name, nil, schema, isRequired: isRequired,
      read: { [read] (value, view, names) throws(TGSceneError) in
        var handle = Owner(taking: &view)
        defer { swap(&view, &handle.view) }
        try read(value, &handle, names)
      },
      reset: { [reset] view, start, names in
        var handle = Owner(taking: &view)
        reset(&handle, Owner(view: start), names)
        swap(&view, &handle.view)
      },
      differs: { [differs] in differs(Owner(view: $0), Owner(view: $1)) },
      write: { [writeValue] in writeValue(Owner(view: $0), &$1) })
  }
}

/// A placeholder for a view whose contents have been moved into a handle.
private let placeholder = TGView()

extension TGViewProtocol {
  /// Moves the contents of `view` into the handle, which is then their only owner and can change
  /// them in place.
  @inline(__always)
  init(taking view: inout TGView) {
    var moved = placeholder
    swap(&moved, &view)
    self.init(view: moved)
  }
}
