/// A line after breaking, with indices in the collapsed text.
struct BrokenLine {
  var start: Int
  var end: Int
  /// The end, without white space that hangs or disappears.
  var visibleEnd: Int
  var width: Double
  var hyphenWidth: Double
  /// Whether the line ends because of a newline.
  var isForced: Bool
}

/// Fills lines one after the other, each with as much text as fits.
struct LineFiller {
  let data: ParagraphData
  /// The available width; nil if there is no limit.
  let room: Double?
  private var reshaper: Reshaper
  /// Measures the current line, if its width is not the difference of two `positions`.
  private var measure: LineMeasure?
  private let scalars: [UInt32]
  private let positions: [Double]
  private let stops: [Int32]
  /// The index of the next possible end in `stops`; `hardLine` is the index of the line up to the next
  /// newline.
  private var stop = 0
  private var hardLine = 0

  init(_ data: ParagraphData, room: Double?) {
    self.data = data
    self.room = room
    reshaper = Reshaper(data)
    (scalars, positions, stops) = (data.text.scalars, data.shaped.positions, data.stops)
  }

  /// Returns all lines, or one more than the limit if there are more.
  static func lines(of data: ParagraphData, room: Double?, limit: Int = .max) -> [BrokenLine] {
    var filler = LineFiller(data, room: room)
    defer { filler.reshaper.finish() }
    var lines: [BrokenLine] = []
    lines.reserveCapacity(filler.expectedCount)
    var start = 0
    while start < filler.scalars.count, lines.count <= limit {
      let line = filler.line(from: start)
      lines.append(line)
      start = line.end
    }
    return lines
  }

  /// The width of a broken line, measured in isolation.
  static func width(of line: BrokenLine, in data: ParagraphData) -> Double {
    var filler = LineFiller(data, room: nil)
    defer { filler.reshaper.finish() }
    return filler.width(from: line.start, to: line.visibleEnd, cutAt: line.end)
  }

  /// An estimate of the number of lines.
  private var expectedCount: Int {
    guard let room, room >= 1, let all = positions.last else { return 1 }
    return 2 + min(stops.count, Int(min(1.1 * all / room, 1e6)))
  }

  /// The width of a line from `start` to `end`, if it is cut at `index`, with only spaces between the
  /// two.
  ///
  /// - Parameter limit: A width beyond which measuring may stop early; infinite to measure the whole
  ///   line.
  private mutating func width(
    from start: Int, to end: Int, cutAt index: Int, upTo limit: Double = .infinity
  ) -> Double {
    if end <= start { return 0 }
    if data.hasPlainWidths, !data.shaped.isUnsafe(toCutAt: start),
      !data.shaped.isUnsafe(toCutAt: index)
    {
      return PixelGrid.roundUp(positions[end] - positions[start])
    }
    var used =
      measure.flatMap { $0.start == start ? $0 : nil }
      ?? LineMeasure(data, start: start, indent: indent(at: start), &reshaper)
    measure = nil
    defer { measure = used }
    return used.width(to: end, cutAt: index, &reshaper, upTo: limit)
  }

  private func indent(at start: Int) -> Double { start == 0 ? data.options.indent : 0 }

  private var wraps: Bool {
    room != nil && data.options.whiteSpace != .pre && data.options.whiteSpace != .nowrap
  }

  private mutating func line(from start: Int) -> BrokenLine {
    while Int(stops[stop]) <= start { stop += 1 }
    while data.hardStop(hardLine) < stop { hardLine += 1 }
    let hardEnd = Int(stops[data.hardStop(hardLine)])
    var end = hardEnd
    if wraps, let room {
      // Browsers let a line exceed its width by this tolerance.
      let available = room - indent(at: start) + PixelGrid.unit + 1e-9
      end = fill(available, from: start, hardEnd: hardEnd)
    }
    return finished(start..<end, hardEnd: hardEnd)
  }

  private mutating func finished(_ range: Range<Int>, hardEnd: Int) -> BrokenLine {
    let visibleEnd = data.edges.visibleEnd(of: range, scalars)
    let hyphen = range.upperBound < hardEnd ? data.hyphenWidth(at: range.upperBound) : 0
    // Lines with another alignment are shaped without the spaces at their end.
    let isExact = data.options.alignment != .start
    let width = width(
      from: range.lowerBound, to: visibleEnd, cutAt: isExact ? visibleEnd : range.upperBound)
    let isForced =
      range.upperBound == hardEnd && scalars[hardEnd - 1] == 0x0A
      && data.options.whiteSpace != .normal && data.options.whiteSpace != .nowrap
    return BrokenLine(
      start: range.lowerBound, end: range.upperBound, visibleEnd: visibleEnd,
      width: width + hyphen, hyphenWidth: hyphen, isForced: isForced)
  }

  /// The end of a line with this available width.
  private mutating func fill(_ available: Double, from start: Int, hardEnd: Int) -> Int {
    if startsWithSign(start), Int(stops[stop]) == start + 1, start + 1 < hardEnd { stop += 1 }
    let first = Int(stops[stop])
    let lastStop = data.hardStop(hardLine)
    // Most possible ends need not be measured, because the line up to them certainly fits.
    let surelyFitting = positions[start] + available - data.greatestDifference
    var sure = stop
    while sure < lastStop, positions[Int(stops[sure])] <= surelyFitting { sure += 1 }
    var best: Int?
    if sure > stop {
      stop = sure - 1
      best = Int(stops[stop])
    }
    var candidate = sure
    while true {
      let end = Int(stops[candidate])
      let visibleEnd = data.edges.visibleEnd(of: start..<end, scalars)
      let width = width(from: start, to: visibleEnd, cutAt: end, upTo: available)
      if width > available { break }
      if end == hardEnd || width + data.hyphenWidth(at: end) <= available {
        best = end
        stop = candidate
      }
      if end == hardEnd { break }
      candidate += 1
    }
    return best ?? cutWord(from: start, to: first, available)
  }

  /// Whether a line starts with a hyphen-minus before a digit, after which the line is not broken.
  private func startsWithSign(_ start: Int) -> Bool {
    scalars[start] == 0x2D && start + 1 < scalars.count && 0x30...0x39 ~= scalars[start + 1]
  }

  /// The end of a line whose first word does not fit: the end of the word, or a cluster boundary in it.
  private mutating func cutWord(from start: Int, to end: Int, _ available: Double) -> Int {
    guard data.options.overflowWrap != .normal else { return end }
    let visibleEnd = data.edges.visibleEnd(of: start..<end, scalars)
    // The tolerance for rounding applies only to words that fit.
    let width = width(from: start, to: visibleEnd, cutAt: visibleEnd, upTo: available)
    guard width > available - 1e-9 else { return end }
    measure = nil
    var (best, first) = (Int?.none, Int?.none)
    for index in start + 1..<max(start + 1, min(visibleEnd + 1, data.text.scalars.count)) {
      guard data.shaped.flags[index].contains(.startsCluster) else { continue }
      first = first ?? index
      let advance = data.shaped.positions[index] - data.shaped.positions[start]
      if advance > available + data.shaped.slack + 2 * data.greatestSize { break }
      if self.width(from: start, to: index, cutAt: index) <= available { best = index }
    }
    guard let cut = best ?? first else { return end }
    return cut == visibleEnd ? end : cut
  }
}
