import TangramCore

/// A key of nodes whose view has a certain type of handle.
struct KeyOf<Handle: TGViewProtocol>: Sendable {
  /// Creates the key, given a handle on a new view.
  let describe: @Sendable (Handle) -> SceneKey
}

extension KeyOf {
  /// A key for a property: its name, a sentence about it, the codec of its values, its getter and its setter.
  ///
  /// The value in a new view is the default, which is not written.
  @inline(__always)
  static func key<Value: Equatable & Sendable>(
    _ name: String, _ about: String, _ codec: SceneCodec<Value>,
    _ get: @escaping @Sendable (Handle) -> Value,
    _ set: @escaping @Sendable (inout Handle, Value) -> Void
  ) -> KeyOf {
    KeyOf { fresh in
      let standard = get(fresh)
      return key(name, about, codec.schema) { (value, handle, names) throws(TGSceneError) in
        set(&handle, try codec.decode(value, names))
      } clear: {
        set(&$0, standard)
      } write: { handle, labels, writer in
        let value = get(handle)
        if value != standard { codec.write(name, value, labels, &writer) }
      }.describe(fresh)
    }
  }

  /// A key for a property that is read and set as it is.
  static func key<Value: Equatable & Sendable>(
    _ name: String, _ about: String, _ codec: SceneCodec<Value>,
    _ property: WritableKeyPath<Handle, Value> & Sendable
  ) -> KeyOf {
    key(name, about, codec, { $0[keyPath: property] }, { $0[keyPath: property] = $1 })
  }

  /// A key with custom functions for reading and writing a handle.
  @inline(__always)
  static func key(
    _ name: String, _ about: String, _ schema: SceneSchema,
    read: @escaping @Sendable (JSONValue, inout Handle, SceneNames) throws(TGSceneError) -> Void,
    clear: @escaping @Sendable (inout Handle) -> Void,
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
        write: { written, labels, writer in
          write(Handle(view: written.view), labels, &writer)
        })
    }
  }
}

extension KeyOf where Handle: TGContainer {
  /// A key of a layout option, which is written without creating a handle.
  @inline(__always)
  static func option<Value: Equatable & Sendable>(
    _ name: String, _ about: String, _ codec: SceneCodec<Value>,
    _ get: @escaping @Sendable (Handle.Algorithm) -> Value,
    _ set: @escaping @Sendable (inout Handle, Value) -> Void
  ) -> KeyOf {
    KeyOf { fresh in
      let standard = get(fresh.options)
      return key(name, about, codec, { get($0.options) }, set).describe(fresh).writing {
        written, labels, writer in
        guard let options = written.options(Handle.Algorithm.self) else { return }
        let value = get(options)
        if value != standard { codec.write(name, value, labels, &writer) }
      }
    }
  }
}

extension KeyOf {
  /// The same key with a different function to write it, such as one that needs no handle.
  func writing(_ write: @escaping SceneKey.Write) -> KeyOf {
    let describe = describe
    return KeyOf { describe($0).writing(write) }
  }
}

extension SceneKey {
  /// Creates the keys of nodes with a certain type of handle, given a handle on a new view.
  static func keys<Handle>(of fresh: Handle, _ keys: [KeyOf<Handle>]) -> [SceneKey] {
    keys.map { $0.describe(fresh) }
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
