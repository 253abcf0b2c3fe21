// Leaving out what would only be found again.

extension TGPass {
  /// The places of the children that have changed since the last pass over the container; all,
  /// unless that pass confirmed that it can be resumed and was for the same size.
  ///
  /// Children before them still have the rectangles of that pass, and children after them its extents;
  /// they would only get the same again.
  @inlinable @inline(__always) public var changes: Range<Int> {
    let start = Int(container.pointee.changedStart)
    return start..<max(start, Int(container.pointee.changedEnd))
  }

  /// Says what is known of the rectangles at the end of the pass, so that later passes can do less.
  ///
  /// - Parameters:
  ///   - measured: Every child that wraps one axis was measured for the rectangle that it has now,
  ///     so that this need not be checked.
  ///   - resumable: The extents of every child follow from the child, the settings of the container
  ///     and its size on the axes that do not wrap; its origin from those and the children before.
  ///     Then the next pass may be about the changed children only: see `changes`.
  ///   - ordered: The children that are tied to siblings are tied to such as lie before them. Then the
  ///     next pass may be about the children from the first changed one on. What is not said to be
  ///     ordered is resumed only if no child is tied to a sibling.
  @inlinable @inline(__always)
  public func confirm(measured: Bool, resumable: Bool, ordered: Bool = false) {
    var flags: ContainerFlags = []
    if measured { flags.insert(.isMeasured) }
    if resumable { flags.insert(.isResumable) }
    if ordered { flags.insert(.isOrdered) }
    container.pointee.flags.formUnion(flags)
  }
}
