extension Lookup.Subtable {
  /// Whether the subtable may act on a glyph, as the first of those that it looks at.
  func mayBegin(with glyph: UInt16, stage: ShapingStage, in bytes: FontBytes) -> Bool {
    var coverage = offset + bytes.u16(offset + 2)
    switch (stage, type) {
    case (.substitution, 1), (.substitution, 2), (.substitution, 4): break
    case (.positioning, 1), (.positioning, 2): break
    case (.substitution, 5), (.positioning, 7):
      if bytes.u16(offset) == 3 { coverage = offset + bytes.u16(offset + 6) }
    case (.substitution, 6), (.positioning, 8):
      if bytes.u16(offset) == 3 {
        let input = offset + 4 + 2 * bytes.u16(offset + 2)
        coverage = offset + bytes.u16(input + 2)
      }
    default: return false
    }
    return Coverage.index(of: glyph, at: coverage, in: bytes) != nil
  }
}
