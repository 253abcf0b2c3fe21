/// The gaps that justification widens: after spaces, and around ideographs.
enum Justification {
  /// The number of gaps before each character of a line, and the total number; the end of the line is not a gap.
  static func opportunities(in text: ArraySlice<TextCharacter>) -> (before: [Int], count: Int) {
    var (before, count, followsOpportunity) = ([Int](), 0, true)
    before.reserveCapacity(text.count)
    for character in text {
      let isIdeograph = isIdeographic(character.scalar)
      if isIdeograph, !followsOpportunity { count += 1 }
      before.append(count)
      followsOpportunity = isIdeograph || isSpace(character.scalar)
      if followsOpportunity { count += 1 }
    }
    return (before, followsOpportunity && count > 0 ? count - 1 : count)
  }

  /// Whether a character is a space that justification widens.
  static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0x09 || scalar == 0xA0
  }

  /// Whether justification adds space on both sides of a character.
  static func isIdeographic(_ scalar: UInt32) -> Bool {
    if scalar < 0x1B00 { return false }
    switch scalar {
    case 0x3000...0x303F, 0xFF00...0xFFEF, 0x30FB, 0x30FC: return true
    default: break
    }
    let table = PropertyTable.shared
    let properties = table[scalar]
    return LineBreakClasses.ideographs.contains(properties.lineBreak)
      || table.isEastAsianScript(properties.script)
  }
}
