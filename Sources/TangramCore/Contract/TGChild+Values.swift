extension TGChild {
  /// The value that the child carries for a key, or the key's default value.
  ///
  /// A layout must not depend on a key whose values do not affect layouts: the container is not
  /// laid out again when such a value changes.
  @inlinable public subscript<Key: TGViewKey>(key: Key.Type) -> Key.Value {
    withValue(of: key) { $0 } ?? Key.defaultValue
  }

  /// Passes the value that the child carries for a key to a closure, if there is one.
  ///
  /// The value is borrowed and not copied. That is faster for a value that is large or holds
  /// references, if only a small part of it is read.
  ///
  ///     let spansAll = child.withValue(of: GridPlace.self) { $0.columns.count == count } ?? false
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - body: A closure that receives the value.
  /// - Returns: The result of `body`; `nil` if the child carries no value for the key or only the
  ///   default value.
  @inlinable @discardableResult
  public func withValue<Key: TGViewKey, Result>(
    of key: Key.Type, _ body: (Key.Value) -> Result
  ) -> Result? {
    guard box.hasValues || !Key.affectsLayout,
      let value = value(of: ObjectIdentifier(ValueOf<Key>.self), Key.affectsLayout) as? ValueOf<Key>
    else { return nil }
    return body(value.value)
  }

  /// Returns the value for a key: from the plan, or from the tree if the plan does not store values
  /// for the key.
  @usableFromInline func value(of key: ObjectIdentifier, _ affectsLayout: Bool) -> CarriedValue? {
    guard affectsLayout else { return descriptors.values.value(of: key) }
    return solver.plan.values[Int(solver.extras[Int(box.extras)].values)].value(of: key)
  }
}
