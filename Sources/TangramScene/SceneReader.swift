import TangramCore

/// Builds a view tree from the nodes of a document.
///
/// It works in three passes without recursion: collect all nodes, so that every id is known; read
/// the keys of each node; add the children to their parents, from the last node to the first.
struct SceneReader {
  private struct Place {
    let value: JSONValue
    /// The index of the parent; -1 for the root.
    let parent: Int
    /// Nil if the kind of the node is unknown, so that its keys cannot be interpreted.
    let kind: ContainerKind?
    /// The index after the last descendant.
    var end: Int
    /// The view; nil while its keys are being read, and after it is moved into its parent.
    var view: TGView?
    /// The actions to perform on the children after they are added.
    var actions: [(SceneAction, JSONValue, TGSizeClass)] = []
  }

  private var nodes: ContiguousArray<Place> = []
  private let log: SceneErrorLog

  /// Reads the view tree of a node, and returns it with the texts and the fonts that they refer to.
  ///
  /// If the log contains any errors, the tree must not be used.
  static func read(
    _ root: JSONValue, isRightToLeft: Bool, _ texts: SceneTexts, log: SceneErrorLog
  ) throws(TGSceneError) -> (root: TGView, texts: SceneTexts) {
    var reader = SceneReader(log: log)
    let names = SceneNames(try reader.collect(root), isRightToLeft: isRightToLeft, texts)
    for index in reader.nodes.indices { try reader.readKeys(of: index, names) }
    return (try reader.assemble(), names.texts)
  }
}

// MARK: - Finding the nodes

extension SceneReader {
  /// - Returns: The nodes that have an id.
  private mutating func collect(_ root: JSONValue) throws(TGSceneError) -> SceneNames.Nodes {
    let (document, limit) = (root.document, root.document.limits.nodes)
    var named: SceneNames.Nodes = [:]
    let roots = JSONElements(
      document: document, position: root.index, end: document.end(of: root.index))
    // The lists of nodes that are not finished yet, outermost first.
    var lists = [(rest: roots, parent: -1)]
    while let parent = lists.last?.parent {
      guard let value = lists[lists.count - 1].rest.next() else {
        lists.removeLast()
        if parent >= 0 { nodes[parent].end = nodes.count }
        continue
      }
      let index = nodes.count
      if index >= limit {
        throw TGSceneError(path: "", message: "the document has more than \(limit) views")
      }
      let kind = try log.attempt(try self.kind(of: value, in: parent))
      var view = kind?.make() ?? TGView()
      if let id = value["id"] { try log.attempt(try name(&view, id, index, &named)) }
      nodes.append(Place(value: value, parent: parent, kind: kind, end: index + 1, view: view))
      if let key = (kind ?? .leaf).childrenKey, let list = value[key],
        let children = try log.attempt(try list.array())
      {
        lists.append((children, index))
      }
    }
    return named
  }

  private func kind(of value: JSONValue, in parent: Int) throws(TGSceneError) -> ContainerKind {
    guard value.isObject else { throw value.expected("a node, which is an object") }
    if parent >= 0, let kind = nodes[parent].kind?.childKind {
      if let layout = value["layout"] { throw layout.errorOfKey("a \(kind.name) has no `layout`") }
      return kind
    }
    return try ContainerKind.specified(by: value)
  }

  private func name(
    _ view: inout TGView, _ id: JSONValue, _ node: Int, _ named: inout SceneNames.Nodes
  ) throws(TGSceneError) {
    let name = try id.string()
    if let first = named[name] {
      let path = nodes[first.node].value["id"]?.path ?? ""
      throw id.error("the id `\(name)` is used twice, first at \(path)")
    }
    named[name] = (node, view.id)
    view.name = name
  }
}

// MARK: - Reading keys

extension SceneReader {
  private mutating func readKeys(of index: Int, _ names: SceneNames) throws(TGSceneError) {
    guard let kind = nodes[index].kind else { return try noteForeignKeys(of: index) }
    guard var view = nodes[index].view.take() else { return }
    let value = nodes[index].value
    names.current = TGViewID(view.stored.identity)
    names.resolvesSides = names.isRightToLeft && mixesSides(index)
    if let fit = kind.fit, let parent = nodes[nodes[index].parent].view {
      try fit(value, parent, &view)
    }
    for member in value.elements {
      switch kind[member.key] {
      case .key(let key, _): try log.attempt(try key.read(member, &view, names))
      case .action(let action): nodes[index].actions.append((action, member, .default))
      case .node: break
      case nil: try log.note(unknownKey(member, of: kind, index))
      }
    }
    // Size classes override some of the node's own keys, so they are read after all of them.
    if let sizeClasses = value["sizeClasses"] {
      try log.attempt(try readSizeClasses(sizeClasses, of: &view, index, kind, names))
    }
    nodes[index].view = consume view
  }

