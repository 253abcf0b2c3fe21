extension Shaper {
  /// The maximum number of glyphs that replace one; real fonts use fewer.
  private static var multipleLimit: Int { 64 }

  mutating func substituteSingle(_ subtable: Lookup.Subtable, at index: Int) -> Int? {
    guard let glyph = subtable.replacement(for: glyphs[index].glyph, in: font.bytes) else {
      return nil
    }
    replace(at: index, by: glyph)
    return index + 1
  }

  mutating func substituteMultiple(_ subtable: Lookup.Subtable, at index: Int) -> Int? {
    guard let sequence = subtable.table(for: glyphs[index].glyph, in: font.bytes) else {
      return nil
    }
    let count = min(font.bytes.u16(sequence), Self.multipleLimit)
    if count == 0 {
      delete(at: index)
      return index + 1
    }
    insertCopies(count - 1, of: index)
    guard !isExhausted else { return nil }
    for number in 0..<count {
      glyphs[index + number].flags.subtract([.hidden, .fallbackSpace])
      let glyph = UInt16(truncatingIfNeeded: font.bytes.u16(sequence + 2 + 2 * number))
      replace(at: index + number, by: glyph)
    }
    return index + count
  }

  private mutating func insertCopies(_ count: Int, of index: Int) {
    guard count > 0, consumeSteps(count + (glyphs.count - index) / 32) else { return }
    guard glyphs.count + count <= growthLimit else {
      isExhausted = true
      return
    }
    let copy = glyphs[index]
    glyphs.insert(contentsOf: repeatElement(copy, count: count), at: index)
    for number in 1...count { glyphs[index + number].flags.remove(.unsafeToBreakBefore) }
  }

  mutating func substituteLigature(
    _ subtable: Lookup.Subtable, of lookup: Lookup, at index: Int
  ) -> Int? {
    guard let set = subtable.table(for: glyphs[index].glyph, in: font.bytes) else { return nil }
    let second = next(after: index, lookup)
    for number in 0..<font.bytes.u16(set) {
      guard consumeSteps() else { return nil }
      let ligature = Ligature(number, ofSet: set, in: font.bytes)
      // The next glyph that is not skipped, or an invisible glyph before it, is the second component.
      if let second, second == index + 1, ligature.components.count > 0,
        !ligature.components.matches(glyphs[second].glyph, at: 0, in: font.bytes)
      {
        continue
      }
      if form(ligature, lookup, at: index) { return index + 1 }
    }
    return nil
  }

  /// Replaces the components with the ligature if all of them follow.
  private mutating func form(_ ligature: Ligature, _ lookup: Lookup, at index: Int) -> Bool {
    let start = matched.count
    defer { matched.removeSubrange(start...) }
    guard let last = match(ligature.components, from: index, lookup) else { return false }
    glyphs[index].flags.remove(.hidden)
    replace(at: index, by: ligature.glyph)
    let cluster = glyphs[index].cluster
    if last > index + 1 {
      for between in index + 1..<last {
        glyphs[between].cluster = min(glyphs[between].cluster, cluster)
      }
    }
    markUnsafe(from: index, through: last)
    for index in start..<matched.count { delete(at: matched[index]) }
    return true
  }
}
