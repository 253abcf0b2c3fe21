/// How large a tree is, so that nothing has to grow while it is compiled, and so that one that is too
/// large is not compiled at all.
struct TreeCounts {
  let views: Int
  let containers: Int
  /// Why the tree is not to be laid out.
  private(set) var problem: TGDiagnostic.Problem?

  init(of root: borrowing Node, within limits: TGLimits) {
    let below = root.below
    (views, containers) = (1 + Int(below.views), Int(below.containers))
    if below.areTooMany || views - 1 > limits.views {
      problem = .tooManyViews(limit: limits.views)
    } else if let container = root.container, Int(container.children.levels) > limits.depth,
      Self.depth(below: container) > limits.depth
    {
      problem = .tooDeep(limit: limits.depth)
    }
  }

  /// The number of containers inside each other below one, level by level: a list notes it too large
  /// when it had more.
  private static func depth(below container: ContainerBody) -> Int {
    var level: ContiguousArray<Unmanaged<ContainerBody>> = [.passUnretained(container)]
    var depth = -1
    while !level.isEmpty {
      depth += 1
      var next: ContiguousArray<Unmanaged<ContainerBody>> = []
      for container in level where container.borrow({ $0.children.mayHoldContainers }) {
        container.visitChildren { child, _ in
          let inner = child.pointee.reading { $0.container.map(Unmanaged.passUnretained) }
          if let inner { next.append(inner) }
        }
      }
      level = next
    }
    return depth
  }
}
