extension TGChild {
  /// What the child says for a key.
  ///
  /// A container must not lay out by a value that does not affect layouts: it is not laid out again
  /// when that changes.
  @inlinable public subscript<Key: TGViewKey>(key: Key.Type) -> Key.Value {
    guard Key.affectsLayout else { return ownValue(of: key) }
    guard box.flags.contains(.hasValues), let value = value(of: ObjectIdentifier(key))
    else { return Key.defaultValue }
    return value.borrow { ValueOf<Key>.cast($0) }
  }

  /// Shows what the child says for a key, if it says anything.
  ///
  /// The value is lent and not copied: that is quicker for one that is large or refers to objects, where
  /// little of it is looked at.
  ///
  ///     let spansAll = child.withValue(of: GridPlace.self) { $0.columns.count == count } ?? false
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - body: What is shown the value.
  /// - Returns: What `body` returns; nil if the child says nothing for the key, or what is said by
  ///   default.
  @inlinable @inline(__always) @discardableResult
  public func withValue<Key: TGViewKey, Result>(
    of key: Key.Type, _ body: (Key.Value) -> Result
  ) -> Result? {
    guard Key.affectsLayout else { return withOwnValue(of: key, body) }
    guard box.flags.contains(.hasValues), let value = value(of: ObjectIdentifier(key))
    else { return nil }
    return value.borrow { body(ValueOf<Key>.cast($0)) }
  }

  /// The value for a key, for a child that carries values; the plan holds it.
  @usableFromInline func value(of key: ObjectIdentifier) -> Unmanaged<CarriedValue>? {
    solver.borrow { solver in
      solver.plan.extras.base[Int(box.extras)].values?.borrow { extras in
        extras.values.value(of: key).map { .passUnretained($0) }
      }
    }
  }

  /// A value that the plan does not follow, from the tree.
  @usableFromInline func ownValue<Key: TGViewKey>(of key: Key.Type) -> Key.Value {
    descriptors.value(of: key)
  }

  /// Shows a value that the plan does not follow, from the tree.
  @usableFromInline func withOwnValue<Key: TGViewKey, Result>(
    of key: Key.Type, _ body: (Key.Value) -> Result
  ) -> Result? {
    descriptors.values.value(of: ObjectIdentifier(key)).map { body(ValueOf<Key>.cast($0)) }
  }
}
