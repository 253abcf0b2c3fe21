/// The occupied cells of one row or column of a grid.
struct GridLine {
  /// The occupied cells, as disjoint ranges in ascending order.
  private var taken: [Range<Int>] = []

  /// Marks free cells as occupied.
  mutating func take(_ cells: Range<Int>) {
    var (lower, upper) = (cells.lowerBound, cells.upperBound)
    // Most items are placed after all occupied cells, so the search starts at the end.
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

  /// Whether all of the cells are free.
  func isFree(_ cells: Range<Int>) -> Bool {
    firstFree(from: cells.lowerBound, cells.count) == cells.lowerBound
  }

  /// Whether exactly the first `width` cells are occupied.
  func isFull(_ width: Int) -> Bool { taken == [0..<width] }

  /// Returns the first column, starting at `column`, from which `width` cells are free on all
  /// lines; nil if they would extend beyond the limit.
  static func firstFree(
    from column: Int, _ width: Int, limit: Int, on lines: ArraySlice<GridLine>
  ) -> Int? {
    var column = column
    let last = limit - width
    if column > last { return nil }
    // Repeat until the cells are free on all lines.
    var start: Int
    repeat {
      start = column
      for line in lines {
        column = line.firstFree(from: column, width)
        if column > last { return nil }
      }
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

  /// Returns the index of the first range that ends after a column.
  private func firstEnding(after column: Int) -> Int {
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle].upperBound > column { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
