// Containers that are measured as if they wrapped, whatever their own sizes say.

/// What a container measures as if it wrapped some axes, of which not all may be its own.
struct WrappedSize {
  var wrapping: TGAxes
  var given: TGSize
  var result: TGSize
  /// What the container was in, if its size depends on that.
  var outside: OutsideSizes.Outside?
}

extension Solver {
  /// The size a container has if it wraps some axes besides those that it wraps anyway.
  ///
  /// What comes out is kept apart from what the container was solved for: the same size may have
  /// been given, but it meant something else.
  func measure(_ index: Int, asIfWrapping axes: TGAxes, given: TGSize) -> TGSize {
    let container = containers.base + index
    let own = container.pointee.wrappedAxes
    let wrapping = own.union(axes)
    if wrapping == own { return measure(index, given: given) }
    let given = given.leavingOut(wrapping)
    if let known = wrappedSize(of: index, wrapping, given) { return known }
    if container.pointee.solves > Self.mostSolves || mustNotSolve(index),
      let size = insteadOfMeasuring(index, wrapping, given)
    {
      return size
    }
    container.pointee.wrappedAxes = wrapping
    // The last pass answered another question.
    container.pointee.flags.remove(.isResumable)
    depth &+= 1
    let result = settle(index, container, given)
    depth &-= 1
    container.pointee.wrappedAxes = own
    if postponed.isEmpty, own.isEmpty, standsAsFound(container) {
      remember(result, given: result, container)
    } else {
      forgetPlaces(of: index)
    }
    if postponed.isEmpty {
      remember(result, of: index, wrapping, given)
    } else {
      noteUnanswered(index)
    }
    return result
  }

  /// What a container measures that was asked for very many sizes, or cannot be solved now; nil if it is
  /// to be solved all the same.
  @inline(never)
  private func insteadOfMeasuring(
    _ index: Int, _ wrapping: TGAxes, _ given: TGSize
  ) -> TGSize? {
    let container = containers.base + index
    if wasSolved(index, moreThan: Self.mostSolves), let known = wrappedSizes[index]?.last {
      // Asked for ever new sizes: any answer is better than none in the end.
      plan.report(boxes.base + Int(container.pointee.box), "size", .unsettled)
      return known.result
    }
    guard mustNotSolve(index) else { return nil }
    if isSpent { return wrappedSizes[index]?.last?.result ?? container.pointee.known(for: given) }
    if depth >= Self.deepestSolve {
      postpone(PostponedSolve(container: index, given: given, wrapping: wrapping))
    }
    return given
  }

  /// Whether the children are placed as they would be if the container were given what it found.
  func standsAsFound(_ container: UnsafeMutablePointer<ContainerBox>) -> Bool {
    let flags = container.pointee.flags
    guard flags.contains(.standsAsFound) else { return false }
    if !flags.contains(.readsDefiniteness) { return true }
    return boxes[Int(container.pointee.box)].y.flags.contains(.isIndefinite)
  }

  @inline(__always)
  private func wrappedSize(of index: Int, _ wrapping: TGAxes, _ given: TGSize) -> TGSize? {
    let container = containers.base + index
    if wrapping == .vertical, container.pointee.wrapped.answers(given) {
      return container.pointee.wrapped.result
    }
    guard container.pointee.flags.contains(.hasWrappedSizes) else { return nil }
    return furtherWrappedSize(of: index, wrapping, given)
  }

  @inline(never)
  private func furtherWrappedSize(
    of index: Int, _ wrapping: TGAxes, _ given: TGSize
  ) -> TGSize? {
    let container = containers.base + index
    let outside = outsideIfItCounts(container)
    return wrappedSizes[index]?.first {
      $0.wrapping == wrapping && $0.given == given && $0.outside == outside
    }?.result
  }

  func remember(
    _ result: TGSize, of index: Int, _ wrapping: TGAxes, _ given: TGSize
  ) {
    let container = containers.base + index
    if wrapping == .vertical, !container.pointee.flags.contains(.dependsOnParent),
      !container.pointee.wrapped.isValid
    {
      container.pointee.wrapped = SolvedSize(given: given, result: result)
    } else {
      rememberFurther(result, of: index, wrapping, given)
    }
  }

  @inline(never)
  private func rememberFurther(
    _ result: TGSize, of index: Int, _ wrapping: TGAxes, _ given: TGSize
  ) {
    let container = containers.base + index
    let outside = outsideIfItCounts(container)
    if !container.pointee.flags.contains(.hasWrappedSizes) { wrappedSizes[index] = [] }
    container.pointee.flags.insert(.hasWrappedSizes)
    wrappedSizes[index, default: []].append(
      WrappedSize(wrapping: wrapping, given: given, result: result, outside: outside))
  }

  /// What a container was solved for is known still, but its children are not placed for it now.
  func forgetPlaces(of index: Int) {
    let container = containers.base + index
    if container.pointee.latest.isValid {
      container.pointee.earlier = container.pointee.latest
      container.pointee.latest = SolvedSize()
      if let before = outsides[index] { outsides[index] = OutsideSizes(earlier: before.latest) }
    }
    container.pointee.flags.subtract([.isWritten, .isResumable])
    container.pointee.changeAll()
  }
}

extension Solver {
  /// Nothing stands of where the children of a container were placed, for whatever size.
  func forgetAllPlaces(of index: Int) {
    forgetPlaces(of: index)
    containers[index].earlier = SolvedSize()
    outsides[index] = nil
  }
}

extension ContainerBox {
  var wrappedAxes: TGAxes {
    get { (x.wraps ? TGAxes.horizontal : []).union(y.wraps ? .vertical : []) }
    set { (x.wraps, y.wraps) = (newValue.contains(.horizontal), newValue.contains(.vertical)) }
  }
}

extension TGSize {
  /// The size without some axes.
  fileprivate func leavingOut(_ axes: TGAxes) -> TGSize {
    TGSize(
      width: axes.contains(.horizontal) ? 0 : width, height: axes.contains(.vertical) ? 0 : height)
  }
}
