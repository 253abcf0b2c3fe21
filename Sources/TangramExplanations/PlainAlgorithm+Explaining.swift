// The reasons for the frames of a plain view's children that do not keep their own frames.

import TangramCore

extension PlainAlgorithm {
  /// Records why containers in the view have their rectangles and, if the view wraps its own content,
  /// why it has its size.
  func explainChildren(_ pass: TGPass) {
    explainSize(pass[.horizontal], pass)
    explainSize(pass[.vertical], pass)
    let room = TGSize(width: pass[.horizontal].size, height: pass[.vertical].size)
    for child in pass.children where !child.box.keepsFrame {
      let solver = pass.solver
      let reasons = RoomReasons(
        rules: RoomRules(view: child.box, box: child.index, solver: solver, room: room),
        child: child
      ) { TGPassReasons(solver: pass.solver, index: pass.containerIndex, axis: $0).size }
      explain(child[.horizontal], reasons)
      explain(child[.vertical], reasons)
    }
  }

  private func explain<Axis: TGAxisType>(_ child: TGChildAxis<Axis>, _ reasons: RoomReasons) {
    child.explain(extent: reasons.extent(Axis.axis))
    child.explain(origin: reasons.origin(Axis.axis, extent: child.reasons.extent))
  }

  private func explainSize<Axis: TGAxisType>(_ axis: TGPassAxis<Axis>, _ pass: TGPass) {
    if axis.wraps { axis.explain(size: size(axis, pass)) }
  }

  private func size<Axis: TGAxisType>(_ axis: TGPassAxis<Axis>, _ pass: TGPass) -> TGReason {
    let (solver, box) = (pass.solver, Int(pass.container.box))
    let child = TGChild(box: box, pass: pass)
    let childReasons = TGChildReasons(child: child, axis: Axis.axis)
    guard let content = solver.plan.node(ofBox: box).content else {
      return childReasons.kept(.extent)
    }
    var limit = TGSize(width: pass[.horizontal].size)
    if pass[.horizontal].wraps, Axis.axis == .horizontal {
      limit.width = solver.numericMaximum(of: box, .horizontal)
    }
    let size = solver.usable(content.size(within: limit), of: box)
    return childReasons.scale(content.reason(size, limit, Axis.axis))
  }
}
