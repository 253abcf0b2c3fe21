/// The line breaks of browsers between two ASCII characters, which override UAX 14.
enum AsciiBreaks {
  /// Whether a line may be broken between two printable ASCII characters.
  ///
  /// A hyphen-minus before a digit is not covered here, because it depends on the character before the
  /// hyphen.
  static func allowsBreak(between first: UInt32, and second: UInt32) -> Bool {
    switch first {
    case 0x2D:
      // Except before `$`, the slash, digits, and punctuation that closes, separates or ends a sentence.
      switch second {
      case 0x21, 0x24, 0x29, 0x2C, 0x2E...0x3B, 0x3F, 0x5D, 0x7D, 0x7F: false
      default: true
      }
    case 0x3F:
      // Except before quotes, the slash, and punctuation that closes, separates or ends a sentence.
      switch second {
      case 0x21, 0x22, 0x27, 0x29, 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x7F: false
      default: true
      }
    // Punctuation other than the apostrophe, opening brackets and the slash; `$`, `@`, `^`, `_` and the
    // grave accent are treated as letters.
    case 0x21...0x23, 0x25, 0x26, 0x29...0x2E, 0x3A, 0x3B, 0x3D...0x3F, 0x5C, 0x5D, 0x7C...0x7E:
      // Before `(`, `<`, `[` and `{`.
      second == 0x28 || second == 0x3C || second == 0x5B || second == 0x7B
    default: false
    }
  }
}
