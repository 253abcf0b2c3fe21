extension TGChild {
  /// What the child says for a key.
  ///
  /// A container must not lay out by a value that does not affect layouts: it is not laid out again
  /// when that changes.
  @inlinable public subscript<Key: TGViewKey>(key: Key.Type) -> Key.Value {
    withValue(of: key) { $0 } ?? Key.defaultValue
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
  @inlinable @discardableResult
  public func withValue<Key: TGViewKey, Result>(
    of key: Key.Type, _ body: (Key.Value) -> Result
  ) -> Result? {
    guard box.flags.contains(.hasValues) || !Key.affectsLayout,
      let value = value(of: ObjectIdentifier(ValueOf<Key>.self), Key.affectsLayout) as? ValueOf<Key>
    else { return nil }
    return body(value.value)
  }

  /// The value for a key: from the plan, or from the tree if the plan does not follow it.
  @usableFromInline func value(of key: ObjectIdentifier, _ affectsLayout: Bool) -> CarriedValue? {
    guard affectsLayout else { return descriptors.values.value(of: key) }
    return solver.plan.values[Int(solver.extras[Int(box.extras)].values)].value(of: key)
  }
}
