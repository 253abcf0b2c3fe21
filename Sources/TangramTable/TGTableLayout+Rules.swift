import TangramCore
import TangramLinear

// The rules that hold whatever way children are added: all are rows, and the gap between columns is
// that of the table.

extension TGTableAlgorithm {
  /// Yes.
  public var hasRules: Bool { true }

  /// Makes cells of children that are no rows, and gives new gaps to the rows.
  public static func keepRules(of container: inout TGView, after change: TGChildrenChange) {
    var table = TGTableLayout(storage: container.storage)
    // Released, so that the table is changed in its place.
    container = TGView()
    table.passOnGaps()
    if change.added.contains(where: { !table.isRow($0) }) { table.takeIn(change.added) }
    container = table.view
  }
}

extension TGTableLayout {
  fileprivate func isRow(_ index: Int) -> Bool {
    subviews[index].storage.algorithm(TGLinearAlgorithm.self)?.cellSize != nil
  }

  /// Moves children that are no rows into the rows before them, as their last cells.
  ///
  /// Where there is no row before, one is made, which wraps its cells.
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

  /// Gives the rows the gap between columns, if it was changed.
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
