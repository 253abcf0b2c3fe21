/// The extents of a font above and below the baseline, in font units.
///
/// They are read from `hhea`, or from `OS/2` if the font requests its typographic metrics or has none in
/// `hhea`.
struct VerticalMetrics: Hashable, Sendable {
  var ascent: Int
  /// The depth below the baseline, usually positive.
  var descent: Int
  var lineGap: Int

  init(_ bytes: FontBytes, horizontalHeader hhea: Range<Int>, os2: Range<Int>?) {
    let start = hhea.lowerBound
    ascent = bytes.i16(start + 4)
    descent = -bytes.i16(start + 6)
    lineGap = bytes.i16(start + 8)
    guard let os2, os2.count >= 78 else { return }
    let table = os2.lowerBound
    let usesTypographic = bytes.u16(table + 62) & 0x80 != 0
    guard usesTypographic || ascent == 0 && descent == 0 else { return }
    ascent = bytes.i16(table + 68)
    descent = -bytes.i16(table + 70)
    lineGap = bytes.i16(table + 72)
    guard !usesTypographic, ascent == 0, descent == 0 else { return }
    ascent = bytes.u16(table + 74)
    descent = bytes.u16(table + 76)
    lineGap = 0
  }
}
