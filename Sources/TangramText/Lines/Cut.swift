/// What changes if the text is cut where it is unsafe: a kerning pair or a ligature is undone, and both
/// sides are shaped anew as far as that reaches.
struct Cut: Sendable {
  /// The text is cut before this character.
  let index: Int32
  /// What is measured of the side before ends here; spaces may follow.
  let visibleEnd: Int32
  /// From here on the side before is shaped otherwise.
  let tailStart: Int32
  /// To here the side after is shaped otherwise.
  let headEnd: Int32
  /// How much wider the side before becomes, as far as it is measured.
  let tailChange: Double
  /// How much wider the side after becomes.
  let headChange: Double
  /// The changes at each character from `tailStart` to the cut, and from there to `headEnd`; empty if
  /// each side lies within one piece, where only the whole change counts.
  private let changes: [Double]

  /// No side is shaped anew further than this; rules that reach so far are cut off.
  private static let reach = 256

  init(at index: Int, visibleEnd: Int, _ text: ShapedText, _ shaper: inout SegmentShaper) {
    var (low, high) = (index, index)
    while low > max(0, index - Self.reach), text.flags[low].contains(.unsafeToBreakBefore) {
      low -= 1
    }
    let limit = min(text.flags.count, index + Self.reach)
    while high < limit, text.flags[high].contains(.unsafeToBreakBefore) { high += 1 }
    self.index = Int32(truncatingIfNeeded: index)
    self.visibleEnd = Int32(truncatingIfNeeded: visibleEnd)
    (tailStart, headEnd) = (Int32(truncatingIfNeeded: low), Int32(truncatingIfNeeded: high))
    let tail = shaper.changes(in: low..<index, text)
    let head = shaper.changes(in: index..<high, text)
    tailChange = tail[max(low, visibleEnd) - low]
    headChange = head[high - index]
    let pieces = (shaper.pieceIndex(at: low), shaper.pieceIndex(at: index))
    let isWithinPieces =
      index <= shaper.end(ofPiece: pieces.0) && high <= shaper.end(ofPiece: pieces.1)
    changes = isWithinPieces ? [] : tail + head
  }

  /// How much the side before has become wider up to a character.
  func tailChange(upTo end: Int) -> Double {
    let place = end - Int(tailStart)
    if place <= 0 { return 0 }
    return changes.isEmpty ? tailChange : changes[place]
  }

  /// How much the side after has become wider up to a character.
  func headChange(upTo end: Int) -> Double {
    if end <= Int(index) { return 0 }
    if end >= Int(headEnd) || changes.isEmpty { return headChange }
    return changes[Int(index) - Int(tailStart) + 1 + end - Int(index)]
  }
}

extension SegmentShaper {
  /// How much wider a range becomes up to each of its characters, if it is shaped by itself.
  fileprivate mutating func changes(in range: Range<Int>, _ text: ShapedText) -> [Double] {
    let positions = positions(of: range, text.flags)
    return positions.indices.map {
      positions[$0] - (text.positions[range.lowerBound + $0] - text.positions[range.lowerBound])
    }
  }

  /// The sums of the advances of a range that is shaped by itself; one more for its end.
  mutating func positions(of range: Range<Int>, _ flags: [CharacterFlags]) -> [Double] {
    var flags = flags[range].map { $0.subtracting(.startsAdvance) }
    var advances = [Double](filledWith: 0, count: range.count + 1)
    var glyphs: [PlacedGlyph] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let piece = pieceIndex(at: start)
      let end = min(range.upperBound, segmentEnd(ofPiece: piece))
      if pieces[piece].kind == .text {
        shape(
          start..<end, piece: piece, &flags, &advances, base: range.lowerBound, into: &glyphs)
      }
      start = end
    }
    var sum = 0.0
    for index in advances.indices {
      let advance = advances[index]
      advances[index] = sum
      sum += advance
    }
    return advances
  }
}
