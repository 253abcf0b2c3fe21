/// Changes of the advances of a pair of glyphs, looked up by glyphs or by glyph classes (`GPOS` lookup
/// type 2).
struct PairAdjustment: Sendable {
  var first: Int32 = 0
  var second: Int32 = 0
  /// Whether an adjustment is defined for the pair, even if it is 0.
  var isFound = true
  /// Whether the second glyph may not begin another pair.
  var consumesSecond = false

  /// Whether the adjustment changes an advance, or prevents the second glyph from being the first of
  /// another pair.
  var changesAnything: Bool { first != 0 || second != 0 || consumesSecond }

  /// The result for a pair that no subtable adjusts.
  static let none = PairAdjustment(isFound: false)
}

extension PairAdjustment {
  /// Looks up a pair in a subtable.
  init(_ first: UInt16, _ second: UInt16, at offset: Int, in bytes: FontBytes) {
    let coverage = offset + bytes.u16(offset + 2)
    let records = (
      ValueRecord(format: bytes.u16(offset + 4)), ValueRecord(format: bytes.u16(offset + 6))
    )
    let size = records.0.size + records.1.size
    guard let index = Coverage.index(of: first, at: coverage, in: bytes),
      let place = Self.place(first, second, index, at: offset, size: size, bytes)
    else {
      self = .none
      return
    }
    self.first = Int32(records.0.advance(at: place, in: bytes))
    self.second = Int32(records.1.advance(at: place + records.0.size, in: bytes))
    consumesSecond = !records.1.isEmpty
  }

  private static func place(
    _ first: UInt16, _ second: UInt16, _ index: Int, at offset: Int, size: Int, _ bytes: FontBytes
  ) -> Int? {
    switch bytes.u16(offset) {
    case 1: glyphPair(second, set: index, at: offset, size: size, bytes)
    case 2: classPair(first, second, at: offset, size: size, bytes)
    default: nil
    }
  }

  /// The offset of the values for a second glyph in the pair set of the first glyph.
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
