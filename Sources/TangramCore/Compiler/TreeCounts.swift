/// The number of views and containers of a tree, and whether the tree exceeds the limits.
///
/// The counts let the compiler reserve all storage in advance and reject a tree that is too large.
struct TreeCounts {
  private(set) var views = 1
  private(set) var containers = 0
  /// The reason why the tree cannot be laid out.
  private(set) var problem: TGDiagnostic.Problem?

  /// Counts level by level, and stops when a limit is exceeded.
  ///
  /// Versions of a tree may share subtrees, so a tree may have more views than fit into memory.
  init(of root: borrowing Node, within limits: TGLimits) {
    guard let container = root.container else { return }
    var level: ContiguousArray<ContainerBody> = [container]
    var depth = 0
    while !level.isEmpty {
      if depth > limits.depth {
        problem = .tooDeep(limit: limits.depth)
        return
      }
      containers += level.count
      var next: ContiguousArray<ContainerBody> = []
      for body in level {
        views += body.children.count
        if views - 1 > limits.views {
          problem = .tooManyViews(limit: limits.views)
          return
        }
        if body.children.levels == 0 { continue }
        body.children.visit { (child: borrowing Node, _: Int) in
          if let inner = child.containerOfView { next.append(inner) }
        }
      }
      level = next
      depth += 1
    }
  }
}
