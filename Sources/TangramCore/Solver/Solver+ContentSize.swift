// Containers that are laid out as wide as their content asks for, in one go.

extension Solver {
  /// Finds the greatest width that the content of a container asks for, and its height at that width, if
  /// its algorithm finds both at once.
  ///
  /// It is only a short cut: whoever asks for the two afterwards is answered as he would have been
  /// without it.
  func solveAtContentWidth(_ index: Int) -> TGSize? {
    let container = containers.base + index
    guard container.pointee.greatestWidth.isNaN, container.wrapsNothing,
      container.pointee.flags.isDisjoint(with: .needsMoreThanOnePass),
      container.pointee.solves <= Self.mostSolvesAtLeisure, !mustNotSolve(index)
    else { return nil }
    depth &+= 1
    let found = runAtContentWidth(container)
    depth &-= 1
    if postponed.isEmpty, let size = remember(found, of: index, container) { return size }
    forgetPlaces(of: index)
    if !postponed.isEmpty { noteUnanswered(index) }
    return nil
  }

  /// Asks the algorithm, and returns the size that it found, on the grid.
  @inline(__always)
  private func runAtContentWidth(_ container: UnsafeMutablePointer<ContainerBox>) -> TGSize {
    container.pointee.solves &+= 1
    solveCount &+= 1
    spend(1 &+ Int(container.pointee.count))
    container.pointee.flags.remove(.isResumable)
    (container.pointee.x.wraps, container.pointee.y.wraps) = (true, true)
    beginPass(container, .zero)
    let pass = TGPass(solver: self, container)
    container.pointee.inForce.borrow { $0.run($0, .layoutAtContentWidth, pass) }
    container.pointee.changeAll()
    let found = resultOfPass(container, .zero)
    (container.pointee.x.wraps, container.pointee.y.wraps) = (false, false)
    return found
  }

  /// Keeps what was found, as the answers to the two questions.
  @inline(__always)
  private func remember(
    _ result: TGSize, of index: Int, _ container: UnsafeMutablePointer<ContainerBox>
  ) -> TGSize? {
    let width = container.pointee.answer
    let isUsable = width >= 0 && width <= Self.greatestSize
    if isUsable { container.pointee.greatestWidth = width }
    // The height is the one at this width only if it is a width that can be given.
    guard isUsable, result.width == width, !container.pointee.x.wasRead,
      !container.pointee.y.wasRead
    else { return nil }
    if standsAsFound(container) {
      remember(result, given: result, container)
    } else {
      forgetPlaces(of: index)
    }
    container.pointee.roomEnough = min(width, container.pointee.roomEnough)
    remember(result, of: index, .vertical, TGSize(width: width))
    return result
  }
}

extension UnsafeMutablePointer where Pointee == ContainerBox {
  /// Whether both sizes are given.
  @inline(__always)
  fileprivate var wrapsNothing: Bool { !pointee.x.wraps && !pointee.y.wraps }
}

extension ContainerFlags {
  /// What makes a layout of a container more than one run of its algorithm.
  @inline(__always)
  fileprivate static var needsMoreThanOnePass: ContainerFlags {
    .anyStart.union(.anyFinish).union([.dependsOnParent, .readsSiblings])
  }
}
