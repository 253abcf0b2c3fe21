// Solving containers again for the sizes that their frames have.

extension FrameWriter {
  /// Whether a container that wraps was given another size than it had found: by a gravity that
  /// stretches it, or by a bound that only its parent sees.
  func isStretched(
    _ container: UnsafeMutablePointer<ContainerBox>, _ frame: TGSize, _ solved: TGSize
  ) -> Bool {
    guard container.pointee.x.wraps || container.pointee.y.wraps else { return false }
    let flags = plan.boxes[Int(container.pointee.box)].flags
    guard flags.isDisjoint(with: [.isExcluded, .keepsFrame]), container.pointee.box != 0 else {
      return false
    }
    let (x, y) = (container.pointee.x, container.pointee.y)
    return x.wraps && (frame.width - solved.width).magnitude > plan.grid.tolerance
      || y.wraps && (frame.height - solved.height).magnitude > plan.grid.tolerance
  }

  /// Places the children of a stretched container for the size it has, as if it had been given
  /// that size from the start.
  func solveStretched(
    _ index: Int, _ container: UnsafeMutablePointer<ContainerBox>, _ frame: TGSize,
    _ solved: TGSize
  ) {
    let (wrapsWidth, wrapsHeight) = (container.pointee.x.wraps, container.pointee.y.wraps)
    container.pointee.x.wraps = wrapsWidth && frame.width == solved.width
    container.pointee.y.wraps = wrapsHeight && frame.height == solved.height
    _ = solver.solveFromTop(index, given: frame)
    (container.pointee.x.wraps, container.pointee.y.wraps) = (wrapsWidth, wrapsHeight)
    container.pointee.flags.remove(.isResumable)
  }
}
