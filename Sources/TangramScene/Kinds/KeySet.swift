import TangramCore

/// The keys that a node can have.
final class KeySet: Sendable {
  /// The meaning of a key of a node.
  enum Meaning: Sendable {
    case key(SceneKey)
    /// A key that is a position or a size.
    case descriptor(TGAttribute)
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
  let childrenKey: Word?
  /// The words of an open-addressing hash table with linear probing.
  private let words: [Word]
  /// The meaning of the word in each slot.
  private let table: [Meaning?]

  init(_ keys: [SceneKey], actions: [SceneAction] = [], childrenKey: Word? = nil) {
    self.keys = keys
    groups = Self.byTopic(keys)
    self.actions = actions
    self.childrenKey = childrenKey
    var meanings: [(Word, Meaning)] = keys.map { key in
      (key.name, key.attribute.map { .descriptor($0) } ?? .key(key))
    }
    meanings += actions.map { ($0.name, .action($0)) }
    meanings += [("id", .node), ("layout", .node), ("sizeClasses", .sizeClasses)]
    if let childrenKey { meanings.append((childrenKey, .node)) }
    var words = Array(repeating: Word.empty, count: Self.tableSize)
    var table: [Meaning?] = Array(repeating: nil, count: Self.tableSize)
    for (word, meaning) in meanings {
      var place = Self.place(of: word)
      while words[place] != .empty { place = (place + 1) % Self.tableSize }
      (words[place], table[place]) = (word, meaning)
    }
    (self.words, self.table) = (words, table)
  }

  private static func byTopic(_ keys: [SceneKey]) -> [(topic: Topics, places: Range<Int>)] {
    var topics: [(topic: Topics, places: Range<Int>)] = []
    for (place, key) in keys.enumerated() {
      let start = topics.last?.topic == key.topic ? topics.removeLast().places.lowerBound : place
      topics.append((key.topic, start..<place + 1))
    }
    return topics
  }

  /// The number of slots: a power of two, several times the number of keys of any kind.
  private static let tableSize = 128

  @inline(__always)
  private static func place(of word: Word) -> Int { Int(word.spread >> 57) }

  /// The meaning of a key; nil if the node has no such key.
  @inline(__always)
  subscript(word: Word) -> Meaning? {
    var place = Self.place(of: word)
    while words[place] != word {
      if words[place] == .empty { return nil }
      place = (place &+ 1) % Self.tableSize
    }
    return table[place]
  }
}

extension KeySet {
  /// The keys of a plain view.
  static let leaf = KeySet(SceneKey.placement, childrenKey: "children")

  /// The keys of a container whose kind has no name in scenes.
  static let anyContainer = KeySet(SceneKey.placement + SceneKey.container)

  /// Whether a key is specific to the set, rather than common to every node or about size classes.
  func has(_ word: Word) -> Bool {
    switch self[word] {
    case .key, .descriptor, .action: true
    case .node, .sizeClasses, nil: false
    }
  }

  /// Whether a node can have a key.
  func knows(_ word: Word) -> Bool { self[word] != nil }

  /// Whether a key is an action.
  func hasAction(_ word: Word) -> Bool { if case .action = self[word] { true } else { false } }

  /// All key names, for suggestions.
  var names: [String] {
    keys.map(\.name.text) + actions.map(\.name.text).sorted() + ["id", "layout", "sizeClasses"]
      + [childrenKey?.text].compactMap { $0 }
  }
}
