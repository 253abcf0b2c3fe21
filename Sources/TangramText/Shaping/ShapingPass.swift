/// The glyphs of a segment while lookups act on them.
///
/// The work is bounded for any font: `steps` are counted, and nothing is done when none are left.
struct ShapingPass {
  let font: FontData
  var plan: ShapingPlan
  var buffer: [ShapedGlyph]
  var nested: [FontCache.NestedLookup: Lookup]
  /// How much may still be done.
  private(set) var steps: Int
  /// More glyphs than this are not made of the text.
  let growthLimit: Int
  var isExhausted = false
  /// The glyphs that the rules at work have matched, each rule's after those of the one that applies
  /// it.
  var matched: [Int] = []
  /// How many rules apply each other.
  var depth = 0
  private var hasMarks = false
  /// The lookups that may act on any glyph.
  var lookups: UInt32 = 0

  init(
    font: FontData, plan: consuming ShapingPlan, buffer: consuming [ShapedGlyph],
    nested: consuming [FontCache.NestedLookup: Lookup], steps: Int
  ) {
    self.font = font
    self.steps = steps
    growthLimit = 1_024 + 16 * buffer.count
    self.plan = plan
    self.buffer = buffer
    self.nested = nested
  }

  /// Counts work; false if too much was done already.
  @inline(__always)
  mutating func spend(_ count: Int = 1) -> Bool {
    steps -= count
    if steps < 0 { isExhausted = true }
    return !isExhausted
  }

  /// What is known about a glyph, which is looked up the first time.
  @inline(__always)
  mutating func traits(of glyph: UInt16) -> GlyphTraits {
    let traits = plan.traits[Int(glyph)]
    return traits.isKnown ? traits : lookUpTraits(of: glyph)
  }

  private mutating func lookUpTraits(of glyph: UInt16) -> GlyphTraits {
    var traits = GlyphTraits(isKnown: true)
    guard Int(glyph) < font.glyphCount else { return traits }
    let definitions = font.definitions
    traits.glyphClass = UInt8(
      truncatingIfNeeded: definitions.glyphClass(of: glyph, in: font.bytes))
    traits.attachmentClass = UInt8(
      truncatingIfNeeded: definitions.attachmentClass(of: glyph, in: font.bytes))
    traits.advance = UInt16(truncatingIfNeeded: font.advances.advance(of: glyph, in: font.bytes))
    traits.substitutions = firstBits(of: plan.substitutions, glyph, .substitution)
    traits.positions = firstBits(of: plan.positions, glyph, .positioning)
    plan.traits[Int(glyph)] = traits
    return traits
  }

  /// The plan limits the number of subtables, so that this is bounded.
  private func firstBits(
    of lookups: [Lookup], _ glyph: UInt16, _ stage: ShapingStage
  ) -> UInt32 {
    var bits: UInt32 = 0
    for (index, lookup) in lookups.enumerated() {
      let begins = lookup.subtables.contains {
        $0.mayBegin(with: glyph, stage: stage, in: font.bytes)
      }
      if begins { bits |= GlyphTraits.bit(ofLookup: index) }
    }
    return bits
  }
}

extension ShapingPass {
  /// Lets all lookups act on the glyphs, and determines their advances.
  mutating func run(substitutes: Bool) {
    if substitutes { substitute() }
    position()
    if plan.usesKernTable { kern() }
    if hasMarks { clearMarks() }
  }

  private mutating func substitute() {
    guard !plan.substitutions.isEmpty else { return }
    var taken: [ShapedGlyph] = []
    swap(&taken, &buffer)
    var glyphs = taken.mutableSpan
    for index in glyphs.indices {
      let bits = traits(of: glyphs[index].glyph).substitutions
      glyphs[index].lookups = bits
      lookups |= bits
    }
    swap(&taken, &buffer)
    if lookups == 0 { return }
    for index in plan.substitutions.indices where lookups & GlyphTraits.bit(ofLookup: index) != 0 {
      apply(plan.substitutions[index], index: index, .substitution)
    }
    if buffer.contains(where: { $0.flags.contains(.deleted) }) {
      buffer.removeAll { $0.flags.contains(.deleted) }
    }
  }

