/// What lines need to know about a character.
struct CharacterFlags: OptionSet, Sendable {
  var rawValue: UInt8

  /// A grapheme cluster starts here.
  static let startsCluster = CharacterFlags(rawValue: 1)
  /// If the text is cut here, both sides are shaped otherwise than together.
  static let unsafeToBreakBefore = CharacterFlags(rawValue: 2)
  /// An advance begins here: that of a cluster, or of a ligature of several.
  static let startsAdvance = CharacterFlags(rawValue: 4)
  /// Invisible.
  static let ignorable = CharacterFlags(rawValue: 8)
}

/// A part of the text that is shaped as a whole and belongs to one run; several in a row may share
/// their shaping.
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
  /// Whether it is shaped together with the piece before it.
  var continuesSegment: Bool
}
