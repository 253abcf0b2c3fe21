/// A value that a view carries, whatever its kind.
///
/// Sendable, which the compiler cannot check for a class that has subclasses: here and in the only
/// subclass all fields are constants of sendable types.
@usableFromInline package class CarriedValue: @unchecked Sendable {
  /// What tells the key from all others: the identity of the type that carries its values.
  final let key: ObjectIdentifier
  final let affectsLayout: Bool

  fileprivate init(_ key: ObjectIdentifier, affectsLayout: Bool) {
    (self.key, self.affectsLayout) = (key, affectsLayout)
  }

  func isEqual(to other: CarriedValue?) -> Bool { false }

  /// What a view is called that carries the value, if that makes it one of a kind.
  var kindName: String? { nil }

  /// Whether a view that carries the value may have no extent without that being a mistake.
  var mayBeEmpty: Bool { false }

  /// What the property is called, and the kinds of container that look at it.
  package var readers: (property: String, containers: [String])? { nil }

  /// What messages call the parts of the value that differ from the usual ones.
  package var properties: [String] { [] }

  /// The key and the value, for people.
  var text: String { "" }
}

/// A value that a view carries for a key; sendable because the value is, and never changes.
@usableFromInline final class ValueOf<Key: TGViewKey>: CarriedValue, @unchecked Sendable {
  @usableFromInline let value: Key.Value

  init(_ value: Key.Value) {
    self.value = value
    super.init(ObjectIdentifier(ValueOf<Key>.self), affectsLayout: Key.affectsLayout)
  }

  override func isEqual(to other: CarriedValue?) -> Bool { value == (other as? Self)?.value }

  override var kindName: String? { Key.kindName }

  override var mayBeEmpty: Bool { Key.mayBeEmpty }

  override package var readers: (property: String, containers: [String])? { Key.readers }

  override package var properties: [String] { Key.properties(saidBy: value) }

  override var text: String { "\(Key.self): \(value)" }
}

extension ContiguousArray<CarriedValue> {
  /// The value for a key, if there is one.
  @usableFromInline func value(of key: ObjectIdentifier) -> CarriedValue? {
    first { $0.key == key }
  }
}

extension Node {
  /// Whether no extent is no mistake.
  package var mayBeEmpty: Bool {
    container?.mayBeEmpty == true || values.contains { $0.mayBeEmpty }
  }

  /// All values that the view carries.
  package var values: ContiguousArray<CarriedValue> { extras?.values ?? [] }

  /// Whether the view carries values.
  package var hasValues: Bool { extras?.values.isEmpty == false }

  /// The value for a key, or the usual one.
  package func value<Key: TGViewKey>(of key: Key.Type) -> Key.Value {
    let found = values.value(of: ObjectIdentifier(ValueOf<Key>.self))
    return (found as? ValueOf<Key>)?.value ?? Key.defaultValue
  }

  /// Writes the value for a key, or removes it where it is the usual one.
  package mutating func set<Key: TGViewKey>(_ value: Key.Value, for key: Key.Type) {
    let isUsual = value == Key.defaultValue
    let index = values.firstIndex { $0.key == ObjectIdentifier(ValueOf<Key>.self) }
    switch index {
    case let index? where isUsual: ownExtras().values.remove(at: index)
    case let index?: ownExtras().values[index] = ValueOf<Key>(value)
    case nil where isUsual: return
    case nil: ownExtras().values.append(ValueOf<Key>(value))
    }
  }
}
