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
    var pending: ContiguousArray<Unmanaged<ContainerBody>> = [.passUnretained(container)]
    var (next, endOfLevel) = (0, 0)
    while next < pending.count {
      if next == endOfLevel {
        depth += 1
        endOfLevel = pending.count
      }
      pending[next].borrow { views += Self.count($0, &pending) }
      next += 1
      if views - 1 > limits.views { problem = .tooManyViews(limit: limits.views) }
      if depth > limits.depth { problem = .tooDeep(limit: limits.depth) }
      if problem != nil { break }
    }
    containers = pending.count
  }

  /// Notes the containers among the children of one.
  ///
  /// - Returns: The number of children.
  @inline(__always)
  private static func count(
    _ container: ContainerBody, _ pending: inout ContiguousArray<Unmanaged<ContainerBody>>
  ) -> Int {
    guard container.children.mayHoldContainers else { return container.children.count }
    container.children.visitInPlace { child, _ in
      guard let parts = child.pointee.parts else { return }
      if child.pointee.flags.contains(.isContainer) {
        pending.append(.passUnretained(parts.asContainer))
      } else if child.pointee.flags.contains(.isLive), let inner = parts.asLive.node.container {
        pending.append(.passUnretained(inner))
      }
    }
    return container.children.count
  }
}
