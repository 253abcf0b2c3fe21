extension FontShapers {
  /// Shapes a range in isolation; the range may extend into the pieces that continue the segment.
  ///
  /// - Parameters:
  ///   - characters: The characters from `base` on, in which the starts of advances, the unsafe places to
  ///     cut and, at the first character of each cluster, its advance are recorded.
  ///   - glyphs: The array to which the glyphs are appended.
  mutating func shape(
    _ range: Range<Int>, of text: borrowing PreparedText, piece index: Int,
    _ characters: inout [TextCharacter], base: Int, into glyphs: inout [PlacedGlyph]
  ) {
    let part = range.lowerBound - base..<range.upperBound - base
    let piece = text.pieces[index]
    let style = text.styles.withStyle(ofRun: Int(piece.run)) { $0.shaping }
    let isExhausted = self[piece.font].withLock { shaper in
      shaper.shape(characters, part, style.key(piece.script))
      Self.place(
        shaper.glyphs.span, GlyphScale(style, shaper.font), part, &characters, base: base,
        into: &glyphs)
      return shaper.isExhausted
    }
    if isExhausted { self.isExhausted = true }
    Self.addSpacing(style, part, &characters)
  }

  /// Appends the glyphs of a range, and adds up the advances of its clusters.
  private static func place(
    _ shaped: Span<ShapedGlyph>, _ scale: GlyphScale, _ part: Range<Int>,
    _ characters: inout [TextCharacter], base: Int, into glyphs: inout [PlacedGlyph]
  ) {
    let (low, base) = (part.lowerBound, Int32(truncatingIfNeeded: base))
    glyphs.append(addingCapacity: shaped.count) { placed in
      var clusters = ClusterFinder(low: low)
      var characters = characters.mutableSpan
      for number in shaped.indices {
        let (length, cluster) = (scale.length(of: shaped[number]), shaped[number].cluster)
        placed.append(
          PlacedGlyph(
            glyph: shaped[number].glyph, cluster: base &+ cluster, advance: Float(length)))
        let start = clusters.start(of: Int(cluster), characters)
        characters[start].position += length
        let flags = characters[start].flags
        if flags.contains(.startsAdvance) { continue }
        let isUnsafe =
          start != low
          && (shaped[number].flags.contains(.unsafeToBreakBefore)
            || !flags.contains(.startsCluster))
        let kept = isUnsafe ? flags : flags.subtracting(.unsafeToBreakBefore)
        characters[start].flags = kept.union(.startsAdvance)
      }
    }
  }

  private static func addSpacing(
    _ style: ResolvedStyle.Shaping, _ part: Range<Int>, _ characters: inout [TextCharacter]
  ) {
    guard style.letterSpacing != 0 || style.wordSpacing != 0 else { return }
    for index in part {
      let (flags, scalar) = (characters[index].flags, characters[index].scalar)
      guard flags.contains(.startsAdvance) else { continue }
      if !flags.contains(.ignorable) { characters[index].position += style.letterSpacing }
      if scalar == 0x20 || scalar == 0xA0 { characters[index].position += style.wordSpacing }
    }
  }
}

/// A glyph with its advance from the font, without letter and word spacing.
struct PlacedGlyph: Sendable {
  var glyph: UInt16
  /// The index of the character.
  var cluster: Int32
  var advance: Float
}

/// Finds the cluster of each glyph, for glyphs in order.
private struct ClusterFinder {
  let low: Int
  private var last = (index: -1, start: -1)

  init(low: Int) { self.low = low }

  /// The start of a character's cluster, or of the range that is shaped.
  @inline(__always)
  mutating func start(of index: Int, _ characters: borrowing MutableSpan<TextCharacter>) -> Int {
    characters[index].flags.contains(.startsCluster) ? index : searchStart(of: index, characters)
  }

  // Not inlined, so that the loop over the glyphs keeps its state in registers.
  @inline(never)
  private mutating func searchStart(
    of index: Int, _ characters: borrowing MutableSpan<TextCharacter>
  ) -> Int {
    var start = index
    while start > low, start != last.index, !characters[start].flags.contains(.startsCluster) {
      start -= 1
    }
    if start == last.index { start = last.start }
    last = (index, start)
    return start
  }
}

/// Converts font units to lengths.
struct GlyphScale {
  private let font: FontData
  private let size: Double
  private let advanceScale: Double
  private let kerningScale: Double

  init(_ style: ResolvedStyle.Shaping, _ font: FontData) {
    self.font = font
    size = style.size
    advanceScale = style.advanceSize / Double(font.unitsPerEm)
    kerningScale = style.size / Double(font.unitsPerEm) / 2
  }

  @inline(__always)
  func length(of glyph: ShapedGlyph) -> Double {
    let kerning = Double(glyph.kerning) * kerningScale
    if glyph.flags.contains(.standInSpace) {
      return spaceWidth(of: glyph.scalar, glyph.advance) + kerning
    }
    return Double(glyph.advance) * advanceScale + kerning
  }

  // Not inlined, so that the loop over the glyphs keeps its state in registers.
  @inline(never)
  private func spaceWidth(of scalar: UInt32, _ advance: UInt16) -> Double {
    switch SpaceWidth(of: scalar) {
    case .partOfEm(let part): part * size
    case .digit: self.advance(of: 0x30)
    case .fullStop: self.advance(of: 0x2E)
    case .halfSpace: Double(advance) * advanceScale / 2
    case nil: 0
    }
  }

  private func advance(of scalar: UInt32) -> Double {
    guard let glyph = font.characters.glyph(of: scalar, in: font.bytes) else { return 0 }
    return Double(font.advances.advance(of: glyph, in: font.bytes)) * advanceScale
  }
}
