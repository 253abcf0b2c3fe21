// The values that a view stores for keys.

extension Node {
  /// Whether the view may have zero extent without a diagnostic.
  package var mayBeEmpty: Bool {
    values.contains { $0.mayBeEmpty }
  }

  /// All values that the view stores for keys.
  package var values: ContiguousArray<StoredValue> { extras?.values ?? [] }

  /// Whether the view stores values for keys.
  package var hasValues: Bool { extras?.values.isEmpty == false }

  /// The value for a key, or its default value.
  package func value<Key: TGViewKey>(of key: Key.Type) -> Key.Value {
    let found = values.value(of: ObjectIdentifier(StoredValueOf<Key>.self))
    return (found as? StoredValueOf<Key>)?.value ?? Key.defaultValue
  }

  /// Stores the value for a key, or removes it if it is the default value.
  package mutating func set<Key: TGViewKey>(_ value: Key.Value, for key: Key.Type) {
    let isUsual = value == Key.defaultValue
    let index = values.firstIndex { $0.key == ObjectIdentifier(StoredValueOf<Key>.self) }
    switch index {
    case let index? where isUsual: uniqueExtras().values.remove(at: index)
    case let index?: uniqueExtras().values[index] = StoredValueOf<Key>(value)
    case nil where isUsual: return
    case nil: uniqueExtras().values.append(StoredValueOf<Key>(value))
    }
  }
}

extension TGViewProtocol {
  /// The value of the view for a key, outside of size classes.
  public subscript<Key: TGViewKey>(key: Key.Type) -> Key.Value {
    get { node.value(of: key) }
    set { update { $0.set(newValue, for: key) } }
  }
}
