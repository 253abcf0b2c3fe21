import TangramCore

// Writing a view tree as the nodes of a document.

extension JSONWriter {
  /// Appends a view with the views in it, without recursion.
  mutating func node(_ root: TGView) {
    // The containers that are not finished yet, outermost first.
    var containers: [(view: TGView, kind: ContainerKind?)] = []
    var count = 0
    root.forEachWrittenView { node in
      labels?.container = containers.last?.view
      open(.object)
      let kind = keys(of: node, count, in: containers.last?.kind?.childKind)
      count += 1
      guard node.hasWrittenChildren else { return close() }
      key(kind?.childrenKey ?? "children")
      open(.array)
      containers.append((TGView(copy node), kind))
    } leave: {
      close()
      close()
      containers.removeLast()
    }
  }

  /// Appends the keys of a node, except its children, and returns its kind.
  ///
  /// - Parameter childKind: The kind that all children of its container have, if there is one.
  @discardableResult
  mutating func keys(
    of node: borrowing Node, _ number: Int, in childKind: ContainerKind? = nil
  ) -> ContainerKind? {
    if let labels, labels.hasIDs {
      labels.currentID = node.identity
      if let id = labels.generatedIDs[number] ?? node.name { member("id", id) }
    }
    let view = TGView(copy node)
    let given = childKind.flatMap { $0.matches(view) ? $0 : nil }
    let kind = given ?? ContainerKind.of(node)
    let container = node.isContainer && node.laysOutChildren ? node.container : nil
    if given == nil, kind?.markingKey == nil, let name = kind?.name ?? container?.kindName {
      member("layout", name)
    }
    let keys = kind?.keys ?? (container == nil ? .leaf : .anyContainer)
    for group in keys.groups where group.isSet(node) {
      for key in group.keys {
        let count = entries.count
        key.write(view, unlessAsIn: keys.start, to: &self)
        // Reading a node of such a kind creates a view that already has a size, so an empty object clears
        // it.
        if keys.hasSize, entries.count == count, key.name == "width" || key.name == "height" {
          member(key.name) { $0.object { _ in } }
        }
      }
    }
    if node.mayHaveCoordinates, !node.sizeClasses.isEmpty {
      member("sizeClasses") { writer in
        writer.array(view.stored.sizeClasses) { entry, writer in
          writer.object { writer in
            writer.member("when") { SceneObject.sizeClass.write(entry.sizeClass, to: &$0) }
            writer.difference(of: TGView(entry.set.node), from: view, keys)
          }
        }
      }
    }
    return kind
  }
}
