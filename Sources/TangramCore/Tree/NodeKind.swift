// What a list notes of its children: whether they are containers, and whether handles reach them.

extension Node {
  /// Whether the view is a leaf that lies in the list as a value.
  var isPlainLeaf: Bool { flags.isDisjoint(with: [.isLive, .isContainer]) }

  /// The kind of the container that the view is; nil for a leaf.
  var kindOfContainer: ContainerBody.Type? { reading { $0.container.map { type(of: $0) } } }

  /// The levels of containers from the view on.
  @inline(__always)
  var levels: Int32 {
    reading { $0.unretainedContainer?.borrow { $0.children.levels &+ 1 } ?? 0 }
  }

  /// The nodes below the view.
  @inline(__always)
  var below: NodesBelow {
    reading { $0.unretainedContainer?.borrow { $0.below } ?? NodesBelow() }
  }

  /// The container that the view is, without a count: the node holds it.
  @inline(__always)
  private var unretainedContainer: Unmanaged<ContainerBody>? {
    guard flags.contains(.isContainer), let parts else { return nil }
    return .passUnretained(parts.asContainer)
  }
}
