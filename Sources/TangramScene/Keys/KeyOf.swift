import TangramCore

/// A key of nodes whose view has a certain type of handle.
struct KeyOf<Handle: TGViewProtocol>: Sendable {
  /// Creates the key, given a handle on a new view.
  let describe: @Sendable (Handle) -> SceneKey
}

extension KeyOf {
  /// A key for a property: its name, a sentence about it, its values, its getter and its setter.
  ///
  /// The value in a new view is the default, which is not written.
  @inline(__always)
  static func key<Value: Equatable & Sendable>(
    _ name: String, _ about: String, _ values: SceneValue<Value>,
    _ get: @escaping @Sendable (Handle) -> Value,
    _ set: @escaping @Sendable (inout Handle, Value) -> Void
  ) -> KeyOf {
    KeyOf { fresh in
      let standard = get(fresh)
      return key(name, about, values.schema) { (value, handle, _) throws(TGSceneError) in
        set(&handle, try values.read(value))
      } clear: {
        set(&$0, standard)
      } write: { handle, _, writer in
        let value = get(handle)
        if value != standard { writer.member(name) { values.write(value, &$0) } }
      }.describe(fresh)
    }
  }

  /// A key for a property that is read and set as it is.
  static func key<Value: Equatable & Sendable>(
    _ name: String, _ about: String, _ values: SceneValue<Value>,
    _ property: WritableKeyPath<Handle, Value> & Sendable
  ) -> KeyOf {
    key(name, about, values, { $0[keyPath: property] }, { $0[keyPath: property] = $1 })
  }

  static func key(
    _ name: String, _ about: String, view: WritableKeyPath<Handle, TGViewID?> & Sendable
  ) -> KeyOf {
    key(name, about, .id) { (value, handle, names) throws(TGSceneError) in
      handle[keyPath: view] = try names.view(try value.string(), at: value)
    } clear: {
      $0[keyPath: view] = nil
    } write: { handle, labels, writer in
      if let label = handle[keyPath: view].flatMap({ labels[$0] }) { writer.member(name, label) }
    }
  }

  /// A key with custom functions for reading and writing a handle; one that is the same in all size
  /// classes is never cleared.
  @inline(__always)
  static func key(
    _ name: String, _ about: String, _ schema: SceneSchema,
    read: @escaping @Sendable (JSONValue, inout Handle, SceneNames) throws(TGSceneError) -> Void,
    clear: @escaping @Sendable (inout Handle) -> Void = { _ in },
    write: @escaping @Sendable (Handle, SceneLabels, inout JSONWriter) -> Void
  ) -> KeyOf {
    KeyOf { _ in
      SceneKey(
        name, schema.described(about),
        read: { (value, view, names) throws(TGSceneError) in
          var handle = Handle(taking: &view)
          defer { swap(&view, &handle.view) }
          try read(value, &handle, names)
        },
        clear: { view, _ in
          var handle = Handle(taking: &view)
          clear(&handle)
          swap(&view, &handle.view)
        },
        write: { view, labels, writer in write(Handle(view: view), labels, &writer) })
    }
  }
}

extension SceneKey {
  /// Creates the keys of nodes with a certain type of handle, given one on a new view.
  static func keys<Handle>(
    of fresh: Handle, about topic: Topics = .container, isPerSizeClass: Bool = true,
    _ keys: [KeyOf<Handle>]
  ) -> [SceneKey] {
    keys.map { $0.describe(fresh).about(topic, isPerSizeClass: isPerSizeClass) }
  }
}

/// A placeholder for a view whose contents have been moved into a handle.
private let vacant = TGView()

extension TGViewProtocol {
  /// Moves the contents of `view` into the handle, which is then their only owner and can change
  /// them in place.
  @inline(__always)
  init(taking view: inout TGView) {
    var taken = vacant
    swap(&taken, &view)
    self.init(view: taken)
  }
}
