// Solving a container: running its algorithm until its size and its children's agree.

extension Solver {
  /// The most passes over one container, and over one that was solved very often already: then it
  /// is nested in others that do not come to rest, and the work would multiply.
  static let mostPasses = 60
  static let mostSolvesAtLeisure: UInt16 = 64

  /// The most sizes one container is measured for in a layout.
  ///
  /// Where every level asks for two, the sizes double with each level; then an old answer must do.
  static let mostSolves: UInt16 = 500

  /// Solves a container for the size it is given, of which only the axes that do not wrap count,
  /// and everything below it that its size depends on.
  ///
  /// - Returns: The size given, with the sizes found for the axes that wrap.
  func solve(_ index: Int, given: TGSize) -> TGSize {
    let container = containers.base + index
    let given = container.normalized(given)
    if isLatest(given, container) { return container.pointee.latest.result }
    return solveUnknown(index, container, given)
  }

  /// The size that results for a container, which may be known although its children were last placed for
  /// another one.
  @inline(__always)
  func measure(_ index: Int, given: TGSize) -> TGSize {
    let container = containers.base + index
    let given = container.normalized(given)
    if isLatest(given, container) { return container.pointee.latest.result }
    return measureUnknown(index, container, given)
  }

  /// Measures a container for a size that its last solution was not for.
  @inline(never)
  func measureUnknown(
    _ index: Int, _ container: UnsafeMutablePointer<ContainerBox>, _ given: TGSize
  ) -> TGSize {
    if isEarlier(given, container) { return container.pointee.earlier.result }
    if wasSolved(index, moreThan: Self.mostSolves), container.pointee.latest.isValid {
      return leaveUnsettled(index)
    }
    return solveUnknown(index, container, given)
  }

  /// Solves a container for a size that its last solution was not for.
  @inline(__always)
  private func solveUnknown(
    _ index: Int, _ container: UnsafeMutablePointer<ContainerBox>, _ given: TGSize
  ) -> TGSize {
    if mustNotSolve(index) { return insteadOfSolving(index, container, given) }
    depth &+= 1
    let result = settle(index, container, given)
    depth &-= 1
    if postponed.isEmpty {
      remember(result, given: given, container)
    } else {
      noteUnanswered(index)
    }
    return result
  }

  /// Runs passes until the sizes that were taken as known agree with the ones that come out.
  @inline(__always)
  func settle(
    _ index: Int, _ container: UnsafeMutablePointer<ContainerBox>, _ given: TGSize
  ) -> TGSize {
    let box = boxes.base + Int(container.pointee.box)
    var size = given
    if container.pointee.x.wraps || container.pointee.y.wraps {
      let start = startSize(ofContainer: index, box)
      if container.pointee.x.wraps { size.width = start.width }
      if container.pointee.y.wraps { size.height = start.height }
    }
    container.pointee.solves &+= 1
    runPass(index, container, size, isFirst: true)
    if isSettled(container) { return resultOfPass(container, given) }
    return settleByPasses(index, container, given, size)
  }

  /// The size that an axis that wraps is taken to have before the first pass.
  ///
  /// That of the frame the container had, not the one found the last time: what is found
  /// must not depend on what was laid out before.
  @inline(__always)
  private func startSize(ofContainer index: Int, _ box: UnsafeMutablePointer<Box>) -> TGSize {
    if index > 0 { return startSize(of: box) }
    return TGSize(width: box.pointee.x.current, height: box.pointee.y.current)
  }

  /// Whether the first pass stands: it took nothing as known that came out only then.
  @inline(__always)
  private func isSettled(_ container: UnsafeMutablePointer<ContainerBox>) -> Bool {
    let flags = container.pointee.flags
    guard !container.pointee.x.wasRead, !container.pointee.y.wasRead, postponed.isEmpty else {
      return false
    }
    // Most containers have neither, and one look at the flags is enough.
    return flags.isDisjoint(with: [.hasHalfWraps, .readsSiblings])
      || !flags.contains(.readsSiblings) && !mayRemeasure(container)
  }

