import TangramCore

/// Writes a view tree as the nodes of a document, without recursion.
struct SceneWriter {
  let labels: SceneLabels

  /// The keys of one view as an object without its children.
  static func keys(of view: TGView, number: Int, _ labels: SceneLabels) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      let node = view.stored.resolved
      _ = SceneWriter(labels: labels).writeKeys(of: node, number, in: nil, to: &writer)
    }
    return writer.text
  }
}

// MARK: - Nodes

extension SceneWriter {
  func write(_ root: TGView, to writer: inout JSONWriter) {
    // For each unfinished container, the kind that all of its children must have; nil if it accepts any
    // kind.
    var childKinds: [ContainerKind?] = []
    var count = 0
    root.forEachWrittenView { node in
      writer.openObject()
      let kind = writeKeys(of: node, count, in: childKinds.last ?? nil, to: &writer)
      count += 1
      guard node.hasWrittenChildren else { return writer.close() }
      writer.key(kind?.childrenKey ?? "children")
      writer.openArray()
      childKinds.append(kind?.childKind)
      labels.containers.append(TGView(copy node))
    } leave: {
      writer.close()
      writer.close()
      childKinds.removeLast()
      labels.containers.removeLast()
    }
  }
}

// MARK: - Keys

extension SceneWriter {
  /// Appends the keys of a node, except its children, and returns its kind.
  ///
  /// - Parameter childKind: The kind that the children of the node's container must have, if any.
  private func writeKeys(
    of node: borrowing Node, _ number: Int, in childKind: ContainerKind?,
    to writer: inout JSONWriter
  ) -> ContainerKind? {
    if labels.hasIDs {
      labels.own = node.identity
      if let id = labels.given(toNode: number) ?? node.name { writer.member("id", id) }
    }
    var topics = node.topics
    if topics.isSubset(of: .ofPlainLeaf), childKind == nil, !node.hasValues {
      if topics.contains(.positions) { node.writePositions(labels, &writer) }
      node.writeSizes(ofA: nil, labels, &writer)
      return nil
    }
    let view = TGView(copy node)
    let given = childKind.flatMap { $0.matches(view) ? $0 : nil }
    let kind = given ?? ContainerKind.of(node)
    let keys = kind?.keys ?? (topics.contains(.container) ? .anyContainer : .leaf)
    if kind != nil { topics.insert(.container) }
    if topics.contains(.container), given == nil, kind?.markingKey == nil,
      let name = kind?.name ?? node.container?.kindName
    {
      writer.member("layout", name)
    }
    for group in keys.groups where topics.contains(group.topic) {
      switch group.topic {
      case .positions: node.writePositions(labels, &writer)
      case .sizes: node.writeSizes(ofA: kind, labels, &writer)
      default:
        for place in group.places { keys.keys[place].write(view, labels, &writer) }
      }
    }
    if topics.contains(.sizeClasses) { writeSizeClasses(of: view, keys, to: &writer) }
    return kind
  }

  private func writeSizeClasses(of view: TGView, _ keys: KeySet, to writer: inout JSONWriter) {
    writer.key("sizeClasses")
    writer.array(view.descriptorSets) { set, writer in
      writer.object { writer in
        writer.key("when")
        SceneObject.sizeClass.write(set.sizeClass, to: &writer)
        writer.difference(of: set.view, from: view, keys, labels)
      }
    }
  }
}

extension Node {
  fileprivate func writePositions(_ labels: SceneLabels, _ writer: inout JSONWriter) {
    for attribute in TGAttribute.positions where hasValues || says(attribute) {
      write(attribute, labels, &writer)
    }
  }

  fileprivate func writeSizes(
    ofA kind: ContainerKind?, _ labels: SceneLabels, _ writer: inout JSONWriter
  ) {
    for attribute in [TGAttribute.width, .height] where !write(attribute, labels, &writer) {
      // Reading a node of such a kind creates a view that already has a size, so an empty object
      // clears it.
      guard kind?.hasSize == true else { continue }
      writer.key(attribute.name)
      writer.object { _ in }
    }
  }
}
