import Tangram

/// A kind of node: its name, how to create its view, and its keys.
///
/// To add a kind of container, describe it in a file of its own and list it in `all`.
package final class ContainerKind: Sendable {
  typealias Fit = @Sendable (JSONValue, TGView, inout TGView) throws(TGSceneError) -> Void
  typealias References = @Sendable (borrowing Node, (TGViewID) -> Void) -> Void

  enum Meaning: Sendable {
    case key(SceneKey<TGView>, isPerSizeClass: Bool)
    case action(SceneAction)
    /// A key about the node as a whole, such as the list of its children.
    case node
  }

  /// The value of `layout`, unless the kind is identified by `markingKey`.
  package let name: String
  let make: @Sendable () -> TGView
  /// A view without keys, whose values are not written.
  let start: TGView
  /// Whether a view is of the kind; needed only for a kind that the type of the container does not identify.
  let matches: @Sendable (TGView) -> Bool
  /// Whether views of the kind have a size from the start.
  package let hasSize: Bool
  /// The keys in the order in which they are written.
  let groups: [KeyGroup]
  let actions: [SceneAction]
  private let meanings: [String: Meaning]
  /// The key whose presence makes a node one of this kind; such nodes have no `layout`.
  let markingKey: String?
  /// The key of the list of children; nil for a kind that takes none.
  package let childrenKey: String?
  /// The kind that all children must have, if any; such children have no `layout`.
  package let childKind: ContainerKind?
  /// Mutually exclusive keys: a node has at most one of them.
  let alternatives: [String]
  /// Adapts a child to its parent, after the parent's keys are read and before the child's own keys are.
  let fit: Fit?
  /// Calls a function with the views that the options of a container refer to, which therefore need
  /// an id; nil for a kind without such references.
  let references: References?

  @inline(never)
  init(
    _ name: String, _ make: @escaping @Sendable () -> TGView,
    matches: @escaping @Sendable (TGView) -> Bool = { _ in false }, groups: [KeyGroup],
    actions: [SceneAction] = [], markingKey: String? = nil, childrenKey: String? = "children",
    childKind: ContainerKind? = nil, alternatives: [String] = [], fit: Fit? = nil,
    references: References? = nil
  ) {
    (self.name, self.make, start) = (name, make, make())
    (self.matches, self.groups, self.actions) = (matches, groups, actions)
    (self.markingKey, self.childrenKey, self.childKind) = (markingKey, childrenKey, childKind)
    (self.alternatives, self.fit, self.references) = (alternatives, fit, references)
    hasSize = start.stored.resolved.specifies(.width)
    var meanings: [String: Meaning] = [:]
    for key in Self.nodeKeys(childrenKey) { meanings[key] = .node }
    for group in groups {
      for key in group.keys { meanings[key.name] = .key(key, isPerSizeClass: group.isPerSizeClass) }
    }
    for action in actions { meanings[action.name] = .action(action) }
    self.meanings = meanings
  }

  /// Creates a kind from a container and the keys that are not common to all containers.
  convenience init<Wrapper: TGContainer>(
    _ name: String, _ make: @escaping @Sendable @autoclosure () -> Wrapper,
    keys: [SceneKey<Wrapper>] = [], actions: [SceneAction] = [], childrenKey: String = "children",
    childKind: ContainerKind? = nil, references: References? = nil
  ) {
    self.init(
      name, { make().view }, groups: KeyGroup.ofContainer(keys.map(\.ofViews)),
      actions: actions, childrenKey: childrenKey, childKind: childKind, references: references)
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

// MARK: - Keys

/// Consecutive keys about the same topic.
struct KeyGroup: Sendable {
  /// Whether any of the keys may be written; otherwise, the whole group is skipped.
  var isSet: @Sendable (borrowing Node) -> Bool = { _ in true }
  /// Whether size classes can override the keys.
  var isPerSizeClass = true
  var keys: [SceneKey<TGView>]

  /// The keys of every node that affect its placement and its look.
  static let placement: [KeyGroup] = [
    .positions, .sizes, .participation, .hidden, .flexItem, .gridItem, .priorities, .coordinates,
    .alpha, .content, .paint,
  ]

  /// The keys of a container: those of every view, those of every container unless the kind has its own, and
  /// its own.
  static func ofContainer(_ own: [SceneKey<TGView>]) -> [KeyGroup] {
    let settings = KeyGroup(
      isSet: { node in
        guard let container = node.container else { return false }
        return container.settings != ContainerSettings() || !node.layoutTransform.isIdentity
      },
      keys: SceneKey.settings.filter { key in !own.contains { $0.name == key.name } }
        .map(\.ofViews))
    return placement + [settings, KeyGroup(keys: own)]
  }
}

extension ContainerKind {
  subscript(key: String) -> Meaning? { meanings[key] }

  var keys: [SceneKey<TGView>] { groups.flatMap(\.keys) }

  var keysPerSizeClass: [SceneKey<TGView>] { groups.filter(\.isPerSizeClass).flatMap(\.keys) }

  func hasAction(_ key: String) -> Bool { actions.contains { $0.name == key } }

  /// All key names, for suggestions.
  var names: [String] {
    keys.map(\.name) + actions.map(\.name).sorted() + Self.nodeKeys(childrenKey)
  }

  private static func nodeKeys(_ childrenKey: String?) -> [String] {
    ["id", "layout", "sizeClasses"] + (childrenKey.map { [$0] } ?? [])
  }
}

// MARK: - Kinds

extension ContainerKind {
  /// Views that are not containers, but may have children.
  package static let leaf = ContainerKind("view", { TGView() }, groups: KeyGroup.placement)

  /// Containers whose kind has no name in scenes.
  static let anyContainer = ContainerKind("", AnyContainer())

  static let frame = ContainerKind("frame", TGFrameLayout())
  static let relative = ContainerKind("relative", TGRelativeLayout())

  static let all: [ContainerKind] = [
    .linear, .frame, .relative, .flow, .float, .path, .table, .hstack, .vstack, .zstack, .spacer,
    .flex, .grid, .constraints,
  ]

  /// The kind that a node specifies by `layout`, or by a key that only this kind has; otherwise a leaf.
  package static func specified(by node: JSONValue) throws(TGSceneError) -> ContainerKind {
    if let name = node["layout"] { return try name.choice(named) }
    return marked.first { kind in kind.markingKey.map { node[$0] != nil } ?? false } ?? leaf
  }

  /// The kinds that `layout` specifies.
  static let named = Choices(all.filter { $0.markingKey == nil }.map { ($0.name, $0) })

  private static let marked = all.filter { $0.markingKey != nil }

  static func of(_ node: borrowing Node) -> ContainerKind {
    if let container = node.container {
      let type = ObjectIdentifier(type(of: container))
      for kind in containers where kind.type == type { return kind.kind }
    }
    if node.hasValues {
      let view = TGView(copy node)
      if let kind = marked.first(where: { $0.matches(view) }) { return kind }
    }
    return node.laysOutChildren ? anyContainer : leaf
  }

  /// The kinds of containers, and the body type that identifies each of them.
  private static let containers = all.compactMap { kind in
    kind.start.stored.container.map { (type: ObjectIdentifier(type(of: $0)), kind: kind) }
  }

  /// Returns a message about which containers have a key that this kind, or a leaf, does not have.
  static func explain(_ key: String, unknownTo kind: ContainerKind) -> String? {
    if kind === leaf, key == "rows" {
      return "only containers have `\(key)`, and the node has no `layout`"
    }
    if kind !== leaf, all.contains(where: { $0.childrenKey == key }) {
      let name = kind.name
      guard let own = kind.childrenKey else { return "a \(name) has no `\(key)`" }
      return "\(name == "hstack" ? "an" : "a") \(name) layout has `\(own)`, not `\(key)`"
    }
    let others = all.filter { kind in
      kind.hasAction(key) || kind.keys.contains { $0.name == key }
    }.map(\.name)
    if others.isEmpty { return nil }
    let isForAll = others.count == all.count - marked.count
    let owners = isForAll ? "containers" : others.joined(separator: ", ")
    return "unknown key here; it is for \(owners)"
  }
}
