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

extension Plan {
  /// Prepares a container box for a pass with a size.
  @inline(__always)
  func beginPass(_ container: UnsafeMutablePointer<ContainerBox>, _ size: TGSize) {
    let flags = container.pointee.flags
    let mayResume =
      flags.contains(.isResumable)
      && flags.isDisjoint(with: [.startsAfresh, .hasTransform, .usesWindow, .isMirrored])
      && (container.pointee.x.wraps || container.pointee.x.size == size.width)
      && (container.pointee.y.wraps || container.pointee.y.size == size.height)
    if !mayResume { container.pointee.changeAll() }
    container.pointee.written = min(container.pointee.written, container.pointee.changedStart)
    container.pointee.flags.subtract([.isWritten, .isMeasured, .isResumable, .isNew])
    container.pointee.x.size = size.width
    container.pointee.y.size = size.height
    container.pointee.x.wasRead = false
    container.pointee.y.wasRead = false
  }
}

extension ContainerBox {
  /// Nothing stands of what was found for a child, if it takes part at all.
  ///
  /// The box may be one that the child had before its list was given new ones.
  mutating func change(_ box: Int) {
    let place = Int32(box) - first
    guard place >= 0, place < count else { return }
    changedStart = min(changedStart, place)
    changedEnd = max(changedEnd, place + 1)
  }

  /// Nothing stands of what was found for any child.
  @inline(__always)
  mutating func changeAll() { (changedStart, changedEnd) = (0, count) }

  /// Everything stands, until something changes.
  @inline(__always)
  mutating func settleChanges() { (changedStart, changedEnd) = (count, 0) }
}
