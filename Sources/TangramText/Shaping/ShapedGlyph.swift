/// A glyph on its way from a character to a place in a line.
struct ShapedGlyph: Sendable {
  struct Flags: OptionSet, Sendable {
    var rawValue: UInt16
    /// Of an invisible character; without an advance unless a ligature takes its place.
    static let hidden = Flags(rawValue: 1)
    /// The space of a font in place of another space, which determines its advance.
    static let standInSpace = Flags(rawValue: 2)
    /// If the text is cut before this glyph, it is shaped otherwise.
    static let unsafeToBreakBefore = Flags(rawValue: 4)
    /// Part of a ligature that precedes; removed in the end.
    static let deleted = Flags(rawValue: 8)
    /// Of a nonspacing mark, by the properties of its character.
    static let nonspacing = Flags(rawValue: 16)
    /// A mark, which has no advance.
    static let mark = Flags(rawValue: 32)
    /// The classes of glyphs that lookups may pass over, by the definitions of the font.
    static let baseClass = Flags(rawValue: 64)
    static let ligatureClass = Flags(rawValue: 128)
    static let markClass = Flags(rawValue: 256)
    /// The character is a mark, or only its parts are in the font.
    static let needsNormalization = Flags(rawValue: 512)
    /// The character is a mark of the one before it.
    static let combining = Flags(rawValue: 1_024)
    /// A row of a cache that was filled.
    static let known = Flags(rawValue: 2_048)
    /// What depends on the glyph, not on its character.
    static let ofGlyph: Flags = [.mark, .baseClass, .ligatureClass, .markClass]
  }

  var glyph: UInt16
  var flags: Flags
  /// The index of the character.
  var cluster: Int32
  var scalar: UInt32
  /// The substitutions that may begin with the glyph, and those that may go on with it after
  /// another; see `GlyphTraits`.
  var substitutions: UInt16 = 0
  var continues: UInt16 = 0
  /// The adjustments that may begin with the glyph.
  var positions: UInt16 = 0
  /// In units of the em.
  var advance: UInt16 = 0
  /// What is added to the advance, in halves of units of the em.
  var kerning: Int32 = 0

  /// Whether rules pass over the glyph where they do not ask for it.
  var isPassedOver: Bool { flags.contains(.hidden) && scalar != 0x200C }
}
