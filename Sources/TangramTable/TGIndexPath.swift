/// The position of a cell in a table: the index of its row, and its index in that row.
public struct TGIndexPath: Hashable, Sendable {
  /// The index of the row.
  public var row: Int
  /// The index of the cell in the row.
  public var col: Int

  /// Creates an index path.
  public init(row: Int, col: Int) { (self.row, self.col) = (row, col) }
}

extension TGIndexPath: Comparable, CustomStringConvertible {
  /// Orders cells by row, and within a row by column.
  public static func < (first: TGIndexPath, second: TGIndexPath) -> Bool {
    (first.row, first.col) < (second.row, second.col)
  }

  /// The row and the column, as text.
  public var description: String { "row \(row), column \(col)" }
}
