import TangramLinear

extension TGTableLayout {
  /// The number of cells in a row; 0 if there is no such row.
  public func tg_colCount(inRow index: Int) -> Int { tg_rowView(at: index)?.subviews.count ?? 0 }

  /// Appends a copy of `view` to the cells of a row, with the size that the row's rule specifies.
  ///
  /// - Returns: Whether the row exists.
  @discardableResult
  public mutating func tg_addCol(_ view: some TGViewProtocol, inRow index: Int) -> Bool {
    guard subviews.indices.contains(index) else { return false }
    var isRow = false
    changeSubview(at: index) { row in
      isRow = row.algorithm(TGLinearAlgorithm.self) != nil
      if isRow { row.addSubview(view) }
    }
    return isRow
  }

  /// Inserts a copy of `view` before a cell, with the size that the row's rule specifies.
  ///
  /// - Returns: Whether the row exists, and the column is that of a cell or the end of the row.
  @discardableResult
  public mutating func tg_insertCol(
    _ view: some TGViewProtocol, inIndexPath indexPath: TGIndexPath
  ) -> Bool {
    guard let count = tg_rowView(at: indexPath.row)?.subviews.count,
      (0...count).contains(indexPath.col)
    else { return false }
    changeSubview(at: indexPath.row) { $0.insertSubview(view, at: indexPath.col) }
    return true
  }

  /// The cell at an index path; nil if there is none.
  ///
  /// This is a copy. To change a cell in place use `table[indexPath]`.
  public func tg_colView(at indexPath: TGIndexPath) -> TGView? {
    tg_rowView(at: indexPath.row)?.subviews[ifPresent: indexPath.col]
  }

  /// Removes a cell and returns it; nil if there is none.
  @discardableResult
  public mutating func tg_removeCol(_ indexPath: TGIndexPath) -> TGView? {
    guard let cell = tg_colView(at: indexPath) else { return nil }
    subviews[indexPath.row].subviews.remove(at: indexPath.col)
    return cell
  }

  /// Swaps two cells.
  ///
  /// A cell that moves to another row is sized by the rule of that row.
  ///
  /// - Returns: Whether both cells exist.
  @discardableResult
  public mutating func tg_exchangeCol(_ indexPath: TGIndexPath, with other: TGIndexPath) -> Bool {
    guard tg_colView(at: indexPath) != nil, tg_colView(at: other) != nil else { return false }
    if indexPath.row == other.row {
      subviews[indexPath.row].subviews.swapAt(indexPath.col, other.col)
    } else if let first = tg_removeCol(indexPath), let second = tg_removeCol(other) {
      tg_insertCol(second, inIndexPath: indexPath)
      tg_insertCol(first, inIndexPath: other)
    }
    return true
  }

  /// The cell at an index path, for reading or changing in place; nil if there is none.
  ///
  /// Setting it to nil removes the cell; setting a cell that does not exist does nothing.
  public subscript(indexPath: TGIndexPath) -> TGView? {
    get { tg_colView(at: indexPath) }
    _modify {
      if tg_colView(at: indexPath) == nil {
        var none: TGView?
        yield &none
      } else {
        yield &subviews[indexPath.row].subviews[ifPresent: indexPath.col]
      }
    }
  }
}
