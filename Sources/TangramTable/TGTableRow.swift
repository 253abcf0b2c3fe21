import TangramLinear

/// The sizes that make a linear layout a row of a table.
public struct TGTableRow: Hashable, Sendable {
  /// The size of the row along the table.
  public var size: TGTableSize
  /// The sizing of the columns.
  public var columns: TGTableColumns

  /// Creates the sizes of a row.
  public init(size: TGTableSize, columns: TGTableColumns) {
    (self.size, self.columns) = (size, columns)
  }

  /// Reads the sizes of a row; nil if the layout is not a row.
  public init?(_ layout: TGLinearLayout?) {
    guard var layout, var columns = layout.options.columns else { return nil }
    let axis = layout.tg_orientation.axis
    size =
      switch layout.size(axis.crossed).value {
      case .number(let points): .points(points)
      case .weight: .average
      case .wrap: .wrap
      default: .fill
      }
    if columns == .sized(.wrap) || columns == .sized(.fill) {
      columns = .sized(layout.size(axis).isWrap ? .wrap : .fill)
    }
    self.columns = columns
  }
}
