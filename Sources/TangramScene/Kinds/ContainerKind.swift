import Tangram

/// A kind of container: its name, how to create one, and the keys specific to it.
///
/// To add a kind, describe it in a file of its own and list it in `all`.
package final class ContainerKind: Sendable {
  typealias Fit = @Sendable (JSONValue, TGView, inout TGView) throws(TGSceneError) -> Void
  typealias References = @Sendable (borrowing Node, (TGViewID) -> Void) -> Void

  /// The value of `layout`, unless the kind is identified by `markingKey`.
  package let name: String
  let make: @Sendable () -> TGView
  /// Whether a view is of the kind; needed only for a kind that the type of the container does not identify.
  let matches: @Sendable (TGView) -> Bool
  let keys: KeySet
  /// The key of the list of children; nil for a kind that takes none.
  package let childrenKey: String?
  /// Whether containers of the kind have a size from the start.
  package var hasSize: Bool { keys.hasSize }
  /// The key whose presence makes a node one of this kind; such nodes have no `layout`.
  let markingKey: String?
  /// The kind that all children must have, if any; such children have no `layout`.
  package let childKind: ContainerKind?
  /// Adapts a child to its parent, after the parent's keys are read and before the child's own keys
  /// are.
  let fit: Fit?
  /// Mutually exclusive keys: a node has at most one of them.
  let alternatives: [String]
  /// Calls a function with the views that the options of a container refer to, which therefore need
  /// an id; nil for a kind without such references.
  let references: References?

  init<Handle: TGViewProtocol>(
    _ name: String, _ make: @escaping @Sendable @autoclosure () -> Handle,
    matches: @escaping @Sendable (TGView) -> Bool = { _ in false }, groups: [KeySet.Group],
    actions: [SceneAction] = [], markingKey: String? = nil, childrenKey: String? = "children",
    childKind: ContainerKind? = nil, alternatives: [String] = [], fit: Fit? = nil,
    references: References? = nil
  ) {
    (self.name, self.make, self.matches) = (name, { make().view }, matches)
    keys = KeySet(groups, start: make().view, actions: actions, childrenKey: childrenKey)
    (self.markingKey, self.childKind, self.alternatives) = (markingKey, childKind, alternatives)
    (self.childrenKey, self.fit, self.references) = (childrenKey, fit, references)
  }

  /// Creates a kind from a container and the keys that are not common to all containers.
  convenience init<Handle: TGContainer>(
    _ name: String, _ make: @escaping @Sendable @autoclosure () -> Handle,
    keys: [SceneKey<Handle>] = [], actions: [SceneAction] = [], childrenKey: String = "children",
    childKind: ContainerKind? = nil, references: References? = nil
  ) {
    let keys = keys.map(\.ofViews)
    self.init(
      name, make(),
      groups: KeySet.placement + [KeySet.settings(besides: keys), KeySet.Group(keys: keys)],
      actions: actions, childrenKey: childrenKey, childKind: childKind, references: references)
  }

  /// Views that are not containers, but may have children.
  static let leaf = ContainerKind("view", TGView(), groups: KeySet.placement)

  static let frame = ContainerKind("frame", TGFrameLayout())
  static let relative = ContainerKind("relative", TGRelativeLayout())

  static let all: [ContainerKind] = [
    .linear, .frame, .relative, .flow, .float, .path, .table, .hstack, .vstack, .zstack, .spacer,
    .flex, .grid, .constraints,
  ]

  /// The kind that a node specifies by `layout`, or by a key that only this kind has; nil for a leaf.
  package static func specified(by node: JSONValue) throws(TGSceneError) -> ContainerKind? {
    if let name = node["layout"] { return try name.choice(named) }
    return marked.first { kind in kind.markingKey.map { node[$0] != nil } ?? false }
  }

  /// The kinds that `layout` specifies.
  static let named = Choices(all.filter { $0.markingKey == nil }.map { ($0.name, $0) })

  private static let marked = all.filter { $0.markingKey != nil }

  /// The kind of a view; nil for leaves that no key identifies, and for containers without a name
  /// in scenes.
  static func of(_ view: TGView) -> ContainerKind? { of(view.stored.resolved) }

  static func of(_ node: borrowing Node) -> ContainerKind? {
    if let container = node.container {
      let type = ObjectIdentifier(type(of: container))
      for kind in containers where kind.type == type { return kind.kind }
    }
    if !node.hasValues { return nil }
    let view = TGView(copy node)
    return marked.first { $0.matches(view) }
  }

  /// The kinds of containers, and the body type that identifies each of them.
  private static let containers = all.compactMap { kind in
    kind.make().stored.container.map { (type: ObjectIdentifier(type(of: $0)), kind: kind) }
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
    let others = all.filter { $0.keys.has(key) }.map(\.name)
    if others.isEmpty { return nil }
    let isForAll = others.count == all.count - marked.count
    let owners = isForAll ? "containers" : others.joined(separator: ", ")
    return "unknown key here; it is for \(owners)"
  }
}
