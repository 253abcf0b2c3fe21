/// What a list notes of a child.
struct NodeKind {
  /// Whether the view is changed where it lies.
  var isLive = false
  /// Whether the view, or one below it, may have callbacks for layouts in place.
  var mayHaveCallbacks = false
  /// The levels of containers from the view on.
  var levels: Int32 = 0
}

extension Node {
  /// Whether the view is a leaf of which a list has nothing to note.
  var isPlainLeaf: Bool { flags.isDisjoint(with: [.isLive, .isContainer, .hasDetails]) }

  /// The kind of the container that the view is; nil for a leaf.
  var kindOfContainer: ContainerBody.Type? { reading { $0.container.map { type(of: $0) } } }

  /// What tells containers of one kind from all others, for a node that is not live; nil for a leaf.
  package var classOfContainer: ObjectIdentifier? {
    flags.contains(.isContainer) ? parts.map { ObjectIdentifier(type(of: $0)) } : nil
  }

  /// Whether a node that is not live has children.
  package var hasChildren: Bool { container.map { !$0.children.isEmpty } ?? false }

  var kind: NodeKind {
    if isPlainLeaf { return NodeKind() }
    return reading { node in
      var kind = NodeKind(isLive: flags.contains(.isLive))
      // Handles may set callbacks at any time.
      kind.mayHaveCallbacks = kind.isLive || node.flags.contains(.hasDetails)
      if let container = node.container {
        if container.children.mayHoldCallbacks { kind.mayHaveCallbacks = true }
        kind.levels = container.children.levels &+ 1
      }
      return kind
    }
  }
}
