import TangramLinear

// Modifiers of tables; each returns a changed copy.

extension TGTableLayout {
  /// A copy with an additional row of the cells in a trailing closure, each sized by the rule of the row.
  ///
  /// A row takes the gap and the orientation from the table, so set these first; so does a view that is
  /// passed as `row`, such as one that constraints refer to, or that is painted.
  public consuming func row(
    _ row: TGLinearLayout = TGLinearLayout(), size: TGTableSize, colSize: TGTableSize,
    @TGViewBuilder _ cells: () -> TGSubviews
  ) -> Self {
    with { $0.add($0.newRow(TGTableRow(size: size, columns: .sized(colSize)), of: row), cells()) }
  }

  /// A copy with an additional row of cells with equal lengths, which a trailing closure returns.
  ///
  /// Each cell is as long as if exactly `colCount` cells filled the row; there may be fewer or more.
  public consuming func row(
    _ row: TGLinearLayout = TGLinearLayout(), size: TGTableSize, colCount: Int,
    @TGViewBuilder _ cells: () -> TGSubviews
  ) -> Self {
    with { $0.add($0.newRow(TGTableRow(size: size, columns: .count(colCount)), of: row), cells()) }
  }

  private mutating func add(_ row: TGLinearLayout, _ cells: TGSubviews) {
    addSubview(row)
    for cell in cells { tg_addCol(cell, inRow: subviews.count - 1) }
  }
}
