extension FontShapers {
  /// Shapes a range in isolation, segment by segment.
  ///
  /// - Parameters:
  ///   - characters: The characters from `base` on, in which the starts of advances, the positions where
  ///     cutting is unsafe and, at the first character of each cluster, its advance are recorded.
  ///   - others: The array to which the glyphs of advances with several glyphs are appended; other glyphs
  ///     become those of their characters.
  mutating func shape(
    _ range: Range<Int>, of text: borrowing PreparedText, _ characters: inout [TextCharacter],
    base: Int, others: inout [PlacedGlyph]
  ) {
    var start = range.lowerBound
    var piece = start == 0 ? 0 : text.pieceIndex(at: start)
    while start < range.upperBound {
      let end = min(range.upperBound, text.segmentEnd(ofPiece: piece))
      if text.pieces[piece].kind == .text {
        shapeSegment(start..<end, of: text, piece: piece, &characters, base: base, others: &others)
      } else {
        characters[start - base].startAdvance(isUnsafe: false)
      }
      start = end
      while piece < text.pieces.count, Int(text.pieces[piece].start) < end { piece += 1 }
    }
  }

  /// Shapes a range, which may extend into the pieces that continue the segment of a piece.
  private mutating func shapeSegment(
    _ range: Range<Int>, of text: borrowing PreparedText, piece index: Int,
    _ characters: inout [TextCharacter], base: Int, others: inout [PlacedGlyph]
  ) {
    let part = range.lowerBound - base..<range.upperBound - base
    let piece = text.pieces[index]
    let style = text.styles.withStyle(ofRun: Int(piece.run)) { $0.shaping }
    let isExhausted = self[piece.font].withLock { shaper in
      shaper.shape(characters.span, part, style.key(piece.script))
      Self.place(
        shaper.glyphs.span, GlyphScale(style, shaper.font), shaper.font, part, &characters,
        base: base, others: &others)
      return shaper.isExhausted
    }
    if isExhausted { self.isExhausted = true }
    Self.addSpacing(style, part, &characters)
  }

  /// Assigns the glyphs of a part to its characters, and adds up the advances of its clusters.
  private static func place(
    _ shaped: Span<ShapedGlyph>, _ scale: GlyphScale, _ font: FontData, _ part: Range<Int>,
    _ characters: inout [TextCharacter], base: Int, others: inout [PlacedGlyph]
  ) {
    var characters = characters.mutableSpan
    var clusters = ClusterFinder(low: part.lowerBound)
    for number in shaped.indices {
      let (length, index) = (
        scale.length(of: shaped[number], in: font), Int(shaped[number].cluster)
      )
      let isUnsafe = shaped[number].flags.contains(.unsafeToBreakBefore)
      // The common case: the first glyph of a cluster, which belongs to the first character of the cluster.
      if characters[index].flags.isDisjoint(with: .startsAdvance),
        characters[index].flags.contains(.startsCluster)
      {
        characters[index].startAdvance(isUnsafe: isUnsafe && index != part.lowerBound)
        characters[index].setGlyph(shaped[number].glyph, length)
        continue
      }
      let start = clusters.start(of: index, characters)
      if !characters[start].flags.contains(.startsAdvance) {
        let isWhole = characters[start].flags.contains(.startsCluster)
        characters[start].startAdvance(
          isUnsafe: (isUnsafe || !isWhole) && start != part.lowerBound)
        if index == start {
          characters[index].setGlyph(shaped[number].glyph, length)
          continue
        }
      }
      if let first = characters[start].takeGlyph(at: start) {
        append(first, base: base, to: &others)
      }
      characters[start].position += length
      let glyph = PlacedGlyph(
        glyph: shaped[number].glyph, cluster: shaped[number].cluster, advance: Float(length))
      append(glyph, base: base, to: &others)
    }
  }

  // Not inlined, so that the loop over the glyphs keeps its state in registers.
  @inline(never)
  private static func append(_ glyph: PlacedGlyph, base: Int, to others: inout [PlacedGlyph]) {
    var glyph = glyph
    glyph.cluster += Int32(truncatingIfNeeded: base)
    others.append(glyph)
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

/// A glyph that shares an advance with others, with its own part of the advance, without letter and word spacing.
struct PlacedGlyph: Sendable {
  var glyph: UInt16
  var cluster: Int32
  var advance: Float
}

extension TextCharacter {
  /// Records that an advance begins with the character.
  ///
  /// - Parameter isUnsafe: False if cutting the text here does not change how it is shaped.
  @inline(__always)
  fileprivate mutating func startAdvance(isUnsafe: Bool) {
    flags.insert(.startsAdvance)
    if !isUnsafe { flags.remove(.unsafeToBreakBefore) }
  }

  @inline(__always)
  fileprivate mutating func setGlyph(_ glyph: UInt16, _ advance: Double) {
    self.glyph = glyph
    position = advance
    flags.insert(.hasGlyph)
  }

  /// Takes the glyph away from a character whose advance has further glyphs; nil if it has none.
  fileprivate mutating func takeGlyph(at index: Int) -> PlacedGlyph? {
    guard flags.contains(.hasGlyph) else { return nil }
    flags.remove(.hasGlyph)
    return PlacedGlyph(
      glyph: glyph, cluster: Int32(truncatingIfNeeded: index), advance: Float(position))
  }
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
  private let size: Double
  private let advanceScale: Double
  private let kerningScale: Double

  init(_ style: ResolvedStyle.Shaping, _ font: FontData) {
    size = style.size
    advanceScale = style.advanceSize / Double(font.unitsPerEm)
    kerningScale = style.size / Double(font.unitsPerEm) / 2
  }

  @inline(__always)
  func length(of glyph: ShapedGlyph, in font: FontData) -> Double {
    let kerning = Double(glyph.kerning) * kerningScale
    if glyph.flags.contains(.fallbackSpace) {
      return spaceWidth(of: glyph.scalar, glyph.advance, in: font) + kerning
    }
    return Double(glyph.advance) * advanceScale + kerning
  }

  /// The width of a space that the font lacks, given the advance of its common space; not inlined, so that
  /// the loop over the glyphs keeps its state in registers.
  @inline(never)
  private func spaceWidth(
    of scalar: UInt32, _ advance: UInt16, in font: FontData
  ) -> Double {
    switch scalar {
    case 0x2000, 0x2002: size / 2
    case 0x2001, 0x2003, 0x3000: size
    case 0x2004: 1 / 3 * size
    case 0x2005: size / 4
    case 0x2006: 1 / 6 * size
    case 0x2007: self.advance(of: 0x30, in: font)
    case 0x2008: self.advance(of: 0x2E, in: font)
    case 0x2009: 1 / 5 * size
    case 0x200A: size / 16
    case 0x202F: Double(advance) * advanceScale / 2
    case 0x205F: 4 / 18 * size
    default: 0
    }
  }

  private func advance(of scalar: UInt32, in font: FontData) -> Double {
    font.glyph(of: scalar).map { Double(font.advance(of: $0)) * advanceScale } ?? 0
  }
}
