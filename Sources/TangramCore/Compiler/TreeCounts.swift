/// How large a tree is, so that nothing has to grow while it is compiled, and so that one that is too
/// large is not compiled at all.
struct TreeCounts {
  private(set) var views = 1
  private(set) var containers = 0
  /// Why the tree is not to be laid out.
  private(set) var problem: TGDiagnostic.Problem?

  /// Counts level by level, until it is too much.
  ///
  /// Versions of a tree may share what they are made of, so there may be more views than there is memory for.
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
        body.children.visit { child, _ in
          if let inner = child.containerOfView { next.append(inner) }
        }
      }
      level = next
      depth += 1
    }
  }
}
