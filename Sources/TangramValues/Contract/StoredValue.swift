/// A value that a view stores for a key, with the type of the value erased.
///
/// It is `Sendable`, which the compiler cannot check for a class that has subclasses: all fields
/// here and in the only subclass are constants of sendable types.
@usableFromInline package class StoredValue: @unchecked Sendable {
  /// The identity of the key, which is that of the class `StoredValueOf<Key>`.
  package final let key: ObjectIdentifier
  package final let affectsLayout: Bool

  fileprivate init(_ key: ObjectIdentifier, affectsLayout: Bool) {
    (self.key, self.affectsLayout) = (key, affectsLayout)
  }

  package func isEqual(to other: StoredValue?) -> Bool { false }

  /// The name for the kind of a view that stores the value, if the value determines the kind.
  package var kindName: String? { nil }

  /// Whether a view that stores the value may have zero extent without a diagnostic.
  package var mayBeEmpty: Bool { false }

  /// The name of the property, and the kinds of container that read it.
  package var readers: (property: String, containers: [String])? { nil }

  /// The names that messages use for the parts of the value that differ from their defaults.
  package var properties: [String] { [] }

  /// The key and the value as readable text.
  package var text: String { "" }
}

/// A value that a view stores for a key; `Sendable` because the value is sendable and immutable.
@usableFromInline
package final class StoredValueOf<Key: TGViewKey>: StoredValue, @unchecked Sendable {
  @usableFromInline package let value: Key.Value

  @usableFromInline package init(_ value: Key.Value) {
    self.value = value
    super.init(ObjectIdentifier(StoredValueOf<Key>.self), affectsLayout: Key.affectsLayout)
  }

  override package func isEqual(to other: StoredValue?) -> Bool {
    value == (other as? Self)?.value
  }

  override package var kindName: String? { Key.kindName }

  override package var mayBeEmpty: Bool { Key.mayBeEmpty }

  override package var readers: (property: String, containers: [String])? { Key.readers }

  override package var properties: [String] { Key.properties(saidBy: value) }

  override package var text: String { "\(Key.self): \(value)" }
}

extension ContiguousArray<StoredValue> {
  /// The value for a key, if there is one.
  @usableFromInline package func value(of key: ObjectIdentifier) -> StoredValue? {
    first { $0.key == key }
  }
}
