import TangramCore

/// A key of a node: how it is read into a view, and how a view writes it.
struct SceneKey: Sendable {
  /// The key as it is written.
  var name: String
  /// Sets what the key says.
  var read: @Sendable (JSONValue, inout TGView, SceneNames) throws(TGSceneError) -> Void
  /// Goes back to what holds without the key.
  var clear: @Sendable (inout TGView, SceneNames) -> Void
  /// The value to write; nil when the view has what holds without the key.
  var write: @Sendable (TGView, SceneLabels) -> JSON?
  /// Whether a size class can set the key.
  var isPerSizeClass = true
}

/// A key of a container that does something to its children once they are there.
///
/// What it did is written as the children's own keys, so there is nothing to write for it.
struct SceneAction: Sendable {
  /// The key as it is written.
  var name: String
  /// Does what the key says, to the descriptors of a size class.
  var perform:
    @Sendable (JSONValue, inout TGView, SceneNames, TGSizeClass) throws(TGSceneError) -> Void
  /// Whether a size class can have the key.
  var isPerSizeClass = true
}

/// How the values of a property are read and written.
struct SceneCodec<Value>: Sendable {
  var decode: @Sendable (JSONValue, SceneNames) throws(TGSceneError) -> Value
  var encode: @Sendable (Value, SceneLabels) -> JSON?
}

extension SceneKey {
  /// A key that is a property of a handle.
  static func property<Handle: TGViewProtocol, Value: Equatable & Sendable>(
    _ name: String, _ property: WritableKeyPath<Handle, Value> & Sendable,
    default standard: Value, _ codec: SceneCodec<Value>
  ) -> SceneKey {
    .parts(
      name, of: Handle.self,
      read: { (value, handle, names) throws(TGSceneError) in
        handle[keyPath: property] = try codec.decode(value, names)
      },
      clear: { $0[keyPath: property] = standard },
      write: { handle, labels in
        let value = handle[keyPath: property]
        return value == standard ? nil : codec.encode(value, labels)
      })
  }

  /// A key that is read into a handle and written from it in its own way.
  static func parts<Handle: TGViewProtocol>(
    _ name: String, of _: Handle.Type,
    read: @escaping @Sendable (JSONValue, inout Handle, SceneNames) throws(TGSceneError) -> Void,
    clear: @escaping @Sendable (inout Handle) -> Void,
    write: @escaping @Sendable (Handle, SceneLabels) -> JSON?
  ) -> SceneKey {
    SceneKey(
      name: name,
      read: { (value, view, names) throws(TGSceneError) in
        var handle = Handle(taking: &view)
        defer { view.storage = handle.storage }
        try read(value, &handle, names)
      },
      clear: { view, _ in
        var handle = Handle(taking: &view)
        clear(&handle)
        view.storage = handle.storage
      },
      write: { view, labels in write(Handle(storage: view.storage), labels) })
  }
}

/// A leaf that stands in for a view while a handle has its storage.
private let vacant = TGView()

extension TGViewProtocol {
  /// Takes the storage out of `view`, so that the handle alone holds it and changes it in place.
  init(taking view: inout TGView) {
    self.init(storage: view.storage)
    view = vacant
  }
}

/// A handle on a container of any kind.
struct AnyContainer: TGContainer {
  var storage: TGNodeStorage
}

// MARK: - Codecs

extension SceneCodec<Bool> {
  static let bool = SceneCodec(
    decode: { (value, _) throws(TGSceneError) in try value.bool() },
    encode: { flag, _ in .bool(flag) })
}

extension SceneCodec<Double> {
  static let number = SceneCodec(
    decode: { (value, _) throws(TGSceneError) in try value.number() },
    encode: { number, _ in .number(number) })
}

extension SceneCodec<Int> {
  /// A whole number that is not negative.
  static let count = SceneCodec(
    decode: { (value, _) throws(TGSceneError) in try value.wholeNumber() },
    encode: { number, _ in .number(Double(number)) })
}

extension SceneCodec where Value: Equatable & Sendable {
  /// A value that is one of several, each with a name.
  static func choice(_ choices: KeyValuePairs<String, Value>) -> SceneCodec {
    let choices = choices.map { ($0.key, $0.value) }
    return SceneCodec(
      decode: { (value, _) throws(TGSceneError) in
        let name = try value.string()
        if let choice = choices.first(where: { $0.0 == name }) { return choice.1 }
        throw value.unknownValue(name, known: choices.map(\.0))
      },
      encode: { value, _ in choices.first { $0.1 == value }.map { .string($0.0) } })
  }
}

extension SceneCodec<TGOrientation> {
  static let orientation = choice(["vert": .vert, "horz": .horz])
}

extension SceneCodec<TGRect> {
  static let rect = SceneCodec(
    decode: { (value, _) throws(TGSceneError) in
      let numbers = try value.numbers("x", "y", "width", "height")
      return TGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    },
    encode: { rect, _ in .numbers(rect.minX, rect.minY, rect.width, rect.height) })
}