  /// Whether some child may have been measured for another extent than it got.
  @inline(__always)
  private func mayRemeasure(_ container: UnsafeMutablePointer<ContainerBox>) -> Bool {
    container.pointee.flags.contains(.hasHalfWraps)
      && !container.pointee.flags.contains(.isMeasured)
  }

  /// Goes on from the first pass, which was run already.
  @inline(never)
  private func settleByPasses(
    _ index: Int, _ container: UnsafeMutablePointer<ContainerBox>, _ given: TGSize,
    _ firstSize: TGSize
  ) -> TGSize {
    let box = boxes.base + Int(container.pointee.box)
    var size = firstSize
    let isBusy = wasSolved(index, moreThan: Self.mostSolvesAtLeisure)
    var passesLeft = isBusy ? 3 : Self.mostPasses
    var isFirst = true
    var isRun = true
    while true {
      if !isRun { runPass(index, container, size, isFirst: false) }
      isRun = false
      passesLeft -= 1
      if !postponed.isEmpty { return given }
      // A container that takes no part keeps its size, whatever its children need.
      let isFixed = box.pointee.flags.contains(.isExcluded)
      let result = resultOfPass(container, given)
      if passesLeft == 0 || isSpent {
        if !isBusy { plan.report(box, "size", .unsettled) }
        return result
      }
      if mayRemeasure(container), remeasureContainers(container) {
        container.pointee.changeAll()
        continue
      }
      if container.pointee.flags.contains(.readsSiblings), tiesDiffer(index) {
        container.pointee.changeAll()
        continue
      }
      guard !isFixed, let next = nextSize(container, size, result, isFirst) else {
        // A size that was not worth another pass is not worth a change either.
        return TGSize(
          width: container.pointee.x.wasRead ? size.width : result.width,
          height: container.pointee.y.wasRead ? size.height : result.height)
      }
      size = next
      isFirst = false
    }
  }

  /// The size to run the next pass with, or nil when the last one stands: if the pass read a size
  /// that it then found to be another one.
  private func nextSize(
    _ container: UnsafeMutablePointer<ContainerBox>, _ size: TGSize, _ result: TGSize,
    _ isFirst: Bool
  ) -> TGSize? {
    guard container.pointee.x.wasRead || container.pointee.y.wasRead else { return nil }
    let tolerance = isFirst ? 0 : grid.tolerance
    var next = size
    if container.pointee.x.wraps, (result.width - size.width).magnitude > tolerance {
      next.width = result.width
    }
    if container.pointee.y.wraps, (result.height - size.height).magnitude > tolerance {
      next.height = result.height
    }
    let isOtherSize =
      container.pointee.x.wasRead && next.width != size.width
      || container.pointee.y.wasRead && next.height != size.height
    return isOtherSize ? next : nil
  }

  /// What becomes of the working size of a pass: snapped where the container wraps.
  @inline(__always)
  func resultOfPass(
    _ container: UnsafeMutablePointer<ContainerBox>, _ given: TGSize
  ) -> TGSize {
    var sizes = SIMD2(container.pointee.x.size, container.pointee.y.size)
    // Most sizes are on the grid as they are.
    let isUsable = PixelGrid.areWhole(sizes) .& (sizes .> 0) .& (sizes .<= Self.greatestSize)
    if !grid.holdsWholes || !all(isUsable) { sizes = snappedSizes(sizes) }
    return TGSize(
      width: container.pointee.x.wraps ? sizes.x : given.width,
      height: container.pointee.y.wraps ? sizes.y : given.height)
  }

  /// The greatest size that a container is found to have.
  static let greatestSize = 1e12

  @inline(never)
  private func snappedSizes(_ sizes: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(snappedSize(sizes.x), snappedSize(sizes.y))
  }

  private func snappedSize(_ size: Double) -> Double {
    let size = grid.round(size)
    return size > 0 ? min(size, Self.greatestSize) : 0
  }
}
