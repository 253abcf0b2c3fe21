import TangramCore

/// Writes a view tree as the nodes of a document, without recursion.
struct SceneWriter {
  let labels: SceneLabels

  /// The keys of one view as an object without its children.
  static func keys(of view: TGView, number: Int, _ labels: SceneLabels) -> String {
    var writer = JSONWriter(labels)
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
      writer.open(.object)
      let kind = writeKeys(of: node, count, in: childKinds.last ?? nil, to: &writer)
      count += 1
      guard node.hasWrittenChildren else { return writer.close() }
      writer.key(kind?.childrenKey ?? "children")
      writer.open(.array)
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
    let view = TGView(copy node)
    let given = childKind.flatMap { $0.matches(view) ? $0 : nil }
    let kind = given ?? ContainerKind.of(node)
    let container = node.isContainer && node.laysOutChildren ? node.container : nil
    if given == nil, kind?.markingKey == nil, let name = kind?.name ?? container?.kindName {
      writer.member("layout", name)
    }
    let keys = kind?.keys ?? (container == nil ? .leaf : .anyContainer)
    for group in keys.groups where group.isSaid(node) {
      if group.attributes.isEmpty {
        for key in group.keys { key.write(view, unlessAsIn: keys.start, to: &writer) }
      } else {
        for attribute in group.attributes { write(attribute, of: node, keys, to: &writer) }
      }
    }
    if node.mayHaveCoordinates, !node.sizeClasses.isEmpty {
      writeSizeClasses(of: view, keys, to: &writer)
    }
    return kind
  }

  private func write(
    _ attribute: TGAttribute, of node: borrowing Node, _ keys: KeySet, to writer: inout JSONWriter
  ) {
    let count = writer.entries.count
    if node.hasValues || node.says(attribute) {
      writer.member(attribute.name) { node.write(attribute, &$0) }
    }
    // Reading a node of such a kind creates a view that already has a size, so an empty object clears
    // it.
    if attribute.isSize, keys.hasSize, writer.entries.count == count {
      writer.member(attribute.name) { $0.object { _ in } }
    }
  }

  private func writeSizeClasses(of view: TGView, _ keys: KeySet, to writer: inout JSONWriter) {
    writer.member("sizeClasses") { writer in
      writer.array(view.descriptorSets) { set, writer in
        writer.object { writer in
          writer.member("when") { SceneObject.sizeClass.write(set.sizeClass, to: &$0) }
          writer.difference(of: set.view, from: view, keys)
        }
      }
    }
  }
}
