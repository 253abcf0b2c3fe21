import Tangram

// Linear layouts: long ones, nested ones, and ones with shares of a length.
extension Workload {
  static let flat = Workload(
    "W1", "a column of 10,000", edited: EditedLeaf([5_000]),
    list: EditedList { _, _ in leaf(12, 6) },
    resultBuilder: {
      TGLinearLayout(.vert) {
        for index in 0..<10_000 {
          TGView().size(Double(10 + index % 50), Double(5 + index % 7))
        }
      }.width(.fill).height(.wrap).spacing(2).view
    },
    grow: { leaves in
      var column = TGLinearLayout(.vert)
      column.tg_size(width: .fill, height: .wrap)
      column.tg_vspace = 2
      for index in 0..<10_000 {
        column.addSubview(leaves.leaf(Double(10 + index % 50), Double(5 + index % 7)))
      }
      return column.view
    })

  static let weights = Workload("W3", "100 rows of 100 shares", edited: EditedLeaf([50, 50])) {
    var column = TGLinearLayout(.vert)
    column.tg_size(.fill)
    for _ in 0..<100 {
      var row = TGLinearLayout(.horz)
      row.tg_size(width: .fill, height: 100%)
      for index in 0..<100 {
        var leaf = TGView()
        leaf.tg_size(width: TGWeight(1 + index % 3), height: .fill)
        row.addSubview(leaf)
      }
      column.addSubview(row)
    }
    return column.view
  }

  static let stack = Workload(
    "S1", "a stack of 10,000", room: TGSize(width: 300_000, height: 800),
    edited: EditedLeaf([5_000])
  ) {
    TGHStack {
      for index in 0..<10_000 {
        TGView().size(Double(10 + index % 50), Double(5 + index % 7))
      }
    }.view
  }
}
