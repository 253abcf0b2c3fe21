// Objects that all containers of a tree share.

extension TGPass {
  /// Returns the object of a type that all containers of the tree share, and creates it if
  /// necessary.
  ///
  ///     let known = pass.shared { KnownShapes() }
  ///
  /// Use it for results that an algorithm computes for one container and can reuse for the next.
  /// The object is kept with the other cached data of the tree; in a session it is also kept for
  /// later layouts. Only one layout uses it at a time. Like any cache, it must affect nothing but
  /// the duration of a layout.
  ///
  /// - Parameter make: Creates the object.
  public func shared<Object: AnyObject>(_ make: () -> Object) -> Object {
    let type = ObjectIdentifier(Object.self)
    if let known = solver.shared[type] as? Object { return known }
    let object = make()
    solver.shared[type] = object
    return object
  }
}
