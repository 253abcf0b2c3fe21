/// How large a tree is, so that nothing has to grow while it is compiled, and so that one that is too
/// large is not compiled at all.
struct TreeCounts {
  private(set) var views = 1
  private(set) var containers = 0
  /// The number of containers inside each other below the root.
  private var depth = -1
  /// Why the tree is not to be laid out; counting ends when that is clear.
  private(set) var problem: TGDiagnostic.Problem?

  /// Counts a tree, level by level.
  init(of root: borrowing Node, within limits: TGLimits) {
    guard let container = root.container else { return }
    var pending: ContiguousArray<Unmanaged<ContainerBody>> = []
    count(.passUnretained(container), &pending)
    var (next, endOfLevel) = (0, 0)
    while containers > endOfLevel, problem == nil {
      depth += 1
      endOfLevel = containers
      let endOfPending = pending.count
      while next < endOfPending, views - 1 <= limits.views {
        countChildren(of: pending[next], &pending)
        next += 1
      }
      if views - 1 > limits.views { problem = .tooManyViews(limit: limits.views) }
      if depth > limits.depth { problem = .tooDeep(limit: limits.depth) }
    }
  }

  /// Counts the containers among the children of one.
  @inline(__always)
  private mutating func countChildren(
    of container: Unmanaged<ContainerBody>,
    _ pending: inout ContiguousArray<Unmanaged<ContainerBody>>
  ) {
    container.visitChildren { child, _ in
      if child.pointee.flags.isDisjoint(with: [.isContainer, .isLive]) { return }
      if let inner = child.pointee.reading({ $0.container.map(Unmanaged.passUnretained) }) {
        count(inner, &pending)
      }
    }
  }

  /// Counts a container and its children; one with containers in it is noted to be looked into.
  @inline(__always)
  private mutating func count(
    _ container: Unmanaged<ContainerBody>,
    _ pending: inout ContiguousArray<Unmanaged<ContainerBody>>
  ) {
    let (count, isFlat) = container.borrow {
      ($0.children.count, !$0.children.mayHoldContainers)
    }
    containers += 1
    views += count
    if !isFlat { pending.append(container) }
  }
}
