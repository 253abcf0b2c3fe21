/// A line as it was broken, in indices of the collapsed text.
struct BrokenLine {
  var start: Int
  var end: Int
  /// The end without what hangs or vanishes.
  var visibleEnd: Int
  var width: Double
  var hyphenWidth: Double
  /// Whether the line ends because of a new line.
  var isForced: Bool
}

/// Fills lines one after the other, each with all that fits.
struct LineFiller {
  let data: ParagraphData
  /// Nil if there is room without end.
  let room: Double?
  private var reshaper: Reshaper
  /// The next place where a line may end, and the line that only new lines break.
  private var stop = 0
  private var hardLine = 0

  init(_ data: ParagraphData, room: Double?) {
    self.data = data
    self.room = room
    reshaper = Reshaper(data)
  }

  /// All lines, or as many as are wanted and one more.
  static func lines(of data: ParagraphData, room: Double?, limit: Int = .max) -> [BrokenLine] {
    var filler = LineFiller(data, room: room)
    defer { filler.reshaper.finish() }
    var lines: [BrokenLine] = []
    var start = 0
    while start < data.text.scalars.count, lines.count <= limit {
      let line = filler.line(from: start, isFirst: start == 0)
      lines.append(line)
      start = line.end
    }
    return lines
  }

  /// The width of a line that was broken, by itself.
  static func width(of line: BrokenLine, in data: ParagraphData) -> Double {
    var filler = LineFiller(data, room: nil)
    defer { filler.reshaper.finish() }
    var measure = LineMeasure(data, start: line.start, indent: 0, &filler.reshaper)
    return measure.width(to: line.visibleEnd, cutAt: line.end, &filler.reshaper)
  }

  private var wraps: Bool {
    room != nil && data.options.whiteSpace != .pre && data.options.whiteSpace != .nowrap
  }

  private mutating func line(from start: Int, isFirst: Bool) -> BrokenLine {
    let indent = isFirst ? data.options.indent : 0
    while Int(data.stops[stop]) <= start { stop += 1 }
    while data.hardStop(hardLine) < stop { hardLine += 1 }
    let hardEnd = Int(data.stops[data.hardStop(hardLine)])
    var measure = LineMeasure(data, start: start, indent: indent, &reshaper)
    var end = hardEnd
    if wraps, let room {
      // The allowance of browsers.
      let available = room - indent + PixelGrid.unit + 1e-9
      end = fill(available, hardEnd: hardEnd, &measure)
    }
    return finished(start..<end, hardEnd: hardEnd, &measure)
  }

  private mutating func finished(
    _ range: Range<Int>, hardEnd: Int, _ measure: inout LineMeasure
  ) -> BrokenLine {
    let scalars = data.text.scalars
    let visibleEnd = data.edges.visibleEnd(of: range, scalars)
    let hyphen = range.upperBound < hardEnd ? data.hyphenWidth(at: range.upperBound) : 0
    // Lines that are aligned otherwise are shaped without the spaces at their end.
    let isExact = data.options.alignment != .start
    let width = measure.width(
      to: visibleEnd, cutAt: isExact ? visibleEnd : range.upperBound, &reshaper)
    let isForced =
      range.upperBound == hardEnd && scalars[hardEnd - 1] == 0x0A
      && data.options.whiteSpace != .normal && data.options.whiteSpace != .nowrap
    return BrokenLine(
      start: range.lowerBound, end: range.upperBound, visibleEnd: visibleEnd,
      width: width + hyphen, hyphenWidth: hyphen, isForced: isForced)
  }

  /// The end of a line with this much room.
  private mutating func fill(
    _ available: Double, hardEnd: Int, _ measure: inout LineMeasure
  ) -> Int {
    let start = measure.start
    if startsWithSign(start), Int(data.stops[stop]) == start + 1, start + 1 < hardEnd { stop += 1 }
    let first = Int(data.stops[stop])
    let surelyFitting = data.shaped.positions[start] + available - data.greatestDifference
    var best: Int?
    var candidate = stop
    while true {
      let end = Int(data.stops[candidate])
      let visibleEnd = data.edges.visibleEnd(of: start..<end, data.text.scalars)
      // Most ends of lines need not be measured to know that more fits.
      if data.shaped.positions[visibleEnd] <= surelyFitting {
        (best, stop) = (end, candidate)
        if end == hardEnd { break }
        candidate += 1
        continue
      }
      let width = measure.width(to: visibleEnd, cutAt: end, &reshaper, upTo: available)
      if width > available { break }
      if end == hardEnd || width + data.hyphenWidth(at: end) <= available {
        best = end
        stop = candidate
      }
      if end == hardEnd { break }
      candidate += 1
    }
    return best ?? cutWord(endingAt: first, available, measure)
  }

  /// Whether a line starts with a hyphen-minus before a digit, after which it is not broken.
  private func startsWithSign(_ start: Int) -> Bool {
    let scalars = data.text.scalars
    return scalars[start] == 0x2D && start + 1 < scalars.count && 0x30...0x39 ~= scalars[start + 1]
  }

  /// The end of a line whose first word does not fit: that of the word, or a cluster in it.
  private mutating func cutWord(
    endingAt end: Int, _ available: Double, _ measure: LineMeasure
  ) -> Int {
    guard data.options.overflowWrap != .normal else { return end }
    let start = measure.start
    let visibleEnd = data.edges.visibleEnd(of: start..<end, data.text.scalars)
    // The allowance of rounding is for what fits only.
    var whole = measure
    let width = whole.width(to: visibleEnd, cutAt: visibleEnd, &reshaper, upTo: available)
    guard width > available - 1e-9 else { return end }
    var measure = LineMeasure(data, start: start, indent: measure.indent, &reshaper)
    var (best, first) = (Int?.none, Int?.none)
    for index in start + 1..<max(start + 1, min(visibleEnd + 1, data.text.scalars.count)) {
      guard data.shaped.flags[index].contains(.startsCluster) else { continue }
      first = first ?? index
      let advance = data.shaped.positions[index] - data.shaped.positions[start]
      if advance > available + data.shaped.slack + 2 * data.greatestSize { break }
      if measure.width(to: index, cutAt: index, &reshaper) <= available { best = index }
    }
    guard let cut = best ?? first else { return end }
    return cut == visibleEnd ? end : cut
  }
}
