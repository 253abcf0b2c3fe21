/// A line after breaking, with indices in the collapsed text.
struct BrokenLine {
  var start: Int
  var end: Int
  /// The end, without white space that hangs or disappears.
  var visibleEnd: Int
  /// The width, with a hyphen at the end of the line.
  var width: Double
}

/// Fills lines one after another, each with as much text as fits.
struct LineFiller {
  private let available: Double?
  /// Measures the current line, if its width is not the difference of two `positions`.
  private var measure: LineMeasure?
  private let data: ParagraphData
  private let characters: [TextCharacter]
  private let breaks: [Int32]
  /// The index in `breaks` of the next break opportunity.
  private var nextBreak = 0
  /// The index in `breaks` of the next hard break, and the number of hard breaks before it.
  private var hardBreak: Int
  private var hardLine = 0
  /// The start of the next line.
  private var start = 0
  /// The number of break opportunities up to which the previous line certainly fitted: a guess for the next one.
  private var lastFittingCount = 0
  /// The last end that was measured and fitted, the end without hanging white space, and the width of the
  /// line up to it.
  private var lastMeasured = (end: 0, visibleEnd: 0, width: 0.0)

  /// - Parameter room: The available width; nil if there is no limit.
  @inline(__always)
  init(_ data: ParagraphData, room: Double?) {
    available = Self.available(data, room: room)
    self.data = data
    hardBreak = data.hardBreak(ofLine: 0)
    (characters, breaks) = (data.characters, data.breaks)
  }

  /// The width to which lines are filled; nil if they end at newlines only.
  @inline(__always)
  private static func available(_ data: ParagraphData, room: Double?) -> Double? {
    guard data.options.wraps, let room else { return nil }
    // Browsers let a line exceed its width by this tolerance.
    return room + PixelGrid.unit + 1e-9
  }

  /// The only line of a text that certainly fits on one line, and whose ends are not reshaped; nil for any
  /// other text, including some that a filler finds to fit on one line.
  ///
  /// This is a fast path: a filler takes 400 instructions more, a twentieth of the cost of a short text.
  @inline(__always)
  static func onlyLine(of data: ParagraphData, room: Double?) -> BrokenLine? {
    let (shaped, end) = (data.shaped.width, data.characters.count)
    guard end > 0, data.hardLineCount == 1, data.hasPlainWidths else { return nil }
    if let available = available(data, room: room),
      shaped > available - data.options.indent - data.greatestDifference
    {
      return nil
    }
    let visibleEnd = data.visibleEnd(of: 0..<end)
    if data.shaped.isUnsafe(toCutAt: visibleEnd) || data.shaped.isUnsafe(toCutAt: 0) { return nil }
    // The rounded width of glyphs without a width is -0; adding 0 makes it 0.
    let width = visibleEnd > 0 ? PixelGrid.roundUp(data.shaped.position(of: visibleEnd)) + 0 : 0
    return BrokenLine(start: 0, end: end, visibleEnd: visibleEnd, width: width)
  }

  var isAtEnd: Bool { start == characters.count }

  /// Returns the next line; there must be one.
  mutating func next() -> BrokenLine {
    let line = line(from: start)
    start = line.end
    return line
  }

  /// The width of a broken line, measured in isolation.
  static func width(of line: BrokenLine, in data: ParagraphData) -> Double {
    var filler = LineFiller(data, room: nil)
    return filler.width(from: line.start, to: line.visibleEnd, cutAt: line.end)
  }

  /// An estimate of the number of lines.
  var expectedCount: Int {
    guard let available, available >= 1 else { return 1 }
    return 2 + min(breaks.count, Int(min(1.1 * data.shaped.width / available, 1e6)))
  }

  /// The width of a line from `start` to `end`: see `width` of `LineMeasure`.
  @inline(__always)
  private mutating func width(
    from start: Int, to end: Int, cutAt index: Int, upTo limit: Double = .infinity
  ) -> Double {
    if end <= start { return 0 }
    if data.hasPlainWidths, !isUnsafe(toCutAt: start), !isUnsafe(toCutAt: index) {
      return PixelGrid.roundUp(position(of: end) - characters[start].position)
    }
    return measuredWidth(from: start, to: end, cutAt: index, upTo: limit)
  }

  /// The width of a line that is reshaped at its ends, has several styles, or has tabs.
  @inline(never)
  private mutating func measuredWidth(
    from start: Int, to end: Int, cutAt index: Int, upTo limit: Double
  ) -> Double {
    var used =
      measure.flatMap { $0.start == start ? $0 : nil }
      ?? LineMeasure(data, start: start)
    measure = nil
    defer { measure = used }
    return used.width(to: end, cutAt: index, upTo: limit)
  }

  /// The increase in the width of a line that results from cutting the text at its start.
  @inline(__always)
  private mutating func headChange(at start: Int) -> Double {
    isUnsafe(toCutAt: start) ? measuredHeadChange(at: start) : 0
  }

  // Not inlined, so that filling most lines keeps its state in registers.
  @inline(never)
  private mutating func measuredHeadChange(at start: Int) -> Double {
    let begun = LineMeasure(data, start: start)
    measure = begun
    return begun.head.map { $0.headChange(upTo: $0.headEnd) } ?? 0
  }

