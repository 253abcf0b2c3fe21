// Solving a container: running its algorithm until its size and the sizes of its children agree.

extension Solver {
  /// The maximum number of passes over one container per query.
  private static let maximumPasses = 60
  /// The maximum for a container that has already been solved very often, to limit the total work.
  private static let reducedMaximumPasses = 3

  /// Finds the size of a container, and places its children for that size.
  ///
  /// - Returns: The given size, with the sizes that were found on the axes that wrap.
  func settle(_ index: Int, _ query: MeasureQuery) -> TGSize {
    let own = containers[index].wrappedAxes
    containers[index].wrappedAxes = query.wrapping
    countSolve(of: index)
    var found = settle(index, given: query.given)
    let scaled = scaledAxes(index)
    if !scaled.isEmpty, !isPostponing {
      // The children are placed in the size that results from applying increment and multiple.
      let size = scaledResult(index, found)
      containers[index].wrappedAxes.subtract(scaled)
      found = settle(index, given: size)
    }
    containers[index].wrappedAxes = own
    return found
  }

  /// Runs passes until the assumed sizes match the resulting sizes.
  private func settle(_ index: Int, given: TGSize) -> TGSize {
    let box = Int(containers[index].box)
    // The result must not depend on an earlier frame, except for a view that is excluded from the
    // layout.
    let start = boxes[box].isExcluded ? plan.givenFrame(ofBox: box).size : .zero
    var size = containers[index].result(start, orGiven: given)
    let isSolvedOften = wasSolved(index, moreThan: Self.solvesBeforeFallback)
    var isFirstSize = true
    for pass in 1... {
      runPass(index, size, isFirst: pass == 1)
      if isPostponing { return given }
      let found = snappedResult(index, given)
      guard !isSettled(index) else { return found }
      if isSpent || pass == (isSolvedOften ? Self.reducedMaximumPasses : Self.maximumPasses) {
        if !isSolvedOften { reportUnsettled(index) }
        return found
      }
      if remeasureContainers(index) { continue }
      if containers[index].readsSiblings, tiesDiffer(index) { continue }
      guard let next = sizeForNextPass(index, size, found, isFirst: isFirstSize) else {
        // The difference was too small for another pass, so the result is the size that the pass read.
        return TGSize(
          width: containers[index].x.wasRead ? size.width : found.width,
          height: containers[index].y.wasRead ? size.height : found.height)
      }
      (size, isFirstSize) = (next, false)
    }
    return size
  }

  /// Whether the last pass did not depend on any value that the pass itself may have changed.
  private func isSettled(_ index: Int) -> Bool {
    !containers[index].x.wasRead && !containers[index].y.wasRead
      && !containers[index].hasOneAxisWraps && !containers[index].readsSiblings
  }

  /// The size for the next pass, or nil if the result of the last pass is final.
  ///
  /// Another pass is needed if the last one read a size and then computed a different one.
  private func sizeForNextPass(
    _ index: Int, _ size: TGSize, _ found: TGSize, isFirst: Bool
  ) -> TGSize? {
    let container = containers[index]
    // A container that is excluded from the layout keeps its size, regardless of its children.
    if boxes[Int(container.box)].isExcluded { return nil }
    let tolerance = isFirst ? 0 : plan.grid.tolerance
    var next = size
    if container.x.wraps, (found.width - size.width).magnitude > tolerance {
      next.width = found.width
    }
    if container.y.wraps, (found.height - size.height).magnitude > tolerance {
      next.height = found.height
    }
    let hasChanged =
      container.x.wasRead && next.width != size.width
      || container.y.wasRead && next.height != size.height
    return hasChanged ? next : nil
  }

  /// Whether the container wraps its content on an axis and then applies a multiple or an
  /// increment.
  package func scalesContent(_ index: Int, _ axis: TGAxis) -> Bool {
    let axisBox = boxes[Int(containers[index].box)][axis]
    return axisBox.sizeScales && axisBox.sizeKind == .wrap
      && containers[index][axis].wraps
  }

