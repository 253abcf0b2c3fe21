/// The mapping from characters to glyphs: the best subtable of `cmap` in format 4, 6 or 12.
struct CharacterMap: Sendable {
  private let format: Int
  private let offset: Int
  private let glyphCount: Int

  /// - Returns: Nil if there is no subtable for Unicode.
  init?(_ bytes: FontBytes, table: Range<Int>, glyphCount: Int) {
    self.glyphCount = glyphCount
    var best: (rank: Int, format: Int, offset: Int)?
    for number in 0..<bytes.u16(table.lowerBound + 2) {
      let record = table.lowerBound + 4 + 8 * number
      if record + 8 > bytes.count { break }
      let offset = table.lowerBound + bytes.u32(record + 4)
      let format = bytes.u16(offset)
      guard let rank = Self.rank(platform: bytes.u16(record), encoding: bytes.u16(record + 2)),
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
    let glyph =
      switch format {
      case 4: segmented(character, bytes)
      case 6: trimmed(character, bytes)
      default: grouped(character, bytes)
      }
    return glyph > 0 && glyph < glyphCount ? UInt16(truncatingIfNeeded: glyph) : nil
  }

  /// The ranges of the characters that the table covers, in order; not all of them need have a glyph.
  func ranges(in bytes: FontBytes) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for index in 0..<rangeCount(bytes) {
      let (first, last) = range(index, bytes)
      // Ranges that are not in order may not be found, so they are left out.
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

  private func range(_ index: Int, _ bytes: FontBytes) -> (first: Int, last: Int) {
    switch format {
    case 4:
      let ends = offset + 14
      let starts = ends + bytes.u16(offset + 6) / 2 * 2 + 2
      return (bytes.u16(starts + 2 * index), bytes.u16(ends + 2 * index))
    case 6:
      let first = bytes.u16(offset + 6)
      return (first, first + bytes.u16(offset + 8) - 1)
    default:
      let group = offset + 16 + 12 * index
      return (bytes.u32(group), bytes.u32(group + 4))
    }
  }

  /// The rank of a subtable, lower is better: full Unicode precedes the basic plane, and Windows precedes
  /// other platforms.
  private static func rank(platform: Int, encoding: Int) -> Int? {
    switch (platform, encoding) {
    case (3, 10): 0
    case (0, 6): 1
    case (0, 4): 2
    case (3, 1): 3
    case (0, 3): 4
    case (0, 2): 5
    case (0, 1): 6
    case (0, 0): 7
    default: nil
    }
  }

  private func segmented(_ character: Int, _ bytes: FontBytes) -> Int {
    guard character <= 0xFFFF else { return 0 }
    let count = bytes.u16(offset + 6) / 2
    let ends = offset + 14
    let segment = (0..<count).bisect { bytes.u16(ends + 2 * $0) < character }
    guard segment < count else { return 0 }
    let starts = ends + 2 * count + 2
    let start = bytes.u16(starts + 2 * segment)
    guard start <= character else { return 0 }
    let delta = bytes.u16(starts + 2 * (count + segment))
    let rangePlace = starts + 2 * (2 * count + segment)
    let range = bytes.u16(rangePlace)
    if range == 0 { return (character + delta) & 0xFFFF }
    let glyph = bytes.u16(rangePlace + range + 2 * (character - start))
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }

  private func trimmed(_ character: Int, _ bytes: FontBytes) -> Int {
    let index = character - bytes.u16(offset + 6)
    guard index >= 0, index < bytes.u16(offset + 8) else { return 0 }
    return bytes.u16(offset + 10 + 2 * index)
  }

  private func grouped(_ character: Int, _ bytes: FontBytes) -> Int {
    let groups = offset + 16
    let count = min(bytes.u32(offset + 12), bytes.count / 12)
    let group = (0..<count).bisect { bytes.u32(groups + 12 * $0 + 4) < character }
    guard group < count else { return 0 }
    let start = bytes.u32(groups + 12 * group)
    guard start <= character else { return 0 }
    return bytes.u32(groups + 12 * group + 8) + character - start
  }
}
