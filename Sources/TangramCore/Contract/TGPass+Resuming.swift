// Leaving out what would only be found again.

extension TGPass {
  /// The children that have changed since the last pass over the container; all, unless that pass
  /// allowed to resume and was for the same size.
  ///
  /// Children before them have the rectangles of that pass, and would get them again; children
  /// behind them have its extents, and would get those.
  @inlinable package var changes: Range<Int> {
    let start = Int(container.pointee.changedStart)
    return start..<max(start, Int(container.pointee.changedEnd))
  }

  /// Says what is known of the rectangles in the end.
  ///
  /// - Parameters:
  ///   - measured: Every child that wraps one axis was measured for the rectangle that it has now,
  ///     so that nobody needs to look.
  ///   - resumable: The extents of every child follow from the child, the settings of the container
  ///     and its size on the axes that do not wrap; its origin from those and the children before.
  @inlinable @inline(__always) package func confirm(measured: Bool, resumable: Bool) {
    var flags: ContainerFlags = []
    if measured { flags.insert(.isMeasured) }
    if resumable { flags.insert(.isResumable) }
    container.pointee.flags.formUnion(flags)
  }
}
