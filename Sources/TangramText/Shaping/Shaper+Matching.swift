extension Shaper {
  /// Whether a lookup skips a glyph.
  @inline(__always)
  mutating func isIgnored(_ glyph: ShapedGlyph, by lookup: Lookup) -> Bool {
    !glyph.flags.isDisjoint(with: lookup.skipped) && isSkipped(glyph, by: lookup)
  }

  private mutating func isSkipped(_ glyph: ShapedGlyph, by lookup: Lookup) -> Bool {
    guard glyph.flags.isDisjoint(with: [.deleted, .baseClass, .ligatureClass]) else { return true }
    return switch lookup.marks {
    case .none: true
    case .set(let set): !font.definitions.isMark(glyph.glyph, inSet: set, in: font.bytes)
    case .attachmentClass(let number): Int(traits(of: glyph.glyph).attachmentClass) != number
    }
  }

  /// The index of the next glyph that a lookup does not skip; nil if there is none.
  mutating func next(after index: Int, _ lookup: Lookup) -> Int? {
    var next = index + 1
    while next < glyphs.count {
      let glyph = glyphs[next]
      if !isIgnored(glyph, by: lookup), !glyph.isSkippable { return next }
      guard consumeSteps() else { return nil }
      next += 1
    }
    return nil
  }

  /// Matches a sequence with the glyphs beside an index, and appends their indices to `matched`.
  ///
  /// Invisible characters are skipped unless the sequence matches them explicitly.
  ///
  /// - Returns: The index of the last glyph that was matched; nil if the sequence does not match.
  mutating func match(
    _ sequence: GlyphSequence, from index: Int, backwards: Bool = false, _ lookup: Lookup
  ) -> Int? {
    var next = index
    for number in 0..<sequence.count {
      while true {
        next += backwards ? -1 : 1
        guard next >= 0, next < glyphs.count, consumeSteps() else { return nil }
        let glyph = glyphs[next]
        if isIgnored(glyph, by: lookup) { continue }
        if sequence.matches(glyph.glyph, at: number, in: font.bytes) { break }
        if !glyph.isSkippable { return nil }
      }
      matched.append(next)
    }
    return next
  }
}
