/// The properties of a glyph that shaping needs.
///
/// Each lookup of a plan is represented by a bit; from the 17th on, lookups share bits.
struct GlyphTraits: Sendable {
  var isKnown = false
  /// The class of the glyph, as defined by the font.
  var flags: ShapedGlyph.Flags = []
  var attachmentClass: UInt8 = 0
  var advance: UInt16 = 0
  /// The substitutions that may begin with the glyph.
  var substitutions: UInt16 = 0
  /// The substitutions that may continue with the glyph as the second of a sequence.
  var continues: UInt16 = 0
  /// The positioning lookups that may begin with the glyph.
  var positions: UInt16 = 0

  static func bit(ofLookup index: Int) -> UInt16 { 1 << UInt16(truncatingIfNeeded: index & 15) }
}

extension GlyphTraits {
  /// Reads the traits of a glyph from a font; the plan limits the number of subtables, so that the work is bounded.
  init(of glyph: UInt16, in font: FontData, _ plan: ShapingPlan) {
    isKnown = true
    continues = .max
    guard Int(glyph) < font.glyphCount else { return }
    let bytes = font.bytes
    flags = font.definitions.glyphClass(of: glyph, in: bytes)
    attachmentClass = UInt8(
      truncatingIfNeeded: font.definitions.attachmentClass(of: glyph, in: bytes))
    advance = UInt16(truncatingIfNeeded: font.advance(of: glyph))
    let mayBegin = { (lookup: Lookup) in
      lookup.action != .none
        && lookup.subtables.contains { $0.index(of: glyph, in: bytes) != nil }
    }
    substitutions = Self.bits(of: plan.substitutions, where: mayBegin)
    positions = Self.bits(of: plan.positions, where: mayBegin)
    // A lookup that skips this glyph can still match a later glyph, so its bit is set as well.
    let flags = flags
    continues = Self.bits(of: plan.substitutions, and: plan.unconditional) { lookup in
      !flags.isDisjoint(with: lookup.skipped)
        || lookup.subtables.contains { $0.mayContinue(with: glyph, in: bytes) }
    }
  }

  /// The bits of the lookups that satisfy a condition, in addition to some bits.
  private static func bits(
    of lookups: [Lookup], and known: UInt16 = 0, where holds: (Lookup) -> Bool
  ) -> UInt16 {
    var bits = known
    for (index, lookup) in lookups.enumerated() {
      let bit = bit(ofLookup: index)
      if bits & bit == 0, holds(lookup) { bits |= bit }
    }
    return bits
  }
}

extension Lookup.Subtable {
  /// The number of tests that `mayContinue` performs; nil if it exceeds a limit, or if the substitution
  /// may act regardless of the glyph after the first.
  func followers(in bytes: FontBytes, upTo limit: Int) -> Int? {
    guard type == 4 else { return second == nil || limit < 1 ? nil : 1 }
    var count = tableCount(in: bytes)
    guard count <= limit else { return nil }
    for number in 0..<count {
      let set = table(at: number, in: bytes)
      count += bytes.u16(set)
      guard count <= limit else { return nil }
      for index in 0..<bytes.u16(set)
      where Ligature(index, ofSet: set, in: bytes).components.count == 0 {
        return nil
      }
    }
    return count
  }

  /// Whether the substitution may act if the second glyph is `glyph`; of use only if `followers` is not nil.
  fileprivate func mayContinue(with glyph: UInt16, in bytes: FontBytes) -> Bool {
    guard type == 4 else {
      return second?.matches(glyph, at: 0, in: bytes) ?? true
    }
    return (0..<tableCount(in: bytes)).contains { number in
      let set = table(at: number, in: bytes)
      return (0..<bytes.u16(set)).contains { index in
        Ligature(index, ofSet: set, in: bytes).components.matches(glyph, at: 0, in: bytes)
      }
    }
  }
}
