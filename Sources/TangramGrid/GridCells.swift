/// Which cells of a grid are taken: a bit each, line by line.
struct GridCells {
  private let words: Int
  private var bits: [UInt64] = []
  /// The lines before this one have no free cell.
  private(set) var open = 0

  init(columns: Int) { words = max(1, (columns + 63) / 64) }

  private var lineCount: Int { bits.count / words }

  /// Takes the cells of an item.
  mutating func take(_ column: Int, _ line: Int, _ width: Int, _ height: Int) {
    let needed = (line + height) * words
    if needed > bits.count {
      bits.append(contentsOf: repeatElement(0, count: needed - bits.count))
    }
    for line in line..<(line + height) {
      forEachWord(column, width) { bits[line * words + $0] |= $1 }
    }
  }

  /// Whether no cell of an item is taken.
  func isFree(_ column: Int, _ line: Int, _ width: Int, _ height: Int) -> Bool {
    for line in line..<min(line + height, max(line, lineCount)) {
      var isTaken = false
      forEachWord(column, width) { if bits[line * words + $0] & $1 != 0 { isTaken = true } }
      if isTaken { return false }
    }
    return true
  }

  /// The first place on a line where an item fits; nil if there is none.
  ///
  /// - Parameter limit: The number of cells on a line.
  func firstFree(
    from column: Int, _ line: Int, _ width: Int, _ height: Int, limit: Int
  ) -> Int? {
    if words == 1 { return firstFreeInWord(column, line, width, height, limit) }
    var column = column
    while limit == .max || column + width <= limit {
      if isFree(column, line, width, height) { return column }
      column += 1
    }
    return nil
  }

  private func firstFreeInWord(
    _ column: Int, _ line: Int, _ width: Int, _ height: Int, _ limit: Int
  ) -> Int? {
    var taken: UInt64 = 0
    if line < lineCount {
      for line in line..<min(line + height, lineCount) { taken |= bits[line] }
    }
    let mask = width >= 64 ? UInt64.max : (1 << UInt64(width)) - 1
    var column = column
    while limit == .max || column + width <= limit {
      let shifted = column >= 64 ? 0 : taken >> UInt64(column)
      if shifted & mask == 0 { return column }
      // No place before the end of what is in the way.
      column += max(1, (~shifted).trailingZeroBitCount)
    }
    return nil
  }

  private func forEachWord(_ column: Int, _ width: Int, _ body: (Int, UInt64) -> Void) {
    var (column, width) = (column, width)
    while width > 0 {
      let (word, bit) = (column / 64, column % 64)
      let count = min(width, 64 - bit)
      let mask = count == 64 ? UInt64.max : ((1 << UInt64(count)) - 1) << UInt64(bit)
      if word < words { body(word, mask) }
      column += count
      width -= count
    }
  }
}

// MARK: - Lines without a free cell

extension GridCells {
  /// Notes the lines at the top that have no free cell any more.
  mutating func closeFullLines(of width: Int) {
    guard width <= 64, words == 1 else { return }
    let full = width == 64 ? UInt64.max : (1 << UInt64(width)) - 1
    while open < lineCount, bits[open] & full == full { open += 1 }
  }
}
