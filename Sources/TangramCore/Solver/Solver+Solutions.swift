// What containers were solved for, and the sizes that resulted.

extension UnsafeMutablePointer where Pointee == ContainerBox {
  /// A size without what has no influence: axes that wrap are found whatever they are given.
  @inline(__always)
  func normalized(_ size: TGSize) -> TGSize {
    TGSize(
      width: pointee.x.wraps ? 0 : size.width, height: pointee.y.wraps ? 0 : size.height)
  }
}

extension Solver {
  /// Whether a container's children are placed for a size, which is normalized.
  @inline(__always)
  func isLatest(_ given: TGSize, _ container: UnsafeMutablePointer<ContainerBox>) -> Bool {
    container.pointee.latest.answers(given) && sees(container) { $0.latest }
  }

  /// Whether a container was solved for a size before the last time it was solved.
  @inline(__always)
  func isEarlier(_ given: TGSize, _ container: UnsafeMutablePointer<ContainerBox>) -> Bool {
    container.pointee.earlier.answers(given) && sees(container) { $0.earlier }
  }

  /// Whether what a container is in looks to it as it did at a solve, if it looks at all.
  @inline(__always)
  private func sees(
    _ container: UnsafeMutablePointer<ContainerBox>,
    _ then: (OutsideSizes) -> OutsideSizes.Outside?
  ) -> Bool {
    !container.pointee.flags.contains(.dependsOnParent)
      || outsides[container - containers.base].flatMap(then) == outside(of: container)
  }

  /// Keeps the size that resulted for a container, and the one before.
  @inline(__always)
  func remember(
    _ result: TGSize, given: TGSize, _ container: UnsafeMutablePointer<ContainerBox>
  ) {
    container.pointee.settleChanges()
    if container.pointee.latest.isValid { container.pointee.earlier = container.pointee.latest }
    container.pointee.latest = SolvedSize(given: given, result: result)
    if container.pointee.flags.contains(.dependsOnParent) {
      let index = container - containers.base
      let before = outsides[index]?.latest
      outsides[index] = OutsideSizes(latest: outside(of: container), earlier: before)
    }
  }

  /// Whether a container was solved more often than `limit` in this layout.
  @inline(__always)
  func wasSolved(_ index: Int, moreThan limit: UInt16) -> Bool {
    containers.base[index].solves > limit && !countsAnew(index)
  }

  /// Starts counting anew if the count goes back to layouts before; nobody has the time to set all
  /// counts back when a layout begins.
  @inline(never)
  private func countsAnew(_ index: Int) -> Bool {
    if countedSince.updateValue(layoutNumber, forKey: index) == layoutNumber { return false }
    containers[index].solves = 0
    return true
  }

  /// Forgets what a container was solved for.
  @inline(__always)
  func forgetSolution(of index: Int) {
    containers.base[index].forget(.isWritten)
  }

  /// Forgets what was found for a container because something in it changed.
  func invalidate(_ index: Int) {
    containers[index].forgetEverything()
    containers[index].changeAll()
  }

  /// Forgets what containers were solved for that have one of some flags, and all that they are in.
  func forgetSolutions(ofContainersWith flags: ContainerFlags) {
    for index in 0..<containers.count where !containers[index].flags.isDisjoint(with: flags) {
      forgetSolution(of: index)
      var box = Int(containers[index].box)
      while boxes[box].parent >= 0 {
        let parent = Int(boxes[box].parent)
        containers[parent].change(box)
        forgetSolution(of: parent)
        box = Int(containers[parent].box)
      }
    }
  }

  /// Forgets everything that was solved, as if the tree had just been compiled.
  package func forgetSolutions() {
    for container in containers.base..<(containers.base + containers.count) {
      container.pointee.forget([.isWritten, .isResumable])
    }
  }

  /// What a container that depends on what it is in sees of it.
  func outside(of container: UnsafeMutablePointer<ContainerBox>) -> OutsideSizes.Outside {
    var outside = OutsideSizes.Outside(size: sizeOutside(container))
    let box = boxes.base + Int(container.pointee.box)
    guard box.pointee.rare >= 0 else { return outside }
    let rare = rares[Int(box.pointee.rare)]
    for bound in [rare.x.size.lower, rare.x.size.upper, rare.y.size.lower, rare.y.size.upper]
    where bound.kind == .anchor && bound.link.target >= 0 {
      let sibling = boxes.base + Int(bound.link.target)
      outside.siblings.append(sibling[bound.link.attribute.axis].extent)
    }
    return outside
  }

  /// What a container is in, if its size depends on that.
  func outsideIfItCounts(
    _ container: UnsafeMutablePointer<ContainerBox>
  ) -> OutsideSizes.Outside? {
    container.pointee.flags.contains(.dependsOnParent) ? outside(of: container) : nil
  }

  /// The whole size of the view a container is in.
  func sizeOutside(_ container: UnsafeMutablePointer<ContainerBox>) -> TGSize {
    let parent = Int(boxes[Int(container.pointee.box)].parent)
    guard parent >= 0 else { return environment.size }
    return TGSize(width: containers[parent].x.size, height: containers[parent].y.size)
  }
}

extension ContainerBox {
  fileprivate mutating func forgetEverything() { forget([.isWritten, .isResumable]) }

  /// Forgets what the container was solved for, and what some flags say of that.
  @inline(__always)
  fileprivate mutating func forget(_ said: ContainerFlags) {
    (latest, earlier, solves) = (SolvedSize(), SolvedSize(), 0)
    (leastWidth, greatestWidth, roomEnough) = (.nan, .nan, .nan)
    wrapped = SolvedSize()
    flags.subtract(said.union([.hasWrappedSizes, .hasContentWidths]))
  }
}

/// How large the view was that a container is in when the container was solved, for those few
/// whose solutions depend on it.
struct OutsideSizes {
  var latest: Outside?
  var earlier: Outside?

  /// The size of the view, and the extents of the siblings that the container's bounds refer to.
  struct Outside: Equatable {
    var size: TGSize
    var siblings: [Double] = []
  }
}
