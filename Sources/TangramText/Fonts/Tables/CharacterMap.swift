/// The mapping from characters to glyphs: the best subtable of `cmap` in format 4, 6 or 12.
struct CharacterMap: Sendable {
  private let format: Int
  private let offset: Int
  private let glyphCount: Int
  /// The number of ranges of characters, which are sorted.
  private let rangeCount: Int

  /// The platforms and encodings of subtables for Unicode, best first: full Unicode precedes the basic
  /// plane, and Windows precedes other platforms.
  private static let encodings = [
    (3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0),
  ]

  /// - Returns: Nil if there is no subtable for Unicode.
  init?(_ bytes: FontBytes, at start: Int, glyphCount: Int) {
    self.glyphCount = glyphCount
    var best: (rank: Int, format: Int, offset: Int)?
    for number in 0..<bytes.u16(start + 2) {
      let record = start + 4 + 8 * number
      if record + 8 > bytes.count { break }
      let offset = start + bytes.u32(record + 4)
      let format = bytes.u16(offset)
      let encoding = (bytes.u16(record), bytes.u16(record + 2))
      guard let rank = Self.encodings.firstIndex(where: { $0 == encoding }),
        format == 4 || format == 6 || format == 12, rank < best?.rank ?? .max
      else { continue }
      best = (rank, format, offset)
    }
    guard let best else { return nil }
    (format, offset) = (best.format, best.offset)
    switch format {
    case 4: rangeCount = bytes.u16(offset + 6) / 2
    case 6: rangeCount = 1
    default: rangeCount = min(bytes.u32(offset + 12), bytes.count / 12)
    }
  }

  /// The glyph of a character; nil if the font has none.
  func glyph(of scalar: UInt32, in bytes: FontBytes) -> UInt16? {
    let character = Int(scalar)
    let index = (0..<rangeCount).bisect { ends(ofRange: $0, bytes).last < character }
    let first = ends(ofRange: index, bytes).first
    guard index < rangeCount, first <= character else { return nil }
    var glyph: Int
    switch format {
    case 4:
      let entry = offset + 16 + 2 * (3 * rangeCount + index)
      let (delta, glyphs) = (bytes.u16(entry - 2 * rangeCount), bytes.u16(entry))
      glyph = glyphs == 0 ? character : bytes.u16(entry + glyphs + 2 * (character - first))
      if glyphs == 0 || glyph > 0 { glyph = (glyph + delta) & 0xFFFF }
    case 6: glyph = bytes.u16(offset + 10 + 2 * (character - first))
    default: glyph = bytes.u32(offset + 24 + 12 * index) + character - first
    }
    return glyph > 0 && glyph < glyphCount ? UInt16(truncatingIfNeeded: glyph) : nil
  }

  /// The ranges of the characters that the table covers, in order; not all of them need have a glyph.
  func ranges(in bytes: FontBytes) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for index in 0..<rangeCount {
      let (first, last) = ends(ofRange: index, bytes)
      // Ranges that are out of order are omitted, because a binary search may not find them.
      let lowest = ranges.last.map { $0.upperBound + 1 } ?? 0
      if lowest <= first, first <= last, last <= 0x10FFFF { ranges.append(first...last) }
    }
    return ranges
  }

  /// The first and the last character of a range; in a damaged font, the last may be less than the first.
  private func ends(ofRange index: Int, _ bytes: FontBytes) -> (first: Int, last: Int) {
    switch format {
    case 4:
      // The first characters of all ranges follow the last ones.
      (bytes.u16(offset + 16 + 2 * (rangeCount + index)), bytes.u16(offset + 14 + 2 * index))
    case 6: (bytes.u16(offset + 6), bytes.u16(offset + 6) + bytes.u16(offset + 8) - 1)
    default: (bytes.u32(offset + 16 + 12 * index), bytes.u32(offset + 20 + 12 * index))
    }
  }
}
