import TangramLinear

/// The sizes that make a linear layout a row of a table.
public struct TGTableRow: Hashable, Sendable {
  /// The sizing of the columns of a row.
  public enum Columns: Hashable, Sendable {
    /// Each column has this size.
    case sized(TGTableSize)
    /// This number of columns fills the row.
    case count(Int)
  }

  /// The size of the row along the table.
  public var size: TGTableSize
  /// The sizing of the columns.
  public var columns: Columns

  /// Creates the sizes of a row.
  public init(size: TGTableSize, columns: Columns) { (self.size, self.columns) = (size, columns) }

  /// Reads the sizes of a row; nil if the layout is not a row.
  public init?(_ layout: TGLinearLayout?) {
    guard var layout, let cells = layout.options.cellSize else { return nil }
    let axis = layout.tg_orientation.axis
    size =
      switch layout.size(axis.crossed).value {
      case .number(let points): .points(points)
      case .weight: .average
      case .wrap: .wrap
      default: .fill
      }
    columns =
      switch cells {
      case .points(let points): .sized(.points(points))
      case .average: .sized(.average)
      case .part(let count): .count(count)
      case .own: .sized(layout.size(axis).isWrap ? .wrap : .fill)
      }
  }
}
