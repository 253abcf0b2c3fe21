import Synchronization

/// How a handle finds what it writes into: the live node of the view that it was fetched from.
///
/// Copies of a view share a live node until one of them is changed. Which of them a handle from before
/// means cannot be said from then on, so it means none: the program stops, and says why, instead of
/// writing to a view that depends on which copies are still alive.
@usableFromInline package struct LiveReference {
  // Not owned: an owner would make the view copy what it says when a second handle is fetched in the
  // same expression, as in `a.tg_height.equal(a.tg_width)`.
  private weak let target: LiveNode?
  private let partings: UInt32
  /// Who the view is: others can be tied to it whatever becomes of what the handle writes to.
  @usableFromInline let identity: UInt64

  @usableFromInline init(_ target: LiveNode) {
    self.target = target
    identity = target.node.identity
    partings = target.partings.load(ordering: .relaxed)
  }

  /// The live node, which is still that of the view.
  @usableFromInline package var live: LiveNode {
    guard let live = target else { Self.stopAfterView() }
    if live.partings.load(ordering: .relaxed) != partings { live.stopAfterParting() }
    return live
  }
}

extension LiveReference {
  private static func stopAfterView() -> Never {
    stop(
      """
      a position or a size is used after its view is gone: do not store it, use it in the statement \
      that fetches it, as in `view.tg_width.equal(20)`
      """)
  }
}

extension LiveNode {
  /// Ends all handles on the node and on its sets, as a copy of its view goes its own way.
  func part() {
    partings.wrappingAdd(1, ordering: .relaxed)
    for (_, set) in node.sizeClasses { set.part() }
  }

  fileprivate func stopAfterParting() -> Never {
    stop(
      """
      a handle on \(node.label) is used after the view was copied, and one of the copies changed: \
      fetch it again
      """)
  }
}
