/// The keys that a node can have.
final class KeySet: Sendable {
  /// What a key of a node stands for.
  enum Meaning: Sendable {
    case key(SceneKey)
    case action(SceneAction)
    /// A key about the node as a whole, or the list of its children.
    case node
    case sizeClasses
  }

  /// The keys in the order in which they are written.
  let keys: [SceneKey]
  /// The same keys, those about one topic together.
  let topics: [(topic: Topics, keys: ArraySlice<SceneKey>)]
  let actions: [SceneAction]
  let childrenKey: Word?
  /// The meanings, each in the slot of its word's hash or in one soon after it.
  private let table: [(word: Word, meaning: Meaning)?]

  init(_ keys: [SceneKey], actions: [SceneAction] = [], childrenKey: Word? = nil) {
    self.keys = keys
    topics = Self.byTopic(keys)
    self.actions = actions
    self.childrenKey = childrenKey
    var meanings: [(Word, Meaning)] = keys.map { ($0.name, .key($0)) }
    meanings += actions.map { ($0.name, .action($0)) }
    meanings += [("id", .node), ("layout", .node), ("sizeClasses", .sizeClasses)]
    if let childrenKey { meanings.append((childrenKey, .node)) }
    var table: [(Word, Meaning)?] = Array(repeating: nil, count: Self.tableSize)
    for entry in meanings {
      var place = Self.place(of: entry.0)
      while table[place] != nil { place = (place + 1) % Self.tableSize }
      table[place] = entry
    }
    self.table = table
  }

  private static func byTopic(
    _ keys: [SceneKey]
  ) -> [(topic: Topics, keys: ArraySlice<SceneKey>)] {
    var topics: [(topic: Topics, keys: ArraySlice<SceneKey>)] = []
    for (place, key) in keys.enumerated() {
      let start = topics.last?.topic == key.topic ? topics.removeLast().keys.startIndex : place
      topics.append((key.topic, keys[start...place]))
    }
    return topics
  }

  /// A power of two, several times the number of keys of any kind.
  private static let tableSize = 128

  @inline(__always)
  private static func place(of word: Word) -> Int { Int(word.spread >> 57) }

  /// What a key stands for; nil when a node has no such key.
  @inline(__always)
  subscript(word: Word) -> Meaning? {
    var place = Self.place(of: word)
    while let entry = table[place] {
      if entry.word == word { return entry.meaning }
      place = (place + 1) % Self.tableSize
    }
    return nil
  }
}

extension KeySet {
  /// The keys of a plain view.
  static let leaf = KeySet(SceneKey.placement, childrenKey: "children")

  /// The keys of a container of a kind that scenes do not know.
  static let anyContainer = KeySet(SceneKey.placement + SceneKey.container)

  /// Whether a key is one of the set, rather than one of every node or size class.
  func has(_ word: Word) -> Bool {
    switch self[word] {
    case .key, .action: true
    case .node, .sizeClasses, nil: false
    }
  }

  /// Whether a key is one of an action.
  func hasAction(_ word: Word) -> Bool { if case .action = self[word] { true } else { false } }

  /// All names, for suggestions.
  var names: [String] {
    keys.map(\.name.text) + actions.map(\.name.text).sorted() + ["id", "layout", "sizeClasses"]
      + [childrenKey?.text].compactMap { $0 }
  }
}