  private func scaledAxes(_ index: Int) -> TGAxes {
    (scalesContent(index, .horizontal) ? TGAxes.horizontal : [])
      .union(scalesContent(index, .vertical) ? .vertical : [])
  }

  /// A size that was computed from the children, after applying increment and multiple.
  private func scaledResult(_ index: Int, _ found: TGSize) -> TGSize {
    let box = Int(containers[index].box)
    var size = found
    for axis in TGAxis.allCases where scalesContent(index, axis) {
      let isBounded = boxes[box][axis].sizeIsBounded
      let scaled = scaled(found[axis], box, axis)
      size[axis] = snapped(isBounded ? clampOwnSize(scaled, of: index, axis) : scaled)
    }
    return size
  }

  /// The working size after a pass: rounded to the pixel grid on the axes that wrap.
  private func snappedResult(_ index: Int, _ given: TGSize) -> TGSize {
    let container = containers[index]
    return TGSize(
      width: container.x.wraps ? snapped(container.x.size) : given.width,
      height: container.y.wraps ? snapped(container.y.size) : given.height)
  }

  /// A size on the pixel grid, limited to the valid range of container sizes.
  private func snapped(_ size: Double) -> Double {
    let size = plan.grid.fitting(size)
    return size > 0 ? min(size, Self.maximumSize) : 0
  }
}

extension ContainerBox {
  /// The found size on the axes that wrap, and the given size on the others.
  func result(_ found: TGSize, orGiven given: TGSize) -> TGSize {
    TGSize(
      width: x.wraps ? found.width : given.width, height: y.wraps ? found.height : given.height)
  }
}

// MARK: - One pass

extension Solver {
  /// Runs the algorithm once, including the steps that some containers need before and after it.
  private func runPass(_ index: Int, _ size: TGSize, isFirst: Bool) {
    let pass = TGPass(solver: self, container: index)
    solveCount += 1
    spend(1 + Int(pass.container.count))
    let isNew = pass.container.isNew
    (pass.container.isWritten, pass.container.isNew) = (false, false)
    pass.container.baselineChild = -1
    (pass.container.x.size, pass.container.y.size) = (size.width, size.height)
    (pass.container.x.wasRead, pass.container.y.wasRead) = (false, false)
    if pass.container.needsStart {
      startPass(index, isFirst: isFirst, discardsSizes: isFirst && !isNew)
    }
    plan.bodiesInForce[index].layout(pass)
    if pass.container.needsFinish { finishPass(index) }
  }

  /// Resets children to the sizes they have before a pass, for containers that need this.
  ///
  /// - Parameter discardsSizes: Whether to discard cached sizes, because an earlier pass for another
  ///   size may have left different ones.
  private func startPass(_ index: Int, isFirst: Bool, discardsSizes: Bool) {
    let container = containers[index]
    if isFirst { containers[index].readsSiblings = false }
    if discardsSizes, container.hasOneAxisWraps || container.resetsChildren {
      discardMeasuredSizes(index)
    }
    if container.resetsChildren {
      for box in container.children { boxes[box].resetForPass() }
    }
    if container.hasMosts { evaluateMosts(ofChildrenOf: index) }
    if container.isMirrored || container.hasTransform {
      // Mirroring and the transform moved the children after the last pass. Their origins are reset, because
      // a child that the algorithm does not place in this pass would otherwise be moved twice.
      for box in container.participants {
        (boxes[box].x.origin, boxes[box].y.origin) = (0, 0)
      }
    }
    if container.measuresBeforePass { measureContainersBeforePass(index) }
  }

  /// Applies the container's own bounds, the transform and mirroring, and drops the padding of
  /// empty containers.
  private func finishPass(_ index: Int) {
    let container = containers[index]
    if container.isBounded { clampFoundSize(index) }
    if container.hasTransform { transformChildren(index) }
    if container.isMirrored, !container.keepsDirection { mirrorChildren(index) }
    if containers[index].count == 0, container.dropsPaddingWhenEmpty {
      containers[index].x.dropPadding()
      containers[index].y.dropPadding()
    }
  }

