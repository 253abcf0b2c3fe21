/// The keys that a node can have.
final class KeySet: Sendable {
  enum Meaning: Sendable {
    case key(SceneKey)
    case action(SceneAction)
    /// A key about the node as a whole, or the list of its children.
    case node
    case sizeClasses
  }

  /// The keys in the order in which they are written.
  let keys: [SceneKey]
  /// The index ranges of consecutive keys about the same topic.
  let groups: [(topic: Topics, places: Range<Int>)]
  let actions: [SceneAction]
  let childrenKey: String?
  private let meanings: [String: Meaning]

  init(_ keys: [SceneKey], actions: [SceneAction] = [], childrenKey: String? = nil) {
    self.keys = keys
    groups = Self.byTopic(keys)
    self.actions = actions
    self.childrenKey = childrenKey
    var meanings: [String: Meaning] = ["id": .node, "layout": .node, "sizeClasses": .sizeClasses]
    for key in keys { meanings[key.name] = .key(key) }
    for action in actions { meanings[action.name] = .action(action) }
    if let childrenKey { meanings[childrenKey] = .node }
    self.meanings = meanings
  }

  private static func byTopic(_ keys: [SceneKey]) -> [(topic: Topics, places: Range<Int>)] {
    var topics: [(topic: Topics, places: Range<Int>)] = []
    for (place, key) in keys.enumerated() {
      let start = topics.last?.topic == key.topic ? topics.removeLast().places.lowerBound : place
      topics.append((key.topic, start..<place + 1))
    }
    return topics
  }

  /// The meaning of a key; nil if the node has no such key.
  subscript(key: String) -> Meaning? { meanings[key] }
}

extension KeySet {
  static let leaf = KeySet(SceneKey.placement, childrenKey: "children")

  /// The keys of a container whose kind has no name in scenes.
  static let anyContainer = KeySet(SceneKey.placement + SceneKey.container)

  /// Whether a key is specific to the set, rather than common to every node or about size classes.
  func has(_ key: String) -> Bool {
    keys.contains { $0.name == key } || hasAction(key)
  }

  func hasAction(_ key: String) -> Bool { actions.contains { $0.name == key } }

  /// All key names, for suggestions.
  var names: [String] {
    keys.map(\.name) + actions.map(\.name).sorted() + ["id", "layout", "sizeClasses"]
      + [childrenKey].compactMap(\.self)
  }
}
