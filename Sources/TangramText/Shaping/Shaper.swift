/// Shapes segments of text with one font.
///
/// The work is bounded for any font: lookups consume `steps`, and are not applied when none remain.
struct Shaper {
  let font: FontData
  /// The glyphs of characters without their traits, which are the same in all plans.
  private var characters = PagedTable.ofCharacters
  /// The plan of the last segment.
  var plan = ShapingPlan()
  /// Other plans that were used before, up to `planLimit`.
  private var otherPlans: [ShapingPlan] = []
  /// The lookups that contextual lookups apply, by index; the indices of positioning lookups are inverted.
  var nested: [Int: Lookup] = [:]
  /// The glyphs of the last segment.
  var glyphs: [ShapedGlyph] = []
  /// Whether the lookups exceeded their limit; later text is measured without lookups.
  var isExhausted = false
  /// The remaining number of steps for lookups; each segment adds a number of steps for each of its characters.
  private var steps = stepReserve
  /// The maximum number of glyphs that a segment may grow to.
  private(set) var growthLimit = 0
  /// The indices of the glyphs that the active rules have matched; those of a nested rule come last.
  var matched: [Int] = []
  var depth = 0
  /// The substitutions that may act in the segment; `positions` are the positioning lookups.
  private var substitutions: UInt16 = 0
  private var positions: UInt16 = 0
  /// The union of the flags of all glyphs in the segment.
  private var flags: ShapedGlyph.Flags = []

  /// The maximum number of other plans; most texts have fewer scripts and settings.
  private static let planLimit = 16
  private static let stepReserve = 65_536
  private static let stepsPerCharacter = 1_024

  init(_ font: FontData) { self.font = font }

  /// Prepares for another text, for which lookups may already have exceeded their limit.
  mutating func restart(isExhausted: Bool) {
    self.isExhausted = isExhausted
    steps = Self.stepReserve
  }

  /// Shapes a range of characters in isolation; the result is in `glyphs`.
  mutating func shape(_ text: Span<TextCharacter>, _ range: Range<Int>, _ key: ShapingPlan.Key) {
    begin(key)
    fill(text, range)
    run()
  }

  /// The kerning between two glyphs of Latin text.
  mutating func kerning(between first: UInt16, and second: UInt16) -> Int {
    let latin = PropertyTable.shared[0x41].script
    begin(ShapingPlan.Key(script: latin, kerning: true, ligatures: false))
    for glyph in [first, second] {
      let traits = withTraits(ShapedGlyph(glyph: glyph, scalar: 0x41))
      note(traits)
      glyphs.append(traits)
    }
    run()
    return glyphs.reduce(0) { $0 + Int($1.kerning) } / 2
  }

  private mutating func begin(_ key: ShapingPlan.Key) {
    choosePlan(key)
    glyphs.removeAll(keepingCapacity: true)
    (substitutions, positions, flags) = (0, 0, [])
  }

  private mutating func choosePlan(_ key: ShapingPlan.Key) {
    if plan.key == key { return }
    if let known = otherPlans.firstIndex(where: { $0.key == key }) {
      swap(&plan, &otherPlans[known])
      return
    }
    var made = ShapingPlan(key, font: font)
    swap(&plan, &made)
    guard made.key != nil else { return }
    if otherPlans.count == Self.planLimit { otherPlans.removeFirst() }
    otherPlans.append(made)
  }

  /// Counts steps of work; returns `false` if the limit is exceeded.
  @inline(__always)
  mutating func consumeSteps(_ count: Int = 1) -> Bool {
    steps -= count
    if steps < 0 { isExhausted = true }
    return !isExhausted
  }
}

extension Shaper {
  @inline(__always)
  mutating func supports(_ scalar: UInt32) -> Bool { lookUp(scalar).flags.contains(.available) }

  @inline(__always)
  private mutating func lookUp(_ scalar: UInt32) -> ShapedGlyph {
    let known = characters[Int(scalar)]
    if known.flags.contains(.known) { return known }
    let glyph = font.shapedGlyph(of: scalar)
    characters[Int(scalar)] = glyph
    return glyph
  }

  /// The glyph of a character before any lookup, with its traits.
  @inline(__always)
  private mutating func glyph(of scalar: UInt32) -> ShapedGlyph {
    let known = plan.characters[Int(scalar)]
    if known.flags.contains(.known) { return known }
    let glyph = withTraits(lookUp(scalar))
    plan.characters[Int(scalar)] = glyph
    return glyph
  }

