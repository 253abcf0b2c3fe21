// What containers of one kind find out for each other.

extension TGPass {
  /// The object of a type that all containers of the tree share; made when there is none yet.
  ///
  ///     let known = pass.shared { KnownShapes() }
  ///
  /// For what an algorithm finds out about one container and can use for the next. It is kept with what else
  /// is known of the tree, in a session also for later layouts, and only one layout uses it at a time. Like all
  /// that is remembered, it must change nothing but how long a layout takes.
  ///
  /// - Parameter make: Makes the object.
  public func shared<Object: AnyObject>(_ make: () -> Object) -> Object {
    let type = ObjectIdentifier(Object.self)
    if let known = solver.shared[type] as? Object { return known }
    let object = make()
    solver.shared[type] = object
    return object
  }
}
