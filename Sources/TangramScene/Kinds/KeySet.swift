import Tangram
import TangramCore

/// The keys that a node can have.
final class KeySet: Sendable {
  /// Consecutive keys about the same topic.
  struct Group: Sendable {
    /// Whether any of the keys may be written; otherwise, the whole group is skipped.
    var isSet: @Sendable (borrowing Node) -> Bool = { _ in true }
    /// Whether size classes can override the keys.
    var isPerSizeClass = true
    var keys: [SceneKey<TGView>]
  }

  enum Meaning: Sendable {
    case key(SceneKey<TGView>, isPerSizeClass: Bool)
    case action(SceneAction)
    /// A key about the node as a whole, such as the list of its children.
    case node
  }

  /// A view without keys, whose values are not written.
  let start: TGView
  /// The keys in the order in which they are written.
  let groups: [Group]
  let actions: [SceneAction]
  /// Whether a view without keys has a size.
  let hasSize: Bool
  private let nodeKeys: [String]
  private let meanings: [String: Meaning]

  init(
    _ groups: [Group], start: TGView, actions: [SceneAction] = [], childrenKey: String? = nil
  ) {
    (self.groups, self.start, self.actions) = (groups, start, actions)
    nodeKeys = ["id", "layout", "sizeClasses"] + (childrenKey.map { [$0] } ?? [])
    hasSize = start.stored.resolved.specifies(.width)
    var meanings: [String: Meaning] = [:]
    for key in nodeKeys { meanings[key] = .node }
    for group in groups {
      for key in group.keys {
        meanings[key.name] = .key(key, isPerSizeClass: group.isPerSizeClass)
      }
    }
    for action in actions { meanings[action.name] = .action(action) }
    self.meanings = meanings
  }

  subscript(key: String) -> Meaning? { meanings[key] }

  static var leaf: KeySet { ContainerKind.leaf.keys }

  /// The keys of a container whose kind has no name in scenes.
  static let anyContainer = KeySet(
    placement + [settings(besides: [])], start: AnyContainer().view)

  /// The keys of every node that affect its placement and its look.
  static let placement: [Group] = [
    .positions, .sizes, .part, .hidden, .item, .coordinates, .alpha, .content, .paint,
  ]

  /// The keys that all containers have, except those that the kind defines itself.
  static func settings(besides own: [SceneKey<TGView>]) -> Group {
    Group(
      isSet: { node in
        guard node.isContainer, let container = node.container else { return false }
        return container.settings != ContainerSettings() || !node.layoutTransform.isIdentity
      },
      keys: SceneKey.settings.filter { key in !own.contains { $0.name == key.name } }
        .map(\.ofViews))
  }

  var keys: [SceneKey<TGView>] { groups.flatMap(\.keys) }

  var keysPerSizeClass: [SceneKey<TGView>] { groups.filter(\.isPerSizeClass).flatMap(\.keys) }

  /// Whether a key is specific to the set, rather than common to every node or about size classes.
  func has(_ key: String) -> Bool {
    keys.contains { $0.name == key } || hasAction(key)
  }

  func hasAction(_ key: String) -> Bool { actions.contains { $0.name == key } }

  /// All key names, for suggestions.
  var names: [String] {
    keys.map(\.name) + actions.map(\.name).sorted() + nodeKeys
  }
}

/// A key of a container that performs an action on its children after they are added.
///
/// The result is written as the children's own keys, so the action itself is never written.
struct SceneAction: Sendable {
  let name: String
  /// The schema of the key's value, with a sentence about the key for editors.
  let schema: SceneSchema
  /// Performs the action on the descriptors of a size class.
  let perform: @Sendable (JSONValue, inout TGView, TGSizeClass) throws(TGSceneError) -> Void
}
