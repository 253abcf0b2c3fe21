import TangramResults

extension TGLayout {
  /// A drawing of the layout in which one point is one cell of a terminal.
  ///
  ///     print(screen.layout(in: TGSize(width: 20, height: 4)).cellDrawing)
  ///     files───────────────
  ///     ┌───────┐┌─────────┐
  ///     │names  ││text     │
  ///     └───────┘└─────────┘
  ///
  /// Every view fills the cells of its frame: a border on the outermost cells, and its subviews on top. A
  /// name is written inside, on cells that no other view covers, or omitted. Invisible views are omitted,
  /// and so is everything outside the root.
  public var cellDrawing: String {
    var drawing = CellDrawing(size: tree.rectangle(of: tree.top).size)
    forEachDrawnFrame { drawing.draw($0, name: $1) }
    return drawing.text
  }
}

/// Fills the cells of a terminal with frames.
private struct CellDrawing {
  /// The maximum size of a drawing, in cells; larger layouts are cut off.
  private static let limit = (columns: 240, rows: 400)

  private var letters: [[Character]]
  private var names: FrameNames

  init(size: TGSize) {
    let columns = min(Self.cells(from: 0, to: size.width).count, Self.limit.columns)
    let rows = min(Self.cells(from: 0, to: size.height).count, Self.limit.rows)
    letters = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    names = FrameNames(columns: columns, rows: rows)
  }

  /// The cells between two edges; edges far outside the drawing are clamped.
  private static func cells(from start: Double, to end: Double) -> Range<Int> {
    func cell(_ edge: Double) -> Int { Int(min(max(edge.rounded(), -1), 1000)) }
    return cell(start)..<max(cell(start), cell(end))
  }

  mutating func draw(_ frame: TGRect, name: String) {
    let columns = Self.cells(from: frame.minX, to: frame.maxX)
    let rows = Self.cells(from: frame.minY, to: frame.maxY)
    for row in rows.clamped(to: letters.indices) {
      for column in columns.clamped(to: letters[row].indices) {
        letters[row][column] = Self.letter(column, row, columns, rows)
      }
    }
    // Letters that are two cells wide would shift the letters after them.
    let isNarrow = name.unicodeScalars.allSatisfy { (0x20..<0x1100).contains($0.value) }
    let isLine = rows.count == 1
    let inside = isLine ? columns : columns.dropFirst().dropLast()
    names.add(
      isNarrow && name.count <= inside.count ? name : "", at: inside.lowerBound,
      in: isLine ? rows : rows.dropFirst().dropLast(), covering: columns, rows)
  }

  /// The character in a cell of a box: a part of the border, or a space.
  private static func letter(
    _ column: Int, _ row: Int, _ columns: Range<Int>, _ rows: Range<Int>
  ) -> Character {
    let (isLeft, isRight) = (column == columns.first, column == columns.last)
    let (isTop, isBottom) = (row == rows.first, row == rows.last)
    if rows.count == 1 { return columns.count == 1 ? "▪" : "─" }
    if columns.count == 1 { return "│" }
    switch (isTop, isBottom, isLeft, isRight) {
    case (true, _, true, _): return "┌"
    case (true, _, _, true): return "┐"
    case (_, true, true, _): return "└"
    case (_, true, _, true): return "┘"
    case (true, _, _, _), (_, true, _, _): return "─"
    case (_, _, true, _), (_, _, _, true): return "│"
    default: return " "
    }
  }

  var text: String { names.written(on: letters) }
}
