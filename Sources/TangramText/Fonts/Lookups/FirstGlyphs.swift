extension Lookup.Subtable {
  /// Whether the subtable may act on a sequence that begins with a glyph.
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

extension Lookup.Subtable {
  /// The number of tests that `mayContinue` performs; nil if it exceeds a limit, or if the substitution
  /// may act regardless of the glyph after the first.
  func followers(in bytes: FontBytes, upTo limit: Int) -> Int? {
    guard type == 4 else { return second(in: bytes) == nil || limit < 1 ? nil : 1 }
    var count = CoveredTables.count(at: offset, in: bytes)
    guard count <= limit else { return nil }
    for number in 0..<count {
      let set = CoveredTables.place(number, at: offset, in: bytes)
      count += bytes.u16(set)
      guard count <= limit else { return nil }
      for index in 0..<bytes.u16(set)
      where Ligature(index, ofSet: set, in: bytes).components.count == 0 {
        return nil
      }
    }
    return count
  }

  /// Whether the substitution may act on a sequence whose second glyph is `glyph`; meaningful only if
  /// `followers` is not nil.
  func mayContinue(with glyph: UInt16, in bytes: FontBytes) -> Bool {
    guard type == 4 else {
      return second(in: bytes).map { Coverage.index(of: glyph, at: $0, in: bytes) != nil } ?? true
    }
    return (0..<CoveredTables.count(at: offset, in: bytes)).contains { number in
      let set = CoveredTables.place(number, at: offset, in: bytes)
      return (0..<bytes.u16(set)).contains { index in
        Ligature(index, ofSet: set, in: bytes).components.matches(glyph, at: 0, in: bytes)
      }
    }
  }

  /// The offset of the coverage table for the second glyph in a rule of format 3; nil if there is none.
  private func second(in bytes: FontBytes) -> Int? {
    guard bytes.u16(offset) == 3 else { return nil }
    switch type {
    case 5: return bytes.u16(offset + 2) > 1 ? offset + bytes.u16(offset + 8) : nil
    case 6:
      let input = offset + 4 + 2 * bytes.u16(offset + 2)
      if bytes.u16(input) > 1 { return offset + bytes.u16(input + 4) }
      let hasNext = bytes.u16(input) == 1 && bytes.u16(input + 4) > 0
      return hasNext ? offset + bytes.u16(input + 6) : nil
    default: return nil
    }
  }
}
