import TangramLinear

// The rules that apply however children are added: every child is a row, and the gap between columns is
// that of the table.

extension TGTableAlgorithm {
  /// Always `true`: a table has rules for its children.
  public var hasRules: Bool { true }

  /// Turns children that are not rows into cells, and updates the gaps of the rows.
  public static func keepRules(of container: inout TGView, after change: TGChildrenChange) {
    var table = TGTableLayout(view: consume container)
    table.propagateGaps()
    table.moveIntoRows(change.added)
    container = table.view
  }
}

extension TGTableLayout {
  /// Moves children that are not rows into the rows before them, as their last cells.
  ///
  /// If there is no row before such a child, a row that wraps its cells is created.
  fileprivate mutating func moveIntoRows(_ added: [Int]) {
    var removed = 0
    for original in added {
      let index = original - removed
      let isRow = subviews[index].algorithm(TGLinearAlgorithm.self)?.columns != nil
      if isRow { continue }
      let cell = subviews.remove(at: index)
      if index == 0 {
        insertSubview(newRow(TGTableRow(size: .wrap, columns: .sized(.wrap))), at: 0)
      } else {
        removed += 1
      }
      tg_addCol(cell, inRow: max(0, index - 1))
    }
  }

  /// Updates the gap between columns in all rows, if it has changed.
  fileprivate mutating func propagateGaps() {
    let (old, new) = (options.gaps, TGSize(width: tg_hspace, height: tg_vspace))
    if old == new { return }
    options.gaps = new
    let axis = tg_orientation.axis.crossed
    if old[axis] == new[axis] { return }
    for index in subviews.indices {
      subviews[index, as: TGLinearLayout.self]?.setGap(axis, new[axis])
    }
  }
}
