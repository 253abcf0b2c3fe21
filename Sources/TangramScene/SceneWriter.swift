import TangramCore

// Writing a view tree as the nodes of a document.

extension JSONWriter {
  /// Appends a view with the views in it, without recursion.
  mutating func node(_ root: TGView) {
    // The containers that are not finished yet, outermost first.
    var containers: [(view: TGView, kind: ContainerKind)] = []
    var count = 0
    root.forEachWrittenView { node in
      labels?.container = containers.last?.view
      open(.object)
      let kind = keys(of: node, count, in: containers.last?.kind.childKind)
      count += 1
      guard node.hasWrittenChildren else { return close() }
      key(kind.childrenKey ?? "children")
      open(.array)
      containers.append((TGView(copy node), kind))
    } leave: {
      close()
      close()
      containers.removeLast()
    }
  }

  /// Appends the keys of a node, except its children, and returns its kind.
  @discardableResult
  mutating func keys(
    of node: borrowing Node, _ number: Int, in childKind: ContainerKind? = nil
  ) -> ContainerKind {
    if let labels, labels.hasIDs {
      labels.currentID = node.identity
      if let id = labels.generatedIDs[number] ?? node.name { member("id", id) }
    }
    let view = TGView(copy node)
    let given = childKind.flatMap { $0.matches(view) ? $0 : nil }
    let kind = given ?? ContainerKind.of(node)
    if given == nil, kind.markingKey == nil, node.laysOutChildren, let container = node.container {
      member("layout", container.kindName)
    }
    for group in kind.groups where group.isSet(node) {
      for key in group.keys {
        let count = entries.count
        key.write(view, unlessAsIn: kind.start, to: &self)
        // Reading a node of such a kind creates a view that already has a size, so an empty object clears it.
        if kind.hasSize, entries.count == count, key.name == "width" || key.name == "height" {
          member(key.name) { $0.object { _ in } }
        }
      }
    }
    if node.mayHaveCoordinates, !node.sizeClasses.isEmpty {
      member("sizeClasses") { writer in
        writer.array(view.stored.sizeClasses) { entry, writer in
          writer.object { writer in
            writer.member("when") { SceneValue.sizeClass.write(entry.sizeClass, &$0) }
            writer.difference(of: TGView(entry.set.node), from: view, kind)
          }
        }
      }
    }
    return kind
  }
}

// MARK: - Walking the tree

extension TGView {
  /// Visits the view and all its descendants that are written, parents before children, without recursion;
  /// `leave` is called after the last child of each parent.
  func forEachWrittenView(_ visit: (borrowing Node) -> Void, leave: () -> Void = {}) {
    func visitedHasChildren(_ node: borrowing Node) -> Bool {
      visit(node)
      return node.hasWrittenChildren
    }
    // The children that remain on each level, outermost first.
    var levels = visitedHasChildren(node) ? [node.children.makeIterator()] : []
    while !levels.isEmpty {
      guard let next = levels[levels.count - 1].next()?.resolved else {
        levels.removeLast()
        leave()
        continue
      }
      if visitedHasChildren(next) { levels.append(next.children.makeIterator()) }
    }
  }
}

extension Node {
  /// Whether the view has children that are written to the document.
  var hasWrittenChildren: Bool {
    // Views of a kind without children, such as spacers, carry values.
    hasChildren && (!hasValues || ContainerKind.of(self).childrenKey != nil)
  }
}
