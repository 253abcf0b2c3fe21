/// The glyphs of a text and the positions of its characters on a line of unlimited width, shaped once.
struct ShapedText: Sendable {
  private(set) var characters: [TextCharacter] = []
  /// The sum of all advances, without tabs.
  private(set) var width = 0.0
  /// The glyphs of advances with several glyphs; other glyphs are in `characters`.
  private(set) var otherGlyphs: [PlacedGlyph] = []
  /// The changes in shaping at possible ends of lines, by the index at which the text is cut.
  private(set) var cuts: [Cut] = []
  private(set) var hasTabs = false
  /// Whether the start of a line is never wider by more than `slack` than a longer part of it; this
  /// requires that there are no tabs and no negative advances.
  private(set) var isMonotonic = true
  /// The maximum difference between the width of the start of a line and the sum of its advances.
  private(set) var slack = 0.0

  /// - Parameter characters: The characters, which are moved into the shaped text and completed.
  init(
    _ characters: inout [TextCharacter], of text: borrowing PreparedText,
    _ shapers: inout FontShapers, keepsSpaces: Bool
  ) {
    swap(&self.characters, &characters)
    let range = 0..<self.characters.count
    shapers.shape(range, of: text, &self.characters, base: 0, others: &otherGlyphs)
    hasTabs = text.pieces.contains { $0.kind == .tab }
    sumAdvances()
    findCuts(text, &shapers, keepsSpaces: keepsSpaces)
  }

  /// Whether cutting the text before a character changes how it is shaped.
  func isUnsafe(toCutAt index: Int) -> Bool {
    index < characters.count && characters[index].flags.contains(.unsafeToBreakBefore)
  }

  /// The position of a character, or of the end of the text.
  @inline(__always)
  func position(of index: Int) -> Double {
    index < characters.count ? characters[index].position : width
  }

  /// Turns advances into cumulative sums.
  private mutating func sumAdvances() {
    var (sum, least) = (0.0, 0.0)
    var span = characters.mutableSpan
    for index in span.indices {
      let advance = span[index].position
      span[index].position = sum
      sum += advance
      least = min(least, advance)
    }
    width = sum
    isMonotonic = least >= 0 && !hasTabs
  }

  private mutating func findCuts(
    _ text: borrowing PreparedText, _ shapers: inout FontShapers, keepsSpaces: Bool
  ) {
    for index in text.breaks where isUnsafe(toCutAt: Int(index)) {
      let visible = characters.visibleEnd(of: 0..<Int(index), keepsSpaces: keepsSpaces)
      let cut = Cut(at: Int(index), visibleEnd: visible, self, text, &shapers)
      cuts.append(cut)
      let (tail, head) = (cut.tailChange(upTo: visible), cut.headChange(upTo: cut.headEnd))
      slack = max(slack, 2 * (abs(tail) + abs(head)))
    }
  }
}
