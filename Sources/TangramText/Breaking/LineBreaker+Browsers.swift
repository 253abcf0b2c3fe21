// The line breaks of browsers that are not in UAX 14.

extension LineBreaker {
  /// Whether a line may be broken between two printable ASCII characters.
  ///
  /// A hyphen-minus before a digit is not covered here, because it depends on the character before the hyphen.
  static func allowsASCIIBreak(between first: UInt32, and second: UInt32) -> Bool {
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

  /// Whether `TGWordBreak.breakAll` adds a break opportunity, which the classes on both sides determine.
  func breaksWord(before index: Int, in text: [TextCharacter]) -> Bool {
    switch text[index].scalar {
    // Spaces of a specific width, such as an en space.
    case 0x2000...0x200A, 0x205F, 0x1680: return false
    default: break
    }
    // Real text has fewer marks after a base.
    let limit = max(0, index - 65)
    var last = index - 1
    while last > limit, table[text[last].scalar].lineBreak == .cm { last -= 1 }
    let lineBreakClass = { scalar in scalar == 0x2B ? .al : table[scalar].lineBreak }
    let followers: LineBreakClasses =
      switch lineBreakClass(text[last].scalar) {
      case .ai, .al, .hl, .nu, .sa: [.ai, .al, .ba, .hl, .hy, .nu, .op, .pr, .sa]
      case .ba, .cl: [.al, .ba, .hy, .nu, .pr]
      case .cp: [.ai, .al, .ba, .hl, .hy, .nu, .pr, .sa]
      case .ex: [.al, .ba, .hy, .nu, .po, .pr]
      case .hy: [.nu]
      case .is: [.ai, .al, .ba, .hl, .hy, .nu]
      case .po: [.ai, .al, .ba, .hl, .hy, .nu, .po, .pr, .sa]
      case .pr: [.po]
      case .sy: [.al, .ba, .hl, .hy, .nu, .op, .pr]
      default: []
      }
    return followers.contains(lineBreakClass(text[index].scalar))
  }

  /// Whether `TGWordBreak.keepAll` keeps the characters on both sides together: letters or digits.
  func keepsTogether(before index: Int, in text: [TextCharacter]) -> Bool {
    var last = index - 1
    switch table[text[last].scalar].category {
    case .nonspacingMark, .enclosingMark, .spacingMark: last = max(0, last - 1)
    default: break
    }
    return [last, index].allSatisfy { index in
      let properties = table[text[index].scalar]
      return properties.lineBreak != .sa
        && (properties.category == .letter || properties.category == .number)
    }
  }
}
