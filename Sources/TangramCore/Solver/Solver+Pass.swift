// One pass over a container: the algorithm, and what comes before and after it for some of them.

extension Solver {
  /// One run of the algorithm, with what comes before and after it for every container.
  @inline(__always)
  func runPass(
    _ index: Int, _ container: UnsafeMutablePointer<ContainerBox>, _ size: TGSize, isFirst: Bool
  ) {
    solveCount &+= 1
    spend(1 &+ Int(container.pointee.count))
    let isNew = container.pointee.flags.contains(.isNew)
    beginPass(container, size)
    if !container.pointee.flags.isDisjoint(with: .anyStart) {
      startPass(container, isFirst: isFirst, forgets: isFirst && !isNew)
    }
    let pass = TGPass(solver: self, container)
    container.pointee.inForce.borrow { $0.run($0, .layout, pass) }
    let flags = container.pointee.flags
    if !flags.contains(.isResumable) { container.pointee.changeAll() }
    if !flags.isDisjoint(with: .anyFinish) { finishPass(pass) }
  }

  /// What comes before some passes: children get the sizes they have before them.
  ///
  /// What is found for a container must not depend on what was laid out before.
  ///
  /// - Parameter forgets: Whether an earlier pass, for another size, may have left others.
  @inline(__always)
  private func startPass(
    _ container: UnsafeMutablePointer<ContainerBox>, isFirst: Bool, forgets: Bool
  ) {
    let flags = container.pointee.flags
    if isFirst { forgetTies(container) }
    if forgets, !flags.isDisjoint(with: [.hasHalfWraps, .startsAfresh]) {
      forgetMeasures(container)
    }
    if flags.contains(.startsAfresh) { startAfresh(container) }
    if !flags.isDisjoint(with: [.isMirrored, .hasTransform]) { forgetOrigins(container) }
    if flags.contains(.measuresFirst) { measureContainersFirst(container) }
  }

  /// Children that were moved after the last pass are not where it put them, and one that the
  /// algorithm leaves where it is would be moved again.
  @inline(never)
  private func forgetOrigins(_ container: UnsafeMutablePointer<ContainerBox>) {
    let first = boxes.base + Int(container.pointee.first)
    for child in first..<(first + Int(container.pointee.count)) {
      child.pointee.x.origin = 0
      child.pointee.y.origin = 0
    }
  }

  /// Gives every child the size it has before the pass, but those at the start that stand.
  private func startAfresh(_ container: UnsafeMutablePointer<ContainerBox>) {
    let first = boxes.base + Int(container.pointee.first)
    let changed = first + Int(container.pointee.changedStart)
    for child in changed..<(first + Int(container.pointee.total)) {
      child.pointee.x.extent = child.pointee.x.current
      child.pointee.y.extent = child.pointee.y.current
      child.pointee.x.origin = 0
      child.pointee.y.origin = 0
    }
  }

  /// The container's own bounds, the transform, the mirror, and the padding of empty containers.
  @inline(never)
  private func finishPass(_ pass: TGPass) {
    let container = pass.container
    let box = boxes.base + Int(container.pointee.box)
    let keepsBounds = container.pointee.flags.contains(.keepsBounds)
    // Only a size that was found here: one that was given has been bounded by the parent.
    if container.pointee.y.wraps, !keepsBounds, box.pointee.y.flags.contains(.sizeIsBounded) {
      container.pointee.y.size = clampOwnSize(container.pointee.y.size, of: container, .vertical)
    }
    if container.pointee.x.wraps, !keepsBounds, box.pointee.x.flags.contains(.sizeIsBounded) {
      container.pointee.x.size = clampOwnSize(container.pointee.x.size, of: container, .horizontal)
    }
    if container.pointee.flags.contains(.hasTransform) { transformChildren(pass) }
    if container.pointee.flags.contains(.isMirrored),
      !container.pointee.flags.contains(.keepsDirection)
    {
      mirrorChildren(pass)
    }
    if pass.count == 0, container.pointee.flags.contains(.dropsPaddingWhenEmpty) {
      dropPadding(&container.pointee.x)
      dropPadding(&container.pointee.y)
    }
  }

  private func mirrorChildren(_ pass: TGPass) {
    let width = pass.container.pointee.x.size
    for index in 0..<pass.count {
      let child = pass.boxes + index
      child.pointee.x.origin = width - child.pointee.x.origin - child.pointee.x.extent
    }
  }

  private func layoutTransform(
    of container: UnsafeMutablePointer<ContainerBox>
  ) -> TGAffineTransform {
    plan.node(ofBox: Int(container.pointee.box)).inForce(for: environment.sizeClass)
      .layoutTransform
  }

  private func dropPadding(_ axis: inout ContainerAxis) {
    if axis.wraps { axis.size -= axis.paddingStart + axis.paddingEnd }
  }

  /// Moves the children's centres by the container's transform about its own centre.
  private func transformChildren(_ pass: TGPass) {
    let container = pass.container
    let transform = layoutTransform(of: container)
    let middle = TGPoint(x: container.pointee.x.size / 2, y: container.pointee.y.size / 2)
    for index in 0..<pass.count {
      let child = pass.boxes + index
      if child.pointee.flags.contains(.ignoresTransform) { continue }
      let half = TGPoint(x: child.pointee.x.extent / 2, y: child.pointee.y.extent / 2)
      let center = TGPoint(x: child.pointee.x.origin, y: child.pointee.y.origin) + half
      let moved = transform(center - middle) + middle - half
      child.pointee.x.origin = moved.x
      child.pointee.y.origin = moved.y
    }
  }
}

extension Solver {
  /// Prepares a container box for a pass with a size.
  @inline(__always)
  func beginPass(_ container: UnsafeMutablePointer<ContainerBox>, _ size: TGSize) {
    let flags = container.pointee.flags
    let mayResume =
      flags.contains(.isResumable)
      && flags.isDisjoint(with: [.hasTransform, .usesWindow, .isMirrored])
      && (flags.isDisjoint(with: .startsAfresh) || flags.contains(.isOrdered))
      && (container.pointee.x.wraps || container.pointee.x.size == size.width)
      && (container.pointee.y.wraps || container.pointee.y.size == size.height)
    if !mayResume {
      container.pointee.changeAll()
    } else if flags.contains(.startsAfresh) {
      // Whatever comes after what has changed may be tied to it.
      container.pointee.changedEnd = container.pointee.count
    }
    container.pointee.flags.subtract([
      .isWritten, .isMeasured, .isResumable, .isOrdered, .isNew, .standsAsFound, .keepsBounds,
      .mayStickOut,
    ])
    container.pointee.baselineChild = -1
    container.pointee.x.size = size.width
    container.pointee.y.size = size.height
    container.pointee.x.wasRead = false
    container.pointee.y.wasRead = false
  }
}
