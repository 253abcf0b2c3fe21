/// The place of a cell in a table: its row, and its column in that row.
public struct TGIndexPath: Hashable, Sendable {
  /// The index of the row.
  public var row: Int
  /// The index of the cell in the row.
  public var col: Int

  /// Creates an index path.
  public init(row: Int, col: Int) { (self.row, self.col) = (row, col) }
}

extension TGIndexPath: Comparable, CustomStringConvertible {
  /// Cells follow each other within a row; the last one of a row is followed by the next row.
  public static func < (first: TGIndexPath, second: TGIndexPath) -> Bool {
    (first.row, first.col) < (second.row, second.col)
  }

  /// The row and the column.
  public var description: String { "row \(row), column \(col)" }
}
