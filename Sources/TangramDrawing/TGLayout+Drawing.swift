@_exported import TangramCore
import TangramResults

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
    let root = tree.rectangle(of: tree.top)
    var drawing = LayoutDrawing(size: root.size, cell: cell)
    var views = SeenViews(environment)
    for entry in entries where views.enter(entry.place) {
      let frame = entry.absoluteFrame
      let isRoot = entry.depth == 0
      // The root is drawn at the origin, as if it had no transform.
      drawing.draw(
        TGRect(
          origin: isRoot ? .zero : frame.origin - root.origin,
          size: isRoot ? root.size : frame.size), name: entry.name)
    }
    return drawing.text
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

  private enum Cell {
    case lines(Strokes)
    case letter(Character)
  }

  /// The box-drawing characters, indexed by the bits of `Strokes`.
  private static let characters: [Character] = [
    " ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
  /// The maximum size of a drawing, in characters; larger layouts are cut off.
  private static let limit = TGSize(width: 240, height: 400)

  /// A name, and the cells inside the border of its frame.
  private struct Label {
    let name: String
    let columns: Range<Int>
    let rows: Range<Int>
  }

  private var rows: [[Cell]]
  /// The index of the frame that was drawn last over each cell; -1 if there is none.
  private var owners: [[Int]]
  private var labels: [Label] = []
  private let cell: TGSize

  init(size: TGSize, cell: TGSize) {
    self.cell = cell
    let columns = Int(min(size.width / cell.width, Self.limit.width).rounded()) + 1
    let lines = Int(min(size.height / cell.height, Self.limit.height).rounded()) + 1
    rows = Array(repeating: Array(repeating: .lines([]), count: columns), count: lines)
    owners = Array(repeating: Array(repeating: -1, count: columns), count: lines)
  }

  mutating func draw(_ frame: TGRect, name: String?) {
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
    own(left...right, top...bottom)
    labels.append(
      Label(name: name ?? "", columns: left + 1..<right, rows: top + 1..<bottom))
  }

  /// Records the next label as the owner of the cells of a frame.
  private mutating func own(_ columns: ClosedRange<Int>, _ lines: ClosedRange<Int>) {
    for row in lines.clamped(to: 0...rows.count - 1) where lines.contains(row) {
      for column in columns.clamped(to: 0...rows[row].count - 1) where columns.contains(column) {
        owners[row][column] = labels.count
      }
    }
  }

  /// Writes each name on the first line of its frame where it covers nothing else.
  private mutating func writeNames() {
    for (number, label) in labels.enumerated() {
      let name = label.name.prefix(max(0, label.columns.count - 1))
      let start = label.columns.lowerBound + 1
      let columns = start..<start + name.count
      guard !name.isEmpty, columns.lowerBound >= 0, columns.upperBound <= rows[0].count else {
        continue
      }
      let row = label.rows.first { row in
        rows.indices.contains(row) && owners[row][columns].allSatisfy { $0 == number }
      }
      guard let row else { continue }
      for (column, letter) in zip(columns, name) { rows[row][column] = .letter(letter) }
    }
  }

  /// The nearest row or column; positions outside the drawing are clamped to just outside it.
  private func index(of position: Double, count: Int) -> Int {
    Int(min(max(position.rounded(), -1), Double(count)))
  }

  private mutating func add(_ strokes: Strokes, _ column: Int, _ row: Int) {
    guard rows.indices.contains(row), rows[row].indices.contains(column),
      case .lines(let old) = rows[row][column]
    else { return }
    rows[row][column] = .lines(old.union(strokes))
  }

  var text: String {
    var named = self
    named.writeNames()
    return named.rows.map { row in
      var line = String(
        row.map { cell in
          switch cell {
          case .lines(let strokes): Self.characters[Int(strokes.rawValue)]
          case .letter(let letter): letter
          }
        })
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
