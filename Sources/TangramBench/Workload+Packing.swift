import Tangram

// Containers that pack children into lines in various ways.
extension Workload {
  static let flow = Workload("W4", "a flow of 10,000", edited: EditedLeaf([5_000])) {
    wide(TGFlowLayout(.vert).spacing(4), 10_000) {
      leaf(Double(20 + $0 % 60), Double(10 + $0 % 13))
    }
  }

  static let float = Workload(
    "W8", "10,000 floats, a fifth to the other side", edited: EditedLeaf([5_000])
  ) {
    wide(TGFloatLayout(.vert).spacing(2), 10_000) { index in
      leaf(Double(20 + 37 * index % 81), Double(10 + 53 * index % 41))
        .reverseFloat(index.isMultiple(of: 5))
    }
  }

  static let table = Workload("W10", "a table of 500 rows of 20", edited: EditedLeaf([250, 10])) {
    var table = TGTableLayout(.vert)
    table.tg_size(width: .fill, height: .wrap)
    table.tg_space = 2
    for row in 0..<500 {
      table.tg_addRow(size: .wrap, colSize: .average)
      for column in 0..<20 {
        var cell = TGView()
        cell.tg_height.equal(Double(10 + (row + column) % 9))
        table.tg_addCol(cell, inRow: row)
      }
    }
    return table.view
  }
}
