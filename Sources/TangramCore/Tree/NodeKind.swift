// What a list notes of its children: whether they are containers, and whether handles reach them.

extension Node {
  /// Whether the view is a leaf that lies in the list as a value.
  var isPlainLeaf: Bool { flags.isDisjoint(with: [.isLive, .isContainer]) }

  /// The kind of the container that the view is; nil for a leaf.
  var kindOfContainer: ContainerBody.Type? { reading { $0.container.map { type(of: $0) } } }

  /// Whether the view is changed where it lies, and the levels of containers from it on.
  var kind: (isLive: Bool, levels: Int32) {
    if isPlainLeaf { return (false, 0) }
    let levels = reading { node in node.container.map { $0.children.levels &+ 1 } ?? 0 }
    return (flags.contains(.isLive), levels)
  }
}
