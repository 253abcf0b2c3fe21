import TangramLinear

/// A container that lays out rows, each of which lays out cells of its own.
///
///     var table = TGTableLayout(.vert)
///     table.tg_space = 4
///     table.tg_addRow(size: .wrap, colSize: .average)
///     table.tg_addCol(name, inRow: 0)
///     table.tg_addCol(price, inRow: 0)
///     table.tg_addRow(size: 40, colCount: 3)
///     table[row: 1]?.tg_gravity = TGGravity.horz.center
///     table[TGIndexPath(row: 0, col: 1)]?.tg_height.equal(20)
///
/// The gap between columns, `tg_hspace` of a vertical table, applies to every row; setting it updates the
/// existing rows. A child that is not a row becomes a cell, however it is added: the last cell of the row
/// before it or, without such a row, of a new row that wraps.
///
/// A vertical table arranges its rows from top to bottom, a horizontal one along the reading direction. A
/// row is a linear layout of the other orientation, so rows may differ in the sizes and the number of
/// their cells. Rows keep the orientation that they were created with, so set the orientation of the
/// table before adding rows.
///
/// Methods that take an index do nothing if there is no such row or cell, and indicate this by their
/// return value.
public struct TGTableLayout: TGContainer {
  /// The algorithm that lays out the children.
  public typealias Algorithm = TGTableAlgorithm

  /// The underlying view.
  public var view: TGView

  /// Wraps a view that is a table.
  @inlinable public init(view: TGView) { self.view = view }
}
