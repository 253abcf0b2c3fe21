import TangramCore

/// A key of the nodes that a handle is for.
struct KeyOf<Handle: TGViewProtocol>: Sendable {
  /// Describes the key, given a handle on a fresh view.
  let describe: @Sendable (Handle) -> SceneKey
}

extension KeyOf {
  /// A key that is a property: its name, how its values are written, and how it is read and set.
  ///
  /// The value of a fresh view is the default, which is not written.
  @inline(__always)
  static func key<Value: Equatable & Sendable>(
    _ name: Word, _ codec: SceneCodec<Value>, _ get: @escaping @Sendable (Handle) -> Value,
    _ set: @escaping @Sendable (inout Handle, Value) -> Void
  ) -> KeyOf {
    KeyOf { fresh in
      let standard = get(fresh)
      return key(name, codec.schema) { (value, handle, names) throws(TGSceneError) in
        set(&handle, try codec.decode(value, names))
      } clear: {
        set(&$0, standard)
      } write: { handle, labels, writer in
        let value = get(handle)
        if value != standard { codec.write(name, value, labels, &writer) }
      }.describe(fresh)
    }
  }

  /// A key that is read into a handle and written from it in its own way.
  @inline(__always)
  static func key(
    _ name: Word, _ schema: SceneSchema,
    read: @escaping @Sendable (JSONValue, inout Handle, SceneNames) throws(TGSceneError) -> Void,
    clear: @escaping @Sendable (inout Handle) -> Void,
    write: @escaping @Sendable (Handle, SceneLabels, inout JSONWriter) -> Void
  ) -> KeyOf {
    KeyOf { _ in
      SceneKey(
        name, schema,
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
  /// A key of an option, which is written without a handle.
  @inline(__always)
  static func option<Value: Equatable & Sendable>(
    _ name: Word, _ codec: SceneCodec<Value>,
    _ get: @escaping @Sendable (Handle.Algorithm) -> Value,
    _ set: @escaping @Sendable (inout Handle, Value) -> Void
  ) -> KeyOf {
    KeyOf { fresh in
      let standard = get(fresh.options)
      return key(name, codec, { get($0.options) }, set).describe(fresh).writing {
        written, labels, writer in
        guard let options = written.options(Handle.Algorithm.self) else { return }
        let value = get(options)
        if value != standard { codec.write(name, value, labels, &writer) }
      }
    }
  }
}

extension KeyOf {
  /// The same key, written in another way: one that needs no handle, say.
  func writing(_ write: @escaping SceneKey.Write) -> KeyOf {
    let describe = describe
    return KeyOf { describe($0).writing(write) }
  }
}

extension SceneKey {
  /// The keys of the nodes that a handle is for, given one on a fresh view.
  static func keys<Handle>(of fresh: Handle, _ keys: [KeyOf<Handle>]) -> [SceneKey] {
    keys.map { $0.describe(fresh) }
  }
}

/// A leaf that stands in for a view while a handle has what it says.
private let vacant = TGView()

extension TGViewProtocol {
  /// Takes out what `view` says, so that only the handle holds it and changes it in place.
  @inline(__always)
  init(taking view: inout TGView) {
    var taken = vacant
    swap(&taken, &view)
    self.init(view: taken)
  }
}
