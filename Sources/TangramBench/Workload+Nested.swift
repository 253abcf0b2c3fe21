import Tangram

// Nested linear layouts, seven levels deep.
extension Workload {
  static let nested = Workload(
    "W2", "7 levels of 4, all wrapping", edited: EditedLeaf([2, 2, 2, 2, 2, 2, 2]),
    list: EditedList(path: innermostLine) { _, _ in leaf(8, 6) },
    resultBuilder: { nestWithBuilder(level: 0).view },
    grow: { nest(level: 0, &$0) })

  private static func nest(level: Int, _ leaves: inout Leaves) -> TGView {
    if level == 7 { return leaves.leaf(8, 6) }
    var line = TGLinearLayout(level.isMultiple(of: 2) ? .vert : .horz)
    line.tg_size(.wrap)
    line.tg_space = 1
    line.tg_padding = TGInsets(all: 1)
    for _ in 0..<4 { line.addSubview(nest(level: level + 1, &leaves)) }
    return line.view
  }

  private static func nestWithBuilder(level: Int) -> TGLinearLayout {
    TGLinearLayout(level.isMultiple(of: 2) ? .vert : .horz) {
      for _ in 0..<4 {
        if level == 6 {
          TGView().size(8, 6)
        } else {
          nestWithBuilder(level: level + 1)
        }
      }
    }.size(.wrap).spacing(1).padding(1)
  }

  /// The path to one of the 4,096 innermost lines: for pass 0 the one with the edited leaf, then
  /// the next ones.
  private static let innermostLine: @Sendable (_ pass: Int) -> [Int] = { pass in
    (0..<6).reversed().map { level in ((pass >> (2 * level)) + 2) % 4 }
  }
}
