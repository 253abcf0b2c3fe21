/// The changes in shaping that result from cutting the text where it is unsafe to break: a kerning pair or a
/// ligature is undone, and both sides are reshaped as far as the effect extends.
struct Cut: Sendable {
  /// The index of the character before which the text is cut.
  let index: Int
  /// The end of the measured text before the cut, possibly followed by spaces up to the cut.
  let visibleEnd: Int
  /// The start of the text before the cut that is shaped differently.
  let tailStart: Int
  /// The end of the text after the cut that is shaped differently.
  let headEnd: Int
  /// The increases in width up to each character: first from `tailStart` to the cut, then from the cut to
  /// `headEnd`; the ends of both ranges are included.
  private let changes: [Double]

  /// The maximum number of characters that are reshaped on each side; effects beyond it are ignored.
  private static let reach = 256

  init(
    at index: Int, visibleEnd: Int, _ text: ShapedText, _ prepared: borrowing PreparedText,
    _ shapers: inout FontShapers
  ) {
    var (low, high) = (index, index)
    while low > max(0, index - Self.reach), text.isUnsafe(toCutAt: low) { low -= 1 }
    let limit = min(text.characters.count, index + Self.reach)
    while high < limit, text.isUnsafe(toCutAt: high) { high += 1 }
    (self.index, self.visibleEnd) = (index, visibleEnd)
    (tailStart, headEnd) = (low, high)
    changes =
      shapers.changes(in: low..<index, text, prepared)
      + shapers.changes(in: index..<high, text, prepared)
  }

  /// The increase in the width of the text before the cut, up to a character.
  func tailChange(upTo end: Int) -> Double {
    let place = end - tailStart
    return place <= 0 ? 0 : changes[place]
  }

  /// The increase in the width of the text after the cut, up to a character.
  func headChange(upTo end: Int) -> Double {
    end <= index ? 0 : changes[min(end, headEnd) - tailStart + 1]
  }
}

extension ParagraphData {
  /// The changes in shaping that result from cutting the text before a character; nil if there are none.
  func cut(at index: Int, visibleEnd: Int) -> Cut? {
    guard shaped.isUnsafe(toCutAt: index) else { return nil }
    let known = shaped.cuts.bisect { $0.index < index }
    if known < shaped.cuts.count, shaped.cuts[known].index == index,
      shaped.cuts[known].visibleEnd == visibleEnd
    {
      return shaped.cuts[known]
    }
    return withShapers { Cut(at: index, visibleEnd: visibleEnd, shaped, prepared, &$0) }
  }
}

extension FontShapers {
  /// The increase in the width of a range, up to each of its characters, if the range is shaped in isolation.
  fileprivate mutating func changes(
    in range: Range<Int>, _ text: ShapedText, _ prepared: borrowing PreparedText
  ) -> [Double] {
    let positions = positions(of: range, text.characters, prepared)
    return positions.indices.map {
      positions[$0]
        - (text.position(of: range.lowerBound + $0) - text.position(of: range.lowerBound))
    }
  }

  /// The cumulative advances of a range that is shaped in isolation, with an additional element for its end.
  mutating func positions(
    of range: Range<Int>, _ characters: [TextCharacter], _ text: borrowing PreparedText
  ) -> [Double] {
    var part = characters[range].map(\.unshaped)
    var others: [PlacedGlyph] = []
    shape(range, of: text, &part, base: range.lowerBound, others: &others)
    var positions = [0.0]
    positions.reserveCapacity(part.count + 1)
    for index in part.indices { positions.append(positions[index] + part[index].position) }
    return positions
  }
}
