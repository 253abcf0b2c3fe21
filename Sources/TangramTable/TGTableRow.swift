import TangramCore
import TangramLinear

/// What makes a linear layout a row of a table: the sizes it was made with.
public struct TGTableRow: Hashable, Sendable {
  /// How the columns of a row are sized.
  public enum Columns: Hashable, Sendable {
    /// Each has this size.
    case sized(TGTableSize)
    /// So many of them fill the row.
    case count(Int)
  }

  /// The size along the table.
  public var size: TGTableSize
  /// How the columns are sized.
  public var columns: Columns

  /// Creates the sizes of a row.
  public init(size: TGTableSize, columns: Columns) { (self.size, self.columns) = (size, columns) }

  /// Reads the sizes of a row; nil when the layout is not one.
  public init?(_ layout: TGLinearLayout?) {
    guard var layout, let cells = layout.options.cellSize else { return nil }
    let (along, across): (TGAxis, TGAxis) =
      layout.tg_orientation == .horz ? (.vertical, .horizontal) : (.horizontal, .vertical)
    size =
      switch layout.size(along).value {
      case .number(let points): .points(points)
      case .weight: .average
      case .wrap: .wrap
      default: .fill
      }
    let wraps = layout.size(across).isWrap
    columns =
      switch cells {
      case .points(let points): .sized(.points(points))
      case .average: .sized(.average)
      case .part(let count): .count(count)
      case .own: .sized(wraps ? .wrap : .fill)
      }
  }
}
