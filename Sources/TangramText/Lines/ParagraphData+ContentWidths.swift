extension ParagraphData {
  /// The width of the widest line if lines are broken at newlines only.
  var greatestWidth: Double {
    var widest = 0.0
    for line in hardLines {
      var measure = LineMeasure(self, start: line.lowerBound)
      // Preserved spaces are measured, even if they hang over the end of a line.
      let end = characters.visibleEnd(
        of: line, keepsSpaces: keepsSpaces || options.whiteSpace == .preWrap)
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
      let end = Int(breaks[hardBreak(ofLine: line)])
      defer { start = end }
      return start..<end
    }
  }

  /// The width of the widest part between break opportunities, measured in the text as it is shaped
  /// without line breaks; a ligature belongs to the part in which it ends.
  var leastWidth: Double {
    options.wraps ? hardLines.reduce(0) { max($0, leastWidth(of: $1)) } : greatestWidth
  }

  private func leastWidth(of line: Range<Int>) -> Double {
    var (widest, start, next, x) = (0.0, line.lowerBound, line.lowerBound, 0.0)
    var piece = prepared.pieceIndex(at: start)
    for end in ends(in: line) {
      let visibleEnd = visibleEnd(of: start..<end, hangsIdeographic: false)
      var (width, part, run) = (0.0, 0.0, pieces[piece].run)
      // All advances that end before the next break opportunity move `x`, but only those that begin before
      // `visibleEnd` add to the width: the white space after it hangs or disappears.
      while next < end {
        var advanceEnd = next + 1
        while advanceEnd < line.upperBound, !characters[advanceEnd].flags.contains(.startsAdvance) {
          advanceEnd += 1
        }
        if advanceEnd > end { break }
        while prepared.end(ofPiece: piece) <= next { piece += 1 }
        let current = pieces[piece]
        let advance =
          current.kind == .tab
          ? tabAdvance(inRun: Int(current.run), at: x)
          : shaped.position(of: advanceEnd) - shaped.position(of: next)
        if current.run != run {
          width += PixelGrid.roundUp(part)
          (part, run) = (0, current.run)
        }
        if next < visibleEnd { part += advance }
        x += advance
        next = advanceEnd
      }
      width += PixelGrid.roundUp(part)
      widest = max(widest, width + hyphenWidth(at: end) + indent(at: start))
      start = end
    }
    return widest
  }

  /// The ends of parts: all break opportunities, or all cluster boundaries if lines may be broken anywhere.
  private func ends(in line: Range<Int>) -> [Int] {
    guard options.overflowWrap == .anywhere || options.lineBreak == .anywhere else {
      let first = breaks.bisect { Int($0) <= line.lowerBound }
      return breaks[first...].prefix { Int($0) <= line.upperBound }.map(Int.init)
    }
    let clusters = line.dropFirst().filter { characters[$0].flags.contains(.startsCluster) }
    return clusters + [line.upperBound]
  }
}
