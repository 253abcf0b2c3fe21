extension Shaper {
  /// The maximum number of glyphs that replace one; real fonts use fewer.
  private static var multipleLimit: Int { 64 }

  mutating func substituteSingle(_ lookup: Lookup, at index: Int) -> Int? {
    for subtable in lookup.subtables {
      guard
        let glyph = SingleSubstitution.replacement(
          for: cache.buffer[index].glyph, at: subtable.offset, in: font.bytes)
      else { continue }
      replace(at: index, by: glyph)
      return index + 1
    }
    return nil
  }

  mutating func substituteMultiple(_ lookup: Lookup, at index: Int) -> Int? {
    for subtable in lookup.subtables {
      let place = CoveredTables.place(
        for: cache.buffer[index].glyph, at: subtable.offset, in: font.bytes)
      guard let place else { continue }
      let count = min(font.bytes.u16(place), Self.multipleLimit)
      if count == 0 {
        delete(at: index)
        return index + 1
      }
      insertCopies(count - 1, of: index)
      guard !isExhausted else { return nil }
      for number in 0..<count {
        cache.buffer[index + number].flags.subtract([.hidden, .standInSpace])
        let glyph = UInt16(truncatingIfNeeded: font.bytes.u16(place + 2 + 2 * number))
        replace(at: index + number, by: glyph)
      }
      return index + count
    }
    return nil
  }

  private mutating func insertCopies(_ count: Int, of index: Int) {
    guard count > 0, spend(count + (cache.buffer.count - index) / 32) else { return }
    guard cache.buffer.count + count <= growthLimit else {
      isExhausted = true
      return
    }
    let copy = cache.buffer[index]
    cache.buffer.insert(contentsOf: repeatElement(copy, count: count), at: index)
    for number in 1...count { cache.buffer[index + number].flags.remove(.unsafeToBreakBefore) }
  }

  mutating func substituteLigature(_ lookup: Lookup, at index: Int) -> Int? {
    let second = next(after: index, lookup)
    for subtable in lookup.subtables {
      let set = CoveredTables.place(
        for: cache.buffer[index].glyph, at: subtable.offset, in: font.bytes)
      guard let set else { continue }
      for number in 0..<font.bytes.u16(set) {
        guard spend() else { return nil }
        let ligature = Ligature(number, ofSet: set, in: font.bytes)
        if let second, !mayForm(ligature, with: second, after: index) { continue }
        if form(ligature, lookup, at: index) { return index + 1 }
      }
    }
    return nil
  }

  /// Whether the ligature may form: the next glyph that is not skipped, or an invisible glyph before it,
  /// may be its second component.
  private func mayForm(_ ligature: Ligature, with second: Int, after index: Int) -> Bool {
    second > index + 1 || ligature.components.count == 0
      || ligature.components.matches(cache.buffer[second].glyph, at: 0, in: font.bytes)
  }

  /// Replaces the components with the ligature if all of them follow.
  private mutating func form(_ ligature: Ligature, _ lookup: Lookup, at index: Int) -> Bool {
    let start = matched.count
    defer { matched.removeSubrange(start...) }
    guard let last = match(ligature.components, from: index, lookup) else { return false }
    cache.buffer[index].flags.remove(.hidden)
    replace(at: index, by: ligature.glyph)
    let cluster = cache.buffer[index].cluster
    if last > index + 1 {
      for between in index + 1..<last {
        cache.buffer[between].cluster = min(cache.buffer[between].cluster, cluster)
      }
    }
    markUnsafe(from: index, through: last)
    for place in start..<matched.count { delete(at: matched[place]) }
    return true
  }
}
