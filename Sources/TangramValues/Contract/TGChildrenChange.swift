/// A change to a container's list of children.
public struct TGChildrenChange: Hashable, Sendable {
  /// The indices of the new children, in ascending order.
  public var added: [Int]
  /// The views that are no longer children.
  public var removed: [TGViewID]

  /// Creates a change.
  public init(added: [Int] = [], removed: [TGViewID] = []) {
    (self.added, self.removed) = (added, removed)
  }
}
