// The reasons for the frames of a plain view's children that do not keep their own frames.

import TangramCore

extension PlainAlgorithm {
  /// Records why containers in the view have their rectangles and, if the view wraps its own content,
  /// why it has its size.
  func explainChildren(_ pass: TGPass) {
    for axis in TGAxis.allCases { pass.reasons(axis).explain(size: size(axis, pass)) }
    let room = TGSize(width: pass[.horizontal].size, height: pass[.vertical].size)
    for child in pass.children where !child.box.keepsFrame {
      let rules = RoomRules(view: child.box, box: child.index, solver: pass.solver, room: room)
      for axis in TGAxis.allCases {
        let along = child.reasons(axis)
        let reasons = RoomReasons(rules: rules, reasons: along) { pass.reasons($0).size }
        along.explain(extent: reasons.extent)
        along.explain(origin: reasons.origin(extent: along.extent))
      }
    }
  }

  private func size(_ axis: TGAxis, _ pass: TGPass) -> TGReason {
    let (solver, box) = (pass.solver, Int(pass.container.box))
    let reasons = TGChild(box: box, pass: pass).reasons(axis)
    guard let content = solver.plan.node(ofBox: box).content else { return reasons.kept.extent }
    var limit = TGSize(width: pass[.horizontal].size)
    if pass[.horizontal].wraps, axis == .horizontal {
      limit.width = solver.numericMaximum(of: box, .horizontal)
    }
    let size = solver.usable(content.size(within: limit), of: box)
    return reasons.scale(content.reason(size, limit, axis))
  }
}
