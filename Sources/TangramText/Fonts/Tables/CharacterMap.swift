/// The mapping from characters to glyphs: the best subtable of `cmap` in format 4, 6 or 12.
struct CharacterMap: Sendable {
  private let format: Int
  private let offset: Int
  private let glyphCount: Int

  /// The platforms and encodings of subtables for Unicode, best first: full Unicode precedes the basic
  /// plane, and Windows precedes other platforms.
  private static let encodings = [
    (3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0),
  ]

  /// - Returns: Nil if there is no subtable for Unicode.
  init?(_ bytes: FontBytes, table: Range<Int>, glyphCount: Int) {
    self.glyphCount = glyphCount
    var best: (rank: Int, format: Int, offset: Int)?
    for number in 0..<bytes.u16(table.lowerBound + 2) {
      let record = table.lowerBound + 4 + 8 * number
      if record + 8 > bytes.count { break }
      let offset = table.lowerBound + bytes.u32(record + 4)
      let format = bytes.u16(offset)
      let encoding = (bytes.u16(record), bytes.u16(record + 2))
      guard let rank = Self.encodings.firstIndex(where: { $0 == encoding }),
        format == 4 || format == 6 || format == 12, rank < best?.rank ?? .max
      else { continue }
      best = (rank, format, offset)
    }
    guard let best else { return nil }
    (format, offset) = (best.format, best.offset)
  }

  /// The glyph of a character; nil if the font has none.
  func glyph(of scalar: UInt32, in bytes: FontBytes) -> UInt16? {
    let character = Int(scalar)
    let count = rangeCount(bytes)
    let range = (0..<count).bisect { last(ofRange: $0, bytes) < character }
    guard range < count else { return nil }
    let first = first(ofRange: range, bytes)
    guard first <= character else { return nil }
    let glyph = glyph(of: character, inRange: range, from: first, bytes)
    return glyph > 0 && glyph < glyphCount ? UInt16(truncatingIfNeeded: glyph) : nil
  }

  /// The ranges of the characters that the table covers, in order; not all of them need have a glyph.
  func ranges(in bytes: FontBytes) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for index in 0..<rangeCount(bytes) {
      let (first, last) = (first(ofRange: index, bytes), last(ofRange: index, bytes))
      // Ranges that are out of order are omitted, because a binary search may not find them.
      let lowest = ranges.last.map { $0.upperBound + 1 } ?? 0
      if lowest <= first, first <= last, last <= 0x10FFFF { ranges.append(first...last) }
    }
    return ranges
  }

  private func rangeCount(_ bytes: FontBytes) -> Int {
    switch format {
    case 4: bytes.u16(offset + 6) / 2
    case 6: 1
    default: min(bytes.u32(offset + 12), bytes.count / 12)
    }
  }

  private func first(ofRange index: Int, _ bytes: FontBytes) -> Int {
    switch format {
    case 4: bytes.u16(starts(rangeCount(bytes)) + 2 * index)
    case 6: bytes.u16(offset + 6)
    default: bytes.u32(offset + 16 + 12 * index)
    }
  }

  private func last(ofRange index: Int, _ bytes: FontBytes) -> Int {
    switch format {
    case 4: bytes.u16(offset + 14 + 2 * index)
    case 6: bytes.u16(offset + 6) + bytes.u16(offset + 8) - 1
    default: bytes.u32(offset + 20 + 12 * index)
    }
  }

  /// The offset of the first characters of all ranges in format 4, which follow the last ones.
  private func starts(_ count: Int) -> Int { offset + 16 + 2 * count }

  /// The glyph of a character in a range that begins with the character `first`; 0 if there is none.
  private func glyph(
    of character: Int, inRange index: Int, from first: Int, _ bytes: FontBytes
  ) -> Int {
    switch format {
    case 4: segmentedGlyph(of: character, inRange: index, from: first, bytes)
    case 6: bytes.u16(offset + 10 + 2 * (character - first))
    default: bytes.u32(offset + 24 + 12 * index) + character - first
    }
  }

  private func segmentedGlyph(
    of character: Int, inRange index: Int, from first: Int, _ bytes: FontBytes
  ) -> Int {
    let count = rangeCount(bytes)
    let delta = bytes.u16(starts(count) + 2 * (count + index))
    let place = starts(count) + 2 * (2 * count + index)
    let glyphs = bytes.u16(place)
    if glyphs == 0 { return (character + delta) & 0xFFFF }
    let glyph = bytes.u16(place + glyphs + 2 * (character - first))
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }
}
