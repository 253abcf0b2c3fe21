@_exported import TangramCore

extension TGLayout {
  /// The layout as a drawing with the box-drawing characters of terminals.
  ///
  ///     print(layout.drawing(width: 21))
  ///     ┌───────────────────┐
  ///     │ card              │
  ///     │ ┌───────┐         │
  ///     │ │ photo │         │
  ///     └─┴───────┴─────────┘
  ///
  /// A line is as high as two characters are wide. Frames that touch share their lines; names are
  /// written into the frames, as far as they fit. Views that are not seen are left out, and so is
  /// what is less than a character wide or high.
  ///
  /// - Parameter width: The number of characters from the left edge of the root to the right one,
  ///   from 2 to 240.
  public func drawing(width: Int = 80) -> String {
    let size = tree.rectangle(of: tree.top).size
    guard size.width > 0, size.height > 0 else { return "" }
    let cell = size.width / Double(min(max(width, 2), 240) - 1)
    return drawing(cell: TGSize(width: cell, height: 2 * cell))
  }

  /// The layout as a drawing.
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
  /// The directions in which lines leave a cell.
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

  /// Indexed by the bits of `Strokes`.
  private static let characters: [Character] = [
    " ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
  /// Larger layouts are cut off.
  private static let limit = TGSize(width: 240, height: 400)

  private var rows: [[Cell]]
  private let cell: TGSize

  init(size: TGSize, cell: TGSize) {
    self.cell = cell
    let columns = Int(min(size.width / cell.width, Self.limit.width).rounded()) + 1
    let lines = Int(min(size.height / cell.height, Self.limit.height).rounded()) + 1
    rows = Array(repeating: Array(repeating: .lines([]), count: columns), count: lines)
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
    for (offset, letter) in (name ?? "").enumerated() where left + 2 + offset < right {
      put(letter, left + 2 + offset, top + 1)
    }
  }

  /// The nearest row or column; what lies outside is drawn just outside.
  private func index(of position: Double, count: Int) -> Int {
    Int(min(max(position.rounded(), -1), Double(count)))
  }

  private mutating func add(_ strokes: Strokes, _ column: Int, _ row: Int) {
    guard rows.indices.contains(row), rows[row].indices.contains(column),
      case .lines(let old) = rows[row][column]
    else { return }
    rows[row][column] = .lines(old.union(strokes))
  }

  private mutating func put(_ letter: Character, _ column: Int, _ row: Int) {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return }
    rows[row][column] = .letter(letter)
  }

  var text: String {
    rows.map { row in
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
