import Tangram

/// A terminal: a grid of characters that layouts are painted on.
struct Terminal {
  private var cells: [[Character]]

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The lines on the screen, without trailing spaces.
  var lines: [String] {
    cells.map { row in
      let end = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(row[..<end])
    }
  }

  /// Paints all views of a layout.
  mutating func paint(_ layout: TGLayout) {
    for entry in layout.entries { paint(entry[Widget.self], in: entry.absoluteFrame) }
  }

  private mutating func paint(_ widget: Widget, in frame: TGRect) {
    let (columns, rows) = (Int(frame.width), Int(frame.height))
    let (x, y) = (Int(frame.minX), Int(frame.minY))
    switch widget {
    case .nothing: break
    case .text(let text): write(String(text.prefix(columns)), x, y)
    case .gauge(let percent):
      let full = columns * percent / 100
      write(String(repeating: "█", count: full), x, y)
      write(String(repeating: "░", count: columns - full), x + full, y)
    case .box(let title):
      guard columns > 1, rows > 1 else { return }
      let edge = String(repeating: "─", count: columns - 2)
      write("┌\(edge)┐", x, y)
      for row in 1..<rows - 1 {
        write("│", x, y + row)
        write("│", x + columns - 1, y + row)
      }
      write("└\(edge)┘", x, y + rows - 1)
      write(String(" \(title) ".prefix(columns - 2)), x + 1, y)
    }
  }

  private mutating func write(_ text: String, _ x: Int, _ y: Int) {
    guard cells.indices.contains(y) else { return }
    for (offset, letter) in text.enumerated() where cells[y].indices.contains(x + offset) {
      cells[y][x + offset] = letter
    }
  }
}
