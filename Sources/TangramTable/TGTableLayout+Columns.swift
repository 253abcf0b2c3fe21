import TangramCore
import TangramLinear

extension TGTableLayout {
  /// The number of cells in a row; 0 when there is no such row.
  public func tg_colCount(inRow index: Int) -> Int {
    tg_rowView(at: index)?.subviews.count ?? 0
  }

  /// Appends a copy of `view` to the cells of a row, sized as the row says.
  ///
  /// - Returns: Whether there is such a row.
  @discardableResult
  public mutating func tg_addCol(_ view: some TGViewProtocol, inRow index: Int) -> Bool {
    let cell = view.view
    return changeRow(index) { $0.insertCell(cell, at: $0.subviews.count) }
  }

  /// Inserts a copy of `view` before a cell, sized as the row says.
  ///
  /// - Returns: Whether there is such a row, and a cell to stand before or the end of the row.
  @discardableResult
  public mutating func tg_insertCol(
    _ view: some TGViewProtocol, inIndexPath indexPath: TGIndexPath
  ) -> Bool {
    let cell = view.view
    var isInserted = false
    changeRow(indexPath.row) { row in
      guard (0...row.subviews.count).contains(indexPath.col) else { return }
      row.insertCell(cell, at: indexPath.col)
      isInserted = true
    }
    return isInserted
  }

  /// The cell at an index path; nil when there is none.
  ///
  /// It is a copy. To change a cell in place use `table[indexPath]`.
  public func tg_colView(at indexPath: TGIndexPath) -> TGView? {
    guard let row = tg_rowView(at: indexPath.row), row.subviews.indices.contains(indexPath.col)
    else { return nil }
    return row.subviews[indexPath.col]
  }

  /// Removes a cell and returns it; nil when there is none.
  @discardableResult
  public mutating func tg_removeCol(_ indexPath: TGIndexPath) -> TGView? {
    guard let cell = tg_colView(at: indexPath) else { return nil }
    subviews[indexPath.row].subviews.remove(at: indexPath.col)
    return cell
  }

  /// Exchanges two cells.
  ///
  /// A cell that moves to another row is sized as that row says.
  ///
  /// - Returns: Whether both exist.
  @discardableResult
  public mutating func tg_exchangeCol(_ indexPath: TGIndexPath, with other: TGIndexPath) -> Bool {
    guard let first = tg_colView(at: indexPath), let second = tg_colView(at: other) else {
      return false
    }
    if indexPath.row == other.row {
      subviews[indexPath.row].subviews.swapAt(indexPath.col, other.col)
      return true
    }
    tg_removeCol(indexPath)
    tg_removeCol(other)
    tg_insertCol(second, inIndexPath: indexPath)
    tg_insertCol(first, inIndexPath: other)
    return true
  }

  /// Appends a copy of `view` to the cells of the last row.
  ///
  /// - Precondition: The table has a row.
  public mutating func addSubview(_ view: some TGViewProtocol) {
    precondition(tg_addCol(view, inRow: tg_rowCount - 1), "a table takes cells only into a row")
  }

  /// The cell at an index path, to read or to change in place; nil when there is none.
  ///
  /// Setting it to nil removes the cell; setting a cell that is not there does nothing.
  public subscript(indexPath: TGIndexPath) -> TGView? {
    get { tg_colView(at: indexPath) }
    _modify {
      guard tg_colView(at: indexPath) != nil else {
        var none: TGView?
        yield &none
        return
      }
      // Taken out, so that it is changed without a copy.
      var cell: TGView? = subviews[indexPath.row].subviews.take(indexPath.col)
      defer { subviews[indexPath.row].subviews.put(cell, at: indexPath.col) }
      yield &cell
    }
  }
}

// MARK: - Cells

extension TGLinearLayout {
  /// Inserts a view among the cells of a row, and sizes it as the row says.
  ///
  /// A cell with neither a value nor a current size across the row becomes as large as the row
  /// there.
  package mutating func insertCell(_ view: TGView, at index: Int) {
    var cell = view
    let (along, across): (TGAxis, TGAxis) =
      tg_orientation == .horz ? (.horizontal, .vertical) : (.vertical, .horizontal)
    switch cellSize {
    case .own: break
    case .points(let points): cell.size(along).equal(points)
    case .average: cell.size(along).equal(.average)
    case .part(let count):
      let parts = Double(count)
      cell.size(along).equal(
        .superview(along.sizeAttribute), increment: -space(along) * (parts - 1) / parts,
        multiple: 1 / parts)
    }
    if cell.frame.size[across] == 0, !cell.size(across).hasValue {
      cell.size(across).equal(.superview(across.sizeAttribute))
    }
    if index == subviews.count { addSubview(cell) } else { subviews.insert(cell, at: index) }
  }

  private var cellSize: TGCellSize {
    options.cellSize ?? .own
  }

  private func space(_ axis: TGAxis) -> Double {
    axis == .horizontal ? tg_hspace : tg_vspace
  }
}

extension TGAxis {
  fileprivate var sizeAttribute: TGAttribute { self == .horizontal ? .width : .height }
}
