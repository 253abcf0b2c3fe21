import Tangram

// Grids: cells of fixed size, cells sized to their text, and items that span several cells.
extension Workload {
  static let grids = [cells, textCells, spans]

  private static let cells = Workload(
    "GX1", "a grid of 100 by 100 points", edited: EditedLeaf([5_000])
  ) {
    let grid = TGGridLayout(
      columns: [.repeated(.times(100), [10])], rows: [.repeated(.times(100), [8])])
    return wide(grid.spacing(1), 10_000, height: .fill) {
      leaf(Double(5 + $0 % 5), Double(5 + $0 % 3))
    }
  }

  private static let textCells = Workload(
    "GX2", "2,000 rows, auto and fr columns, text in one", edited: EditedLeaf([3_000])
  ) {
    var grid = TGGridLayout(columns: [.auto, .fr(1), .auto])
    grid.tg_size(width: .fill, height: .wrap)
    grid.tg_space = 4
    for index in 0..<2_000 {
      grid.addSubview(leaf(Double(20 + index % 20), 12))
      grid.addSubview(TGView(.text(chars: 20 + 37 * index % 200, advance: 7, line: 16)))
      grid.addSubview(leaf(Double(30 + index % 30), 10))
    }
    return grid.view
  }

  private static let spans = Workload(
    "GX3", "2,000 items, dense, over several cells", edited: EditedLeaf([1_000])
  ) {
    var grid = TGGridLayout(columns: [.repeated(.times(12), [.fr(1)])])
    grid.tg_autoRows = [.points(20)]
    grid.tg_autoFlow = .rowDense
    return wide(grid.spacing(2), 2_000) {
      TGView().grid(column: .span(1 + $0 % 5), row: .span(1 + $0 % 3))
    }
  }
}
