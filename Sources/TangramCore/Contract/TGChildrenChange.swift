/// What happened to a container's list of children.
public struct TGChildrenChange: Hashable, Sendable {
  /// The places of the children that are new, in ascending order.
  public var added: [Int]
  /// The views that are no longer children.
  public var removed: [TGViewID]

  /// Creates a change.
  public init(added: [Int] = [], removed: [TGViewID] = []) {
    (self.added, self.removed) = (added, removed)
  }
}
