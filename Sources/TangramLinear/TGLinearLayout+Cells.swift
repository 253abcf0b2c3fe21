import TangramCore

// The rows of tables: lines that size what is added to them.

extension TGLinearAlgorithm {
  /// Whether the line is a row of a table, which sizes its cells.
  public var hasRules: Bool { cellSize != nil }

  /// Sizes the cells that were added, as the row says.
  public static func keepRules(of container: inout TGView, after change: TGChildrenChange) {
    if change.added.isEmpty { return }
    var row = TGLinearLayout(storage: container.storage)
    // Released, so that the row is changed in its place.
    container = TGView()
    for place in change.added { row.sizeCell(at: place) }
    container = row.view
  }
}

extension TGLinearLayout {
  /// Sizes a cell as the row says.
  ///
  /// A cell with neither a value nor a current size across the row becomes as large as the row
  /// there.
  fileprivate mutating func sizeCell(at index: Int) {
    let (cellSize, axis) = (options.cellSize ?? .own, tg_orientation.axis)
    let space = axis == .horizontal ? tg_hspace : tg_vspace
    changeSubview(at: index) { cell in
      let size = cell.size(axis)
      switch cellSize {
      case .own: break
      case .points(let points): size.equal(points)
      case .average: size.equal(.average)
      case .part(let count):
        let parts = Double(count)
        size.equal(
          .superview(axis.sizeAttribute), increment: -space * (parts - 1) / parts,
          multiple: 1 / parts)
      }
      let across = axis.crossed
      if cell.frame.size[across] == 0, !cell.size(across).hasValue {
        cell.size(across).equal(.superview(across.sizeAttribute))
      }
    }
  }
}

extension TGAxis {
  fileprivate var sizeAttribute: TGAttribute { self == .horizontal ? .width : .height }
}
