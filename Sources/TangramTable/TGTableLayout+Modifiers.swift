import TangramCore
import TangramLinear

// Modifiers of tables; each returns a changed copy.

extension TGTableLayout {
  /// A copy with an additional row of the cells in a trailing closure.
  ///
  /// A row takes the gap and the orientation from the table, so set these before adding the first row.
  ///
  /// - Parameters:
  ///   - size: The size of the row along the table.
  ///   - colSize: The size of the row's columns.
  ///   - cells: The cells, each sized by the rule of the row.
  public consuming func row(
    size: TGTableSize, colSize: TGTableSize, @TGViewBuilder _ cells: () -> TGSubviews
  ) -> Self {
    with { $0.add(cells(), inRow: $0.tg_addRow(size: size, colSize: colSize)) }
  }

  /// A copy with an additional row of the cells in a trailing closure, each of which takes an equal part
  /// of the length.
  ///
  /// - Parameters:
  ///   - size: The size of the row along the table.
  ///   - colCount: The number of cells that fill the row; it may have fewer or more cells.
  ///   - cells: The cells.
  public consuming func row(
    size: TGTableSize, colCount: Int, @TGViewBuilder _ cells: () -> TGSubviews
  ) -> Self {
    with { $0.add(cells(), inRow: $0.tg_addRow(size: size, colCount: colCount)) }
  }

  private mutating func add(_ cells: TGSubviews, inRow row: Int) {
    for cell in cells { tg_addCol(cell, inRow: row) }
  }
}
