/// What shaping needs to know about a glyph.
///
/// Each lookup of a plan has a bit; from the 17th on, lookups share bits.
struct GlyphTraits: Sendable {
  var isKnown = false
  /// By the definitions of the font.
  var flags: ShapedGlyph.Flags = []
  var attachmentClass: UInt8 = 0
  var advance: UInt16 = 0
  /// The substitutions that may begin with the glyph.
  var substitutions: UInt16 = 0
  /// The substitutions that may go on with the glyph as the one after the first.
  var continues: UInt16 = 0
  /// The adjustments that may begin with the glyph.
  var positions: UInt16 = 0

  static func bit(ofLookup index: Int) -> UInt16 { 1 << UInt16(truncatingIfNeeded: index & 15) }
}

extension GlyphTraits {
  /// Reads what a font says about a glyph; the plan limits the number of subtables, so that this is
  /// bounded.
  init(of glyph: UInt16, in font: FontData, _ plan: ShapingPlan) {
    isKnown = true
    continues = .max
    guard Int(glyph) < font.glyphCount else { return }
    let bytes = font.bytes
    switch font.definitions.glyphClass(of: glyph, in: bytes) {
    case GlyphDefinitions.base: flags = .baseClass
    case GlyphDefinitions.ligature: flags = .ligatureClass
    case GlyphDefinitions.mark: flags = .markClass
    default: break
    }
    attachmentClass = UInt8(
      truncatingIfNeeded: font.definitions.attachmentClass(of: glyph, in: bytes))
    advance = UInt16(truncatingIfNeeded: font.advances.advance(of: glyph, in: bytes))
    substitutions = Self.bits(of: plan.substitutions) { lookup in
      lookup.subtables.contains { $0.mayBegin(with: glyph, stage: .substitution, in: bytes) }
    }
    positions = Self.bits(of: plan.positions) { lookup in
      lookup.subtables.contains { $0.mayBegin(with: glyph, stage: .positioning, in: bytes) }
    }
    // What a lookup may pass over says nothing about the glyph that it goes on with.
    let flags = flags
    continues = plan.unconditional
    for (index, lookup) in plan.substitutions.enumerated() {
      let bit = Self.bit(ofLookup: index)
      guard continues & bit == 0 else { continue }
      let mayContinue =
        !flags.isDisjoint(with: lookup.skipped)
        || lookup.subtables.contains { $0.mayContinue(with: glyph, in: bytes) }
      if mayContinue { continues |= bit }
    }
  }

  private static func bits(of lookups: [Lookup], where holds: (Lookup) -> Bool) -> UInt16 {
    var bits: UInt16 = 0
    for (index, lookup) in lookups.enumerated() where holds(lookup) {
      bits |= bit(ofLookup: index)
    }
    return bits
  }
}
