/// The cells of a line of a grid that are taken.
struct GridLine {
  /// The cells that are taken, in order, with free ones between any two ranges.
  private var taken: [Range<Int>] = []

  /// Takes cells that are free.
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

  /// Whether none of some cells is taken.
  func isFree(_ cells: Range<Int>) -> Bool {
    firstFree(from: cells.lowerBound, cells.count) == cells.lowerBound
  }

  /// Whether so many cells are taken from the first on.
  func isFull(_ width: Int) -> Bool { taken == [0..<width] }

  /// The first column from `column` on where so many cells are free on all lines; nil if they would
  /// end after the limit.
  static func firstFree(
    from column: Int, _ width: Int, limit: Int, on lines: ArraySlice<GridLine>
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
