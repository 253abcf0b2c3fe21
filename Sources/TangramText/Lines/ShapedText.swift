/// The glyphs of a text and where its clusters lie on an endless line, shaped once.
struct ShapedText: Sendable {
  private(set) var flags: [CharacterFlags]
  /// The sum of all advances before each character, without tabs; one more for the end.
  private(set) var positions: [Double]
  private(set) var glyphs: [UInt16] = []
  /// The index of the character of each glyph.
  private(set) var clusters: [Int32] = []
  private(set) var advances: [Float] = []
  /// What is shaped otherwise at the ends of lines, by the place where the text is cut.
  private(set) var cuts: [Cut] = []
  /// Whether no beginning of a line is wider than a longer one by more than `slack`: there are no
  /// tabs and no advances below 0.
  private(set) var isMonotonic = true
  /// No prefix of a line differs from its advances by more than this.
  private(set) var slack = 0.0

  init(_ prepared: PreparedText, _ shaper: inout SegmentShaper, edges: LineEdges) {
    flags = prepared.flags
    let count = shaper.scalars.count
    positions = Array(repeating: 0, count: count + 1)
    glyphs.reserveCapacity(count)
    clusters.reserveCapacity(count)
    advances.reserveCapacity(count)
    shapeAll(&shaper)
    addUp()
    findCuts(prepared.stops, &shaper, edges)
  }

  private mutating func shapeAll(_ shaper: inout SegmentShaper) {
    var piece = 0
    while piece < shaper.pieces.count {
      let start = Int(shaper.pieces[piece].start)
      let end = shaper.segmentEnd(ofPiece: piece)
      if shaper.pieces[piece].kind == .text {
        let shaped = shaper.shape(start..<end, piece: piece, &flags, &positions, base: 0)
        let style = shaper.styles[Int(shaper.pieces[piece].run)]
        append(shaped, GlyphScale(style, shaper.font(ofPiece: piece)))
      } else {
        flags[start].insert(.startsAdvance)
        flags[start].remove(.unsafeToBreakBefore)
        if shaper.pieces[piece].kind == .tab { isMonotonic = false }
      }
      piece += 1
      while piece < shaper.pieces.count, Int(shaper.pieces[piece].start) < end { piece += 1 }
    }
  }

  private mutating func append(_ shaped: [ShapedGlyph], _ scale: GlyphScale) {
    glyphs.append(addingCapacity: shaped.count) { span in
      for glyph in shaped { span.append(glyph.glyph) }
    }
    clusters.append(addingCapacity: shaped.count) { span in
      for glyph in shaped { span.append(glyph.cluster) }
    }
    advances.append(addingCapacity: shaped.count) { span in
      for glyph in shaped { span.append(Float(scale.length(of: glyph))) }
    }
  }

  /// Turns advances into their sums.
  private mutating func addUp() {
    var sum = 0.0
    for index in positions.indices {
      let advance = positions[index]
      positions[index] = sum
      sum += advance
      if advance < 0 { isMonotonic = false }
    }
  }

  private mutating func findCuts(
    _ stops: [Int32], _ shaper: inout SegmentShaper, _ edges: LineEdges
  ) {
    for stop in stops where Int(stop) < flags.count {
      guard flags[Int(stop)].contains(.unsafeToBreakBefore) else { continue }
      let visible = edges.visibleEnd(of: 0..<Int(stop), shaper.scalars)
      let cut = Cut(at: Int(stop), visibleEnd: visible, self, &shaper)
      cuts.append(cut)
      slack = max(slack, 2 * (abs(cut.tailChange) + abs(cut.headChange)))
    }
  }
}
