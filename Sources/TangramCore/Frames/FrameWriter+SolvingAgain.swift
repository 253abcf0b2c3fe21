extension LayoutEngine {
  /// Ensures that the children of a container are placed for the size of its frame.
  ///
  /// - Returns: The axes that the container wrapped in its last pass.
  package func solveAgain(_ index: Int) -> TGAxes { writer.solveAgain(index) }
}

extension FrameWriter {
  fileprivate func solveAgain(_ index: Int) -> TGAxes {
    let size = plan.containers[index].frame.size
    let given = index == 0 ? handed : size
    solver.current.placing = index
    solver.renewWork()
    let solved = solver.placeFromTop(index, given: given)
    var wrapping = plan.containers[index].wrappedAxes
    if solver.isStretched(index, size, solved) {
      solver.solveStretched(index, size, solved) { solver.placeFromTop($0, given: $1) }
      if size.width != solved.width { wrapping.remove(.horizontal) }
      if size.height != solved.height { wrapping.remove(.vertical) }
    }
    return wrapping
  }
}
