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

  // Inlined, so that they are specialized where the key is defined; looking up the type of a value at run
  // time would take more instructions than everything else.

  /// The value for a key, or its default value.
  @inlinable package func value<Key: TGViewKey>(of key: Key.Type) -> Key.Value {
    let found = storedValue(of: ObjectIdentifier(StoredValueOf<Key>.self))
    return (found as? StoredValueOf<Key>)?.value ?? Key.defaultValue
  }

  /// Stores the value for a key, or removes it if it is the default value.
  @inlinable package mutating func set<Key: TGViewKey>(_ value: Key.Value, for key: Key.Type) {
    store(
      value == Key.defaultValue ? nil : StoredValueOf<Key>(value),
      for: ObjectIdentifier(StoredValueOf<Key>.self))
  }

  /// The value for a key with its type erased; nil if the view stores none.
  @usableFromInline func storedValue(of key: ObjectIdentifier) -> StoredValue? {
    (live?.node.extras ?? extras)?.values.value(of: key)
  }

  /// Stores the value for a key, or removes it if it is nil.
  @usableFromInline mutating func store(_ value: StoredValue?, for key: ObjectIdentifier) {
    if isLive { return uniqueCell().node.store(value, for: key) }
    switch (values.firstIndex { $0.key == key }, value) {
    case (let index?, let value?): uniqueExtras().values[index] = value
    case (let index?, nil): uniqueExtras().values.remove(at: index)
    case (nil, let value?): uniqueExtras().values.append(value)
    case (nil, nil): return
    }
  }
}

extension TGViewProtocol {
  /// The value of the view for a key, outside of size classes.
  @inlinable public subscript<Key: TGViewKey>(key: Key.Type) -> Key.Value {
    get { view.stored.value(of: key) }
    set { view.stored.set(newValue, for: key) }
  }
}
