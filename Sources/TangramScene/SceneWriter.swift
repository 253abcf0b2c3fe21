import TangramCore

/// Writes a view tree as the nodes of a document, without recursion.
struct SceneWriter {
  private struct Node {
    let view: TGView
    let kind: ContainerKind?
    /// The id to write.
    var label: String?
    /// The index after the last descendant.
    var end: Int
  }

  private var nodes: [Node] = []
  private let labels: SceneLabels

  /// Appends the tree below `root`.
  static func write(_ root: TGView, to writer: inout JSONWriter) {
    var sceneWriter = SceneWriter(labels: SceneLabels(root))
    sceneWriter.collect(root)
    sceneWriter.findLabels()
    sceneWriter.write(to: &writer)
  }

  private init(labels: SceneLabels) { self.labels = labels }
}

// MARK: - Finding the nodes

extension SceneWriter {
  private mutating func collect(_ root: TGView) {
    append(root)
    // The lists of children that are not at their ends yet, outermost first.
    var lists = [(children: root.subviews, next: 0, parent: 0)]
    while let list = lists.last {
      if list.next == list.children.count {
        nodes[list.parent].end = nodes.count
        lists.removeLast()
        continue
      }
      lists[lists.count - 1].next += 1
      let child = list.children[list.next]
      append(child)
      if child.isContainer { lists.append((child.subviews, 0, nodes.count - 1)) }
    }
  }

  private mutating func append(_ view: TGView) {
    nodes.append(
      Node(view: view, kind: ContainerKind.of(view), label: nil, end: nodes.count + 1))
  }
}

// MARK: - Ids

extension SceneWriter {
  /// Finds an id for every view that has a name or is referred to, none twice.
  private mutating func findLabels() {
    let references = references
    var written: Set<String> = []
    var used: Set<String>?
    for index in nodes.indices {
      let view = nodes[index].view
      let isReferred = !references.isEmpty && references.contains(view.id)
      if let name = view.name, written.insert(name).inserted {
        nodes[index].label = name
      } else if view.name != nil || isReferred {
        // A name that is used twice cannot be the id.
        let base = view.name ?? "view"
        var number = view.name == nil ? 1 : 2
        var names = used ?? Set(nodes.compactMap(\.view.name))
        while !names.insert("\(base)\(number)").inserted { number += 1 }
        used = names
        nodes[index].label = "\(base)\(number)"
      }
      if isReferred { labels.referred[view.id] = nodes[index].label }
    }
  }

  /// The views that any view refers to.
  private var references: Set<TGViewID> {
    var found: Set<TGViewID> = []
    for node in nodes {
      node.view.forEachReference { found.insert($0) }
      guard let kind = node.kind else { continue }
      for set in [node.view] + node.view.descriptorSets.map(\.view) {
        for id in kind.references(set) { if let id { found.insert(id) } }
      }
    }
    return found
  }
}

// MARK: - Writing

extension SceneWriter {
  private func write(to writer: inout JSONWriter) {
    // The containers whose children are being written, outermost first.
    var open: [Int] = []
    var index = 0
    while true {
      while let last = open.last, nodes[last].end == index {
        writer.closeArray()
        writer.closeObject()
        open.removeLast()
      }
      if index == nodes.count { return }
      writer.openObject()
      let childrenKey = writeKeys(of: index, in: open.last, to: &writer)
      if let childrenKey, nodes[index].end > index + 1 {
        writer.key(childrenKey)
        writer.openArray()
        open.append(index)
        index += 1
      } else {
        writer.closeObject()
        index = nodes[index].end
      }
    }
  }

  /// Appends the keys of a node but for its children.
  ///
  /// - Returns: The key of these, if they are written.
  private func writeKeys(
    of index: Int, in parent: Int?, to writer: inout JSONWriter
  ) -> Word? {
    let node = nodes[index]
    let view = node.view
    labels.own = view
    labels.container = parent.map { nodes[$0].view }
    let given = parent.flatMap { nodes[$0].kind?.childKind }.flatMap { $0.matches(view) ? $0 : nil }
    let kind = given ?? node.kind
    let keys = kind?.keys ?? (view.isContainer ? .anyContainer : .leaf)
    if let label = node.label {
      writer.key("id")
      writer.string(label)
    }
    if given == nil, kind?.markingKey == nil, let name = view.kindName {
      writer.key("layout")
      writer.string(kind?.name.text ?? name)
    }
    for key in keys.keys { key.write(view, labels, &writer) }
    writeSizeClasses(of: view, keys, to: &writer)
    return kind.map(\.childrenKey) ?? "children"
  }

  private func writeSizeClasses(of view: TGView, _ keys: KeySet, to writer: inout JSONWriter) {
    let sets = view.descriptorSets
    if sets.isEmpty { return }
    writer.key("sizeClasses")
    writer.openArray()
    for (sizeClass, set) in sets {
      writer.openObject()
      writer.key("when")
      sizeClass.write(to: &writer)
      writer.difference(of: set, from: view, keys, labels)
      writer.closeObject()
    }
    writer.closeArray()
  }
}
