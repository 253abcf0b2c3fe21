import TangramCore
import TangramModifiers
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
    let root = tree.rectangle(of: tree.top)
    var drawing = CellDrawing(size: root.size)
    var views = SeenViews(environment)
    for entry in entries where views.enter(entry.place) {
      // The root is drawn at the origin, as if it had no transform.
      let origin = entry.depth == 0 ? .zero : entry.absoluteFrame.origin - root.origin
      let size = entry.depth == 0 ? root.size : entry.absoluteFrame.size
      drawing.draw(TGRect(origin: origin, size: size), name: entry.name ?? "")
    }
    return drawing.text
  }
}

/// Fills the cells of a terminal with frames.
private struct CellDrawing {
  /// A view with the cells it fills.
  private struct Box {
    let columns: Range<Int>
    let rows: Range<Int>
    let name: String
  }

  /// The maximum size of a drawing, in cells; larger layouts are cut off.
  private static let limit = (columns: 240, rows: 400)

  private var letters: [[Character]]
  /// The index of the box that was drawn last over each cell; -1 if there is none.
  private var owners: [[Int]]
  private var boxes: [Box] = []

  init(size: TGSize) {
    let columns = min(Self.cells(from: 0, to: size.width).count, Self.limit.columns)
    let rows = min(Self.cells(from: 0, to: size.height).count, Self.limit.rows)
    letters = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    owners = Array(repeating: Array(repeating: -1, count: columns), count: rows)
  }

  /// The cells between two edges; edges far outside the drawing are clamped.
  private static func cells(from start: Double, to end: Double) -> Range<Int> {
    func cell(_ edge: Double) -> Int { Int(min(max(edge.rounded(), -1), 1000)) }
    return cell(start)..<max(cell(start), cell(end))
  }

  mutating func draw(_ frame: TGRect, name: String) {
    let box = Box(
      columns: Self.cells(from: frame.minX, to: frame.maxX),
      rows: Self.cells(from: frame.minY, to: frame.maxY), name: name)
    for row in box.rows.clamped(to: letters.indices) {
      for column in box.columns.clamped(to: letters[row].indices) {
        letters[row][column] = Self.letter(column, row, in: box)
        owners[row][column] = boxes.count
      }
    }
    boxes.append(box)
  }

  /// The character in a cell of a box: a part of the border, or a space.
  private static func letter(_ column: Int, _ row: Int, in box: Box) -> Character {
    let (isLeft, isRight) = (column == box.columns.first, column == box.columns.last)
    let (isTop, isBottom) = (row == box.rows.first, row == box.rows.last)
    if box.rows.count == 1 { return box.columns.count == 1 ? "▪" : "─" }
    if box.columns.count == 1 { return "│" }
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

  /// Writes the name of a box where it covers no border and no other box.
  private mutating func write(_ box: Box, number: Int) {
    // Letters that are two cells wide would shift the letters after them.
    let isNarrow = box.name.unicodeScalars.allSatisfy { (0x20..<0x1100).contains($0.value) }
    guard !box.name.isEmpty, isNarrow else { return }
    let isLine = box.rows.count == 1
    let first = isLine ? box.columns.lowerBound : box.columns.lowerBound + 1
    let end = first + box.name.count
    guard end <= (isLine ? box.columns.upperBound : box.columns.upperBound - 1) else { return }
    let rows = isLine ? box.rows : box.rows.dropFirst().dropLast()
    let width = letters.first?.count ?? 0
    guard first >= 0, end <= width else { return }
    for row in rows.clamped(to: letters.indices)
    where owners[row][first..<end].allSatisfy({ $0 == number }) {
      letters[row].replaceSubrange(first..<end, with: box.name)
      return
    }
  }

  var text: String {
    var named = self
    for (number, box) in boxes.enumerated() { named.write(box, number: number) }
    return named.letters.map { row in
      var line = String(row)
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
