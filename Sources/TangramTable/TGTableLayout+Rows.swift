import TangramCore
import TangramLinear

extension TGTableLayout {
  /// The number of rows.
  public var tg_rowCount: Int { subviews.count }

  /// Appends a row without cells.
  ///
  /// - Parameters:
  ///   - size: The size of the row along the table.
  ///   - colSize: The size of its columns.
  /// - Returns: The index of the row.
  @discardableResult
  public mutating func tg_addRow(size: TGTableSize, colSize: TGTableSize) -> Int {
    subviews.append(row(size, .sized(colSize)))
    return subviews.count - 1
  }

  /// Appends a row without cells, in which every cell takes the same part of the length.
  ///
  /// - Parameters:
  ///   - size: The size of the row along the table.
  ///   - colCount: How many cells fill the row; it may have fewer or more.
  /// - Returns: The index of the row.
  @discardableResult
  public mutating func tg_addRow(size: TGTableSize, colCount: Int) -> Int {
    subviews.append(row(size, .count(colCount)))
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

  /// Inserts a row without cells, in which every cell takes the same part of the length, before the
  /// row at `rowIndex`.
  ///
  /// - Returns: Whether `rowIndex` is between 0 and the number of rows.
  @discardableResult
  public mutating func tg_insertRow(size: TGTableSize, colCount: Int, rowIndex: Int) -> Bool {
    insert(row(size, .count(colCount)), at: rowIndex)
  }

  /// The row at an index; nil when there is none.
  ///
  /// It is a copy. To change a row in place use `table[row: 0]`.
  public func tg_rowView(at index: Int) -> TGLinearLayout? {
    subviews.indices.contains(index) ? TGLinearLayout(subviews[index]) : nil
  }

  /// Removes a row and returns it; nil when there is none.
  @discardableResult
  public mutating func tg_removeRow(_ index: Int) -> TGLinearLayout? {
    guard let row = tg_rowView(at: index) else { return nil }
    subviews.remove(at: index)
    return row
  }

  /// Exchanges two rows.
  ///
  /// - Returns: Whether both exist.
  @discardableResult
  public mutating func tg_exchangeRow(_ index: Int, with other: Int) -> Bool {
    guard subviews.indices.contains(index), subviews.indices.contains(other) else { return false }
    subviews.swapAt(index, other)
    return true
  }

  /// The row at an index, to read or to change in place; nil when there is none.
  ///
  /// Setting it to nil removes the row; setting a row that is not there does nothing.
  public subscript(row index: Int) -> TGLinearLayout? {
    get { tg_rowView(at: index) }
    _modify {
      guard subviews.indices.contains(index), var row = TGLinearLayout(subviews[index]) else {
        var none: TGLinearLayout?
        yield &none
        return
      }
      // Taken out, so that it is changed without a copy.
      row = subviews.take(index)
      var changed: TGLinearLayout? = row
      row = TGLinearLayout()
      defer { subviews.put(changed, at: index) }
      yield &changed
    }
  }
}

// MARK: - Making rows

extension TGTableLayout {
  /// How the columns of a row are sized.
  package enum Columns: Hashable, Sendable {
    case sized(TGTableSize)
    case count(Int)
  }

  private func row(_ size: TGTableSize, _ columns: Columns) -> TGView {
    var row = TGLinearLayout()
    makeRow(&row, size, columns)
    return row.view
  }

  /// Makes a linear layout a row of this table.
  package func makeRow(_ row: inout TGLinearLayout, _ size: TGTableSize, _ columns: Columns) {
    let isVertical = tg_orientation == .vert
    row.tg_orientation = isVertical ? .horz : .vert
    if isVertical { row.tg_hspace = tg_hspace } else { row.tg_vspace = tg_vspace }
    let cellSize = columns.cellSize
    row.options.cellSize = cellSize
    let (along, across): (TGAxis, TGAxis) =
      isVertical ? (.vertical, .horizontal) : (.horizontal, .vertical)
    switch size {
    case .points(let points): row.size(along).equal(points)
    case .wrap: row.size(along).equal(.wrap)
    case .average: row.size(along).equal(.average)
    case .fill: break
    }
    if columns.fillsRow {
      (isVertical ? row.tg_leading : row.tg_top).equal(0)
      (isVertical ? row.tg_trailing : row.tg_bottom).equal(0)
    } else {
      row.size(across).equal(.wrap)
    }
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

extension TGTableLayout.Columns {
  fileprivate var cellSize: TGCellSize {
    switch self {
    case .sized(.points(let points)): .points(points)
    case .sized(.average): .average
    case .sized(.wrap), .sized(.fill): .own
    case .count(let count): .part(of: max(1, count))
    }
  }

  /// Whether the row is as long as the table, not as its columns.
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
  /// Use it in the expression that fetches it, like all handles.
  mutating func size(_ axis: TGAxis) -> TGLayoutSize {
    axis == .horizontal ? tg_width : tg_height
  }
}
