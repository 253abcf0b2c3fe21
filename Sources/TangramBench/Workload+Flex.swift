import Tangram

// The linear and flow workloads, rebuilt with flex layouts.
extension Workload {
  static let flexes = [flexColumn, flexNest, flexShares, flexFlow, flexList]

  private static let flexColumn = Workload(
    "FX1", "W1 as a flex column", edited: EditedLeaf([5_000])
  ) {
    wide(TGFlexLayout(.column).spacing(vert: 2).alignItems(.start), 10_000) { leaf($0) }
  }

  private static let flexNest = Workload(
    "FX2", "W2 as flex layouts", edited: EditedLeaf([2, 2, 2, 2, 2, 2, 2])
  ) {
    var root = flexNest(level: 0)
    root.tg_size(.wrap)
    return root
  }

  private static func flexNest(level: Int) -> TGView {
    if level == 7 { return leaf(8, 6) }
    var line = TGFlexLayout(level.isMultiple(of: 2) ? .column : .row)
    line.tg_alignItems = .start
    line.tg_space = 1
    line.tg_padding = TGInsets(all: 1)
    for _ in 0..<4 { line.addSubview(flexNest(level: level + 1)) }
    return line.view
  }

  private static let flexShares = Workload(
    "FX3", "W3 as flex layouts that grow", edited: EditedLeaf([50, 50])
  ) {
    var column = TGFlexLayout(.column)
    column.tg_size(.fill)
    for _ in 0..<100 {
      var row = TGFlexLayout(.row)
      for index in 0..<100 {
        row.addSubview(TGView().flex(grow: Double(1 + index % 3), basis: 0))
      }
      column.addSubview(row.flex(grow: 1, basis: 0))
    }
    return column.view
  }

  private static let flexFlow = Workload(
    "FX4", "W4 as a flex layout that wraps", edited: EditedLeaf([5_000])
  ) {
    wide(TGFlexLayout(.row, wrap: true).spacing(4).alignItems(.start), 10_000) {
      leaf(Double(20 + $0 % 60), Double(10 + $0 % 13))
    }
  }

  private static let flexList = Workload(
    "FX5", "W5 as flex layouts", room: TGSize(width: 375, height: 667),
    edited: EditedLeaf([1_000, 0])
  ) {
    wide(TGFlexLayout(.column), 2_000) { flexRow(chars: 20 + 37 * $0 % 200) }
  }

  private static func flexRow(chars: Int) -> TGView {
    var row = TGFlexLayout(.row)
    row.tg_alignItems = .start
    row.tg_padding = TGInsets(all: 8)
    row.tg_hspace = 6
    row.addSubview(leaf(40, 40))
    var column = TGFlexLayout(.column)
    column.addSubview(TGView(.text(chars: chars, advance: 7, line: 16)))
    column.addSubview(TGView().height(12))
    row.addSubview(column.flex(grow: 1, basis: 0))
    row.addSubview(leaf(60, 20))
    return row.view
  }
}
