import TangramCore

/// A key of an object in a document: its schema, and how a property is read and written.
///
/// A key of this class itself stands for a part of the document that is read and written separately.
/// It is `Sendable`, which the compiler cannot check for a class that has subclasses: all fields here
/// and in the subclasses are constants of sendable types.
class SceneKey<Owner: Sendable>: @unchecked Sendable {
  let name: String
  /// The schema of the key's values, with a sentence about the key for editors.
  let schema: SceneSchema
  /// Whether the key is written even if the value is that of a new owner.
  let isRequired: Bool

  /// The key in the schema of an object.
  final var property: SceneSchema.Property { (name, schema) }

  @inline(never)
  init(_ name: String, _ about: String?, _ schema: SceneSchema, isRequired: Bool = false) {
    (self.name, self.schema, self.isRequired) = (name, schema.described(about), isRequired)
  }

  func read(_ json: JSONValue, _ owner: inout Owner, _ names: SceneNames) throws(TGSceneError) {}

  /// Resets the value to that of `start`, a new owner.
  func reset(_ owner: inout Owner, _ start: Owner, _ names: SceneNames) {}

  func differs(_ owner: Owner, _ start: Owner) -> Bool { true }

  /// Appends the value; appends nothing if there is no value, or if it cannot be written.
  func writeValue(_ owner: Owner, _ writer: inout JSONWriter) {}

  /// Appends the key with its value, unless the value is that of `start`, a new owner.
  final func write(_ owner: Owner, unlessAsIn start: Owner, to writer: inout JSONWriter) {
    if isRequired || differs(owner, start) { writer.member(name) { writeValue(owner, &$0) } }
  }
}

// MARK: - Properties

/// A key for a property of its owner.
///
/// The methods of a generic class are compiled once, whereas closures would be compiled for every key.
private final class PropertyKey<Owner: Sendable, Value: Sendable>: SceneKey<Owner>,
  @unchecked Sendable
{
  private let values: SceneValue<Value>
  private let get: (Owner) -> Value
  private let set: (inout Owner, Value) -> Void
  private let areEqual: (Value, Value) -> Bool

  init(
    _ name: String, _ about: String, _ values: SceneValue<Value>, _ get: @escaping (Owner) -> Value,
    _ set: @escaping (inout Owner, Value) -> Void, _ areEqual: @escaping (Value, Value) -> Bool,
    _ isRequired: Bool
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
  /// Values that cannot be compared are always written, unless there is none. It is not inlined, because
  /// the tables have about two hundred keys.
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

  static func key<Value: Equatable>(
    _ name: String, _ about: String, _ values: SceneValue<Value>,
    _ get: @escaping @Sendable (Owner) -> Value,
    _ set: @escaping @Sendable (inout Owner, Value) -> Void
  ) -> SceneKey {
    key(name, about, values, get, set, areEqual: { $0 == $1 })
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

// MARK: - Handles

/// The key of a handle as one of its view.
class HandleKey<Handle: TGViewProtocol>: SceneKey<TGView>, @unchecked Sendable {
  private let key: SceneKey<Handle>

  init(_ key: SceneKey<Handle>, isRequired: Bool) {
    self.key = key
    super.init(key.name, nil, key.schema, isRequired: isRequired)
  }

  override func read(
    _ json: JSONValue, _ view: inout TGView, _ names: SceneNames
  ) throws(TGSceneError) {
    var handle = Handle(taking: &view)
    defer { swap(&view, &handle.view) }
    try key.read(json, &handle, names)
  }

  override func reset(_ view: inout TGView, _ start: TGView, _ names: SceneNames) {
    var handle = Handle(taking: &view)
    key.reset(&handle, Handle(view: start), names)
    swap(&view, &handle.view)
  }

  override func differs(_ view: TGView, _ start: TGView) -> Bool {
    key.differs(Handle(view: view), Handle(view: start))
  }

  override func writeValue(_ view: TGView, _ writer: inout JSONWriter) {
    key.writeValue(Handle(view: view), &writer)
  }
}

extension SceneKey where Owner: TGViewProtocol {
  /// The key for the view of a handle.
  var ofViews: SceneKey<TGView> { HandleKey(self, isRequired: isRequired) }
}

/// A placeholder for a view whose contents have been moved into a handle.
private let placeholder = TGView()

extension TGViewProtocol {
  /// Moves the contents of `view` into the handle, which is then their only owner and can change
  /// them in place.
  init(taking view: inout TGView) {
    var moved = placeholder
    swap(&moved, &view)
    self.init(view: moved)
  }
}
