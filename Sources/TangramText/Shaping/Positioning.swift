extension ShapingPass {
  /// Adds to an advance; the buffer holds halves of units.
  private mutating func adjust(_ index: Int, by units: Int) {
    buffer[index].kerning &+= Int32(truncatingIfNeeded: 2 * units)
  }

  mutating func adjustSingle(_ lookup: Lookup, at index: Int) -> Int? {
    for subtable in lookup.subtables {
      let advance = SingleAdjustment.advance(
        for: buffer[index].glyph, at: subtable.offset, in: font.bytes)
      guard let advance else { continue }
      adjust(index, by: advance)
      return index + 1
    }
    return nil
  }

  /// - Parameter number: The place of the lookup in the plan; nil if a rule applies it.
  mutating func adjustPair(_ lookup: Lookup, at index: Int, index number: Int?) -> Int? {
    guard let second = next(after: index, lookup),
      let adjustment = adjustment(
        buffer[index].glyph, buffer[second].glyph, lookup, index: number)
    else { return nil }
    if adjustment != PairAdjustment.Adjustment() {
      adjust(index, by: adjustment.first)
      adjust(second, by: adjustment.second)
      markUnsafe(from: index, through: second)
    }
    return adjustment.consumesSecond ? second + 1 : second
  }

  private mutating func adjustment(
    _ first: UInt16, _ second: UInt16, _ lookup: Lookup, index: Int?
  ) -> PairAdjustment.Adjustment? {
    if let index, let cached = plan.pairs.adjustment(first, second, lookup: index) {
      return cached
    }
    let found = lookup.subtables.lazy.compactMap { [font] in
      PairAdjustment.adjustment(first, second, at: $0.offset, in: font.bytes)
    }.first
    if let index { plan.pairs.note(found, first, second, lookup: index) }
    return found
  }
}
