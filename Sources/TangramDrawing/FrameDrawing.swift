/// Frames drawn with the box-drawing characters of terminals, and their names.
struct FrameDrawing {
  /// The maximum size of a drawing; larger layouts are cut off.
  static let (maximumColumns, maximumRows) = (240.0, 400.0)

  /// The directions from the center of a cell in which lines are drawn.
  private struct Strokes: OptionSet {
    let rawValue: UInt8
    static let up = Strokes(rawValue: 1)
    static let down = Strokes(rawValue: 2)
    static let left = Strokes(rawValue: 4)
    static let right = Strokes(rawValue: 8)
    static let dot = Strokes(rawValue: 16)
  }

  /// The box-drawing characters, indexed by the bits of `Strokes`.
  private static let characters: [Character] = [
    " ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼", "▪",
  ]

  private struct Cell {
    var strokes: Strokes = []
    /// The index of the frame that was added last over the cell; -1 if there is none.
    var owner = -1
  }

  private var cells: [[Cell]]
  /// The names of the frames, each written where no other frame covers it.
  private var names: [(text: Substring, column: Int, rows: Range<Int>)] = []

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The column nearest to a position, clamped to at most two columns outside the drawing.
  func column(_ position: Double) -> Int { index(position, count: cells.first?.count ?? 0) }

  /// The row nearest to a position, clamped in the same way.
  func row(_ position: Double) -> Int { index(position, count: cells.count) }

  private func index(_ position: Double, count: Int) -> Int {
    Int(min(max(position.rounded(), -1), Double(count + 1)))
  }

  /// Adds a frame that covers some columns and rows, with a name in one of the rows inside.
  ///
  /// An opaque frame hides those before it; others share borders.
  mutating func add(
    _ columns: Range<Int>, _ rows: Range<Int>, isOpaque: Bool, name: Substring, at start: Int,
    in inside: Range<Int>
  ) {
    for row in rows.clamped(to: cells.indices) {
      for column in columns.clamped(to: cells[row].indices) {
        let strokes = Self.strokes(column, row, columns, rows)
        let others = isOpaque ? [] : cells[row][column].strokes
        cells[row][column] = Cell(strokes: others.union(strokes), owner: names.count)
      }
    }
    names.append((name, start, inside))
  }

  /// The part of a border in a cell; a frame in a single row or column is a line.
  private static func strokes(
    _ column: Int, _ row: Int, _ columns: Range<Int>, _ rows: Range<Int>
  ) -> Strokes {
    if rows.count == 1, columns.count == 1 { return .dot }
    var strokes: Strokes = []
    if row == rows.first || row == rows.last, columns.count > 1 {
      if column != columns.first || rows.count == 1 { strokes.insert(.left) }
      if column != columns.last || rows.count == 1 { strokes.insert(.right) }
    }
    if column == columns.first || column == columns.last, rows.count > 1 {
      if row != rows.first || columns.count == 1 { strokes.insert(.up) }
      if row != rows.last || columns.count == 1 { strokes.insert(.down) }
    }
    return strokes
  }

  var text: String {
    var drawing = cells.map { row in row.map { Self.characters[Int($0.strokes.rawValue)] } }
    for (number, name) in names.enumerated() where !name.text.isEmpty && name.column >= 0 {
      let columns = name.column..<name.column + name.text.count
      let row = name.rows.clamped(to: drawing.indices).first { row in
        columns.upperBound <= drawing[row].count
          && cells[row][columns].allSatisfy { $0.owner == number }
      }
      if let row { drawing[row].replaceSubrange(columns, with: name.text) }
    }
    return drawing.map { String($0[...($0.lastIndex { $0 != " " } ?? -1)]) }
      .joined(separator: "\n")
  }
}
