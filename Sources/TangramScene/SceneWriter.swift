import TangramCore

/// Writes a view tree as the nodes of a document, without recursion.
struct SceneWriter {
  private struct Node {
    let view: TGView
    let kind: ContainerKind?
    let topics: Topics
    /// The id to write; at first the name, which may turn out not to be unique.
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

  /// `root` and the views below it, in the order in which they are written.
  static func views(below root: TGView) -> [TGView] {
    var writer = SceneWriter(labels: SceneLabels(root))
    writer.collect(root)
    var views: [TGView] = []
    var index = 0
    while index < writer.nodes.count {
      let node = writer.nodes[index]
      views.append(node.view)
      let isLeaf = node.kind.map { $0.childrenKey == nil } ?? false
      index = isLeaf ? node.end : index + 1
    }
    return views
  }

  private init(labels: SceneLabels) { self.labels = labels }
}

// MARK: - Finding the nodes

extension SceneWriter {
  private mutating func collect(_ root: TGView) {
    append(root)
    // The lists of children that are not finished yet, outermost first.
    var lists = [(children: root.subviews, count: root.subviews.count, next: 0, parent: 0)]
    while let last = lists.indices.last {
      let next = lists[last].next
      if next == lists[last].count {
        nodes[lists[last].parent].end = nodes.count
        lists.removeLast()
        continue
      }
      lists[last].next = next + 1
      let child = lists[last].children[next]
      guard append(child) else { continue }
      let children = child.subviews
      if !children.isEmpty {
        lists.append((children, children.count, 0, nodes.count - 1))
      }
    }
  }

  /// - Returns: Whether there may be children.
  @discardableResult
  private mutating func append(_ view: TGView) -> Bool {
    let said = view.node
    nodes.append(
      Node(
        view: view, kind: said.mayHaveKind ? ContainerKind.of(view) : nil,
        topics: said.topics(of: view), label: said.name, end: nodes.count + 1))
    return said.isContainer
  }
}

// MARK: - Ids

extension SceneWriter {
  /// Finds an id for every view that has a name or is referred to, none twice.
  private mutating func findLabels() {
    let references = references
    var written: Set<String> = []
    var fresh: FreshNames?
    for index in nodes.indices {
      let name = nodes[index].label
      if name != nil, written.isEmpty { written.reserveCapacity(nodes.count) }
      let id = references.isEmpty ? nil : nodes[index].view.id
      let isReferred = id.map(references.contains) ?? false
      if name.map({ !written.insert($0).inserted }) ?? isReferred {
        // A name that is used twice cannot be an id.
        var names = fresh.take() ?? FreshNames(among: nodes.lazy.compactMap(\.view.name))
        nodes[index].label = names.next(like: name ?? "view", from: name == nil ? 1 : 2)
        fresh = names
      }
      if isReferred, let id { labels.referred[id] = nodes[index].label }
    }
  }

  /// The views that any view refers to.
  private var references: Set<TGViewID> {
    var found: Set<TGViewID> = []
    for index in nodes.indices {
      if !nodes[index].topics.isDisjoint(with: [.references, .sizeClasses]) {
        nodes[index].view.forEachReference { found.insert($0) }
      }
      guard let kind = nodes[index].kind else { continue }
      let view = nodes[index].view
      found.formUnion(kind.references(view).compactMap(\.self))
      guard nodes[index].topics.contains(.sizeClasses) else { continue }
      for (_, set) in view.descriptorSets {
        found.formUnion(kind.references(set).compactMap(\.self))
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
        labels.container = open.last.map { nodes[$0].view }
      }
      if index == nodes.count { return }
      writer.openObject()
      let given = open.last.flatMap { nodes[$0].kind?.kind(ofChild: nodes[index].view) }
      let kind = given ?? nodes[index].kind
      writeKeys(of: index, kind, isGiven: given != nil, to: &writer)
      let end = nodes[index].end
      if end > index + 1, let key = kind.map(\.childrenKey) ?? "children" {
        writer.key(key)
        writer.openArray()
        open.append(index)
        labels.container = nodes[index].view
        index += 1
      } else {
        writer.closeObject()
        index = end
      }
    }
  }

  /// Appends the keys of a node, except its children.
  private func writeKeys(
    of index: Int, _ kind: ContainerKind?, isGiven: Bool, to writer: inout JSONWriter
  ) {
    let view = nodes[index].view
    labels.own = view
    if let label = nodes[index].label {
      writer.key("id")
      writer.string(label)
    }
    var topics = nodes[index].topics
    let keys: KeySet
    if let kind {
      keys = kind.keys
      topics.insert(.container)
    } else {
      keys = topics.contains(.container) ? .anyContainer : .leaf
    }
    if topics.contains(.container), !isGiven, kind?.markingKey == nil, let name = view.kindName {
      writer.key("layout")
      writer.string(kind?.name.text ?? name)
    }
    for group in keys.topics where topics.contains(group.topic) {
      for key in group.keys {
        let start = writer.bytes.count
        key.write(view, labels, &writer)
        // A node of such a kind that is read has a size before its keys are.
        if key.topic == .sizes, kind?.hasSize == true, writer.bytes.count == start {
          writer.key(key.name)
          writer.openObject()
          writer.closeObject()
        }
      }
    }
    if topics.contains(.sizeClasses) { writeSizeClasses(of: view, keys, to: &writer) }
  }

  private func writeSizeClasses(of view: TGView, _ keys: KeySet, to writer: inout JSONWriter) {
    writer.key("sizeClasses")
    writer.openArray()
    for (sizeClass, set) in view.descriptorSets {
      writer.openObject()
      writer.key("when")
      sizeClass.write(to: &writer)
      writer.difference(of: set, from: view, keys, labels)
      writer.closeObject()
    }
    writer.closeArray()
  }
}

/// Finds names that nothing has yet, by a number after a name.
private struct FreshNames {
  private var used: Set<String>
  /// The number to go on with after a name, for those that were asked for.
  private var numbers: [String: Int] = [:]

  init(among names: some Sequence<String>) { used = Set(names) }

  mutating func next(like name: String, from first: Int) -> String {
    var number = numbers[name] ?? first
    while !used.insert("\(name)\(number)").inserted { number += 1 }
    numbers[name] = number + 1
    return "\(name)\(number)"
  }
}
