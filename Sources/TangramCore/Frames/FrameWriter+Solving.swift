// Solves containers again for the final sizes of their frames.

extension FrameWriter {
  /// Whether a container that wraps was given a different size than it found, by a gravity that
  /// stretches it or by a bound that only its parent applies.
  package func isStretched(_ index: Int, _ frame: TGSize, _ solved: TGSize) -> Bool {
    let container = plan.containers[index]
    guard container.x.wraps || container.y.wraps else { return false }
    let flags = plan.boxes[Int(container.box)].flags
    guard flags.isDisjoint(with: [.isExcluded, .keepsFrame]), container.box != 0 else {
      return false
    }
    return container.x.wraps && (frame.width - solved.width).magnitude > plan.grid.tolerance
      || container.y.wraps && (frame.height - solved.height).magnitude > plan.grid.tolerance
  }

  /// Places the children of a stretched container for its final size, as if that size had been
  /// given from the start.
  package func solveStretched(_ index: Int, _ frame: TGSize, _ solved: TGSize) {
    let wrapping = plan.containers[index].wrappedAxes
    if frame.width != solved.width { plan.containers[index].x.wraps = false }
    if frame.height != solved.height { plan.containers[index].y.wraps = false }
    _ = solver.placeFromTop(index, given: frame)
    plan.containers[index].wrappedAxes = wrapping
  }
}
