/// A glyph during shaping, before it is positioned in a line.
struct ShapedGlyph: Sendable {
  struct Flags: OptionSet, Sendable {
    var rawValue: UInt16
    /// The character is invisible, and the glyph has no advance unless a substitution makes it visible.
    static let hidden = Flags(rawValue: 1)
    /// The glyph is the font's space, used for another space character, which determines the advance.
    static let fallbackSpace = Flags(rawValue: 2)
    /// Cutting the text before this glyph changes how it is shaped.
    static let unsafeToBreakBefore = Flags(rawValue: 4)
    /// The glyph was replaced by a preceding ligature, or by nothing, and is removed after substitution.
    static let deleted = Flags(rawValue: 8)
    /// The character is a nonspacing mark according to its Unicode properties.
    static let nonspacing = Flags(rawValue: 16)
    /// The glyph is a mark, which has no advance.
    static let mark = Flags(rawValue: 32)
    /// The glyph is of the base class; lookups may skip glyphs of the three classes that the font defines.
    static let baseClass = Flags(rawValue: 64)
    static let ligatureClass = Flags(rawValue: 128)
    static let markClass = Flags(rawValue: 256)
    /// The character is a mark, or the font has glyphs only for its decomposition.
    static let needsNormalization = Flags(rawValue: 512)
    /// The character is a mark that combines with the character before it.
    static let combining = Flags(rawValue: 1_024)
    /// The entry of the cache has been filled in.
    static let known = Flags(rawValue: 2_048)
    /// The font can show the character, possibly by its decomposition or another character's glyph.
    static let available = Flags(rawValue: 4_096)
    /// The font has a glyph for the character itself.
    static let isMapped = Flags(rawValue: 8_192)
    /// The flags that depend on the glyph, not on its character.
    static let ofGlyph: Flags = [.mark, .baseClass, .ligatureClass, .markClass]
  }

  var glyph: UInt16 = 0
  var flags: Flags = []
  /// The index of the character.
  var cluster: Int32 = 0
  var scalar: UInt32 = 0
  /// The substitutions that may begin with the glyph; `continues` are those that may continue with it
  /// after another glyph (see `GlyphTraits`).
  var substitutions: UInt16 = 0
  var continues: UInt16 = 0
  /// The positioning lookups that may begin with the glyph.
  var positions: UInt16 = 0
  /// The advance, in font units.
  var advance: UInt16 = 0
  /// The adjustment that is added to the advance, in halves of font units.
  var kerning: Int32 = 0

  /// Whether rules skip the glyph unless they match it explicitly.
  var isSkippable: Bool { flags.contains(.hidden) && scalar != 0x200C }
}
