/// The glyphs of one line and the positions of its characters, reshaped at both ends if necessary.
struct LineContent {
  struct Glyph {
    var glyph: UInt16
    var font: UInt16
    var run: Int32
    /// The index of the character in the collapsed text.
    var index: Int
    var x: Double
  }

  private(set) var glyphs: [Glyph] = []
  /// The x position of each character, and of the end; the clusters of a ligature divide its width
  /// evenly.
  private(set) var positions: [Double] = []

  private let data: ParagraphData
  private let range: Range<Int>
  /// The characters of the line, with advances in place of positions.
  private var characters: [TextCharacter]

  /// - Parameters:
  ///   - range: The range of the line, without white space that hangs over its end.
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
    if extra > 0 { justify(extra) }
  }

  /// Copies the glyphs of a part whose shaping is the same as in the whole text.
  private mutating func copy(_ part: Range<Int>) {
    let shaped = data.shaped
    guard !part.isEmpty else { return }
    for index in part {
      characters[index - range.lowerBound].position =
        shaped.position(of: index + 1) - shaped.position(of: index)
    }
    let next = shaped.otherGlyphs.bisect { Int($0.cluster) < part.lowerBound }
    append(part, shaped.otherGlyphs[next...])
  }

  private mutating func reshape(_ part: Range<Int>) {
    guard !part.isEmpty else { return }
    let base = range.lowerBound
    for index in part { characters[index - base] = characters[index - base].unshaped }
    var (shaped, others) = ([TextCharacter](), [PlacedGlyph]())
    swap(&shaped, &characters)
    data.withShapers {
      $0.shape(part, of: data.prepared, &shaped, base: base, others: &others)
    }
    swap(&shaped, &characters)
    append(part, others[...])
  }

  /// Appends the glyphs of a part, in order.
  ///
  /// - Parameter others: The glyphs of advances with several glyphs, from the start of the part on.
  private mutating func append(_ part: Range<Int>, _ others: ArraySlice<PlacedGlyph>) {
    var (piece, others) = (data.prepared.pieceIndex(at: part.lowerBound), others)
    for index in part {
      while data.end(ofPiece: piece) <= index { piece += 1 }
      let character = characters[index - range.lowerBound]
      if character.flags.contains(.hasGlyph) {
        append(character.glyph, piece, at: index, advance: 0)
      }
      while let other = others.first, Int(other.cluster) <= index {
        append(other.glyph, piece, at: Int(other.cluster), advance: Double(other.advance))
        others.removeFirst()
      }
    }
  }

  /// Appends a glyph whose `x` is its advance until all advances are known.
  ///
  /// - Parameter advance: The advance, which only matters to a glyph that shares an advance with others.
  private mutating func append(_ glyph: UInt16, _ piece: Int, at index: Int, advance: Double) {
    glyphs.append(
      Glyph(
        glyph: glyph, font: data.pieces[piece].font, run: data.pieces[piece].run, index: index,
        x: advance))
  }

  /// Turns advances into positions: tabs extend to their stops, and runs begin on the pixel grid.
  private mutating func place(at x: Double, alignsRuns: Bool) {
    var (pen, piece) = (x, data.prepared.pieceIndex(at: range.lowerBound))
    var runStart = pen
    var starts: [Double] = []
    starts.reserveCapacity(range.count + 1)
    for index in range {
      if index == data.end(ofPiece: piece) {
        piece += 1
        if alignsRuns, data.pieces[piece].run != data.pieces[piece - 1].run {
          pen = runStart + PixelGrid.roundUp(pen - runStart)
          runStart = pen
        }
      }
      let place = index - range.lowerBound
      if data.pieces[piece].kind == .tab {
        characters[place].position = data.tabAdvance(
          inRun: Int(data.pieces[piece].run), at: data.indent(at: range.lowerBound) + pen - x)
      }
      starts.append(pen)
      pen += characters[place].position
    }
    starts.append(pen)
    placeGlyphs(starts)
    divideLigatures(starts)
  }

  private mutating func placeGlyphs(_ starts: [Double]) {
    var (cluster, pen) = (-1, 0.0)
    for index in glyphs.indices {
      var start = glyphs[index].index - range.lowerBound
      while start > 0, start != cluster, !characters[start].flags.contains(.startsAdvance) {
        start -= 1
      }
      if start != cluster { (cluster, pen) = (start, starts[start]) }
      let advance = glyphs[index].x
      glyphs[index].x = pen
      pen += advance
    }
  }

  /// Divides the advance of each ligature evenly among its clusters.
  private mutating func divideLigatures(_ starts: [Double]) {
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

  /// Whether an advance ends before the character at an index in the line.
  func isAdvanceEnd(_ place: Int) -> Bool {
    place == range.count || characters[place].flags.contains(.startsAdvance)
  }

  /// Moves characters and glyphs by the extra width that justification inserts before them.
  private mutating func justify(_ extra: Double) {
    let places = Justification.places(in: data.characters[range])
    guard places.count > 0 else { return }
    let share = extra / Double(places.count)
    for index in positions.indices.dropLast() {
      positions[index] += share * Double(min(places.before[index], places.count))
    }
    positions[range.count] += extra
    for index in glyphs.indices {
      let place = glyphs[index].index - range.lowerBound
      glyphs[index].x += share * Double(min(places.before[place], places.count))
    }
  }
}
