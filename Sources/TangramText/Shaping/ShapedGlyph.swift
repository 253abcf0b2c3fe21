/// A glyph on its way from a character to a place in a line.
struct ShapedGlyph: Sendable {
  struct Flags: OptionSet, Sendable {
    var rawValue: UInt8
    /// Of an invisible character; without an advance unless a ligature takes its place.
    static let hidden = Flags(rawValue: 1)
    /// The space of a font in place of another space, which determines its advance.
    static let standInSpace = Flags(rawValue: 2)
    /// If the text is cut before this glyph, it is shaped otherwise.
    static let unsafeToBreakBefore = Flags(rawValue: 4)
    /// Part of a ligature that precedes; removed in the end.
    static let deleted = Flags(rawValue: 8)
    /// A mark, which has no advance.
    static let mark = Flags(rawValue: 32)
    /// Of a nonspacing mark, by the properties of its character.
    static let nonspacing = Flags(rawValue: 16)
  }

  var glyph: UInt16
  var flags: Flags
  /// The index of the character.
  var cluster: Int32
  var scalar: UInt32
  /// The lookups of the current stage that may act on the glyph; see `GlyphTraits`.
  var lookups: UInt32 = 0
  /// In units of the em.
  var advance: Int32 = 0
  /// What is added to the advance, in halves of units of the em.
  var kerning: Int32 = 0

  /// Whether rules pass over the glyph where they do not ask for it.
  var isPassedOver: Bool { flags.contains(.hidden) && scalar != 0x200C }
}

extension ShapedGlyph {
  /// The glyph of a character, before any lookup.
  @inline(__always)
  init(_ glyph: CharacterGlyph, _ scalar: UInt32, cluster: Int) {
    self.init(
      glyph: glyph.glyph, flags: glyph.shaped, cluster: Int32(truncatingIfNeeded: cluster),
      scalar: scalar)
  }
}