  private mutating func position() {
    lookups = 0
    let hasClasses = font.definitions.hasClasses
    var taken: [ShapedGlyph] = []
    swap(&taken, &buffer)
    var glyphs = taken.mutableSpan
    for index in glyphs.indices {
      var glyph = glyphs[index]
      let traits = traits(of: glyph.glyph)
      glyph.lookups = traits.positions
      lookups |= traits.positions
      if !glyph.flags.contains(.hidden) { glyph.advance = Int32(traits.advance) }
      let isMark =
        hasClasses
        ? Int(traits.glyphClass) == GlyphDefinitions.mark : glyph.flags.contains(.nonspacing)
      if isMark {
        glyph.flags.insert(.mark)
        hasMarks = true
      }
      glyphs[index] = glyph
    }
    swap(&taken, &buffer)
    for index in plan.positions.indices where lookups & GlyphTraits.bit(ofLookup: index) != 0 {
      apply(plan.positions[index], index: index, .positioning)
    }
  }

  /// Applies a lookup at all glyphs that it may begin with.
  private mutating func apply(_ lookup: Lookup, index: Int, _ stage: ShapingStage) {
    let bit = GlyphTraits.bit(ofLookup: index)
    guard spend(1 + buffer.count / 8) else { return }
    var next = 0
    while next < buffer.count {
      if buffer[next].lookups & bit == 0 || isIgnored(buffer[next], by: lookup) {
        next += 1
        continue
      }
      guard spend(1 + lookup.subtables.count / 4) else { return }
      next = apply(lookup, at: next, stage, index: index) ?? next + 1
    }
  }

  /// Lets the first subtable act that fits the glyph at an index.
  ///
  /// - Returns: Where to go on; nil if no subtable fits.
  mutating func apply(
    _ lookup: Lookup, at place: Int, _ stage: ShapingStage, index: Int?
  ) -> Int? {
    switch (stage, lookup.type) {
    case (.substitution, 1): return substituteSingle(lookup, at: place)
    case (.substitution, 2): return substituteMultiple(lookup, at: place)
    case (.substitution, 4): return substituteLigature(lookup, at: place, index: index)
    case (.substitution, 5), (.positioning, 7):
      return applyRules(lookup, at: place, stage, isChained: false)
    case (.substitution, 6), (.positioning, 8):
      return applyRules(lookup, at: place, stage, isChained: true)
    case (.positioning, 1): return adjustSingle(lookup, at: place)
    case (.positioning, 2): return adjustPair(lookup, at: place, index: index)
    default: return nil
    }
  }

  /// The kerning of the old table, half of it on each side.
  private mutating func kern() {
    guard let table = font.kerning else { return }
    let hasClasses = font.definitions.hasClasses
    var last: Int?
    for index in buffer.indices {
      let glyph = buffer[index]
      if glyph.flags.contains(.hidden) || hasClasses && glyph.flags.contains(.mark) { continue }
      if let last {
        let pair = (buffer[last].glyph, glyph.glyph)
        let cached = plan.pairs.adjustment(pair.0, pair.1, lookup: -1)
        let kerning = cached.map { $0?.first ?? 0 } ?? table.kerning(pair.0, pair.1, in: font.bytes)
        if cached == nil {
          plan.pairs.note(.init(first: kerning), pair.0, pair.1, lookup: -1)
        }
        if kerning != 0 {
          buffer[last].kerning &+= Int32(truncatingIfNeeded: kerning)
          buffer[index].kerning &+= Int32(truncatingIfNeeded: kerning)
          markUnsafe(from: last, through: index)
        }
      }
      last = index
    }
  }

  /// Marks have no advance.
  private mutating func clearMarks() {
    for index in buffer.indices where buffer[index].flags.contains(.mark) {
      (buffer[index].advance, buffer[index].kerning) = (0, 0)
    }
  }

  /// Notes that the text must not be cut between some glyphs without shaping them again.
  mutating func markUnsafe(from first: Int, through last: Int) {
    guard first < last else { return }
    for index in first + 1...last { buffer[index].flags.insert(.unsafeToBreakBefore) }
  }
}
