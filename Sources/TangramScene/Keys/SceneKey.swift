import TangramCore

/// A key of a node: reads it into a view, and writes it from a view.
final class SceneKey: Sendable {
  typealias Read = @Sendable (JSONValue, inout TGView, SceneNames) throws(TGSceneError) -> Void
  typealias Clear = @Sendable (inout TGView, SceneNames) -> Void
  typealias Write = @Sendable (TGView, SceneLabels, inout JSONWriter) -> Void

  let name: String
  /// The schema of its value, with a sentence about the key for editors.
  let schema: SceneSchema
  let read: Read
  let clear: Clear
  /// Appends the key and its value, or nothing if the view has the default value.
  let write: Write
  let isPerSizeClass: Bool
  let topic: Topics

  init(
    _ name: String, _ schema: SceneSchema, about topic: Topics = .container,
    isPerSizeClass: Bool = true, read: @escaping Read, clear: @escaping Clear = { _, _ in },
    write: @escaping Write
  ) {
    (self.name, self.schema) = (name, schema)
    (self.topic, self.isPerSizeClass) = (topic, isPerSizeClass)
    (self.read, self.clear, self.write) = (read, clear, write)
  }

  /// The same key with another topic, and possibly another function to write it.
  func about(_ topic: Topics, isPerSizeClass: Bool = true, write: Write? = nil) -> SceneKey {
    SceneKey(
      name, schema, about: topic, isPerSizeClass: isPerSizeClass, read: read, clear: clear,
      write: write ?? self.write)
  }
}

/// The topics of keys, and of other parts of a view to write.
///
/// If a view sets nothing in a topic, its keys of that topic are skipped as a whole.
struct Topics: OptionSet, Sendable {
  let rawValue: UInt16

  static let positions = Topics(rawValue: 1)
  static let sizes = Topics(rawValue: 2)
  /// Participation of the view in the layout of its container.
  static let part = Topics(rawValue: 4)
  static let coordinates = Topics(rawValue: 8)
  static let content = Topics(rawValue: 16)
  static let container = Topics(rawValue: 32)
  static let sizeClasses = Topics(rawValue: 64)
  static let paint = Topics(rawValue: 128)
  /// Settings of the view as an item of a flex or grid container.
  static let item = Topics(rawValue: 256)
  /// Settings common to all containers, such as padding and gaps.
  static let settings = Topics(rawValue: 512)

  /// The topics of nodes that specify only positions and sizes.
  static let ofPlainLeaf: Topics = [.positions, .sizes]
}

extension Node {
  /// The topics for which the view may have keys to write.
  var topics: Topics {
    var topics: Topics = isContainer && laysOutChildren ? [.sizes, .container] : .sizes
    if saysPositions { topics.insert(.positions) }
    if saysPart { topics.insert(.part) }
    if content != nil, !laysOutChildren { topics.insert(.content) }
    if isContainer, saysSettings { topics.insert(.settings) }
    if hasValues { topics.formUnion(TGView(self).carriedTopics) }
    guard mayHaveCoordinates else { return topics }
    if geometry != NodeGeometry() || givenFrame != .zero { topics.insert(.coordinates) }
    if !sizeClasses.isEmpty { topics.insert(.sizeClasses) }
    return topics
  }
}

extension Node {
  /// Whether any position has a value or a rule.
  private var saysPositions: Bool {
    TGAttribute.allCases.contains { !$0.isSize && says($0) }
  }

  /// Whether the view has properties that control how it takes part in the layout of its container.
  private var saysPart: Bool { alignment != .none || !flags.areOrdinary }

  /// Whether the view is a container with settings other than the defaults, such as padding or
  /// gaps.
  private var saysSettings: Bool {
    guard let container else { return false }
    return container.settings != ContainerSettings() || !layoutTransform.isIdentity
  }

  /// Whether the view may have a frame, coordinates of its own, or descriptors for size classes.
  var mayHaveCoordinates: Bool { frame != .zero || details != nil }
}

/// A key of a container that performs an action on its children after they are added.
///
/// The result is written as the children's own keys, so the action itself is never written.
struct SceneAction: Sendable {
  let name: String
  /// The schema of its value, with a sentence about the key for editors.
  let schema: SceneSchema
  /// Performs the action on the descriptors of a size class.
  let perform: @Sendable (JSONValue, inout TGView, TGSizeClass) throws(TGSceneError) -> Void
}
