import TangramCore

/// A key of an object in a document: its schema, and how a property is read and written.
///
/// It is a class with a subclass for each way of reading and writing, because the methods of a generic class
/// are compiled once for each type, whereas closures would be compiled for each of about two hundred keys.
///
/// It is `@unchecked Sendable` because the compiler does not check a class that has subclasses or a
/// superclass: every field, here and in subclasses, must be a constant of a sendable type.
class SceneKey<Owner: Sendable>: @unchecked Sendable {
  let name: String
  /// The schema of the key's values, with a sentence about the key for editors.
  let schema: SceneSchema
  /// Whether the key is written even if the value is that of a new owner.
  let isRequired: Bool

  /// The key in the schema of an object.
  final var property: SceneSchema.Property { (name, schema) }

  // Called by every row of the tables, which would otherwise contain a copy of it.
  @inline(never)
  init(_ name: String, _ about: String?, _ schema: SceneSchema, isRequired: Bool = false) {
    (self.name, self.schema, self.isRequired) = (name, schema.described(about), isRequired)
  }

  // Every subclass overrides `read`, `reset` and `writeValue`.

  func read(_ json: JSONValue, _ owner: inout Owner, _ names: SceneNames) throws(TGSceneError) {
    fatalError("not overridden")
  }

  /// Resets the value to that of `start`, a new owner.
  func reset(_ owner: inout Owner, _ start: Owner, _ names: SceneNames) {
    fatalError("not overridden")
  }

  /// Whether the value may differ from that of `start`.
  func differs(_ owner: Owner, _ start: Owner) -> Bool { true }

  /// Appends the value; appends nothing if there is no value, or if it cannot be written.
  func writeValue(_ owner: Owner, _ writer: inout JSONWriter) { fatalError("not overridden") }

  /// Appends the key with its value, unless the value is that of `start`, a new owner.
  final func write(_ owner: Owner, unlessAsIn start: Owner, to writer: inout JSONWriter) {
    if isRequired || differs(owner, start) { writer.member(name) { writeValue(owner, &$0) } }
  }
}

// MARK: - Properties

/// A key for a property of its owner; only its getter and its setter are compiled for each key.
private final class PropertyKey<Owner: Sendable, Value: Sendable>: SceneKey<Owner>,
  @unchecked Sendable
{
  private let values: SceneValue<Value>
  private let get: @Sendable (Owner) -> Value
  private let set: @Sendable (inout Owner, Value) -> Void
  private let areEqual: @Sendable (Value, Value) -> Bool

  init(
    _ name: String, _ about: String, _ values: SceneValue<Value>,
    _ get: @escaping @Sendable (Owner) -> Value,
    _ set: @escaping @Sendable (inout Owner, Value) -> Void,
    _ areEqual: @escaping @Sendable (Value, Value) -> Bool, _ isRequired: Bool
  ) {
    (self.values, self.get, self.set, self.areEqual) = (values, get, set, areEqual)
    super.init(name, about, values.schema, isRequired: isRequired)
  }

  override func read(
    _ json: JSONValue, _ owner: inout Owner, _ names: SceneNames
  ) throws(TGSceneError) {
    set(&owner, try values.read(json, names))
  }

  override func reset(_ owner: inout Owner, _ start: Owner, _ names: SceneNames) {
    set(&owner, get(start))
  }

  override func differs(_ owner: Owner, _ start: Owner) -> Bool {
    !areEqual(get(owner), get(start))
  }

  override func writeValue(_ owner: Owner, _ writer: inout JSONWriter) {
    values.write(get(owner), &writer)
  }
}

extension SceneKey {
  /// A key for a property: its name, a sentence about it, its values, its getter and its setter.
  ///
  /// Values that cannot be compared are always written, unless there is none.
  @inline(never)
  static func key<Value>(
    _ name: String, _ about: String, _ values: SceneValue<Value>,
    _ get: @escaping @Sendable (Owner) -> Value,
    _ set: @escaping @Sendable (inout Owner, Value) -> Void,
    areEqual: @escaping @Sendable (Value, Value) -> Bool = { _, _ in false },
    isRequired: Bool = false
  ) -> SceneKey {
    PropertyKey(name, about, values, get, set, areEqual, isRequired)
  }

  /// A key for a property whose values are compared by `==`.
  static func key<Value: Equatable>(
    _ name: String, _ about: String, _ values: SceneValue<Value>,
    _ get: @escaping @Sendable (Owner) -> Value,
    _ set: @escaping @Sendable (inout Owner, Value) -> Void, isRequired: Bool = false
  ) -> SceneKey {
    key(name, about, values, get, set, areEqual: { $0 == $1 }, isRequired: isRequired)
  }

  /// A key for a property that is read and set as it is.
  @inline(never)
  static func key<Value: Equatable>(
    _ name: String, _ about: String, _ values: SceneValue<Value>,
    _ property: WritableKeyPath<Owner, Value> & Sendable, isRequired: Bool = false
  ) -> SceneKey {
    key(
      name, about, values, { $0[keyPath: property] }, { $0[keyPath: property] = $1 },
      areEqual: { $0 == $1 }, isRequired: isRequired)
  }
}

// MARK: - Wrappers

/// A key of a wrapper, as a key of the view in it.
class WrapperKey<Wrapper: TGViewProtocol>: SceneKey<TGView>, @unchecked Sendable {
  private let key: SceneKey<Wrapper>

  init(_ key: SceneKey<Wrapper>, isRequired: Bool) {
    self.key = key
    super.init(key.name, nil, key.schema, isRequired: isRequired)
  }

  override func read(
    _ json: JSONValue, _ view: inout TGView, _ names: SceneNames
  ) throws(TGSceneError) {
    var wrapper = Wrapper(taking: &view)
    defer { swap(&view, &wrapper.view) }
    try key.read(json, &wrapper, names)
  }

  override func reset(_ view: inout TGView, _ start: TGView, _ names: SceneNames) {
    var wrapper = Wrapper(taking: &view)
    key.reset(&wrapper, Wrapper(view: start), names)
    swap(&view, &wrapper.view)
  }

  override func differs(_ view: TGView, _ start: TGView) -> Bool {
    key.differs(Wrapper(view: view), Wrapper(view: start))
  }

  override func writeValue(_ view: TGView, _ writer: inout JSONWriter) {
    key.writeValue(Wrapper(view: view), &writer)
  }
}

extension SceneKey where Owner: TGViewProtocol {
  /// The same key for the view in the wrapper.
  var ofViews: SceneKey<TGView> { WrapperKey(self, isRequired: isRequired) }
}

/// A placeholder for a view whose contents have been moved into a wrapper.
private let placeholder = TGView()

extension TGViewProtocol {
  /// Moves the contents of `view` into the wrapper, which is then their only owner and can change
  /// them in place.
  init(taking view: inout TGView) {
    var moved = placeholder
    swap(&moved, &view)
    self.init(view: moved)
  }
}
