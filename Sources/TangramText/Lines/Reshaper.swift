/// Reshapes parts of a paragraph at the ends of lines; shapers are borrowed from fonts on demand.
struct Reshaper {
  let data: ParagraphData
  private var shapers: FontShapers?

  init(_ data: ParagraphData) { self.data = data }

  /// Returns the borrowed shapers to their fonts.
  mutating func finish() {
    shapers?.finish(data.fonts)
    shapers = nil
  }

  mutating func withShapers<Result>(_ body: (inout FontShapers) -> Result) -> Result {
    var used = shapers ?? FontShapers(data.fonts, isExhausted: data.isExhausted)
    shapers = nil
    defer { shapers = used }
    return body(&used)
  }

  /// The changes in shaping that result from cutting the text before a character; nil if there are
  /// none.
  mutating func cut(at index: Int, visibleEnd: Int) -> Cut? {
    guard data.shaped.isUnsafe(toCutAt: index) else { return nil }
    let cuts = data.shaped.cuts
    let known = cuts.bisect { $0.index < index }
    if known < cuts.count, cuts[known].index == index, cuts[known].visibleEnd == visibleEnd {
      return cuts[known]
    }
    let data = data
    return withShapers {
      Cut(at: index, visibleEnd: visibleEnd, data.shaped, data.prepared, &$0)
    }
  }

  /// The cumulative advances of a range that is shaped in isolation, with an additional element for its
  /// end.
  mutating func positions(of range: Range<Int>) -> [Double] {
    let data = data
    return withShapers { $0.positions(of: range, data.characters, data.prepared) }
  }
}
