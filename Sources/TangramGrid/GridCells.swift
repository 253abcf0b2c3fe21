/// Which cells of a grid are taken.
///
/// Lines that follow each other and have the same cells taken are one band: what an item costs depends
/// on how many others there are, and not on how many lines they span. Where all items are low, each
/// line is a band of its own, and need not be looked for.
struct GridCells {
  private let isByLine: Bool
  /// The first line of each band; a band ends where the next one starts, and the last one nowhere.
  private var starts = [0]
  /// Which cells are taken on the lines of each band.
  private var bands = [GridLine()]
  /// The number of bands at the top that have no free cell.
  private var fullBands = 0

  init(isByLine: Bool) { self.isByLine = isByLine }

  /// The lines before this one have no free cell.
  var open: Int { start(of: fullBands) }

  /// How many bands lie from one line to another one.
  func bandCount(from line: Int, to other: Int) -> Int {
    isByLine ? other - line : band(of: other) - band(of: line)
  }

  private func start(of band: Int) -> Int { isByLine ? band : starts[band] }

  /// The band that a line is in.
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

// MARK: - Taking

extension GridCells {
  /// Takes the cells of an item.
  ///
  /// The last band is free afterwards, as it was.
  mutating func take(_ column: Int, _ line: Int, _ width: Int, _ height: Int) {
    let cells = column..<(column + width)
    if isByLine {
      while bands.count <= line + height { bands.append(GridLine()) }
      for line in line..<(line + height) { bands[line].take(cells) }
      return
    }
    let first = split(at: line)
    let last = split(at: line + height)
    for band in first..<last { bands[band].take(cells) }
  }

  /// Makes a band start at a line.
  private mutating func split(at line: Int) -> Int {
    let known = band(of: line)
    if starts[known] == line { return known }
    starts.insert(line, at: known + 1)
    bands.insert(bands[known], at: known + 1)
    return known + 1
  }

  /// Notes the lines at the top that have no free cell any more.
  mutating func closeFullLines(of width: Int) {
    while fullBands < bands.count - 1, bands[fullBands].isFull(width) { fullBands += 1 }
  }
}

// MARK: - Looking for a place

extension GridCells {
  /// The first place on a line where an item fits.
  func firstFree(from column: Int, _ line: Int, _ width: Int, _ height: Int) -> Int? {
    let lines = lines(band(of: line), line, height)
    return GridLine.firstFree(from: column, width, limit: .max, on: bands[lines])
  }

  /// The first place where an item fits, line by line.
  ///
  /// - Parameter limit: The number of cells on a line.
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

  /// The first line from `line` on where an item fits in these columns.
  func firstLine(from line: Int, column: Int, _ width: Int, _ height: Int) -> Int {
    let cells = column..<(column + width)
    var (first, band) = (line, band(of: line))
    while band < bands.count, start(of: band) < first + height {
      // The item starts after all that is in its way. The last band is not.
      if !bands[band].isFree(cells) { first = start(of: band + 1) }
      band += 1
    }
    return first
  }

  /// The bands of some lines that begin in a band.
  private func lines(_ band: Int, _ line: Int, _ height: Int) -> Range<Int> {
    if isByLine { return min(line, bands.count)..<min(line + height, bands.count) }
    var end = band + 1
    while end < bands.count, starts[end] < line + height { end += 1 }
    return band..<end
  }

  /// The next line where an item may fit that does not fit on a line.
  ///
  /// - Parameter startsLate: Whether there may be room on the same line, before where it was looked for.
  private func next(_ line: inout Int, _ band: inout Int, startsLate: Bool) {
    if isByLine {
      line += 1
      return
    }
    let isLast = band + 1 == bands.count
    // While the item starts in the same band, what was in its way still is.
    line = startsLate || isLast ? line + 1 : starts[band + 1]
    if !isLast, starts[band + 1] <= line { band += 1 }
  }
}
