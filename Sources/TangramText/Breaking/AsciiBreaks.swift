/// The line breaks of browsers between two ASCII characters, which override UAX 14.
enum AsciiBreaks {
  /// Whether a line may be broken between two printable ASCII characters.
  ///
  /// A hyphen-minus before a digit is not covered here, because it depends on the character before the
  /// hyphen.
  static func allowsBreak(between first: UInt32, and second: UInt32) -> Bool {
    switch first {
    case hyphen: breaksAfterHyphen(second)
    case questionMark: breaksAfterQuestionMark(second)
    case _ where isOpening(second): breaksBeforeOpening(first)
    default: false
    }
  }

  private static let hyphen: UInt32 = 0x2D
  private static let questionMark: UInt32 = 0x3F

  /// Whether a character is `<`, `(`, `[` or `{`.
  private static func isOpening(_ scalar: UInt32) -> Bool {
    scalar == 0x28 || scalar == 0x3C || scalar == 0x5B || scalar == 0x7B
  }

  /// Whether a line may be broken between a character and an opening bracket.
  ///
  /// True for punctuation other than the apostrophe, opening brackets and the slash; `$`, `@`, `^`, `_`
  /// and the grave accent are treated as letters.
  private static func breaksBeforeOpening(_ first: UInt32) -> Bool {
    switch first {
    case 0x21...0x23, 0x25, 0x26, 0x29...0x2E, 0x3A, 0x3B, 0x3D...0x3F, 0x5C, 0x5D: true
    case 0x7C...0x7E: true
    default: false
    }
  }

  /// Whether a line may be broken between a hyphen and a character.
  ///
  /// True except for `$`, the slash, digits, and punctuation that closes, separates or ends a sentence.
  private static func breaksAfterHyphen(_ second: UInt32) -> Bool {
    switch second {
    case 0x21, 0x24, 0x29, 0x2C, 0x2E...0x3B, 0x3F, 0x5D, 0x7D, 0x7F: false
    default: true
    }
  }

  /// Whether a line may be broken between a question mark and a character.
  ///
  /// True except for quotes, the slash, and punctuation that closes, separates or ends a sentence.
  private static func breaksAfterQuestionMark(_ second: UInt32) -> Bool {
    switch second {
    case 0x21, 0x22, 0x27, 0x29, 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x7F: false
    default: true
    }
  }
}
