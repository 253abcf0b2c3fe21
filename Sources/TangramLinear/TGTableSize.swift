/// The size of a row along the table, or of the columns of a row along that row.
///
///     table.tg_addRow(size: 40, colSize: .average)
///     table.tg_addRow(size: .points(height), colSize: .wrap)
public enum TGTableSize: Hashable, Sendable {
  /// A number of points.
  case points(Double)
  /// The size of the content: a row is as large as its largest cell, a column as large as its cell
  /// specifies.
  ///
  /// A row whose columns wrap is as long as its columns.
  case wrap
  /// Rows or columns share the remaining space equally.
  case average
  /// A column is as large as its cell specifies, in a row as long as the table.
  ///
  /// For a row it has no effect: the row keeps the size of its frame.
  case fill

  /// A number of points.
  public static func points(_ points: Int) -> TGTableSize { .points(Double(points)) }
}

extension TGTableSize: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A number of points.
  public init(integerLiteral points: Int) { self = .points(Double(points)) }
  /// A number of points.
  public init(floatLiteral points: Double) { self = .points(points) }
}

/// The sizing of the columns of a row of a table.
///
/// A row is an ordinary linear layout. This rule is applied when a cell is added to the row; it has no
/// effect during layout.
public enum TGTableColumns: Hashable, Sendable {
  /// Each column has this size.
  case sized(TGTableSize)
  /// This number of equal columns fills the row, together with the gaps between them.
  case count(Int)
}
