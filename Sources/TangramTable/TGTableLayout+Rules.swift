import TangramCore
import TangramLinear

// The rules that apply however children are added: every child is a row, and the gap between columns is
// that of the table.

extension TGTableAlgorithm {
  /// Always `true`: a table has rules for its children.
  public var hasRules: Bool { true }

  /// Turns children that are not rows into cells, and updates the gaps of the rows.
  public static func keepRules(of container: inout TGView, after change: TGChildrenChange) {
    var table = TGTableLayout(view: container)
    // Releases the other reference, so that the table is modified in place.
    container = TGView()
    table.passOnGaps()
    if change.added.contains(where: { !table.isRow($0) }) { table.takeIn(change.added) }
    container = table.view
  }
}

extension TGTableLayout {
  fileprivate func isRow(_ index: Int) -> Bool {
    subviews[index].algorithm(TGLinearAlgorithm.self)?.cellSize != nil
  }

  /// Moves children that are not rows into the rows before them, as their last cells.
  ///
  /// If there is no row before such a child, a row that wraps its cells is created.
  fileprivate mutating func takeIn(_ places: [Int]) {
    var removed = 0
    for place in places {
      let index = place - removed
      if isRow(index) { continue }
      let cell = subviews.remove(at: index)
      if index == 0 {
        subviews.insert(row(.wrap, .sized(.wrap)), at: 0)
      } else {
        removed += 1
      }
      tg_addCol(cell, inRow: max(0, index - 1))
    }
  }

  /// Updates the gap between columns in all rows, if it has changed.
  fileprivate mutating func passOnGaps() {
    let (old, new) = (options.gaps, TGSize(width: tg_hspace, height: tg_vspace))
    if old == new { return }
    options.gaps = new
    let isVertical = tg_orientation == .vert
    if isVertical ? old.width == new.width : old.height == new.height { return }
    for index in subviews.indices {
      changeRow(index) {
        if isVertical { $0.tg_hspace = new.width } else { $0.tg_vspace = new.height }
      }
    }
  }
}
