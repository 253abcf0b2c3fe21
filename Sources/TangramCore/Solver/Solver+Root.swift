// The root in the plain view that holds it: its frame, and the size its contents are laid out for.

extension Solver {
  private var rootRules: RoomRules {
    RoomRules(box: boxes.base, solver: self, room: environment.size)
  }

  /// The frame of the root before its pass.
  ///
  /// The axes that wrap are found by the pass.
  func rootFrameBeforePass() -> TGRect {
    // The box keeps the size of the layout before; the frame starts from what the tree says.
    let frame = plan.finite(plan.root.node.givenFrame, of: boxes.base)
    boxes.base.pointee.x.current = frame.size.width
    boxes.base.pointee.y.current = frame.size.height
    guard let root = plan.defaultRoot else { return rootRules.frame(from: frame.origin) }
    return withRules(of: root, frame.size) { $0.frame(from: frame.origin) }
  }

  /// The size the root's contents are laid out for, where it differs from the frame.
  func rootSizeForPass(_ frame: TGRect) -> TGSize { rootRules.sizeForPass(frame) }

  /// The frame of the root after its pass: where it wraps, the size found, and the place that
  /// follows from that size.
  func rootFrame(_ before: TGRect, solved: TGSize) -> TGRect {
    rootRules.frame(before, solved: solved)
  }

  /// Calls `read` with the rules by which the root found its frame, as they were before its pass.
  func withRootRules<Result>(_ read: (RoomRules) -> Result) -> Result {
    var root = plan.defaultRoot ?? boxes[0]
    (root.container, root.flags) = (boxes[0].container, boxes[0].flags)
    return withRules(of: root, plan.finite(plan.root.node.givenFrame, of: boxes.base).size, read)
  }

  /// Calls `read` with the rules for a root of some size, whose box is not changed.
  private func withRules<Result>(
    of root: Box, _ size: TGSize, _ read: (RoomRules) -> Result
  ) -> Result {
    var root = root
    (root.x.current, root.y.current) = (size.width, size.height)
    return withUnsafeMutablePointer(to: &root) {
      read(RoomRules(box: $0, solver: self, room: environment.size))
    }
  }
}
