extension ParagraphData {
  /// The width of the widest line if lines are broken at newlines only.
  var greatestWidth: Double {
    var widest = 0.0
    for line in hardLines {
      var measure = LineMeasure(self, start: line.lowerBound)
      let end = greatestEnd(of: line)
      widest = max(widest, measure.width(to: end, cutAt: end) + indent(at: line.lowerBound))
    }
    return widest
  }

  /// The indent of a line that starts with a character.
  func indent(at start: Int) -> Double { start == 0 ? options.indent : 0 }

  /// The ranges of the lines if lines are broken at newlines only.
  private var hardLines: [Range<Int>] {
    var start = 0
    return (0..<hardLineCount).map { line in
      let end = Int(stops[hardStop(line)])
      defer { start = end }
      return start..<end
    }
  }

  /// The end of the measured part of a line, which includes preserved spaces that wrap or hang.
  private func greatestEnd(of line: Range<Int>) -> Int {
    guard options.whiteSpace == .preWrap || options.whiteSpace == .breakSpaces else {
      return edges.visibleEnd(of: line, characters)
    }
    return characters[line.upperBound - 1].scalar == 0x0A ? line.upperBound - 1 : line.upperBound
  }

  /// The width of the widest part between break opportunities, measured in the text as it is shaped
  /// without line breaks; a ligature belongs to the part in which it ends.
  var leastWidth: Double {
    options.wraps ? hardLines.reduce(0) { max($0, leastWidth(of: $1)) } : greatestWidth
  }

  private func leastWidth(of line: Range<Int>) -> Double {
    var parts = PartWidths(self, line)
    var (widest, start) = (0.0, line.lowerBound)
    for end in ends(in: line) {
      let visibleEnd = edges.visibleEnd(of: start..<end, characters, hangsIdeographic: false)
      let hyphen = end < line.upperBound ? hyphenWidth(at: end) : 0
      let part = parts.width(to: end, visibleEnd: visibleEnd)
      widest = max(widest, part + hyphen + indent(at: start))
      start = end
    }
    return widest
  }

  /// The ends of parts: all break opportunities, or all cluster boundaries if lines may be broken
  /// anywhere.
  private func ends(in line: Range<Int>) -> [Int] {
    guard options.overflowWrap == .anywhere || options.lineBreak == .anywhere else {
      let first = stops.bisect { Int($0) <= line.lowerBound }
      return stops[first...].prefix { Int($0) <= line.upperBound }.map(Int.init)
    }
    let clusters = line.dropFirst().filter { characters[$0].flags.contains(.startsCluster) }
    return clusters + [line.upperBound]
  }
}

/// Adds up the advances of a line that was not broken, part by part.
private struct PartWidths {
  private let data: ParagraphData
  private let line: Range<Int>
  private var next: Int
  private var piece: Int
  private var x = 0.0

  init(_ data: ParagraphData, _ line: Range<Int>) {
    self.data = data
    self.line = line
    next = line.lowerBound
    piece = data.prepared.pieceIndex(at: line.lowerBound)
  }

  /// The width of the next part, which includes the advances that end in it and begin before
  /// `visibleEnd`.
  mutating func width(to end: Int, visibleEnd: Int) -> Double {
    var (total, part) = (0.0, 0.0)
    var run = data.pieces[piece].run
    while next < end {
      var advanceEnd = next + 1
      while advanceEnd < line.upperBound,
        !data.characters[advanceEnd].flags.contains(.startsAdvance)
      {
        advanceEnd += 1
      }
      if advanceEnd > end { break }
      while data.end(ofPiece: piece) <= next { piece += 1 }
      let current = data.pieces[piece]
      let advance =
        current.kind == .tab
        ? data.tabAdvance(inRun: Int(current.run), at: x)
        : data.shaped.position(of: advanceEnd) - data.shaped.position(of: next)
      if current.run != run {
        total += PixelGrid.roundUp(part)
        (part, run) = (0, current.run)
      }
      if next < visibleEnd { part += advance }
      x += advance
      next = advanceEnd
    }
    return total + PixelGrid.roundUp(part)
  }
}
