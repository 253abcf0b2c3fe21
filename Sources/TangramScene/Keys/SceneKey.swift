import TangramCore

/// A key of a node: how it is read into a view, and how a view writes it.
final class SceneKey: Sendable {
  typealias Read = @Sendable (JSONValue, inout TGView, SceneNames) throws(TGSceneError) -> Void
  typealias Clear = @Sendable (inout TGView, SceneNames) -> Void
  typealias Write = @Sendable (TGView, SceneLabels, inout JSONWriter) -> Void

  /// The key as it is written.
  let name: Word
  /// Sets what the key says.
  let read: Read
  /// Restores the default.
  let clear: Clear
  /// Appends the key and its value, or nothing when the view has the default.
  let write: Write
  /// Whether a size class can set the key.
  let isPerSizeClass: Bool
  /// What the key is about.
  let topic: Topics

  init(
    _ name: Word, about topic: Topics = .container, isPerSizeClass: Bool = true,
    read: @escaping Read, clear: @escaping Clear, write: @escaping Write
  ) {
    self.name = name
    self.topic = topic
    self.isPerSizeClass = isPerSizeClass
    self.read = read
    self.clear = clear
    self.write = write
  }

  /// The same key, written in another way.
  func writing(_ write: @escaping Write) -> SceneKey {
    SceneKey(
      name, about: topic, isPerSizeClass: isPerSizeClass, read: read, clear: clear, write: write)
  }

  /// The same key, for a property that is the same in all size classes.
  func inAllSizeClasses(about topic: Topics) -> SceneKey {
    SceneKey(
      name, about: topic, isPerSizeClass: false, read: read, clear: clear, write: write)
  }

  /// The same key about something that not only containers have.
  func about(_ topic: Topics) -> SceneKey {
    SceneKey(
      name, about: topic, isPerSizeClass: isPerSizeClass, read: read, clear: clear, write: write)
  }
}

/// What keys are about, and what else there is to write about a view.
///
/// A view that says nothing about a topic is not asked for its keys one by one.
struct Topics: OptionSet, Sendable {
  let rawValue: UInt16

  static let positions = Topics(rawValue: 1)
  static let sizes = Topics(rawValue: 2)
  /// How the view takes part in the layout of its container.
  static let part = Topics(rawValue: 4)
  static let coordinates = Topics(rawValue: 8)
  static let content = Topics(rawValue: 16)
  static let container = Topics(rawValue: 32)
  /// Whether there are descriptors for other size classes.
  static let sizeClasses = Topics(rawValue: 64)
  /// Whether a descriptor may refer to another view.
  static let references = Topics(rawValue: 128)
  /// What the view says as an item of a flex or a grid container.
  static let item = Topics(rawValue: 256)
}

/// A key of a container that does something to its children once they are there.
///
/// What it did is written as the children's own keys, so there is nothing to write for it.
final class SceneAction: Sendable {
  typealias Perform =
    @Sendable (JSONValue, inout TGView, TGSizeClass) throws(TGSceneError) -> Void

  /// The key as it is written.
  let name: Word
  /// Does what the key says, to the descriptors of a size class.
  let perform: Perform

  init(_ name: Word, perform: @escaping Perform) {
    self.name = name
    self.perform = perform
  }
}

extension SceneKey {
  /// A key that is a property of a handle.
  @inline(__always)
  static func property<Handle: TGViewProtocol, Value: Equatable & Sendable>(
    _ name: Word, _ codec: SceneCodec<Value>, default standard: Value,
    get: @escaping @Sendable (Handle) -> Value,
    set: @escaping @Sendable (inout Handle, Value) -> Void
  ) -> SceneKey {
    .parts(
      name, of: Handle.self,
      read: { (value, handle, names) throws(TGSceneError) in
        set(&handle, try codec.decode(value, names))
      },
      clear: { set(&$0, standard) },
      write: { handle, labels, writer in
        let value = get(handle)
        if value != standard { codec.write(name, value, labels, &writer) }
      })
  }

  /// A key that is read into a handle and written from it in its own way.
  @inline(__always)
  static func parts<Handle: TGViewProtocol>(
    _ name: Word, of _: Handle.Type,
    read: @escaping @Sendable (JSONValue, inout Handle, SceneNames) throws(TGSceneError) -> Void,
    clear: @escaping @Sendable (inout Handle) -> Void,
    write: @escaping @Sendable (Handle, SceneLabels, inout JSONWriter) -> Void
  ) -> SceneKey {
    SceneKey(
      name,
      read: { (value, view, names) throws(TGSceneError) in
        var handle = Handle(taking: &view)
        defer { view = handle.view }
        try read(value, &handle, names)
      },
      clear: { view, _ in
        var handle = Handle(taking: &view)
        clear(&handle)
        view = handle.view
      },
      write: { view, labels, writer in
        write(Handle(view: view), labels, &writer)
      })
  }
}

/// A leaf that stands in for a view while a handle has what it says.
private let vacant = TGView()

extension TGViewProtocol {
  /// Takes out what `view` says, so that only the handle holds it and changes it in place.
  @inline(__always)
  init(taking view: inout TGView) {
    self.init(view: view)
    view = vacant
  }
}
