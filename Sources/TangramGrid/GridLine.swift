/// The cells of a line that are taken.
protocol GridLine {
  init()
  /// Takes cells that are free.
  mutating func take(_ cells: Range<Int>)
  /// Whether so many cells are taken from the first on.
  func isFull(_ width: Int) -> Bool
  /// The first column from `column` on where so many cells are free on all lines; nil if they would
  /// end after the limit.
  static func firstFree(
    from column: Int, _ width: Int, limit: Int, on lines: Slice<UnsafeBufferPointer<Self>>
  ) -> Int?
}

/// A line of a grid that has few columns, as most have: a bit for each cell.
struct NarrowGridLine: GridLine, BitwiseCopyable {
  /// The most cells of such a line.
  static let mostCells = 64

  private var taken: UInt64 = 0

  mutating func take(_ cells: Range<Int>) {
    taken |= (UInt64.max >> UInt64(64 - cells.count)) << UInt64(cells.lowerBound)
  }

  func isFull(_ width: Int) -> Bool { (~taken).trailingZeroBitCount >= width }

  @inline(__always)
  static func firstFree(
    from column: Int, _ width: Int, limit: Int, on lines: Slice<UnsafeBufferPointer<Self>>
  ) -> Int? {
    var taken: UInt64 = 0
    for line in lines.startIndex..<lines.endIndex { taken |= lines.base[line].taken }
    // Cells after which enough others are free, too: as many more each time as are known already.
    var starts = ~taken
    var known: UInt64 = 1
    let needed = UInt64(truncatingIfNeeded: width)
    while known < needed {
      let step = min(known, needed &- known)
      starts &= starts &>> step
      known &+= step
    }
    let first = (starts & UInt64.max << UInt64(column)).trailingZeroBitCount
    return first <= min(limit, mostCells) &- width ? first : nil
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

  private func firstFree(from column: Int, _ width: Int) -> Int {
    var column = column
    for cells in taken where cells.upperBound > column {
      if cells.lowerBound >= column + width { break }
      column = cells.upperBound
    }
    return column
  }
}
