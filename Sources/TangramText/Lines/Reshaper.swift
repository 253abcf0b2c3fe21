/// Shapes parts of a paragraph anew for the ends of lines; fonts are borrowed when it is needed.
struct Reshaper {
  let data: ParagraphData
  private var shaper: SegmentShaper?

  init(_ data: ParagraphData) { self.data = data }

  /// Gives back what was borrowed.
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

  /// What changes if the text is cut before a character; nil if nothing does.
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

  /// The sums of the advances of a range that is shaped by itself; one more for its end.
  mutating func positions(of range: Range<Int>) -> [Double] {
    let flags = data.shaped.flags
    return withShaper { $0.positions(of: range, flags) }
  }
}
