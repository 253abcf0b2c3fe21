import TangramCore

/// A kind of container: its name, how one is made, and the keys that only this kind has.
///
/// To teach scenes a new kind, describe it in a file of its own and add it to `all`.
struct ContainerKind: Sendable {
  /// The value of `layout`, unless a key stands for the kind.
  let name: String
  /// A container of the kind without any keys.
  let make: @Sendable () -> TGView
  /// Whether a view is of the kind.
  let matches: @Sendable (TGView) -> Bool
  /// The keys of a node of this kind.
  let keys: KeySet
  /// The key of the list of children; nil for a kind that takes none.
  var childrenKey: String? = "children"
  /// The key that makes a node one of this kind; such nodes have no `layout`.
  var markingKey: String?
  /// Puts the children into the container.
  var adopt: @Sendable ([TGView], inout TGView) -> Void = { $1.subviews = TGSubviews($0) }

  /// The kind that all children are of, where they cannot be any view; they have no `layout` then.
  var childKind: (@Sendable () -> ContainerKind)?
  /// Makes a child fit its parent, whose keys are read already, before its own keys are.
  var fit: @Sendable (JSONValue, TGView, inout TGView) throws(TGSceneError) -> Void = {
    (_, _, _) throws(TGSceneError) in
  }

  /// The views that the options of a container refer to, which therefore need an id.
  var references: @Sendable (TGView) -> [TGViewID?] = { _ in [] }

  /// All kinds there are.
  static let all: [ContainerKind] = [
    .linear, .frame, .relative, .flow, .float, .path, .table, .hstack, .vstack, .zstack, .spacer,
  ]
}

extension ContainerKind {
  /// Describes a kind by its handle.
  init<Handle: TGContainer>(
    _ name: String, make: @escaping @Sendable () -> Handle,
    matches: @escaping @Sendable (TGView) -> Bool,
    keys: [SceneKey] = [], actions: [SceneAction] = []
  ) {
    self.init(
      name: name, make: { make().view }, matches: matches,
      keys: KeySet(SceneKey.placement + SceneKey.container + keys, actions: actions))
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The kind that a node names.
  static func named(_ value: JSONValue) throws(TGSceneError) -> ContainerKind {
    let name = try value.string()
    if let kind = byName[name], kind.markingKey == nil { return kind }
    throw value.unknownValue(name, known: all.filter { $0.markingKey == nil }.map(\.name))
  }

  private static let marked = all.filter { $0.markingKey != nil }

  /// The kind that a key of a node without `layout` stands for.
  static func marked(by node: JSONValue) -> ContainerKind? {
    marked.first { $0.markingKey.flatMap { node[$0] } != nil }
  }

  /// The kind a child has because it is in a container of this kind.
  func kind(ofChild view: TGView) -> ContainerKind? {
    guard let kind = childKind?(), kind.matches(view) else { return nil }
    return kind
  }

  /// The kind of a view; nil for leaves, and for containers that scenes know nothing about.
  static func of(_ view: TGView) -> ContainerKind? {
    guard let name = view.storage.container?.kindName else { return nil }
    if let kind = byName[name], kind.matches(view) { return kind }
    return all.first { $0.matches(view) }
  }
}

/// The keys that a node can have beside `id`, `layout`, `sizeClasses` and its children.
struct KeySet: Sendable {
  /// The keys in the order in which they are written.
  let keys: [SceneKey]
  private let byName: [String: SceneKey]
  private let actions: [String: SceneAction]

  init(_ keys: [SceneKey], actions: [SceneAction] = []) {
    self.keys = keys
    byName = Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0) })
    self.actions = Dictionary(uniqueKeysWithValues: actions.map { ($0.name, $0) })
  }

  /// The keys of a node that is no container.
  static let leaf = KeySet(SceneKey.placement)

  /// The keys of a container of a kind that scenes know nothing about.
  static let anyContainer = KeySet(SceneKey.placement + SceneKey.container)

  subscript(name: String) -> SceneKey? { byName[name] }

  /// The action with a name.
  func action(_ name: String) -> SceneAction? { actions[name] }

  /// All names, for suggestions.
  var names: [String] { keys.map(\.name) + actions.keys.sorted() }
}

extension ContainerKind {
  /// Which containers have a key that one of another kind, or a leaf, does not have.
  static func explain(_ key: String, unknownTo kind: ContainerKind?) -> String? {
    if kind == nil, key == "children" || key == "rows" {
      return "only containers have `\(key)`, and the node has no `layout`"
    }
    if let other = all.first(where: { $0.childrenKey == key }), let kind {
      guard let own = kind.childrenKey else { return "a \(kind.name) has no `\(key)`" }
      return "a \(kind.name) layout has `\(own)`; `\(key)` is for \(other.name)"
    }
    let others = all.filter { $0.keys[key] != nil || $0.keys.action(key) != nil }.map(\.name)
    if others.isEmpty { return nil }
    let isForAll = others.count == all.count - marked.count
    let owners = isForAll ? "containers" : others.joined(separator: ", ")
    return "unknown key here; it is for \(owners)"
  }
}
