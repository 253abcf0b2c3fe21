// What a list notes of its children: whether they are containers, and whether handles reach them.

extension Node {
  /// Whether the view is a leaf that lies in the list as a value.
  var isPlainLeaf: Bool { flags.isDisjoint(with: [.isLive, .isContainer]) }

  /// The kind of the container that the view is; nil for a leaf.
  var kindOfContainer: ContainerBody.Type? { reading { $0.container.map { type(of: $0) } } }

  /// What a list notes of the view.
  @inline(__always)
  var extent: NodeExtent {
    if flags.contains(.isContainer), let parts {
      // Without a count: the node holds it.
      return Unmanaged.passUnretained(parts.asContainer).borrow {
        NodeExtent(isLive: false, levels: $0.children.levels &+ 1, below: $0.below)
      }
    }
    return flags.contains(.isLive) ? extentOfLive : NodeExtent()
  }

  @inline(never)
  private var extentOfLive: NodeExtent {
    var extent = live.map { $0.node.extent } ?? NodeExtent()
    extent.isLive = true
    return extent
  }

  /// The nodes below the view.
  @inline(__always)
  var below: NodesBelow { extent.below }
}

/// What a list notes of a child.
struct NodeExtent {
  /// Whether handles reach the view where it lies.
  var isLive = false
  /// The levels of containers from the view on.
  var levels: Int32 = 0
  /// The nodes below the view.
  var below = NodesBelow()
}

extension ContiguousArray<Node> {
  /// What is noted of a node, which is not copied for that.
  @inline(__always)
  func extent(at place: Int) -> NodeExtent { withUnsafeBufferPointer { $0[place].extent } }
}
