import TangramCore

/// Writes a view tree as the nodes of a document, without recursion.
struct SceneWriter {
  private enum Step {
    case node(TGView, in: TGView)
    case close
  }

  private var tree: JSONTree
  private var labels: SceneLabels
  private var steps: [Step] = []

  /// Appends the tree below `root` as the member `root` of the open object.
  static func write(_ root: TGView, to tree: inout JSONTree) {
    var writer = SceneWriter(tree: tree, labels: SceneLabels(root))
    tree = JSONTree()
    writer.open(root, in: nil, key: "root")
    while let step = writer.steps.popLast() {
      switch step {
      case .node(let view, let container): writer.open(view, in: container, key: nil)
      case .close: writer.tree.close()
      }
    }
    tree = writer.tree
  }

  private init(tree: JSONTree, labels: SceneLabels) {
    self.tree = tree
    self.labels = labels
  }

  /// Writes a node up to its children, and notes what is left to do.
  private mutating func open(_ view: TGView, in container: TGView?, key: String?) {
    let given = container.flatMap { ContainerKind.of($0)?.kind(ofChild: view) }
    let kind = given ?? ContainerKind.of(view)
    let keys = kind?.keys ?? (view.isContainer ? .anyContainer : .leaf)
    tree.open(.object, key: key)
    steps.append(.close)
    labels.own = view.id
    labels.container = container
    if let label = labels.labels[view.id] { tree.append(.string(label), key: "id") }
    if given == nil, kind?.markingKey == nil, let container = view.storage.container {
      tree.append(.string(kind?.name ?? container.kindName), key: "layout")
    }
    for key in keys.keys {
      if let json = key.write(view, labels) { tree.append(json, key: key.name) }
    }
    writeSizeClasses(of: view, keys)
    let childrenKey = kind == nil ? "children" : kind?.childrenKey
    guard let childrenKey, !view.subviews.isEmpty else { return }
    tree.open(.array, key: childrenKey)
    steps.append(.close)
    steps.append(contentsOf: view.subviews.reversed().map { .node($0, in: view) })
  }

  private mutating func writeSizeClasses(of view: TGView, _ keys: KeySet) {
    guard !view.sizeClasses.isEmpty else { return }
    tree.open(.array, key: "sizeClasses")
    for sizeClass in view.sizeClasses {
      guard let set = view.descriptors(for: sizeClass) else { continue }
      let when = JSONMember("when", sizeClass.json)
      tree.append(.object([when] + view.difference(of: set, keys, labels)))
    }
    tree.close()
  }
}

// MARK: - Ids

extension SceneLabels {
  /// Finds an id for every view below `root` that has a name or is referred to, none twice.
  init(_ root: TGView) {
    let views = root.descendants
    let references = Set(views.flatMap(\.references))
    var used = Set(views.compactMap(\.name))
    var written: Set<String> = []
    for view in views {
      // A name that is used twice, or that means the parent, cannot be the id.
      if let name = view.name, written.insert(name).inserted {
        labels[view.id] = name
      } else if view.name != nil || references.contains(view.id) {
        let base = view.name ?? "view"
        var number = view.name == nil ? 1 : 2
        while used.contains("\(base)\(number)") { number += 1 }
        used.insert("\(base)\(number)")
        labels[view.id] = "\(base)\(number)"
      }
    }
  }
}

extension TGView {
  /// The views that this one's descriptors refer to, in any size class.
  fileprivate var references: [TGViewID] {
    let kind = ContainerKind.of(self)
    var found: [TGViewID] = []
    for set in [self] + sizeClasses.compactMap(descriptors) {
      found += set.storage.references
      found += kind?.references(set).compactMap { $0 } ?? []
    }
    return found
  }
}

extension TGNodeStorage {
  fileprivate var references: [TGViewID] {
    var anchors: [TGAnchor?] = []
    for attribute in TGAttribute.allCases where !attribute.isPhysical {
      anchors.append(value(of: attribute).anchor)
      let extras = extras(of: attribute)
      anchors.append(extras.lower?.value.anchor)
      anchors.append(extras.upper?.value.anchor)
      anchors.append(contentsOf: extras.list)
    }
    return anchors.compactMap {
      if case .view(let id)? = $0?.target { id } else { nil }
    }
  }
}
