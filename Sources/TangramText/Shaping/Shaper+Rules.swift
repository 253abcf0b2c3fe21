extension Shaper {
  /// The maximum nesting depth of rules; deeper nesting is treated as a cycle.
  private static var depthLimit: Int { 16 }
  /// The maximum number of cached lookups that rules apply; most fonts have fewer.
  private static var nestedLimit: Int { 512 }

  /// Applies the lookups of the first rule that matches the glyphs around an index.
  mutating func applyRules(
    _ subtable: Lookup.Subtable, of lookup: Lookup, at index: Int
  ) -> Int? {
    guard depth < Self.depthLimit else {
      isExhausted = true
      return nil
    }
    let glyph = glyphs[index].glyph
    guard let rules = subtable.rules(for: glyph, in: font.bytes) else { return nil }
    for number in 0..<rules.count {
      guard consumeSteps() else { return nil }
      guard let rule = rules.rule(number, in: font.bytes) else { continue }
      if let end = apply(rule, lookup, at: index) { return end }
    }
    return nil
  }

  /// - Returns: The index at which to continue; nil if the rule does not match.
  private mutating func apply(_ rule: ContextRule, _ lookup: Lookup, at index: Int) -> Int? {
    let start = matched.count
    defer { matched.removeSubrange(start...) }
    matched.append(index)
    guard let last = match(rule.input, from: index, lookup) else { return nil }
    let inputEnd = matched.count
    guard let low = match(rule.backtrack, from: index, backwards: true, lookup),
      let high = match(rule.lookahead, from: last, lookup)
    else { return nil }
    matched.removeSubrange(inputEnd...)
    markUnsafe(from: low, through: high)
    depth += 1
    defer { depth -= 1 }
    var end = last + 1
    for number in 0..<rule.recordCount {
      guard consumeSteps() else { break }
      let record = rule.records + 4 * number
      end += apply(
        font.bytes.u16(record + 2), of: lookup, atMatched: font.bytes.u16(record), from: start)
    }
    return max(end, index + 1)
  }

  /// Applies the lookup with an index at one of the glyphs that a rule of another lookup has matched.
  ///
  /// - Returns: The number of glyphs that were inserted.
  private mutating func apply(
    _ lookupIndex: Int, of parent: Lookup, atMatched number: Int, from start: Int
  ) -> Int {
    guard start + number < matched.count, let lookup = nestedLookup(lookupIndex, of: parent) else {
      return 0
    }
    // An earlier ligature may have absorbed the glyph.
    var place = matched[start + number]
    while place > 0, glyphs[place].flags.contains(.deleted) { place -= 1 }
    guard consumeSteps(lookup.subtables.count / 4) else { return 0 }
    let count = glyphs.count
    _ = apply(lookup, at: place, index: nil)
    let inserted = glyphs.count - count
    if inserted > 0 {
      for index in start..<matched.count where matched[index] > place {
        matched[index] += inserted
      }
    }
    return inserted
  }

  private mutating func nestedLookup(_ index: Int, of parent: Lookup) -> Lookup? {
    let key = parent.isPositioning ? ~index : index
    if let known = nested[key] { return known }
    let table = parent.isPositioning ? font.positions : font.substitutions
    guard let lookup = table?.lookup(index, in: font.bytes), consumeSteps(lookup.cost) else {
      return nil
    }
    if nested.count == Self.nestedLimit { nested.removeAll(keepingCapacity: true) }
    nested[key] = lookup
    return lookup
  }
}
