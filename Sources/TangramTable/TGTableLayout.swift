import TangramCore
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
/// The gap between columns, `tg_hspace` of a vertical table, is that of every row, and writing it
/// gives it to the rows there are. A child that is no row becomes a cell, whatever way it is added: the
/// last of the row before it, or, without one, of a row that wraps.
///
/// A vertical table has its rows from top to bottom, a horizontal one along the reading direction.
/// A row is a linear layout of the other orientation, so rows may differ in the sizes and the
/// number of their cells. Rows keep the orientation they were made with, so set that of the table
/// before there are any.
///
/// Calls that take an index do nothing when there is no such row or cell, and say so by what they
/// return.
public struct TGTableLayout: TGContainer {
  /// What lays out the children.
  public typealias Algorithm = TGTableAlgorithm

  /// The view itself.
  public var view: TGView

  /// Creates a handle on a table.
  @inlinable public init(view: TGView) { self.view = view }
}
