/// Writes a table `cmap` with the characters of some glyphs, as a single subtable in format 12.
struct CharacterMapWriter {
  /// Consecutive characters with consecutive glyphs.
  private struct Group {
    var first: Int
    var last: Int
    var glyph: Int
  }

  private var groups: [Group] = []

  /// - Parameter glyphs: The glyphs whose characters are written, in order.
  init(_ font: FontData, keeping glyphs: [Int]) {
    var isKept = Array(repeating: false, count: font.glyphCount)
    for glyph in glyphs { isKept[glyph] = true }
    for range in font.characters.ranges(in: font.bytes) {
      for character in range {
        let scalar = UInt32(truncatingIfNeeded: character)
        guard let glyph = font.glyph(of: scalar).map(Int.init),
          isKept[glyph]
        else { continue }
        append(character, glyph)
      }
    }
  }

  private mutating func append(_ character: Int, _ glyph: Int) {
    if let last = groups.last, last.last + 1 == character,
      last.glyph + character - last.first == glyph
    {
      groups[groups.count - 1].last = character
    } else {
      groups.append(Group(first: character, last: character, glyph: glyph))
    }
  }

  var table: [UInt8] {
    var table = BigEndianBytes()
    // The version, one subtable for all of Unicode on Windows, and its offset.
    for number in [0, 1, 3, 10] { table.append16(number) }
    table.append32(12)
    for number in [12, 0] { table.append16(number) }
    for number in [16 + 12 * groups.count, 0, groups.count] { table.append32(number) }
    for group in groups {
      for number in [group.first, group.last, group.glyph] { table.append32(number) }
    }
    return table.bytes
  }
}
