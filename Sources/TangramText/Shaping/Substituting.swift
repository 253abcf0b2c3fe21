extension ShapingPass {
  /// Puts another glyph in a place.
  private mutating func replace(at index: Int, by glyph: UInt16) {
    buffer[index].glyph = glyph
    buffer[index].lookups = traits(of: glyph).substitutions
    lookups |= buffer[index].lookups
  }

  mutating func substituteSingle(_ lookup: Lookup, at index: Int) -> Int? {
    for subtable in lookup.subtables {
      guard
        let glyph = SingleSubstitution.replacement(
          for: buffer[index].glyph, at: subtable.offset, in: font.bytes)
      else { continue }
      replace(at: index, by: glyph)
      return index + 1
    }
    return nil
  }

  mutating func substituteMultiple(_ lookup: Lookup, at index: Int) -> Int? {
    for subtable in lookup.subtables {
      guard
        let (glyphs, count) = MultipleSubstitution.replacement(
          for: buffer[index].glyph, at: subtable.offset, in: font.bytes)
      else { continue }
      if count == 0 {
        buffer[index].flags.insert(.deleted)
        return index + 1
      }
      insertCopies(count - 1, of: index)
      guard !isExhausted else { return nil }
      for number in 0..<count {
        buffer[index + number].flags.subtract([.hidden, .standInSpace])
        let glyph = UInt16(truncatingIfNeeded: font.bytes.u16(glyphs + 2 * number))
        replace(at: index + number, by: glyph)
      }
      return index + count
    }
    return nil
  }

  private mutating func insertCopies(_ count: Int, of index: Int) {
    guard count > 0, spend(count + (buffer.count - index) / 32) else { return }
    guard buffer.count + count <= growthLimit else {
      isExhausted = true
      return
    }
    let copy = buffer[index]
    buffer.insert(contentsOf: repeatElement(copy, count: count), at: index)
    for number in 1...count { buffer[index + number].flags.remove(.unsafeToBreakBefore) }
  }

  /// - Parameter number: The place of the lookup in the plan; nil if a rule applies it.
  mutating func substituteLigature(_ lookup: Lookup, at index: Int, index number: Int?) -> Int? {
    let second = next(after: index, lookup)
    let pair = second == index + 1 ? number.map { ($0 + Self.ligatureKeys, index + 1) } : nil
    if let pair, isKnownToFormNothing(index, pair.1, key: pair.0) { return nil }
    var mayForm = false
    for subtable in lookup.subtables {
      let set = LigatureSubstitution.ligatures(
        beginningWith: buffer[index].glyph, at: subtable.offset, in: font.bytes)
      guard let set else { continue }
      for number in 0..<set.count {
        guard spend() else { return nil }
        let ligature = LigatureSubstitution.ligature(number, ofSet: set.set, in: font.bytes)
        if let second, !self.mayForm(ligature, with: second, after: index) { continue }
        mayForm = true
        if form(ligature, lookup, at: index) { return index + 1 }
      }
    }
    if let pair, !mayForm {
      plan.pairs.note(nil, buffer[index].glyph, buffer[pair.1].glyph, lookup: pair.0)
    }
    return nil
  }

  /// Pairs that begin no ligature are cached beside those that are kerned.
  private static var ligatureKeys: Int { 0x1_0000 }

  private func isKnownToFormNothing(_ first: Int, _ second: Int, key: Int) -> Bool {
    let (first, second) = (buffer[first].glyph, buffer[second].glyph)
    guard let cached = plan.pairs.adjustment(first, second, lookup: key) else { return false }
    return cached == nil
  }

  /// Whether the next glyph that counts is the second component, or an invisible one may be it.
  private func mayForm(
    _ ligature: LigatureSubstitution.Ligature, with second: Int, after index: Int
  ) -> Bool {
    second > index + 1 || ligature.components.count == 0
      || ligature.components.matches(buffer[second].glyph, at: 0, in: font.bytes)
  }

  /// Replaces the components by the ligature if they all follow.
  private mutating func form(
    _ ligature: LigatureSubstitution.Ligature, _ lookup: Lookup, at index: Int
  ) -> Bool {
    let start = matched.count
    defer { matched.removeSubrange(start...) }
    guard let last = match(ligature.components, from: index, lookup) else { return false }
    replace(at: index, by: ligature.glyph)
    buffer[index].flags.remove(.hidden)
    let cluster = buffer[index].cluster
    if last > index + 1 {
      for between in index + 1..<last {
        buffer[between].cluster = min(buffer[between].cluster, cluster)
      }
    }
    markUnsafe(from: index, through: last)
    for component in matched[start...] { buffer[component].flags.insert(.deleted) }
    return true
  }
}
