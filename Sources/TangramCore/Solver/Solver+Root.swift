// The root in the plain view that holds it: the root's frame, and the size that its contents are
// laid out for.

extension Solver {
  private var rootRules: RoomRules {
    RoomRules(view: boxes[0], box: 0, solver: self, room: environment.size)
  }

  /// The frame of the root before its pass.
  ///
  /// The axes that wrap are determined by the pass.
  func rootFrameBeforePass() -> TGRect {
    // The box still has the size of the previous layout; start from the frame given in the tree.
    let frame = plan.givenFrame(ofBox: 0)
    let size = plan.startSize(of: boxes[0], frame.size)
    (boxes[0].x.current, boxes[0].y.current) = (size.width, size.height)
    return rulesBeforePass.frame(from: frame.origin)
  }

  /// The size that the root's contents are laid out for, which may differ from the size of the
  /// frame.
  func rootSizeForPass(_ frame: TGRect) -> TGSize { rootRules.sizeForPass(frame) }

  /// The frame of the root after its pass: an axis that wraps gets the size that was found, and an origin
  /// that is recomputed if it depends on that size.
  func rootFrame(_ before: TGRect, solved: TGSize) -> TGRect {
    rootRules.frame(before, solved: solved)
  }

  /// The rules for the frame of the root, in the state before its pass.
  package var rulesBeforePass: RoomRules {
    var root = plan.defaultRoot ?? boxes[0]
    root.container = boxes[0].container
    (root.isExcluded, root.keepsFrame) = (boxes[0].isExcluded, boxes[0].keepsFrame)
    let size = plan.startSize(of: root, plan.givenFrame(ofBox: 0).size)
    (root.x.current, root.y.current) = (size.width, size.height)
    return RoomRules(view: root, box: 0, solver: self, room: environment.size)
  }
}