  /// Records an error for every key that no kind of node has, for a node of unknown kind.
  private mutating func noteForeignKeys(of index: Int) throws(TGSceneError) {
    for member in nodes[index].value.elements
    where !ContainerKind.all.contains(where: { $0[member.key] != nil }) {
      let known = ContainerKind.all.flatMap(\.names)
      let hint = ForeignKeys.hint(for: member.key, among: known)
      try log.note(member.unknownKey(known: known, hint: hint))
    }
  }

  /// Reads the keys for size classes, each into a copy of the descriptors that they override.
  private mutating func readSizeClasses(
    _ sizeClasses: JSONValue, of view: inout TGView, _ node: Int, _ kind: ContainerKind,
    _ names: SceneNames
  ) throws(TGSceneError) {
    var known: Set<TGSizeClass> = []
    for entry in try sizeClasses.array() {
      _ = try entry.object()
      let when = try entry.required("when")
      let sizeClass = try SceneValue.sizeClass.read(when, names)
      var set =
        sizeClass == .default ? view : view.tg_fetchSizeClass(with: sizeClass, from: .default).copy
      for member in entry.elements where member.key != "when" {
        switch kind[member.key] {
        case .key(let key, isPerSizeClass: true):
          if member.isNull {
            key.reset(&set, kind.start, names)
          } else {
            try key.read(member, &set, names)
          }
        case .action(let action): nodes[node].actions.append((action, member, sizeClass))
        case nil: throw unknownKey(member, of: kind, node)
        default: throw member.errorOfKey("`\(member.key)` is the same in all size classes")
        }
      }
      if sizeClass == .default {
        view = set
      } else {
        view.tg_fetchSizeClass(with: sizeClass).replace(by: set)
      }
      if !known.insert(sizeClass).inserted {
        throw when.error("this size class is described twice")
      }
    }
  }

  /// Whether the edges of a node are specified both by side and by reading direction.
  ///
  /// Actions of the parent such as `equalize` set edges by reading direction, too.
  private func mixesSides(_ index: Int) -> Bool {
    let value = nodes[index].value
    var keys = Set(value.elements.map(\.key))
    for entry in value["sizeClasses"]?.elements.map(\.elements) ?? [] {
      keys.formUnion(entry.map(\.key))
    }
    if keys.isDisjoint(with: ["left", "right"]) { return false }
    if !keys.isDisjoint(with: ["leading", "trailing"]) { return true }
    let parent = nodes[index].parent
    guard parent >= 0, let kind = nodes[parent].kind else { return false }
    return nodes[parent].value.elements.contains { kind.hasAction($0.key) }
  }

  private func unknownKey(_ value: JSONValue, of kind: ContainerKind, _ node: Int) -> TGSceneError {
    let known = kind.names
    let parent = nodes[node].parent
    let isInStack = parent >= 0 && nodes[parent].kind?.isStack == true
    let hint = ForeignKeys.hint(for: value.key, among: known, ignoresPositions: isInStack)
    let error = value.unknownKey(known: known, hint: hint)
    // A key for the children of another container kind, such as `rows`, is not a typo, even if it
    // resembles a known key such as `row`.
    let isOfOthers = ContainerKind.all.contains { $0.childrenKey == value.key }
    guard hint == nil, error.message == "unknown key" || isOfOthers else { return error }
    return ContainerKind.explain(value.key, unknownTo: kind).map(value.errorOfKey) ?? error
  }
}

// MARK: - Putting the tree together

extension SceneReader {
  private mutating func assemble() throws(TGSceneError) -> TGView {
    for index in nodes.indices.reversed() {
      let end = nodes[index].end
      let actions = nodes[index].actions
      if end == index + 1, actions.isEmpty { continue }
      guard var view = nodes[index].view.take() else { continue }
      var child = index + 1
      while child < end {
        if let childView = nodes[child].view.take() { view.addSubview(consume childView) }
        child = nodes[child].end
      }
      for (action, value, sizeClass) in actions {
        try log.attempt(try action.perform(value, &view, sizeClass))
      }
      nodes[index].view = consume view
    }
    return nodes[0].view.take() ?? TGView()
  }
}
