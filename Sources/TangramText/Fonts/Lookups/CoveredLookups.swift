// The subtables that have data for each glyph of a coverage table.

extension Lookup.Subtable {
  /// The index of a glyph in the coverage table; nil if the subtable does not act on the glyph.
  func index(of glyph: UInt16, in bytes: FontBytes) -> Int? {
    bytes.coverageIndex(of: glyph, at: coverage)
  }

  /// The glyph that replaces a glyph (`GSUB` lookup type 1).
  func replacement(for glyph: UInt16, in bytes: FontBytes) -> UInt16? {
    guard let index = index(of: glyph, in: bytes) else { return nil }
    switch bytes.u16(offset) {
    case 1: return UInt16(truncatingIfNeeded: Int(glyph) + bytes.u16(offset + 4))
    case 2 where index < bytes.u16(offset + 4):
      return UInt16(truncatingIfNeeded: bytes.u16(offset + 6 + 2 * index))
    default: return nil
    }
  }

  /// The change of the advance of a glyph (`GPOS` lookup type 1).
  func advanceChange(for glyph: UInt16, in bytes: FontBytes) -> Int? {
    guard let index = index(of: glyph, in: bytes) else { return nil }
    let record = ValueRecord(format: bytes.u16(offset + 4))
    switch bytes.u16(offset) {
    case 1: return record.advance(at: offset + 6, in: bytes)
    case 2 where index < bytes.u16(offset + 6):
      return record.advance(at: offset + 8 + record.size * index, in: bytes)
    default: return nil
    }
  }

  /// The offset of the table for a glyph (`GSUB` lookup types 2 and 4); nil if there is none.
  func table(for glyph: UInt16, in bytes: FontBytes) -> Int? {
    guard bytes.u16(offset) == 1, let index = index(of: glyph, in: bytes),
      index < tableCount(in: bytes)
    else { return nil }
    return table(at: index, in: bytes)
  }

  func tableCount(in bytes: FontBytes) -> Int { bytes.u16(offset + 4) }

  func table(at index: Int, in bytes: FontBytes) -> Int {
    offset + bytes.u16(offset + 6 + 2 * index)
  }
}

/// The glyph of a ligature and its components after the first one (`GSUB` lookup type 4).
struct Ligature {
  let glyph: UInt16
  let components: GlyphSequence

  /// - Parameter set: The offset of a ligature set: the ligatures that begin with the same glyph.
  @inline(__always)
  init(_ index: Int, ofSet set: Int, in bytes: FontBytes) {
    let start = set + bytes.u16(set + 2 + 2 * index)
    glyph = UInt16(truncatingIfNeeded: bytes.u16(start))
    components = GlyphSequence(
      offset: start + 4, count: max(0, bytes.u16(start + 2) - 1), test: .glyph)
  }
}

/// The adjustment that a positioning lookup applies to a glyph; only the advance is used.
private struct ValueRecord {
  private let format: Int

  init(format: Int) { self.format = format & 0xFF }

  var size: Int { 2 * format.nonzeroBitCount }

  var isEmpty: Bool { format == 0 }

  func advance(at offset: Int, in bytes: FontBytes) -> Int {
    format & 4 == 0 ? 0 : bytes.i16(offset + 2 * (format & 3).nonzeroBitCount)
  }
}

/// Changes of the advances of a pair of glyphs, looked up by glyphs or by glyph classes (`GPOS` lookup type 2).
struct PairAdjustment: Sendable {
  var first: Int32 = 0
  var second: Int32 = 0
  /// Whether an adjustment is defined for the pair, even if it is 0.
  var isFound = true
  /// Whether the second glyph may not begin another pair.
  var consumesSecond = false

  /// Whether the adjustment changes an advance, or prevents the second glyph from being the first of another pair.
  var changesAnything: Bool { first != 0 || second != 0 || consumesSecond }

  /// The result for a pair that no subtable adjusts.
  static let none = PairAdjustment(isFound: false)
}

extension Lookup.Subtable {
  func adjustment(of first: UInt16, _ second: UInt16, in bytes: FontBytes) -> PairAdjustment {
    let records = (
      ValueRecord(format: bytes.u16(offset + 4)), ValueRecord(format: bytes.u16(offset + 6))
    )
    let size = records.0.size + records.1.size
    guard let index = index(of: first, in: bytes),
      let start = values(of: first, second, index, size: size, in: bytes)
    else { return .none }
    return PairAdjustment(
      first: Int32(records.0.advance(at: start, in: bytes)),
      second: Int32(records.1.advance(at: start + records.0.size, in: bytes)),
      consumesSecond: !records.1.isEmpty)
  }

  /// The offset of the values for a pair, among those of the first glyph or in the matrix of classes, if any.
  private func values(
    of first: UInt16, _ second: UInt16, _ index: Int, size: Int, in bytes: FontBytes
  ) -> Int? {
    switch bytes.u16(offset) {
    case 1 where index < bytes.u16(offset + 8):
      let set = offset + bytes.u16(offset + 10 + 2 * index)
      let count = bytes.u16(set)
      let pair = (0..<count).bisect { bytes.u16(set + 2 + (size + 2) * $0) < Int(second) }
      let entry = set + 2 + (size + 2) * pair
      return pair < count && bytes.u16(entry) == Int(second) ? entry + 2 : nil
    case 2:
      let row = bytes.glyphClass(of: first, at: offset + bytes.u16(offset + 8))
      let column = bytes.glyphClass(of: second, at: offset + bytes.u16(offset + 10))
      let (rows, columns) = (bytes.u16(offset + 12), bytes.u16(offset + 14))
      return row < rows && column < columns ? offset + 16 + size * (row * columns + column) : nil
    default: return nil
    }
  }
}
