/// One line, reshaped at both ends if necessary: the positions of its characters and its glyphs.
struct LineContent {
  /// The range of the line in the collapsed text, without white space that hangs over its end.
  let range: Range<Int>
  /// The x position of each character, and of the end; the clusters of a ligature divide its width evenly.
  private(set) var positions: [Double] = []

  private let data: ParagraphData
  /// The characters of the line, with advances in place of positions.
  private var characters: [TextCharacter]
  /// The glyphs of advances with several glyphs.
  private var others: [PlacedGlyph] = []
  /// The x position of each character before ligatures are divided and justification moves it.
  private var starts: [Double] = []
  /// The distance by which justification moves each character; empty if it moves none.
  private var shifts: [Double] = []

  /// - Parameters:
  ///   - x: The x position at which the line starts.
  ///   - extra: The width that justification distributes.
  ///   - alignsRuns: Whether runs begin on the pixel grid, as in a line that is drawn.
  init(
    _ data: ParagraphData, _ range: Range<Int>, x: Double, extra: Double = 0,
    alignsRuns: Bool = true
  ) {
    self.data = data
    self.range = range
    characters = Array(data.characters[range])
    let head = data.cut(at: range.lowerBound, visibleEnd: range.lowerBound)
    let tail = data.cut(at: range.upperBound, visibleEnd: range.upperBound)
    let headEnd = head?.headEnd ?? range.lowerBound
    let tailStart = tail?.tailStart ?? range.upperBound
    if headEnd <= tailStart {
      reshape(range.lowerBound..<headEnd)
      copy(headEnd..<tailStart)
      reshape(tailStart..<range.upperBound)
    } else {
      reshape(range)
    }
    place(at: x, alignsRuns: alignsRuns)
    divideLigatures()
    if extra > 0 { justify(extra) }
  }

  /// The x position of a character in the collapsed text, or of the end of the line.
  subscript(index: Int) -> Double { positions[index - range.lowerBound] }

  /// Whether an advance ends before the character at an index in the line.
  func isAdvanceEnd(_ index: Int) -> Bool {
    index == range.count || characters[index].flags.contains(.startsAdvance)
  }

  /// The glyphs from left to right, each with the index of its character in the collapsed text.
  func glyphs() -> [(glyph: UInt16, index: Int, x: Double)] {
    var glyphs: [(glyph: UInt16, index: Int, x: Double)] = []
    // The start of the advance to which the last glyph belongs, and the position after that glyph.
    var (cluster, pen) = (-1, 0.0)
    func append(_ glyph: UInt16, _ index: Int, advance: Double) {
      var start = index
      while start > 0, start != cluster, !characters[start].flags.contains(.startsAdvance) {
        start -= 1
      }
      if start != cluster { (cluster, pen) = (start, starts[start]) }
      let x = shifts.isEmpty ? pen : pen + shifts[index]
      glyphs.append((glyph, range.lowerBound + index, x))
      pen += advance
    }
    var others = others[...]
    for index in characters.indices {
      if characters[index].flags.contains(.hasGlyph) {
        append(characters[index].glyph, index, advance: 0)
      }
      while let other = others.first, Int(other.cluster) <= range.lowerBound + index {
        append(other.glyph, Int(other.cluster) - range.lowerBound, advance: Double(other.advance))
        others.removeFirst()
      }
    }
    return glyphs
  }

  /// Copies a part whose shaping is the same as in the whole text.
  private mutating func copy(_ part: Range<Int>) {
    let shaped = data.shaped
    for index in part {
      characters[index - range.lowerBound].position =
        shaped.position(of: index + 1) - shaped.position(of: index)
    }
    let first = shaped.otherGlyphs.bisect { Int($0.cluster) < part.lowerBound }
    others += shaped.otherGlyphs[first...].prefix { Int($0.cluster) < part.upperBound }
  }

  private mutating func reshape(_ part: Range<Int>) {
    guard !part.isEmpty else { return }
    let base = range.lowerBound
    for index in part { characters[index - base] = characters[index - base].unshaped }
    data.withShapers {
      $0.shape(part, of: data.prepared, &characters, base: base, others: &others)
    }
  }

  /// Turns advances into positions: tabs extend to their stops, and runs begin on the pixel grid.
  private mutating func place(at x: Double, alignsRuns: Bool) {
    var (pen, piece) = (x, data.prepared.pieceIndex(at: range.lowerBound))
    var runStart = pen
    starts.reserveCapacity(range.count + 1)
    for index in range {
      if index == data.prepared.end(ofPiece: piece) {
        piece += 1
        if alignsRuns, data.pieces[piece].run != data.pieces[piece - 1].run {
          pen = runStart + PixelGrid.roundUp(pen - runStart)
          runStart = pen
        }
      }
      let offset = index - range.lowerBound
      if data.pieces[piece].kind == .tab {
        characters[offset].position = data.tabAdvance(
          inRun: Int(data.pieces[piece].run), at: data.indent(at: range.lowerBound) + pen - x)
      }
      starts.append(pen)
      pen += characters[offset].position
    }
    starts.append(pen)
  }

  /// Divides the advance of each ligature evenly among its clusters.
  private mutating func divideLigatures() {
    positions = starts
    var first = 0
    while first < range.count {
      var (end, clusters) = (first + 1, 1)
      while end < range.count, !characters[end].flags.contains(.startsAdvance) {
        if characters[end].flags.contains(.startsCluster) { clusters += 1 }
        end += 1
      }
      var passed = 0
      for index in first + 1..<max(first + 1, end) {
        if characters[index].flags.contains(.startsCluster) { passed += 1 }
        positions[index] =
          starts[first] + characters[first].position * Double(passed) / Double(clusters)
      }
      first = end
    }
  }

  /// Moves characters by the extra width that justification inserts before them.
  private mutating func justify(_ extra: Double) {
    let opportunities = Justification.opportunities(in: data.characters[range])
    guard opportunities.count > 0 else { return }
    let share = extra / Double(opportunities.count)
    shifts = opportunities.before.map { share * Double(min($0, opportunities.count)) }
    for index in shifts.indices { positions[index] += shifts[index] }
    positions[range.count] += extra
  }
}
