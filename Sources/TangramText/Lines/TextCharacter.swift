/// Flags of a character that the layout of lines uses.
struct CharacterFlags: OptionSet, Sendable {
  var rawValue: UInt8

  /// A grapheme cluster starts here.
  static let startsCluster = CharacterFlags(rawValue: 1)
  /// Cutting the text here changes how it is shaped on both sides.
  static let unsafeToBreakBefore = CharacterFlags(rawValue: 2)
  /// An advance begins here: the advance of a cluster, or of a ligature of several clusters.
  static let startsAdvance = CharacterFlags(rawValue: 4)
  /// The character is invisible.
  static let ignorable = CharacterFlags(rawValue: 8)

  /// The advance that begins here has a single glyph, which is stored in `TextCharacter.glyph`.
  static let hasGlyph = CharacterFlags(rawValue: 16)

  /// The flags of a letter, which is a cluster of its own, before it is shaped.
  static let letter: CharacterFlags = [.unsafeToBreakBefore, .startsCluster]
}

/// A character of the text with the results of shaping.
///
/// One array of characters, instead of an array for each property, saves 400 instructions for a short text.
struct TextCharacter: Sendable {
  /// The sum of all advances before the character, without tabs; while the text is shaped, the advance
  /// that begins with the character.
  var position = 0.0
  /// The Unicode scalar.
  var scalar: UInt32
  /// The glyph, if the flag `hasGlyph` is set.
  var glyph: UInt16 = 0
  var flags = CharacterFlags.letter

  @inline(__always)
  init(_ scalar: UInt32) { self.scalar = scalar }

  /// The character as it was before it was shaped.
  var unshaped: TextCharacter {
    var character = self
    character.position = 0
    character.flags.subtract([.startsAdvance, .hasGlyph])
    return character
  }
}

extension String {
  /// The characters before they are shaped.
  var textCharacters: [TextCharacter] {
    var characters: [TextCharacter] = []
    characters.reserveCapacity(utf8.count)
    for scalar in unicodeScalars { characters.append(TextCharacter(scalar.value)) }
    return characters
  }

  init(_ characters: ArraySlice<TextCharacter>) {
    self.init(scalars: characters.lazy.map(\.scalar))
  }

  init(scalars: some Sequence<UInt32>) {
    var view = String.UnicodeScalarView()
    for scalar in scalars { view.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
    self.init(view)
  }
}

/// A part of the text that belongs to one run and has one font and script; consecutive pieces may be shaped together.
struct TextPiece: Sendable {
  enum Kind: UInt8, Sendable {
    case text
    case tab
    case newLine
  }

  var start: Int32
  var run: Int32
  var font: UInt16
  var kind: Kind
  var script: Script
  /// Whether the piece is shaped together with the piece before it.
  var continuesSegment: Bool
}