  /// Clamps the computed size to the container's own bounds.
  ///
  /// A size that was given by the parent is already clamped, and the parent itself clamps a size that
  /// it measures only to determine the size of the content.
  private func clampFoundSize(_ index: Int) {
    let box = boxes[Int(containers[index].box)]
    if box.y.sizeKind == .wrap, containers[index].y.wraps, box.y.sizeIsBounded {
      containers[index].y.size = clampIfBounded(containers[index].y.size, of: index, .vertical)
    }
    if box.x.sizeKind == .wrap, containers[index].x.wraps, box.x.sizeIsBounded {
      containers[index].x.size = clampIfBounded(containers[index].x.size, of: index, .horizontal)
    }
  }

  private func mirrorChildren(_ index: Int) {
    let width = containers[index].x.size
    for box in containers[index].participants {
      boxes[box].x.origin = width - boxes[box].x.origin - boxes[box].x.extent
    }
  }

  /// Applies the container's transform, about the container's center, to the centers of its
  /// children.
  private func transformChildren(_ index: Int) {
    let transform = plan.node(ofBox: Int(containers[index].box))
      .inForce(for: plan.environment.sizeClass).layoutTransform
    let middle = TGPoint(x: containers[index].x.size / 2, y: containers[index].y.size / 2)
    for box in containers[index].participants
    where !boxes[box].ignoresTransform {
      let half = TGPoint(x: boxes[box].x.extent / 2, y: boxes[box].y.extent / 2)
      let center = TGPoint(x: boxes[box].x.origin, y: boxes[box].y.origin) + half
      let moved = transform(center - middle) + middle - half
      (boxes[box].x.origin, boxes[box].y.origin) = (moved.x, moved.y)
    }
  }
}

extension ContainerAxis {
  fileprivate mutating func dropPadding() {
    if wraps { size -= paddingStart + paddingEnd }
  }
}

extension Box {
  /// Resets the box to the size that it has before a pass.
  mutating func resetForPass() {
    (x.extent, y.extent) = (x.current, y.current)
    (x.origin, y.origin) = (0, 0)
  }

  package func extent(_ axis: TGAxis) -> Double { axis == .horizontal ? x.extent : y.extent }
}

// MARK: - Solving containers again for the final sizes of their frames

extension Solver {
  /// Whether a wrapping container was assigned a size that differs from the size it computed, by a
  /// gravity that stretches it or by a bound that only its parent applies.
  private func isStretched(_ index: Int, _ frame: TGSize, _ solved: TGSize) -> Bool {
    let container = containers[index]
    guard container.x.wraps || container.y.wraps else { return false }
    let box = boxes[Int(container.box)]
    guard !box.isExcluded, !box.keepsFrame, container.box != 0 else {
      return false
    }
    return container.x.wraps && (frame.width - solved.width).magnitude > plan.grid.tolerance
      || container.y.wraps && (frame.height - solved.height).magnitude > plan.grid.tolerance
  }

  /// Places the children of a container for the size of its frame.
  ///
  /// A stretched container is placed twice: the second time for its final size, as if that size had
  /// been given from the start.
  ///
  /// - Parameter place: Places the children of a container for a size.
  /// - Returns: The axes that the container wrapped when its children were placed.
  @discardableResult
  package func placeInFrame(
    _ index: Int, given: TGSize, frame: TGSize, by place: (Int, TGSize) -> TGSize
  ) -> TGAxes {
    let solved = place(index, given)
    let wrapping = containers[index].wrappedAxes
    guard isStretched(index, frame, solved) else { return wrapping }
    if frame.width != solved.width { containers[index].x.wraps = false }
    if frame.height != solved.height { containers[index].y.wraps = false }
    let remaining = containers[index].wrappedAxes
    _ = place(index, frame)
    containers[index].wrappedAxes = wrapping
    return remaining
  }
}
