// Leaving out what would only be found again.

extension TGPass {
  /// Where a pass may begin: the children before have the rectangles of the last pass, and would
  /// get them again.
  ///
  /// It is 0 unless the last pass over the container allowed to resume, was for the same size, and
  /// only later children have changed since.
  @inlinable package var resumeIndex: Int { Int(container.pointee.resume) }

  /// Says that the rectangle of every child follows from the settings of the container, its size on
  /// the axes that do not wrap, and the children up to that one.
  @inlinable package func allowResuming() { container.pointee.flags.insert(.isResumable) }

  /// Says that every child that wraps one axis was measured for the rectangle that it has now, so
  /// that nobody needs to look.
  @inlinable package func confirmMeasurements() { container.pointee.flags.insert(.isMeasured) }
}

extension Plan {
  /// Prepares a container box for a pass with a size: tells how much of the last pass stands.
  @inline(__always)
  func beginPass(_ container: UnsafeMutablePointer<ContainerBox>, _ size: TGSize) {
    let flags = container.pointee.flags
    let stands =
      flags.contains(.isResumable)
      && flags.isDisjoint(with: [.startsAfresh, .hasTransform, .usesWindow])
      && (container.pointee.x.wraps || container.pointee.x.size == size.width)
      && (container.pointee.y.wraps || container.pointee.y.size == size.height)
      && !environment.isRightToLeft
    container.pointee.resume = stands ? container.pointee.standing : 0
    container.pointee.written = min(container.pointee.written, container.pointee.resume)
    container.pointee.flags.subtract([.isWritten, .isMeasured, .isResumable])
    container.pointee.x.size = size.width
    container.pointee.y.size = size.height
    container.pointee.x.wasRead = false
    container.pointee.y.wasRead = false
  }

  /// Nothing stands of what was found for a child and those behind it.
  @inline(__always)
  func noteChange(ofChild box: Int, in container: Int) {
    let place = Int32(box) - containers[container].first
    containers[container].standing = min(containers[container].standing, place)
  }
}
