/// Replaces one glyph with another (`GSUB` lookup type 1).
enum SingleSubstitution {
  static func replacement(for glyph: UInt16, at offset: Int, in bytes: FontBytes) -> UInt16? {
    let coverage = offset + bytes.u16(offset + 2)
    guard let index = Coverage.index(of: glyph, at: coverage, in: bytes) else { return nil }
    switch bytes.u16(offset) {
    case 1: return UInt16(truncatingIfNeeded: Int(glyph) + bytes.u16(offset + 4))
    case 2 where index < bytes.u16(offset + 4):
      return UInt16(truncatingIfNeeded: bytes.u16(offset + 6 + 2 * index))
    default: return nil
    }
  }
}
