/// Reshapes parts of a paragraph at the ends of lines; caches are borrowed from fonts on demand.
struct Reshaper {
  let data: ParagraphData
  private var shaper: SegmentShaper?

  init(_ data: ParagraphData) { self.data = data }

  /// Returns the borrowed caches to their fonts.
  mutating func finish() {
    shaper?.finish()
    shaper = nil
  }

  mutating func withShaper<Result>(_ body: (inout SegmentShaper) -> Result) -> Result {
    var used =
      shaper
      ?? SegmentShaper(
        data.text, data.pieces, data.styles,
        shapers: data.fonts.map { Shaper($0.data, isExhausted: data.isExhausted) })
    shaper = nil
    defer { shaper = used }
    return body(&used)
  }

  /// The changes in shaping that result from cutting the text before a character; nil if there are
  /// none.
  mutating func cut(at index: Int, visibleEnd: Int) -> Cut? {
    guard data.shaped.isUnsafe(toCutAt: index) else { return nil }
    let cuts = data.shaped.cuts
    let known = cuts.bisect { Int($0.index) < index }
    if known < cuts.count, Int(cuts[known].index) == index,
      Int(cuts[known].visibleEnd) == visibleEnd
    {
      return cuts[known]
    }
    let data = data
    return withShaper { Cut(at: index, visibleEnd: visibleEnd, data.shaped, &$0) }
  }

  /// The cumulative advances of a range that is shaped in isolation, with an additional element for its
  /// end.
  mutating func positions(of range: Range<Int>) -> [Double] {
    let flags = data.shaped.flags
    return withShaper { $0.positions(of: range, flags) }
  }
}
