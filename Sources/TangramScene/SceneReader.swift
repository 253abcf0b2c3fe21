import TangramCore

/// Builds a view tree from the nodes of a document.
///
/// It works in three rounds, none of which recurses: find all nodes, so that every id is known;
/// read the keys of each; put children into their parents, from the last node to the first.
struct SceneReader {
  private struct Node {
    let value: JSONValue
    /// The index of the parent; -1 for the root.
    let parent: Int
    let kind: ContainerKind?
    let name: String?
    var view: TGView
    /// The children, last one first, once they are finished.
    var children: [TGView] = []
    /// What is to be done to the children, in order.
    var actions: [(action: SceneAction, value: JSONValue, sizeClass: TGSizeClass)] = []
  }

  private var nodes: [Node] = []
  private var names = SceneNames()

  /// The tree of a node.
  static func read(
    _ root: JSONValue, isRightToLeft: Bool
  ) throws(TGSceneError) -> TGView {
    var reader = SceneReader()
    reader.names.isRightToLeft = isRightToLeft
    try reader.collect(root)
    for index in reader.nodes.indices { try reader.readKeys(of: index) }
    return try reader.assemble()
  }
}

// MARK: - Finding the nodes

extension SceneReader {
  private mutating func collect(_ root: JSONValue) throws(TGSceneError) {
    var pending: [(value: JSONValue, parent: Int)] = [(root, -1)]
    while let (value, parent) = pending.popLast() {
      let kind = try kind(of: value, in: parent)
      let node = Node(
        value: value, parent: parent, kind: kind, name: try value["id"]?.string(),
        view: kind?.make() ?? TGView())
      try insertName(of: node)
      if let key = kind?.childrenKey, let children = value[key] {
        let next = nodes.count
        pending.append(contentsOf: try children.array().map { ($0, next) }.reversed())
      }
      nodes.append(node)
    }
  }

  private func kind(of value: JSONValue, in parent: Int) throws(TGSceneError) -> ContainerKind? {
    guard value.isObject else { throw value.expected("a node, which is an object") }
    if parent >= 0, let kind = nodes[parent].kind?.childKind?() {
      if let layout = value["layout"] { throw layout.error("a \(kind.name) has no `layout`") }
      return kind
    }
    if let name = value["layout"] { return try ContainerKind.named(name) }
    return ContainerKind.marked(by: value)
  }

  private mutating func insertName(of node: Node) throws(TGSceneError) {
    guard let name = node.name else { return }
    let isRow = node.parent >= 0 && nodes[node.parent].kind?.childKind != nil
    if names.insert(name, isRow ? nil : node.view.id) { return }
    let first = nodes.first { $0.name == name }?.value["id"]?.path ?? ""
    throw node.value["id"]?.error("the id `\(name)` is used twice, first at \(first)")
      ?? node.value.error("the id `\(name)` is used twice")
  }
}

// MARK: - Reading keys

extension SceneReader {
  private mutating func readKeys(of index: Int) throws(TGSceneError) {
    var node = nodes[index]
    nodes[index].view = TGView.placeholder
    names.own = node.name
    names.resolvesSides = names.isRightToLeft && mixesSides(node)
    if let kind = node.kind, node.parent >= 0 {
      try kind.fit(node.value, nodes[node.parent].view, &node.view)
    }
    let keys = node.kind?.keys ?? .leaf
    var sizeClasses: JSONValue?
    for value in node.value.elements {
      let name = value.key ?? ""
      switch name {
      case "id", "layout": break
      case "sizeClasses": sizeClasses = value
      case node.kind?.childrenKey: break
      default:
        if let key = keys[name] {
          try key.read(value, &node.view, names)
        } else if let action = keys.action(name) {
          node.actions.append((action, value, .default))
        } else {
          throw unknownKey(value, of: node)
        }
      }
    }
    if let sizeClasses {
      for entry in try sizeClasses.array() { try readSizeClass(entry, of: &node) }
    }
    nodes[index] = node
  }

  /// Whether edges of a node are named by their sides and by the reading direction, too.
  ///
  /// Equalising names them by the reading direction.
  private func mixesSides(_ node: Node) -> Bool {
    var keys = Set(node.value.elements.compactMap(\.key))
    for entry in node.value["sizeClasses"]?.elements.map(\.elements) ?? [] {
      keys.formUnion(entry.compactMap(\.key))
    }
    if keys.isDisjoint(with: ["left", "right"]) { return false }
    if !keys.isDisjoint(with: ["leading", "trailing"]) { return true }
    guard node.parent >= 0 else { return false }
    let parent = nodes[node.parent].value
    return parent.elements.contains { nodes[node.parent].kind?.keys.action($0.key ?? "") != nil }
  }

  private func unknownKey(_ value: JSONValue, of node: Node) -> TGSceneError {
    let keys = node.kind?.keys ?? .leaf
    let common = ["id", "layout", "sizeClasses"] + [node.kind?.childrenKey].compactMap { $0 }
    let error = value.unknownKey(known: keys.names + common)
    guard error.message == "unknown key" else { return error }
    return ContainerKind.explain(value.key ?? "", unknownTo: node.kind).map(value.error) ?? error
  }

  /// Reads the keys for one size class: a copy of the node's own ones with some replaced.
  private func readSizeClass(_ entry: JSONValue, of node: inout Node) throws(TGSceneError) {
    _ = try entry.object()
    let sizeClass = try TGSizeClass(try entry.required("when"))
    let keys = node.kind?.keys ?? .leaf
    var set = node.view.placeholderOrSet(for: sizeClass)
    for value in entry.elements where value.key != "when" {
      let name = value.key ?? ""
      if let key = keys[name], key.isPerSizeClass {
        if value.isNull { key.clear(&set, names) } else { try key.read(value, &set, names) }
      } else if let action = keys.action(name), action.isPerSizeClass {
        node.actions.append((action, value, sizeClass))
      } else if keys[name] != nil || keys.action(name) != nil
        || ["id", "layout", "sizeClasses", node.kind?.childrenKey].contains(name)
      {
        throw value.error("`\(name)` is the same in all size classes")
      } else {
        throw unknownKey(value, of: node)
      }
    }
    if sizeClass == .default { node.view = set }
  }
}

extension TGView {
  /// A leaf that is put where a view was taken out.
  fileprivate static let placeholder = TGView()

  /// What the keys of a size class are set on: the set of the class, or for the default class the
  /// view itself, which is taken out.
  fileprivate mutating func placeholderOrSet(for sizeClass: TGSizeClass) -> TGView {
    if sizeClass != .default { return tg_fetchSizeClass(with: sizeClass, from: .default) }
    defer { self = .placeholder }
    return self
  }
}

// MARK: - Putting the tree together

extension SceneReader {
  private mutating func assemble() throws(TGSceneError) -> TGView {
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      nodes[index].children = []
      nodes[index].view = .placeholder
      var view = node.view
      if let kind = node.kind { kind.adopt(node.children.reversed(), &view) }
      names.own = node.name
      for (action, value, sizeClass) in node.actions {
        try action.perform(value, &view, names, sizeClass)
      }
      if let name = node.name { view.name = name }
      guard node.parent >= 0 else { return view }
      nodes[node.parent].children.append(view)
    }
    return .placeholder
  }
}
