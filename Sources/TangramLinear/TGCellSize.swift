/// The size along the line that a row of a table gives its cells.
///
/// A row is an ordinary line of children. That it is a row, and of which kind, must be known when
/// a cell is added; laying it out makes no difference.
public enum TGCellSize: Hashable, Sendable {
  /// The cell's own.
  case own
  /// A number of points.
  case points(Double)
  /// An equal share of the row.
  case average
  /// One of so many columns, which fill the row together with the gaps between them.
  case part(of: Int)
}
