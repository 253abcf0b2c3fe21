/// Other advances for two glyphs, by pairs of glyphs or of classes (`GPOS` 2).
enum PairAdjustment {
  struct Adjustment: Hashable {
    var first = 0
    var second = 0
    /// The second glyph does not begin another pair.
    var consumesSecond = false
  }

  /// Whether a subtable has pairs that begin with a glyph.
  static func coverageIndex(of glyph: UInt16, at offset: Int, in bytes: FontBytes) -> Int? {
    Coverage.index(of: glyph, at: offset + bytes.u16(offset + 2), in: bytes)
  }

  static func adjustment(
    _ first: UInt16, _ second: UInt16, at offset: Int, in bytes: FontBytes
  ) -> Adjustment? {
    guard let index = coverageIndex(of: first, at: offset, in: bytes) else { return nil }
    let records = (
      ValueRecord(format: bytes.u16(offset + 4)), ValueRecord(format: bytes.u16(offset + 6))
    )
    let place =
      switch bytes.u16(offset) {
      case 1:
        glyphPair(second, set: index, at: offset, size: records.0.size + records.1.size, bytes)
      case 2: classPair(first, second, at: offset, size: records.0.size + records.1.size, bytes)
      default: Int?.none
      }
    guard let place else { return nil }
    return Adjustment(
      first: records.0.advance(at: place, in: bytes),
      second: records.1.advance(at: place + records.0.size, in: bytes),
      consumesSecond: !records.1.isEmpty)
  }

  /// The place of the values for a second glyph in the set of a first one.
  private static func glyphPair(
    _ second: UInt16, set index: Int, at offset: Int, size: Int, _ bytes: FontBytes
  ) -> Int? {
    guard index < bytes.u16(offset + 8) else { return nil }
    let set = offset + bytes.u16(offset + 10 + 2 * index)
    let count = bytes.u16(set)
    let pair = (0..<count).bisect { bytes.u16(set + 2 + (size + 2) * $0) < Int(second) }
    let place = set + 2 + (size + 2) * pair
    guard pair < count, bytes.u16(place) == Int(second) else { return nil }
    return place + 2
  }

  private static func classPair(
    _ first: UInt16, _ second: UInt16, at offset: Int, size: Int, _ bytes: FontBytes
  ) -> Int? {
    let row = ClassDefinitions.value(of: first, at: offset + bytes.u16(offset + 8), in: bytes)
    let column = ClassDefinitions.value(of: second, at: offset + bytes.u16(offset + 10), in: bytes)
    let (rows, columns) = (bytes.u16(offset + 12), bytes.u16(offset + 14))
    guard row < rows, column < columns else { return nil }
    return offset + 16 + size * (row * columns + column)
  }
}