  /// The position of a character, or of the end of the text, on a line of unlimited width.
  @inline(__always)
  private func position(of index: Int) -> Double {
    index < characters.count ? characters[index].position : data.shaped.width
  }

  /// Whether cutting the text before a character changes how it is shaped.
  @inline(__always)
  private func isUnsafe(toCutAt index: Int) -> Bool {
    index < characters.count && characters[index].flags.contains(.unsafeToBreakBefore)
  }

  private mutating func line(from start: Int) -> BrokenLine {
    while Int(breaks[nextBreak]) <= start { nextBreak += 1 }
    while hardBreak < nextBreak {
      hardLine += 1
      hardBreak = data.hardBreak(ofLine: hardLine)
    }
    let hardEnd = Int(breaks[hardBreak])
    var end = hardEnd
    if let available = available.map({ $0 - data.indent(at: start) }) {
      end = fill(available, from: start, hardEnd: hardEnd)
    }
    let wasMeasured = end == lastMeasured.end
    let visibleEnd =
      wasMeasured
      ? lastMeasured.visibleEnd
      : characters.visibleEnd(of: start..<end, keepsSpaces: data.keepsSpaces)
    let hyphen = visibleEnd == end ? data.hyphenWidth(at: end) : 0
    // Lines with another alignment are shaped without the spaces at their end.
    let isExact = data.options.alignment != .start
    let width =
      !isExact && wasMeasured
      ? lastMeasured.width : width(from: start, to: visibleEnd, cutAt: isExact ? visibleEnd : end)
    return BrokenLine(start: start, end: end, visibleEnd: visibleEnd, width: width + hyphen)
  }

  /// The end of a line with this available width.
  @inline(__always)
  private mutating func fill(_ available: Double, from start: Int, hardEnd: Int) -> Int {
    // A line is not broken after a hyphen-minus at its start before a digit.
    if Int(breaks[nextBreak]) == start + 1, start + 1 < hardEnd, characters[start].scalar == 0x2D,
      0x30...0x39 ~= characters[start + 1].scalar
    {
      nextBreak += 1
    }
    let first = Int(breaks[nextBreak])
    // Only few candidate ends must be measured: up to a certain end the line definitely fits, and
    // beyond another one it definitely does not.
    let limit = characters[start].position + available - headChange(at: start)
    let firstUncertain = Self.firstBreak(
      breaks, from: nextBreak, to: hardBreak, characters, beyond: limit - data.greatestDifference,
      guess: nextBreak + lastFittingCount)
    lastFittingCount = firstUncertain - nextBreak
    var best: Int?
    if firstUncertain > nextBreak {
      best = Int(breaks[firstUncertain - 1])
      nextBreak = firstUncertain
    }
    for candidate in firstUncertain..<hardBreak + 1 {
      let end = Int(breaks[candidate])
      let visibleEnd = characters.visibleEnd(of: start..<end, keepsSpaces: data.keepsSpaces)
      if position(of: visibleEnd) > limit + data.greatestDifference { break }
      let width = width(from: start, to: visibleEnd, cutAt: end, upTo: available)
      if width > available { break }
      if width + data.hyphenWidth(at: end) <= available {
        best = end
        lastMeasured = (end, visibleEnd, width)
        nextBreak = candidate + 1
      }
    }
    return best ?? cutWord(from: start, to: first, available)
  }

  /// The index of the first break before `end` at a position greater than a limit; `end` if there is none.
  ///
  /// - Parameter guess: The index at which the search begins.
  private static func firstBreak(
    _ breaks: [Int32], from first: Int, to end: Int, _ characters: [TextCharacter],
    beyond limit: Double, guess: Int
  ) -> Int {
    let (breaks, characters) = (breaks.span, characters.span)
    var index = min(guess, end)
    while index > first, characters[Int(breaks[index - 1])].position > limit { index -= 1 }
    while index < end, characters[Int(breaks[index])].position <= limit { index += 1 }
    return index
  }

  /// The end of a line whose first word does not fit: the end of the word, or a cluster boundary in it.
  @inline(never)
  private mutating func cutWord(from start: Int, to end: Int, _ available: Double) -> Int {
    guard data.options.overflowWrap != .normal else { return end }
    let visibleEnd = characters.visibleEnd(of: start..<end, keepsSpaces: data.keepsSpaces)
    // The tolerance for rounding applies only to words that fit.
    let width = width(from: start, to: visibleEnd, cutAt: visibleEnd, upTo: available)
    guard width > available - 1e-9 else { return end }
    measure = nil
    var (best, first) = (Int?.none, Int?.none)
    for index in start + 1..<max(start + 1, min(visibleEnd + 1, characters.count)) {
      guard characters[index].flags.contains(.startsCluster) else { continue }
      first = first ?? index
      let advance = characters[index].position - characters[start].position
      if advance > available + data.shaped.slack + 2 * data.greatestSize { break }
      if self.width(from: start, to: index, cutAt: index) <= available { best = index }
    }
    guard let cut = best ?? first else { return end }
    return cut == visibleEnd ? end : cut
  }
}
