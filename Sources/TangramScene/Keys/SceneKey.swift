import TangramCore

/// A key of a node: how it is read into a view, and how a view writes it.
final class SceneKey: Sendable {
  typealias Read = @Sendable (JSONValue, inout TGView, SceneNames) throws(TGSceneError) -> Void
  typealias Clear = @Sendable (inout TGView, SceneNames) -> Void
  typealias Write = @Sendable (WrittenView, SceneLabels, inout JSONWriter) -> Void

  /// The key as it is written.
  let name: Word
  /// What its value may be.
  let schema: SceneSchema
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
  /// The position or size that the key is, if it is one.
  let attribute: TGAttribute?

  init(
    _ name: Word, _ schema: SceneSchema, about topic: Topics = .container,
    isPerSizeClass: Bool = true, read: @escaping Read, clear: @escaping Clear,
    write: @escaping Write
  ) {
    (self.name, self.schema, attribute) = (name, schema, nil)
    (self.topic, self.isPerSizeClass) = (topic, isPerSizeClass)
    (self.read, self.clear, self.write) = (read, clear, write)
  }

  /// The key of a position or a size.
  init(_ attribute: TGAttribute, _ schema: SceneSchema, about topic: Topics) {
    (name, self.schema, self.attribute) = (attribute.word, schema, attribute)
    (self.topic, isPerSizeClass) = (topic, true)
    read = { (value, view, names) throws(TGSceneError) in try view.read(attribute, value, names) }
    clear = { view, names in view.clear(attribute, names) }
    write = { written, labels, writer in
      written.view.stored.resolved.write(attribute: attribute, labels, &writer)
    }
  }

  /// The same key, written in another way.
  func writing(_ write: @escaping Write) -> SceneKey {
    SceneKey(
      name, schema, about: topic, isPerSizeClass: isPerSizeClass, read: read, clear: clear,
      write: write)
  }

  /// The same key, for a property that is the same in all size classes.
  func inAllSizeClasses(about topic: Topics) -> SceneKey {
    SceneKey(
      name, schema, about: topic, isPerSizeClass: false, read: read, clear: clear, write: write)
  }

  /// The same key about something that not only containers have.
  func about(_ topic: Topics) -> SceneKey {
    SceneKey(
      name, schema, about: topic, isPerSizeClass: isPerSizeClass, read: read, clear: clear,
      write: write)
  }
}

/// A view whose keys are written.
struct WrittenView {
  let view: TGView
  /// The view as a container, looked up once for all keys; nil for a leaf.
  let container: ContainerBody?

  init(_ view: TGView) { (self.view, container) = (view, view.stored.containerOfView) }

  /// The options of the container, if it is laid out by this.
  @inline(__always)
  func options<Algorithm: TGLayoutAlgorithm>(_: Algorithm.Type) -> Algorithm? {
    container?.of(Algorithm.self)?.algorithm
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
  /// What the view says as an item of a flex or a grid container.
  static let item = Topics(rawValue: 256)
  /// What all containers can say: padding, gaps and the like.
  static let settings = Topics(rawValue: 512)

  /// What is written of nodes that are asked for nothing but positions and sizes.
  static let ofPlainLeaf: Topics = [.positions, .sizes]
}

/// A key of a container that does something to its children once they are there.
///
/// What it did is written as the children's own keys, so there is nothing to write for it.
final class SceneAction: Sendable {
  typealias Perform =
    @Sendable (JSONValue, inout TGView, TGSizeClass) throws(TGSceneError) -> Void

  /// The key as it is written.
  let name: Word
  /// What its value may be.
  let schema: SceneSchema
  /// Does what the key says, to the descriptors of a size class.
  let perform: Perform

  init(_ name: Word, _ schema: SceneSchema, perform: @escaping Perform) {
    (self.name, self.schema) = (name, schema)
    self.perform = perform
  }
}
