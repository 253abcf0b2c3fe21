/// The size along the line that a row of a table gives its cells.
///
/// A row is an ordinary linear layout. This rule is applied when a cell is added to the row; it has no
/// effect during layout.
public enum TGCellSize: Hashable, Sendable {
  /// The cell's own size.
  case own
  /// A number of points.
  case points(Double)
  /// An equal share of the row.
  case average
  /// The width of one of this many equal columns, which fill the row together with the gaps between them.
  case part(of: Int)
}
