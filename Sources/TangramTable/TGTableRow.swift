import TangramCore
import TangramLinear

/// What makes a linear layout a row of a table: the sizes it was made with.
package struct TGTableRow: Hashable, Sendable {
  /// The size along the table.
  package var size: TGTableSize
  /// How the columns are sized.
  package var columns: TGTableLayout.Columns

  /// Reads the sizes of a row; nil when the layout is not one.
  package init?(_ layout: TGLinearLayout?) {
    guard var layout, let cells = layout.view.algorithm(TGLinearAlgorithm.self)?.cellSize else {
      return nil
    }
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
