// Solves containers again for the final sizes of their frames.

extension Solver {
  /// Whether a wrapping container was assigned a size that differs from the size it computed, by a
  /// gravity that stretches it or by a bound that only its parent applies.
  package func isStretched(_ index: Int, _ frame: TGSize, _ solved: TGSize) -> Bool {
    let container = containers[index]
    guard container.x.wraps || container.y.wraps else { return false }
    let box = boxes[Int(container.box)]
    guard !box.isExcluded, !box.keepsFrame, container.box != 0 else {
      return false
    }
    return container.x.wraps && (frame.width - solved.width).magnitude > grid.tolerance
      || container.y.wraps && (frame.height - solved.height).magnitude > grid.tolerance
  }

  /// Places the children of a stretched container for its final size, as if that size had been
  /// given from the start.
  ///
  /// - Parameter place: Places the children of a container for a size.
  package func solveStretched(
    _ index: Int, _ frame: TGSize, _ solved: TGSize, by place: (Int, TGSize) -> TGSize
  ) {
    let wrapping = containers[index].wrappedAxes
    if frame.width != solved.width { containers[index].x.wraps = false }
    if frame.height != solved.height { containers[index].y.wraps = false }
    _ = place(index, frame)
    containers[index].wrappedAxes = wrapping
  }
}
