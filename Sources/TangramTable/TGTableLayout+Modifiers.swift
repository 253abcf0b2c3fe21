import TangramCore
import TangramLinear

// Modifiers of tables; each returns a changed copy.

extension TGTableLayout {
  /// A copy with an additional row of the cells in a trailing closure.
  ///
  /// A row takes the gap and the orientation from the table, so set these before adding the first row.
  ///
  /// - Parameters:
  ///   - row: The view that becomes the row, such as one that constraints refer to, or that is painted.
  ///     Its orientation, gaps and sizes become those of a row of the table.
  ///   - size: The size of the row along the table.
  ///   - colSize: The size of the row's columns.
  ///   - cells: The cells, each sized by the rule of the row.
  public consuming func row(
    _ row: TGLinearLayout = TGLinearLayout(), size: TGTableSize, colSize: TGTableSize,
    @TGViewBuilder _ cells: () -> TGSubviews
  ) -> Self {
    with { $0.add(row, TGTableRow(size: size, columns: .sized(colSize)), cells()) }
  }

  /// A copy with an additional row of the cells in a trailing closure, each of which takes an equal part
  /// of the length.
  ///
  /// - Parameters:
  ///   - row: The view that becomes the row, such as one that constraints refer to, or that is painted.
  ///     Its orientation, gaps and sizes become those of a row of the table.
  ///   - size: The size of the row along the table.
  ///   - colCount: The number of cells that fill the row; it may have fewer or more cells.
  ///   - cells: The cells.
  public consuming func row(
    _ row: TGLinearLayout = TGLinearLayout(), size: TGTableSize, colCount: Int,
    @TGViewBuilder _ cells: () -> TGSubviews
  ) -> Self {
    with { $0.add(row, TGTableRow(size: size, columns: .count(colCount)), cells()) }
  }

  private mutating func add(_ layout: TGLinearLayout, _ row: TGTableRow, _ cells: TGSubviews) {
    var layout = layout
    makeRow(&layout, row)
    addSubview(layout)
    for cell in cells { tg_addCol(cell, inRow: subviews.count - 1) }
  }
}