  /// The traits of a glyph, which are cached after the first lookup.
  @inline(__always)
  mutating func traits(of glyph: UInt16) -> GlyphTraits {
    let known = plan.traits[Int(glyph)]
    if known.isKnown { return known }
    let traits = GlyphTraits(of: glyph, in: font, plan)
    plan.traits[Int(glyph)] = traits
    return traits
  }

  private mutating func withTraits(_ glyph: ShapedGlyph) -> ShapedGlyph {
    var result = glyph
    let traits = traits(of: glyph.glyph)
    let isHidden = glyph.flags.contains(.hidden)
    result.flags.subtract(.ofGlyph)
    result.flags.formUnion(traits.flags)
    let isMark =
      font.definitions.hasClasses
      ? traits.flags.contains(.markClass) : glyph.flags.contains(.nonspacing)
    if isMark { result.flags.insert(.mark) }
    result.substitutions = traits.substitutions
    // Lookups skip invisible glyphs, so any lookup may continue after them.
    result.continues = isHidden ? .max : traits.continues
    result.positions = traits.positions
    result.advance = isHidden ? 0 : traits.advance
    return result
  }

  mutating func replace(at index: Int, by glyph: UInt16) {
    glyphs[index].glyph = glyph
    let replacement = withTraits(glyphs[index])
    glyphs[index] = replacement
    substitutions = .max
    note(replacement)
  }

  @inline(__always)
  private mutating func note(_ glyph: ShapedGlyph) {
    positions |= glyph.positions
    flags.formUnion(glyph.flags)
  }
}

extension Shaper {
  /// Fills `glyphs` with the glyphs of characters, normalized to the form for which the font has glyphs.
  private mutating func fill(_ text: Span<TextCharacter>, _ range: Range<Int>) {
    var index = range.lowerBound
    while true {
      index = plan.appendGlyphs(of: text, index..<range.upperBound, to: &glyphs)
      guard index < range.upperBound else { break }
      var glyph = glyph(of: text[index].scalar)
      if glyph.flags.contains(.needsNormalization) {
        if index > range.lowerBound, glyph.flags.contains(.combining) {
          glyphs.removeLast()
          index -= 1
        }
        index = fillNormalized(text, index..<range.upperBound)
      } else {
        glyph.cluster = Int32(truncatingIfNeeded: index)
        glyphs.append(glyph)
        index += 1
      }
    }
    noteGlyphs()
  }

  /// Finds the lookups that may act in the segment, and the flags of its glyphs.
  ///
  /// A substitution may act if it may begin with a glyph and continue with the next one, or if it is
  /// unconditional and may begin with any glyph of the segment.
  private mutating func noteGlyphs() {
    var (substitutions, last, positions) = (UInt16(0), UInt16(0), UInt16(0))
    var flags: ShapedGlyph.Flags = []
    do {
      let (glyphs, unconditional) = (self.glyphs.span, plan.unconditional)
      for index in glyphs.indices {
        substitutions |=
          last & glyphs[index].continues | glyphs[index].substitutions & unconditional
        last = glyphs[index].substitutions
        positions |= glyphs[index].positions
        flags.formUnion(glyphs[index].flags)
      }
    }
    (self.substitutions, self.positions, self.flags) = (substitutions, positions, flags)
  }

  /// Normalizes a character and the marks after it.
  ///
  /// - Returns: The index of the next character.
  private mutating func fillNormalized(_ text: Span<TextCharacter>, _ range: Range<Int>) -> Int {
    var normalizer = Normalizer()
    var end = range.lowerBound
    repeat {
      normalizer.append(text[end].scalar, cluster: end) { lookUp($0).flags.contains(.isMapped) }
      end += 1
    } while end < range.upperBound && glyph(of: text[end].scalar).flags.contains(.combining)
    normalizer.sortMarks()
    normalizer.compose { lookUp($0).flags.contains(.isMapped) }
    for item in normalizer.items {
      var glyph = glyph(of: item.scalar)
      glyph.cluster = item.cluster
      glyphs.append(glyph)
    }
    return end
  }
}

extension Shaper {
  /// Applies the lookups of the plan to the glyphs.
  private mutating func run() {
    let count = glyphs.count
    growthLimit = 1_024 + 16 * count
    steps += Self.stepsPerCharacter * count
    if substitutions != 0 { applyLookups(positioning: false) }
    if flags.contains(.deleted) { glyphs.removeAll { $0.flags.contains(.deleted) } }
    if positions != 0 { applyLookups(positioning: true) }
    if plan.usesKernTable { kern() }
    if flags.contains(.mark) {
      for index in glyphs.indices where glyphs[index].flags.contains(.mark) {
        (glyphs[index].advance, glyphs[index].kerning) = (0, 0)
      }
    }
    steps = max(0, min(steps, Self.stepReserve))
  }

