import TangramCore
import TangramLinear

// Modifiers of tables; each returns a changed copy.

extension TGTableLayout {
  /// A copy with a row of the cells in braces after its own.
  ///
  /// A row takes the gap and the orientation from the table, so say these before the first row.
  ///
  /// - Parameters:
  ///   - size: The size of the row along the table.
  ///   - colSize: The size of its columns.
  ///   - cells: The cells, each sized as the row says.
  public consuming func row(
    size: TGTableSize, colSize: TGTableSize, @TGViewBuilder _ cells: () -> TGSubviews
  ) -> Self {
    with { $0.add(cells(), inRow: $0.tg_addRow(size: size, colSize: colSize)) }
  }

  /// A copy with a row of the cells in braces after its own, each of which takes the same part of
  /// the length.
  ///
  /// - Parameters:
  ///   - size: The size of the row along the table.
  ///   - colCount: How many cells fill the row; it may have fewer or more.
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
