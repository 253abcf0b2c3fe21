/// Which cells of a grid are taken.
///
/// Lines that follow each other and have the same cells taken are one band: what an item costs depends
/// on how many others there are, and not on how many lines they span.
struct GridCells {
  fileprivate struct Band {
    /// The first line; the band ends where the next one starts, and the last one nowhere.
    let start: Int
    /// The cells that are taken, in order, with free ones between any two ranges.
    var taken: [Range<Int>] = []
  }

  private var bands = [Band(start: 0)]
  /// The number of bands at the top that have no free cell.
  private var fullBands = 0
  /// The lines before this one have no free cell.
  var open: Int { bands[fullBands].start }

  /// The band that a line is in.
  private func band(of line: Int) -> Int {
    var (low, high) = (fullBands, bands.count - 1)
    if line < bands[low].start { low = 0 }
    while low < high {
      let middle = (low + high + 1) / 2
      if bands[middle].start <= line { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The line after the band that a line is in; the line itself in the last band.
  private func end(ofBandOf line: Int) -> Int {
    let next = band(of: line) + 1
    return next < bands.count ? bands[next].start : line
  }
}

// MARK: - Taking

extension GridCells {
  /// Takes the cells of an item.
  mutating func take(_ column: Int, _ line: Int, _ width: Int, _ height: Int) {
    let first = split(at: line)
    let last = split(at: line + height)
    for band in first..<last { bands[band].take(column..<(column + width)) }
  }

  /// Makes a band start at a line.
  private mutating func split(at line: Int) -> Int {
    let known = band(of: line)
    if bands[known].start == line { return known }
    bands.insert(Band(start: line, taken: bands[known].taken), at: known + 1)
    return known + 1
  }

  /// Notes the lines at the top that have no free cell any more.
  mutating func closeFullLines(of width: Int) {
    while fullBands < bands.count - 1, bands[fullBands].taken == [0..<width] { fullBands += 1 }
  }
}

extension GridCells.Band {
  fileprivate mutating func take(_ cells: Range<Int>) {
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

  /// The first column from `column` on where so many cells are free.
  fileprivate func firstFree(from column: Int, _ width: Int) -> Int {
    var column = column
    for cells in taken where cells.upperBound > column {
      if cells.lowerBound >= column + width { break }
      column = cells.upperBound
    }
    return column
  }
}

// MARK: - Looking for a place

extension GridCells {
  /// The first place on a line where an item fits; nil if there is none.
  ///
  /// - Parameter limit: The number of cells on a line.
  func firstFree(
    from column: Int, _ line: Int, _ width: Int, _ height: Int, limit: Int = .max
  ) -> Int? {
    var column = column
    let first = band(of: line)
    var last = first
    while last + 1 < bands.count, bands[last + 1].start < line + height { last += 1 }
    // Until all bands agree.
    var start: Int
    repeat {
      start = column
      for band in first...last { column = bands[band].firstFree(from: column, width) }
      if column > limit - width { return nil }
    } while column != start && first != last
    return column
  }

  /// The first place where an item fits, line by line.
  func firstPlace(
    from column: Int, _ line: Int, _ width: Int, _ height: Int, limit: Int
  ) -> (column: Int, line: Int) {
    if let column = firstFree(from: column, line, width, height, limit: limit) {
      return (column, line)
    }
    var line = column > 0 ? line + 1 : nextLine(after: line)
    while true {
      if let column = firstFree(from: 0, line, width, height, limit: limit) {
        return (column, line)
      }
      line = nextLine(after: line)
    }
  }

  /// The first line from `line` on where an item fits in these columns.
  func firstLine(from line: Int, column: Int, _ width: Int, _ height: Int) -> Int {
    var line = line
    while firstFree(from: column, line, width, height, limit: column + width) == nil {
      line = nextLine(after: line)
    }
    return line
  }

  /// The next line where an item may fit that does not fit on a line, in the same columns.
  ///
  /// While it starts in the same band, what was in its way still is.
  private func nextLine(after line: Int) -> Int { max(line + 1, end(ofBandOf: line)) }
}
