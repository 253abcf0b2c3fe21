import TangramCore
import TangramLinear

extension TGTableLayout {
  /// The number of rows.
  public var tg_rowCount: Int { subviews.count }

  /// Appends a row without cells.
  ///
  /// - Parameters:
  ///   - size: The size of the row along the table.
  ///   - colSize: The size of the row's columns.
  /// - Returns: The index of the row.
  @discardableResult
  public mutating func tg_addRow(size: TGTableSize, colSize: TGTableSize) -> Int {
    addSubview(row(size, .sized(colSize)))
    return subviews.count - 1
  }

  /// Appends a row without cells, in which every cell takes an equal part of the length.
  ///
  /// - Parameters:
  ///   - size: The size of the row along the table.
  ///   - colCount: The number of cells that fill the row; it may have fewer or more cells.
  /// - Returns: The index of the row.
  @discardableResult
  public mutating func tg_addRow(size: TGTableSize, colCount: Int) -> Int {
    addSubview(row(size, .count(colCount)))
    return subviews.count - 1
  }

  /// Inserts a row without cells before the row at `rowIndex`.
  ///
  /// - Returns: Whether `rowIndex` is between 0 and the number of rows.
  @discardableResult
  public mutating func tg_insertRow(
    size: TGTableSize, colSize: TGTableSize, rowIndex: Int
  ) -> Bool {
    insert(row(size, .sized(colSize)), at: rowIndex)
  }

  /// Inserts a row without cells before the row at `rowIndex`; every cell takes an equal part of the
  /// length.
  ///
  /// - Returns: Whether `rowIndex` is between 0 and the number of rows.
  @discardableResult
  public mutating func tg_insertRow(size: TGTableSize, colCount: Int, rowIndex: Int) -> Bool {
    insert(row(size, .count(colCount)), at: rowIndex)
  }

  /// The row at an index; nil if there is none.
  ///
  /// This is a copy. To change a row in place use `table[row: 0]`.
  public func tg_rowView(at index: Int) -> TGLinearLayout? {
    subviews.indices.contains(index) ? TGLinearLayout(subviews[index]) : nil
  }

  /// Removes a row and returns it; nil if there is none.
  @discardableResult
  public mutating func tg_removeRow(_ index: Int) -> TGLinearLayout? {
    guard let row = tg_rowView(at: index) else { return nil }
    subviews.remove(at: index)
    return row
  }

  /// Swaps two rows.
  ///
  /// - Returns: Whether both rows exist.
  @discardableResult
  public mutating func tg_exchangeRow(_ index: Int, with other: Int) -> Bool {
    guard subviews.indices.contains(index), subviews.indices.contains(other) else { return false }
    subviews.swapAt(index, other)
    return true
  }

  /// The row at an index, for reading or changing in place; nil if there is none.
  ///
  /// Setting it to nil removes the row; setting a row that does not exist does nothing.
  public subscript(row index: Int) -> TGLinearLayout? {
    get { tg_rowView(at: index) }
    _modify { yield &subviews[index, as: TGLinearLayout.self] }
  }
}

// MARK: - Making rows

extension TGTableLayout {
  /// Turns a linear layout into a row of this table, overriding the sizes that the row determines.
  ///
  /// The row can then be added in any way, and sizes the cells that are added to it.
  public func makeRow(_ layout: inout TGLinearLayout, _ row: TGTableRow) {
    let isVertical = tg_orientation == .vert
    layout.tg_orientation = isVertical ? .horz : .vert
    if isVertical { layout.tg_hspace = tg_hspace } else { layout.tg_vspace = tg_vspace }
    layout.options.cellSize = row.columns.cellSize
    let (along, across): (TGAxis, TGAxis) =
      isVertical ? (.vertical, .horizontal) : (.horizontal, .vertical)
    switch row.size {
    case .points(let points): layout.size(along).equal(points)
    case .wrap: layout.size(along).equal(.wrap)
    case .average: layout.size(along).equal(.average)
    case .fill: break
    }
    if row.columns.fillsRow {
      (isVertical ? layout.tg_leading : layout.tg_top).equal(0)
      (isVertical ? layout.tg_trailing : layout.tg_bottom).equal(0)
    } else {
      layout.size(across).equal(.wrap)
    }
  }

  func row(_ size: TGTableSize, _ columns: TGTableRow.Columns) -> TGView {
    var layout = TGLinearLayout()
    makeRow(&layout, TGTableRow(size: size, columns: columns))
    return layout.view
  }

  private mutating func insert(_ row: TGView, at index: Int) -> Bool {
    guard subviews.indices.contains(index) || index == subviews.endIndex else { return false }
    subviews.insert(row, at: index)
    return true
  }

  /// Changes a row in place.
  ///
  /// - Returns: Whether there is such a row.
  @discardableResult
  mutating func changeRow(_ index: Int, _ change: (inout TGLinearLayout) -> Void) -> Bool {
    guard (0..<subviews.count).contains(index) else { return false }
    var isRow = false
    changeSubview(at: index) { view in
      guard view.algorithm(TGLinearAlgorithm.self) != nil else { return }
      var row = TGLinearLayout(view: view)
      view = TGView()
      change(&row)
      view = row.view
      isRow = true
    }
    return isRow
  }
}

extension TGTableRow.Columns {
  fileprivate var cellSize: TGCellSize {
    switch self {
    case .sized(.points(let points)): .points(points)
    case .sized(.average): .average
    case .sized(.wrap), .sized(.fill): .own
    case .count(let count): .part(of: max(1, count))
    }
  }

  /// Whether the row is as long as the table rather than as its columns.
  fileprivate var fillsRow: Bool {
    switch self {
    case .sized(.average), .sized(.fill), .count: true
    case .sized(.points), .sized(.wrap): false
    }
  }
}

extension TGViewProtocol {
  /// The size along an axis.
  ///
  /// Like all handles, use it directly in the expression that creates it.
  mutating func size(_ axis: TGAxis) -> TGLayoutSize {
    axis == .horizontal ? tg_width : tg_height
  }
}
