import TangramCore

/// The named areas of a grid.
struct GridAreas {
  /// The columns and rows of an area, as zero-based ranges.
  struct Area: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  private(set) var areas: [String: Area] = [:]
  private(set) var columnCount = 0
  private(set) var rowCount = 0
  /// Whether there are more rows or columns than the maximum number of tracks; the excess is
  /// ignored.
  private(set) var areTooMany = false

  /// - Parameter text: One string for each row, with the names of its cells.
  init(_ text: [String]) {
    let most = GridTemplate.mostTracks
    rowCount = min(text.count, most)
    areTooMany = text.count > most
    for (row, line) in text.prefix(most).enumerated() {
      let names = line.split { $0.isWhitespace }
      if names.count > most { areTooMany = true }
      columnCount = max(columnCount, min(names.count, most))
      for (column, name) in names.prefix(most).enumerated() where name != "." {
        extend(String(name), column, row)
      }
    }
  }

  private mutating func extend(_ name: String, _ column: Int, _ row: Int) {
    let cell = Area(columns: column..<(column + 1), rows: row..<(row + 1))
    let area = areas[name] ?? cell
    areas[name] = Area(
      columns: min(area.columns.lowerBound, column)..<max(area.columns.upperBound, column + 1),
      rows: min(area.rows.lowerBound, row)..<max(area.rows.upperBound, row + 1))
  }
}
