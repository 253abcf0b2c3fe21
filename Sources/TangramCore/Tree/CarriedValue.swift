/// A value that a view stores for a key, with the type of the value erased.
///
/// It is `Sendable`, which the compiler cannot check for a class that has subclasses: all fields
/// here and in the only subclass are constants of sendable types.
@usableFromInline package class CarriedValue: @unchecked Sendable {
  /// The identity of the key, which is that of the class `ValueOf<Key>`.
  final let key: ObjectIdentifier
  final let affectsLayout: Bool

  fileprivate init(_ key: ObjectIdentifier, affectsLayout: Bool) {
    (self.key, self.affectsLayout) = (key, affectsLayout)
  }

  func isEqual(to other: CarriedValue?) -> Bool { false }

  /// The name for the kind of a view that stores the value, if the value determines the kind.
  var kindName: String? { nil }

  /// Whether a view that stores the value may have zero extent without a diagnostic.
  var mayBeEmpty: Bool { false }

  /// The name of the property, and the kinds of container that read it.
  package var readers: (property: String, containers: [String])? { nil }

  /// The names that messages use for the parts of the value that differ from their defaults.
  package var properties: [String] { [] }

  /// The key and the value as readable text.
  var text: String { "" }
}

/// A value that a view stores for a key; `Sendable` because the value is sendable and immutable.
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
  /// Whether the view may have zero extent without a diagnostic.
  package var mayBeEmpty: Bool {
    container?.mayBeEmpty == true || values.contains { $0.mayBeEmpty }
  }

  /// All values that the view stores for keys.
  package var values: ContiguousArray<CarriedValue> { extras?.values ?? [] }

  /// Whether the view stores values for keys.
  package var hasValues: Bool { extras?.values.isEmpty == false }

  /// The value for a key, or its default value.
  package func value<Key: TGViewKey>(of key: Key.Type) -> Key.Value {
    let found = values.value(of: ObjectIdentifier(ValueOf<Key>.self))
    return (found as? ValueOf<Key>)?.value ?? Key.defaultValue
  }

  /// Stores the value for a key, or removes it if it is the default value.
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
