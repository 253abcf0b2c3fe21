/// The cells of a line that are taken.
protocol GridLine {
  init()
  /// Takes cells that are free.
  mutating func take(_ cells: Range<Int>)
  /// Whether none of some cells is taken.
  func isFree(_ cells: Range<Int>) -> Bool
  /// Whether so many cells are taken from the first on.
  func isFull(_ width: Int) -> Bool
  /// The first column from `column` on where so many cells are free on all lines; nil if they would
  /// end after the limit.
  static func firstFree(
    from column: Int, _ width: Int, limit: Int, on lines: Slice<UnsafeBufferPointer<Self>>
  ) -> Int?
  /// The first place from a line on where an item fits, line by line; all cells are free after the last
  /// line.
  static func firstPlace(
    from line: Int, _ width: Int, _ height: Int, limit: Int, on lines: UnsafeBufferPointer<Self>
  ) -> (column: Int, line: Int)
}

/// A line of a grid that has few columns, as most have: a bit for each cell.
struct NarrowGridLine: GridLine, BitwiseCopyable {
  /// The most cells of such a line.
  static let mostCells = 64

  private var taken: UInt64 = 0

  @inline(__always)
  mutating func take(_ cells: Range<Int>) { taken |= Self.bits(cells) }

  func isFree(_ cells: Range<Int>) -> Bool { taken & Self.bits(cells) == 0 }

  func isFull(_ width: Int) -> Bool { (~taken).trailingZeroBitCount >= width }

  /// - Parameter cells: At least one cell of a line.
  @inline(__always)
  private static func bits(_ cells: Range<Int>) -> UInt64 {
    let all = UInt64.max &>> UInt64(truncatingIfNeeded: mostCells &- cells.count)
    return all &<< UInt64(truncatingIfNeeded: cells.lowerBound)
  }

  static func firstFree(
    from column: Int, _ width: Int, limit: Int, on lines: Slice<UnsafeBufferPointer<Self>>
  ) -> Int? {
    var taken: UInt64 = 0
    for line in lines.startIndex..<lines.endIndex { taken |= lines.base[line].taken }
    let starts = NarrowRuns(of: width).starts(among: ~taken)
    let first = (starts & UInt64.max << UInt64(column)).trailingZeroBitCount
    return first <= min(limit, mostCells) &- width ? first : nil
  }

  static func firstPlace(
    from line: Int, _ width: Int, _ height: Int, limit: Int, on lines: UnsafeBufferPointer<Self>
  ) -> (column: Int, line: Int) {
    // Where an item may start, for it to end within the limit.
    let possible = bits(0..<(min(limit, mostCells) &- width &+ 1))
    let runs = NarrowRuns(of: width)
    var line = line
    while line < lines.count {
      var starts = runs.starts(among: ~lines[line].taken) & possible
      if starts != 0 {
        for next in (line &+ 1)..<max(line &+ 1, min(line &+ height, lines.count)) {
          starts &= runs.starts(among: ~lines[next].taken)
        }
        if starts != 0 { return (starts.trailingZeroBitCount, line) }
      }
      line &+= 1
    }
    return (0, line)
  }
}

/// Finds where so many cells follow each other among others.
private struct NarrowRuns {
  // A cell after which one other follows, then three, then seven; where fewer are asked for, the steps
  // overlap.
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64
  private let known: UInt64
  private let width: UInt64

  @inline(__always)
  init(of cells: Int) {
    width = UInt64(truncatingIfNeeded: cells)
    var known: UInt64 = 1
    let width = width
    func step() -> UInt64 {
      let step = min(known, width &- known)
      known &+= step
      return step
    }
    (first, second, third) = (step(), step(), step())
    self.known = known
  }

  /// The cells where such a run starts.
  @inline(__always)
  func starts(among cells: UInt64) -> UInt64 {
    var starts = cells
    starts &= starts &>> first
    starts &= starts &>> second
    starts &= starts &>> third
    return known == width || starts == 0 ? starts : rest(of: starts)
  }

  private func rest(of starts: UInt64) -> UInt64 {
    var (starts, known) = (starts, known)
    while known < width {
      let step = min(known, width &- known)
      starts &= starts &>> step
      known &+= step
    }
    return starts
  }
}

/// A line of a grid that may have many columns: the ranges of its cells.
struct WideGridLine: GridLine {
  /// The cells that are taken, in order, with free ones between any two ranges.
  private var taken: [Range<Int>] = []

  mutating func take(_ cells: Range<Int>) {
    var (lower, upper) = (cells.lowerBound, cells.upperBound)
    // Most items follow what is taken already.
    var first = taken.count
    while first > 0, taken[first - 1].upperBound >= lower { first -= 1 }
    var last = first
    while last < taken.count, taken[last].lowerBound <= upper {
      lower = min(lower, taken[last].lowerBound)
      upper = max(upper, taken[last].upperBound)
      last += 1
    }
    if last == first + 1 {
      taken[first] = lower..<upper
    } else {
      taken.replaceSubrange(first..<last, with: CollectionOfOne(lower..<upper))
    }
  }

  func isFree(_ cells: Range<Int>) -> Bool {
    firstFree(from: cells.lowerBound, cells.count) == cells.lowerBound
  }

  func isFull(_ width: Int) -> Bool { taken == [0..<width] }

  static func firstFree(
    from column: Int, _ width: Int, limit: Int, on lines: Slice<UnsafeBufferPointer<Self>>
  ) -> Int? {
    var column = column
    // Until all lines agree.
    var start: Int
    repeat {
      start = column
      for line in lines { column = line.firstFree(from: column, width) }
      if column > limit - width { return nil }
    } while column != start && lines.count > 1
    return column
  }

  static func firstPlace(
    from line: Int, _ width: Int, _ height: Int, limit: Int, on lines: UnsafeBufferPointer<Self>
  ) -> (column: Int, line: Int) {
    var line = line
    while line < lines.count {
      let covered = lines[line..<min(line + height, lines.count)]
      if let column = firstFree(from: 0, width, limit: limit, on: covered) { return (column, line) }
      line += 1
    }
    return (0, line)
  }

  private func firstFree(from column: Int, _ width: Int) -> Int {
    var column = column
    for place in firstEnding(after: column)..<taken.count {
      if taken[place].lowerBound >= column + width { break }
      column = taken[place].upperBound
    }
    return column
  }

  /// The place of the first range that ends after a column.
  private func firstEnding(after column: Int) -> Int {
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle].upperBound > column { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