  /// Applies the lookups that replace glyphs, or those that adjust their advances.
  private mutating func applyLookups(positioning: Bool) {
    for index in (positioning ? plan.positions : plan.substitutions).indices {
      // The test is inside the loop, because a substitution may insert glyphs on which later ones act.
      let active = positioning ? positions : substitutions
      if active & GlyphTraits.bit(ofLookup: index) != 0 { apply(index, positioning: positioning) }
    }
  }

  /// Applies a lookup of the plan to all glyphs on which it may act.
  private mutating func apply(_ index: Int, positioning: Bool) {
    guard consumeSteps(1 + glyphs.count / 8) else { return }
    var next = firstIndex(of: index, positioning: positioning, from: 0)
    guard next < glyphs.count else { return }
    let lookup = positioning ? plan.positions[index] : plan.substitutions[index]
    while next < glyphs.count {
      if isIgnored(glyphs[next], by: lookup) {
        next += 1
      } else {
        guard consumeSteps(1 + lookup.subtables.count / 4) else { return }
        next = apply(lookup, at: next, index: index) ?? next + 1
      }
      next = firstIndex(of: index, positioning: positioning, from: next)
    }
  }

  /// The first index from `start` on at which a lookup of the plan may begin.
  private func firstIndex(of index: Int, positioning: Bool, from start: Int) -> Int {
    positioning
      ? firstPositioned(by: index, from: start)
      : firstSubstituted(by: GlyphTraits.bit(ofLookup: index), from: start)
  }

  /// The first index from `start` on at which a substitution may begin and may continue with the next glyph.
  private func firstSubstituted(by bit: UInt16, from start: Int) -> Int {
    let needsNext = plan.unconditional & bit == 0
    var index = start
    while index < glyphs.count {
      if glyphs[index].substitutions & bit != 0 {
        if !needsNext { return index }
        let next = index + 1
        if next < glyphs.count, glyphs[next].continues & bit != 0 { return index }
      }
      index += 1
    }
    return index
  }

  /// The first index from `start` on at which a positioning lookup may begin.
  ///
  /// Most pairs are cached as not adjusted; skipping them here takes a fifth of the time that other pairs take.
  private func firstPositioned(by number: Int, from start: Int) -> Int {
    let bit = GlyphTraits.bit(ofLookup: number)
    let special = plan.positions[number].skipped.union(.hidden)
    let isPairLookup = plan.positions[number].action == .adjustPair
    let glyphs = self.glyphs.span
    var index = start
    while index < glyphs.count {
      let next = index + 1
      if glyphs[index].positions & bit != 0 {
        guard isPairLookup, next < glyphs.count,
          glyphs[next].flags.isDisjoint(with: special)
        else { return index }
        let key = PairCache.key(glyphs[index].glyph, glyphs[next].glyph, number)
        if !plan.pairs.isUnadjusted(key) { return index }
      }
      index = next
    }
    return index
  }

  /// Applies the first matching subtable of a lookup at an index.
  ///
  /// - Returns: The index at which to continue; nil if no subtable matches.
  mutating func apply(_ lookup: Lookup, at start: Int, index: Int?) -> Int? {
    // Pairs are cached for all subtables together.
    if lookup.action == .adjustPair { return adjustPair(lookup, at: start, index: index) }
    for subtable in lookup.subtables where !isExhausted {
      let end: Int? =
        switch lookup.action {
        case .none, .adjustPair: nil
        case .substituteSingle: substituteSingle(subtable, at: start)
        case .substituteMultiple: substituteMultiple(subtable, at: start)
        case .substituteLigature: substituteLigature(subtable, of: lookup, at: start)
        case .applyRules: applyRules(subtable, of: lookup, at: start)
        case .adjustSingle: adjustSingle(subtable, at: start)
        }
      if let end { return end }
    }
    return nil
  }

  /// Marks a glyph for removal after substitution; until then, lookups skip it.
  mutating func delete(at index: Int) {
    glyphs[index].flags.insert(.deleted)
    glyphs[index].continues = .max
    substitutions = .max
    flags.insert(.deleted)
  }

  /// Records that cutting the text between some glyphs requires reshaping it.
  mutating func markUnsafe(from first: Int, through last: Int) {
    guard first < last else { return }
    for index in first + 1...last { glyphs[index].flags.insert(.unsafeToBreakBefore) }
  }
}
