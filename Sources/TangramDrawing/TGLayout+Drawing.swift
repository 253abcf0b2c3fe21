@_exported import TangramResults

extension TGLayout {
  /// Draws the layout with the box-drawing characters of terminals.
  ///
  ///     print(layout.drawing(width: 21))
  ///     ┌───────────────────┐
  ///     │ card              │
  ///     │ ┌───────┐         │
  ///     │ │ photo │         │
  ///     └─┴───────┴─────────┘
  ///
  /// A line of text is as high as two characters are wide. Frames that touch share their borders; names
  /// are written inside the frames, as far as they fit, where they cover no border and no other view.
  /// Invisible views are omitted, and so is anything less than a character wide or high: if a line of
  /// text is 19 points high, a view of 16 points gets a line or none, depending on where it begins.
  /// In ``cellDrawing``, one point is one character, so frames in whole points are not rounded: use
  /// that for terminals.
  ///
  /// - Parameter width: The number of characters from the left edge of the root to the right one,
  ///   from 2 to 240.
  public func drawing(width: Int = 80) -> String {
    let size = tree.rectangle(of: tree.top).size
    guard size.width > 0, size.height > 0 else { return "" }
    let cell = size.width / Double(min(max(width, 2), 240) - 1)
    return drawing(cell: TGSize(width: cell, height: 2 * cell))
  }

  /// Draws the layout with characters of a given size.
  ///
  /// - Parameter cell: The size of one character, in points.
  package func drawing(cell: TGSize) -> String {
    var drawing = LayoutDrawing(size: tree.rectangle(of: tree.top).size, cell: cell)
    forEachDrawnFrame { drawing.draw($0, name: $1) }
    return drawing.text
  }

  /// Calls a function with the frame and the name of each visible view.
  ///
  /// The root is at the origin, as if it had no transform.
  func forEachDrawnFrame(_ draw: (TGRect, String) -> Void) {
    let root = tree.rectangle(of: tree.top)
    var views = SeenViews(environment)
    for entry in entries where views.enter(entry.place) {
      let frame = entry.depth == 0 ? root : entry.absoluteFrame
      draw(TGRect(origin: frame.origin - root.origin, size: frame.size), entry.name ?? "")
    }
  }
}

/// Draws frames with the box-drawing characters of terminals.
private struct LayoutDrawing {
  /// The directions from the center of a cell in which lines are drawn.
  private struct Strokes: OptionSet, Hashable {
    let rawValue: UInt8
    static let up = Strokes(rawValue: 1)
    static let down = Strokes(rawValue: 2)
    static let left = Strokes(rawValue: 4)
    static let right = Strokes(rawValue: 8)
  }

  /// The box-drawing characters, indexed by the bits of `Strokes`.
  private static let characters: [Character] = [
    " ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
  /// The maximum size of a drawing, in characters; larger layouts are cut off.
  private static let limit = TGSize(width: 240, height: 400)

  private var rows: [[Strokes]]
  private var names: FrameNames
  private let cell: TGSize

  init(size: TGSize, cell: TGSize) {
    self.cell = cell
    let columns = Int(min(size.width / cell.width, Self.limit.width).rounded()) + 1
    let lines = Int(min(size.height / cell.height, Self.limit.height).rounded()) + 1
    rows = Array(repeating: Array(repeating: [], count: columns), count: lines)
    names = FrameNames(columns: columns, rows: lines)
  }

  mutating func draw(_ frame: TGRect, name: String) {
    let left = index(of: frame.minX / cell.width, count: rows[0].count)
    let right = index(of: frame.maxX / cell.width, count: rows[0].count)
    let top = index(of: frame.minY / cell.height, count: rows.count)
    let bottom = index(of: frame.maxY / cell.height, count: rows.count)
    guard left < right, top < bottom else { return }
    for column in left..<right {
      for row in [top, bottom] {
        add(.right, column, row)
        add(.left, column + 1, row)
      }
    }
    for row in top..<bottom {
      for column in [left, right] {
        add(.down, column, row)
        add(.up, column, row + 1)
      }
    }
    names.add(
      name.prefix(max(0, right - left - 2)), at: left + 2, in: top + 1..<bottom,
      covering: left..<right + 1, top..<bottom + 1)
  }

  /// The nearest row or column; positions outside the drawing are clamped to just outside it.
  private func index(of position: Double, count: Int) -> Int {
    Int(min(max(position.rounded(), -1), Double(count)))
  }

  private mutating func add(_ strokes: Strokes, _ column: Int, _ row: Int) {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return }
    rows[row][column].formUnion(strokes)
  }

  var text: String {
    names.written(on: rows.map { row in row.map { Self.characters[Int($0.rawValue)] } })
  }
}

/// The names of frames in a drawing, each written where no other frame covers it.
struct FrameNames {
  /// The index of the frame that was added last over each cell; -1 if there is none.
  private var owners: [[Int]]
  private var names: [(text: String, column: Int, rows: Range<Int>)] = []

  init(columns: Int, rows: Int) {
    owners = Array(repeating: Array(repeating: -1, count: columns), count: rows)
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - name: The name, which begins at a column of one of some rows inside the border.
  ///   - columns: The columns that the frame covers.
  ///   - rows: The rows that the frame covers.
  mutating func add(
    _ name: some StringProtocol, at column: Int, in inside: Range<Int>,
    covering columns: Range<Int>, _ rows: Range<Int>
  ) {
    for row in rows.clamped(to: owners.indices) {
      for column in columns.clamped(to: owners[row].indices) { owners[row][column] = names.count }
    }
    names.append((String(name), column, inside))
  }

  /// Returns the lines of a drawing with the names on it.
  func written(on drawing: [[Character]]) -> String {
    var drawing = drawing
    for (number, name) in names.enumerated() where !name.text.isEmpty && name.column >= 0 {
      let columns = name.column..<name.column + name.text.count
      let row = name.rows.clamped(to: drawing.indices).first { row in
        columns.upperBound <= drawing[row].count
          && owners[row][columns].allSatisfy { $0 == number }
      }
      if let row { drawing[row].replaceSubrange(columns, with: name.text) }
    }
    return drawing.map { String($0[...($0.lastIndex { $0 != " " } ?? -1)]) }
      .joined(separator: "\n")
  }
}
