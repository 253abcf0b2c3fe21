import Tangram

// Containers that pack children into lines in various ways.
extension Workload {
  static let flow = Workload("W4", "a flow of 10,000", edited: EditedLeaf([5_000])) {
    var flow = TGFlowLayout(.vert)
    flow.tg_size(width: .fill, height: .wrap)
    flow.tg_space = 4
    for index in 0..<10_000 {
      flow.addSubview(leaf(Double(20 + index % 60), Double(10 + index % 13)))
    }
    return flow.view
  }

  static let float = Workload(
    "W8", "10,000 floats, a fifth to the other side", edited: EditedLeaf([5_000])
  ) {
    var float = TGFloatLayout(.vert)
    float.tg_size(width: .fill, height: .wrap)
    float.tg_space = 2
    for index in 0..<10_000 {
      var leaf = leaf(Double(20 + 37 * index % 81), Double(10 + 53 * index % 41))
      leaf.tg_reverseFloat = index.isMultiple(of: 5)
      float.addSubview(leaf)
    }
    return float.view
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
