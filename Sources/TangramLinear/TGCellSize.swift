/// The size along the line that a row of a table gives its cells.
///
/// A row is an ordinary linear layout. This rule is applied when a cell is added to the row; it makes no
/// difference to layout itself.
public enum TGCellSize: Hashable, Sendable {
  /// The cell's own size.
  case own
  /// A number of points.
  case points(Double)
  /// An equal share of the row.
  case average
  /// The extent of one of this many equal columns, which fill the row together with the gaps between
  /// them.
  case part(of: Int)
}
