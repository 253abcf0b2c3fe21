extension Shaper {
  /// Adds to the advance of a glyph; glyphs store halves of font units.
  private mutating func adjust(_ index: Int, by units: Int) {
    glyphs[index].kerning &+= Int32(truncatingIfNeeded: 2 * units)
  }

  mutating func adjustSingle(_ subtable: Lookup.Subtable, at index: Int) -> Int? {
    guard let change = subtable.advanceChange(for: glyphs[index].glyph, in: font.bytes) else {
      return nil
    }
    adjust(index, by: change)
    return index + 1
  }

  /// - Parameter number: The index of the lookup in the plan; nil if a rule applies the lookup.
  mutating func adjustPair(_ lookup: Lookup, at index: Int, index number: Int?) -> Int? {
    guard let second = next(after: index, lookup) else { return nil }
    let adjustment = adjustment(glyphs[index].glyph, glyphs[second].glyph, lookup, number)
    guard adjustment.isFound else { return nil }
    if adjustment.changesAnything {
      adjust(index, by: Int(adjustment.first))
      adjust(second, by: Int(adjustment.second))
      markUnsafe(from: index, through: second)
    }
    return adjustment.consumesSecond ? second + 1 : second
  }

  private mutating func adjustment(
    _ first: UInt16, _ second: UInt16, _ lookup: Lookup, _ number: Int?
  ) -> PairAdjustment {
    let key = PairCache.key(first, second, number)
    if let known = plan.pairs[key] { return known }
    var found = PairAdjustment.none
    for subtable in lookup.subtables where !found.isFound {
      found = subtable.adjustment(of: first, second, in: font.bytes)
    }
    if number != nil { plan.pairs[key] = found }
    return found
  }

  /// Applies the kerning of the legacy `kern` table, half of it on each side of a pair.
  mutating func kern() {
    guard let table = font.kerning else { return }
    let hasClasses = font.definitions.hasClasses
    var last: Int?
    for index in glyphs.indices {
      let glyph = glyphs[index]
      if glyph.flags.contains(.hidden) || hasClasses && glyph.flags.contains(.mark) { continue }
      if let last {
        let kerning = kerning(glyphs[last].glyph, glyph.glyph, table)
        if kerning != 0 {
          glyphs[last].kerning &+= Int32(truncatingIfNeeded: kerning)
          glyphs[index].kerning &+= Int32(truncatingIfNeeded: kerning)
          markUnsafe(from: last, through: index)
        }
      }
      last = index
    }
  }

  /// The kerning of a pair in the legacy `kern` table.
  private mutating func kerning(_ first: UInt16, _ second: UInt16, _ table: KernTable) -> Int {
    let key = PairCache.key(first, second, PairCache.kernTable)
    if let known = plan.pairs[key] { return Int(known.first) }
    let kerning = table.kerning(first, second, in: font.bytes)
    plan.pairs[key] = PairAdjustment(first: Int32(truncatingIfNeeded: kerning))
    return kerning
  }
}
