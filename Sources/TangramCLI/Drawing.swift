import Tangram

/// Draws frames with the box-drawing characters of terminals.
struct Drawing {
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

  /// A picture of all views.
  ///
  /// - Parameter cell: The size of one character, in points.
  static func picture(of layout: TGLayout, cell: TGSize) -> String {
    var drawing = Drawing(size: layout.frame.size, cell: cell)
    var origins: [[Int]: TGPoint] = [:]
    for entry in layout.entries {
      // The root is drawn at the origin, the others where their parents are.
      let parent = entry.path.isEmpty ? nil : origins[Array(entry.path.dropLast())]
      let origin = parent.map { $0 + entry.frame.origin } ?? .zero
      origins[entry.path] = origin
      drawing.draw(TGRect(origin: origin, size: entry.frame.size), name: entry.name)
    }
    return drawing.text
  }

  private init(size: TGSize, cell: TGSize) {
    self.cell = cell
    let columns = Int(min(size.width / cell.width, Self.limit.width)) + 1
    let lines = Int(min(size.height / cell.height, Self.limit.height)) + 1
    rows = Array(repeating: Array(repeating: .lines([]), count: columns), count: lines)
  }

  private mutating func draw(_ frame: TGRect, name: String?) {
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

  private var text: String {
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
