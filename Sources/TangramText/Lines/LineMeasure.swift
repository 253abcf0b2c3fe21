/// Measures one line for a series of candidate ends.
///
/// The part of a line in each run is rounded up to a multiple of 1/64. The sum over whole pieces is
/// cached, so that the cost of a line depends only on its text, and not on the number of candidates.
struct LineMeasure {
  let data: ParagraphData
  let start: Int
  private let indent: Double
  /// The changes in shaping at the start of the line; nil if there are none.
  let head: Cut?
  private var sum: Sum?

  /// The total width of whole pieces from the start of the line on.
  private struct Sum {
    /// The end of the pieces.
    var end: Int
    var piece: Int
    var total = 0.0
    var part = 0.0
    var run: Int32
  }

  /// The positions from which advances are computed, and the changes in shaping at both ends of the line.
  private struct Source {
    let text: ShapedText
    /// If the whole line is shaped in isolation: the positions of its characters, and its first character.
    var isolated: (positions: [Double], start: Int)?
    var head: Cut?
    var tail: Cut?

    /// The position of a character on a line of unlimited width.
    func position(_ index: Int) -> Double {
      if let isolated { return isolated.positions[index - isolated.start] }
      return text.position(of: index) + (head?.headChange(upTo: index) ?? 0)
        + (tail?.tailChange(upTo: index) ?? 0)
    }
  }

  init(_ data: ParagraphData, start: Int) {
    self.data = data
    self.start = start
    indent = data.indent(at: start)
    head = data.cut(at: start, visibleEnd: start)
  }

  /// The width of the line up to `end` if the text is cut at `index`; there are only spaces between
  /// `end` and `index`.
  ///
  /// - Parameter limit: A width beyond which measuring may stop early; infinite to measure the whole
  ///   line.
  mutating func width(
    to end: Int, cutAt index: Int, upTo limit: Double = .infinity
  ) -> Double {
    if end <= start { return 0 }
    let tail = data.cut(at: index, visibleEnd: end)
    let (headEnd, tailStart) = (head?.headEnd ?? start, tail?.tailStart ?? index)
    if headEnd <= tailStart, headEnd <= end {
      let source = Source(text: data.shaped, head: head, tail: tail)
      let isSurelyWider = data.shaped.isMonotonic ? limit + data.shaped.slack + 1 : .infinity
      return width(to: end, source, keepingTo: tailStart, upTo: isSurelyWider)
    }
    let isolated = data.withShapers {
      $0.positions(of: start..<index, data.characters, data.prepared)
    }
    let source = Source(text: data.shaped, isolated: (isolated, start))
    return width(to: end, source, keepingTo: -1)
  }

  /// - Parameters:
  ///   - limit: The sum is cached and reused only for pieces that end at or before this index.
  ///   - enough: A width beyond which measuring stops.
  private mutating func width(
    to end: Int, _ source: Source, keepingTo limit: Int, upTo enough: Double = .infinity
  ) -> Double {
    let kept = self.sum.flatMap { $0.end <= min(end, limit) ? $0 : nil }
    let isKept = kept != nil || self.sum == nil
    let first = data.prepared.pieceIndex(at: start)
    var sum = kept ?? Sum(end: start, piece: first, run: data.pieces[first].run)
    while sum.piece < data.pieces.count {
      let piece = data.pieces[sum.piece]
      if Int(piece.start) >= end { break }
      let pieceEnd = data.prepared.end(ofPiece: sum.piece)
      if piece.run != sum.run {
        sum.total += PixelGrid.roundUp(sum.part)
        (sum.part, sum.run) = (0, piece.run)
      }
      if piece.kind == .tab {
        sum.part += data.tabAdvance(inRun: Int(piece.run), at: indent + sum.total + sum.part)
      } else {
        let first = max(Int(piece.start), start)
        sum.part += source.position(min(pieceEnd, end)) - source.position(first)
      }
      sum.piece += 1
      sum.end = pieceEnd
      if isKept, pieceEnd <= min(end, limit) { self.sum = sum }
      if sum.total + sum.part > enough { break }
    }
    return sum.total + PixelGrid.roundUp(sum.part)
  }
}

extension ParagraphData {
  /// The width of a tab that begins at `x`.
  func tabAdvance(inRun run: Int, at x: Double) -> Double {
    let style = prepared.styles[run]
    let space = style.advance(of: 0x20, in: fonts) ?? 0
    let stop = options.tabSize * (space + style.style.letterSpacing + style.style.wordSpacing)
    guard stop > 0 else { return 0 }
    let rest = stop - x.truncatingRemainder(dividingBy: stop)
    return rest < space / 2 ? rest + stop : rest
  }

  /// The index of the run that a character belongs to.
  func run(at index: Int) -> Int {
    Int(pieces[prepared.pieceIndex(at: index)].run)
  }

  /// The width of the hyphen that is shown if a line ends after a soft hyphen; 0 if `end` follows none, or is
  /// the end of the text.
  @inline(__always)
  func hyphenWidth(at end: Int) -> Double {
    guard end > 0, end < characters.count, characters[end - 1].scalar == 0xAD else { return 0 }
    return hyphenWidth(ofSoftHyphenAt: end - 1)
  }

  @inline(never)
  private func hyphenWidth(ofSoftHyphenAt index: Int) -> Double {
    guard options.hyphens == .manual else { return 0 }
    let style = prepared.styles[run(at: index)]
    guard let hyphen = style.hyphen(in: fonts) else { return 0 }
    return PixelGrid.roundUp(hyphen.advance + style.style.letterSpacing)
  }
}
