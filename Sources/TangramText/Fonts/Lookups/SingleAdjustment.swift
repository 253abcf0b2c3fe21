/// Changes the advance of a glyph (`GPOS` lookup type 1).
enum SingleAdjustment {
  static func advance(for glyph: UInt16, at offset: Int, in bytes: FontBytes) -> Int? {
    let coverage = offset + bytes.u16(offset + 2)
    guard let index = Coverage.index(of: glyph, at: coverage, in: bytes) else { return nil }
    let record = ValueRecord(format: bytes.u16(offset + 4))
    switch bytes.u16(offset) {
    case 1: return record.advance(at: offset + 6, in: bytes)
    case 2 where index < bytes.u16(offset + 6):
      return record.advance(at: offset + 8 + record.size * index, in: bytes)
    default: return nil
    }
  }
}
