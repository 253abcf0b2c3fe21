// The root in the plain view that holds it: its frame, and the size its contents are laid out for.

extension Solver {
  private var rootRules: RoomRules {
    RoomRules(view: boxes[0], box: 0, solver: self, room: environment.size)
  }

  /// The frame of the root before its pass.
  ///
  /// The axes that wrap are found by the pass.
  func rootFrameBeforePass() -> TGRect {
    // The box keeps the size of the layout before; the frame starts from what the tree says.
    let frame = plan.givenFrame(ofBox: 0)
    let size = plan.startSize(of: boxes[0], frame.size)
    (boxes[0].x.current, boxes[0].y.current) = (size.width, size.height)
    return rulesBeforePass.frame(from: frame.origin)
  }

  /// The size the root's contents are laid out for, where it differs from the frame.
  func rootSizeForPass(_ frame: TGRect) -> TGSize { rootRules.sizeForPass(frame) }

  /// The frame of the root after its pass: where it wraps, the size found, and the place that follows
  /// from that size.
  func rootFrame(_ before: TGRect, solved: TGSize) -> TGRect {
    rootRules.frame(before, solved: solved)
  }

  /// The rules by which the root finds its frame, as they are before its pass.
  package var rulesBeforePass: RoomRules {
    var root = plan.defaultRoot ?? boxes[0]
    (root.container, root.flags) = (boxes[0].container, boxes[0].flags)
    let size = plan.startSize(of: root, plan.givenFrame(ofBox: 0).size)
    (root.x.current, root.y.current) = (size.width, size.height)
    return RoomRules(view: root, box: 0, solver: self, room: environment.size)
  }
}
