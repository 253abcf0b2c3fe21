import TangramLinear

extension TGTableLayout {
  /// The number of rows.
  public var tg_rowCount: Int { subviews.count }

  /// Appends a row without cells, and returns its index.
  @discardableResult
  public mutating func tg_addRow(size: TGTableSize, colSize: TGTableSize) -> Int {
    addSubview(newRow(TGTableRow(size: size, columns: .sized(colSize))))
    return subviews.count - 1
  }

  /// Appends a row without cells, and returns its index.
  ///
  /// A cell takes one of `colCount` equal parts of the length; the row may have fewer or more cells.
  @discardableResult
  public mutating func tg_addRow(size: TGTableSize, colCount: Int) -> Int {
    addSubview(newRow(TGTableRow(size: size, columns: .count(colCount))))
    return subviews.count - 1
  }

  /// Inserts a row without cells before the row at `rowIndex`.
  ///
  /// - Returns: Whether `rowIndex` is between 0 and the number of rows.
  @discardableResult
  public mutating func tg_insertRow(
    size: TGTableSize, colSize: TGTableSize, rowIndex: Int
  ) -> Bool {
    insert(newRow(TGTableRow(size: size, columns: .sized(colSize))), at: rowIndex)
  }

  /// Inserts a row without cells, of `colCount` equal parts, before the row at `rowIndex`.
  ///
  /// - Returns: Whether `rowIndex` is between 0 and the number of rows.
  @discardableResult
  public mutating func tg_insertRow(size: TGTableSize, colCount: Int, rowIndex: Int) -> Bool {
    insert(newRow(TGTableRow(size: size, columns: .count(colCount))), at: rowIndex)
  }

  /// The row at an index; nil if there is none.
  ///
  /// This is a copy. To change a row in place use `table[row: 0]`.
  public func tg_rowView(at index: Int) -> TGLinearLayout? {
    subviews[index, as: TGLinearLayout.self]
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
    layout.tg_orientation = tg_orientation.crossed
    layout.options.columns = row.columns
    if case .count(let count) = row.columns { layout.options.columns = .count(max(1, count)) }
    let axis = layout.tg_orientation.axis
    layout.setGap(axis, axis == .horizontal ? tg_hspace : tg_vspace)
    switch row.size {
    case .points(let points): layout.size(axis.crossed).equal(points)
    case .wrap: layout.size(axis.crossed).equal(.wrap)
    case .average: layout.size(axis.crossed).equal(.average)
    case .fill: break
    }
    switch row.columns {
    case .sized(.points), .sized(.wrap): layout.size(axis).equal(.wrap)
    case _ where axis == .horizontal: layout.tg_horzMargin(0)
    default: layout.tg_vertMargin(0)
    }
  }

  /// A row of this table, made of a linear layout.
  func newRow(_ row: TGTableRow, of layout: consuming TGLinearLayout = .init()) -> TGLinearLayout {
    makeRow(&layout, row)
    return layout
  }

  private mutating func insert(_ row: TGLinearLayout, at index: Int) -> Bool {
    guard (0...subviews.count).contains(index) else { return false }
    insertSubview(row, at: index)
    return true
  }
}

extension TGLinearLayout {
  /// The size along an axis.
  ///
  /// Like all handles, use it directly in the expression that creates it.
  mutating func size(_ axis: TGAxis) -> TGLayoutSize { axis == .horizontal ? tg_width : tg_height }

  /// Sets the gap between children along an axis.
  mutating func setGap(_ axis: TGAxis, _ length: Double) {
    if axis == .horizontal { tg_hspace = length } else { tg_vspace = length }
  }
}
