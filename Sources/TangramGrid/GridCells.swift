/// The occupied cells of a grid.
///
/// Consecutive lines with the same occupied cells form one band, so that the cost of placing an item
/// depends on the number of other items, and not on the number of lines that they span. If all items
/// span a single line, each line is a separate band, which is found without a search.
struct GridCells {
  private let isByLine: Bool
  /// The first line of each band; a band ends where the next one starts, and the last band has no
  /// end.
  private var starts = [0]
  /// The occupied cells on the lines of each band.
  private var bands = [GridLine()]
  /// The number of leading bands that have no free cell.
  private var fullBands = 0

  init(isByLine: Bool) { self.isByLine = isByLine }

  /// The first line that may have a free cell; all preceding lines are full.
  var open: Int { start(of: fullBands) }

  /// Returns the number of bands from one line to another.
  func bandCount(from line: Int, to other: Int) -> Int {
    isByLine ? other - line : band(of: other) - band(of: line)
  }

  private func start(of band: Int) -> Int { isByLine ? band : starts[band] }

  /// Returns the index of the band that contains a line.
  private func band(of line: Int) -> Int {
    if isByLine { return min(line, bands.count - 1) }
    var (low, high) = (fullBands, bands.count - 1)
    if line < starts[low] { low = 0 }
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= line { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

// MARK: - Occupying cells

extension GridCells {
  /// Marks the cells of an item as occupied.
  ///
  /// The last band always remains empty.
  mutating func occupy(_ column: Int, _ line: Int, _ width: Int, _ height: Int) {
    let cells = column..<(column + width)
    if isByLine {
      while bands.count <= line + height { bands.append(GridLine()) }
      for line in line..<(line + height) { bands[line].occupy(cells) }
      return
    }
    let first = split(at: line)
    let last = split(at: line + height)
    for band in first..<last { bands[band].occupy(cells) }
  }

  /// Splits a band so that one starts at a line, and returns the index of that band.
  private mutating func split(at line: Int) -> Int {
    let known = band(of: line)
    if starts[known] == line { return known }
    starts.insert(line, at: known + 1)
    bands.insert(bands[known], at: known + 1)
    return known + 1
  }

  /// Updates the number of leading bands that have no free cell.
  mutating func closeFullLines(of width: Int) {
    while fullBands < bands.count - 1, bands[fullBands].isFull(width) { fullBands += 1 }
  }
}

// MARK: - Finding positions

extension GridCells {
  /// Returns the first column of a line at which an item fits.
  func firstFree(from column: Int, _ line: Int, _ width: Int, _ height: Int) -> Int? {
    let lines = lines(band(of: line), line, height)
    return GridLine.firstFree(from: column, width, limit: .max, on: bands[lines])
  }

  /// Returns the first position at which an item fits, searching line by line of `limit` cells.
  func firstPlace(
    from column: Int, _ line: Int, _ width: Int, _ height: Int, limit: Int
  ) -> (column: Int, line: Int) {
    var (column, line, band) = (column, line, band(of: line))
    while true {
      let lines = bands[lines(band, line, height)]
      if let found = GridLine.firstFree(from: column, width, limit: limit, on: lines) {
        return (found, line)
      }
      next(&line, &band, startsLate: column > 0)
      column = 0
    }
  }

  /// Returns the first line, starting at `line`, at which an item fits in these columns.
  func firstLine(from line: Int, column: Int, _ width: Int, _ height: Int) -> Int {
    let cells = column..<(column + width)
    var (first, band) = (line, band(of: line))
    while band < bands.count, start(of: band) < first + height {
      // The item must start after the last band in which its cells are occupied. The last band of all
      // is always empty.
      if !bands[band].isFree(cells) { first = start(of: band + 1) }
      band += 1
    }
    return first
  }

  /// Returns the bands that a range of lines overlaps, given the band of its first line.
  private func lines(_ band: Int, _ line: Int, _ height: Int) -> Range<Int> {
    if isByLine { return min(line, bands.count)..<min(line + height, bands.count) }
    var end = band + 1
    while end < bands.count, starts[end] < line + height { end += 1 }
    return band..<end
  }

  /// Advances to the next line on which an item may fit, after it did not fit on the current line, where the
  /// search may have started after the first column.
  private func next(_ line: inout Int, _ band: inout Int, startsLate: Bool) {
    if isByLine {
      line += 1
      return
    }
    let isLast = band + 1 == bands.count
    // Other lines of the same band have the same occupied cells, so the item does not fit there either.
    line = startsLate || isLast ? line + 1 : starts[band + 1]
    if !isLast, starts[band + 1] <= line { band += 1 }
  }
}

/// The occupied cells of one row or column of a grid.
struct GridLine {
  /// The occupied cells, as disjoint ranges in ascending order.
  private var occupied: [Range<Int>] = []

  /// Marks free cells as occupied.
  mutating func occupy(_ cells: Range<Int>) {
    var (lower, upper) = (cells.lowerBound, cells.upperBound)
    // Most items are placed after all occupied cells, so the search starts at the end.
    var first = occupied.count
    while first > 0, occupied[first - 1].upperBound >= lower { first -= 1 }
    var last = first
    while last < occupied.count, occupied[last].lowerBound <= upper {
      lower = min(lower, occupied[last].lowerBound)
      upper = max(upper, occupied[last].upperBound)
      last += 1
    }
    if last == first + 1 {
      occupied[first] = lower..<upper
    } else {
      occupied.replaceSubrange(first..<last, with: CollectionOfOne(lower..<upper))
    }
  }

  /// Whether all of the cells are free.
  func isFree(_ cells: Range<Int>) -> Bool {
    firstFree(from: cells.lowerBound, cells.count) == cells.lowerBound
  }

  /// Whether exactly the first `width` cells are occupied.
  func isFull(_ width: Int) -> Bool { occupied == [0..<width] }

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
    for index in firstEnding(after: column)..<occupied.count {
      if occupied[index].lowerBound >= column + width { break }
      column = occupied[index].upperBound
    }
    return column
  }

  /// Returns the index of the first range that ends after a column.
  private func firstEnding(after column: Int) -> Int {
    var (low, high) = (0, occupied.count)
    while low < high {
      let middle = (low + high) / 2
      if occupied[middle].upperBound > column { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
