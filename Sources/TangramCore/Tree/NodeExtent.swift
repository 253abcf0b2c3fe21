/// What a list notes of a child.
struct NodeExtent {
  /// Whether handles reach the view where it lies.
  var isLive = false
  /// Whether the view, or one below it, may have callbacks for layouts in place.
  var mayHaveCallbacks = false
  /// The levels of containers from the view on.
  var levels: Int32 = 0
  /// The nodes below the view.
  var below = NodesBelow()
}

extension Node {
  /// Whether the view is a leaf of which a list has nothing to note.
  var isPlainLeaf: Bool { flags.isDisjoint(with: [.isLive, .isContainer, .hasDetails]) }

  /// What a list notes of the view.
  @inline(__always)
  var extent: NodeExtent {
    if flags.contains(.isLive) { return extentOfLive }
    let hasDetails = flags.contains(.hasDetails)
    guard flags.contains(.isContainer), let parts else {
      return NodeExtent(mayHaveCallbacks: hasDetails)
    }
    // Without a count: the node holds it.
    return Unmanaged.passUnretained(parts.asContainer).borrow {
      NodeExtent(
        mayHaveCallbacks: hasDetails || $0.children.mayHoldCallbacks,
        levels: $0.children.levels &+ 1, below: $0.below)
    }
  }

  @inline(never)
  private var extentOfLive: NodeExtent {
    var extent = live.map { $0.node.extent } ?? NodeExtent()
    // Handles may set callbacks at any time.
    (extent.isLive, extent.mayHaveCallbacks) = (true, true)
    return extent
  }

  /// The nodes below the view.
  @inline(__always)
  var below: NodesBelow { extent.below }
}

extension ContiguousArray<Node> {
  /// What is noted of a node, which is not copied for that.
  @inline(__always)
  func extent(at place: Int) -> NodeExtent { withUnsafeBufferPointer { $0[place].extent } }
}

// MARK: - Kinds of containers

extension Node {
  /// The kind of the container that the view is; nil for a leaf.
  var kindOfContainer: ContainerBody.Type? { reading { $0.container.map { type(of: $0) } } }

  /// What tells containers of one kind from all others, for a node that is not live; nil for a leaf.
  package var classOfContainer: ObjectIdentifier? {
    flags.contains(.isContainer) ? parts.map { ObjectIdentifier(type(of: $0)) } : nil
  }

  /// Whether a node that is not live has children.
  package var hasChildren: Bool { container.map { !$0.children.isEmpty } ?? false }
}
