// Leaving out what would only be found again.

extension TGPass {
  /// The places of the children that have changed since the last pass over the container; all,
  /// unless that pass confirmed that it can be resumed and was for the same size.
  ///
  /// Children before them have the rectangles of that pass, and would get them again; children
  /// after them have its extents, and would get those.
  @inlinable @inline(__always) public var changes: Range<Int> {
    let start = Int(container.pointee.changedStart)
    return start..<max(start, Int(container.pointee.changedEnd))
  }

  /// Says what is known of the rectangles at the end of the pass, so that later ones can be spared.
  ///
  /// - Parameters:
  ///   - measured: Every child that wraps one axis was measured for the rectangle that it has now,
  ///     so that nobody needs to look.
  ///   - resumable: The extents of every child follow from the child, the settings of the container
  ///     and its size on the axes that do not wrap; its origin from those and the children before.
  ///     Then the next pass may be about the changed children only: see `changes`.
  @inlinable @inline(__always) public func confirm(measured: Bool, resumable: Bool) {
    var flags: ContainerFlags = []
    if measured { flags.insert(.isMeasured) }
    if resumable { flags.insert(.isResumable) }
    container.pointee.flags.formUnion(flags)
  }
}
