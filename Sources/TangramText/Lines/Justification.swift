/// The gaps that justification widens: after spaces, and around ideographs.
struct Justification {
  private let table = PropertyTable.shared

  /// The number of gaps before each character of a line, and the total number; the end of the line is not
  /// a gap.
  func places(in text: ArraySlice<TextCharacter>) -> (before: [Int], count: Int) {
    var (before, count, followsPlace) = ([Int](), 0, true)
    before.reserveCapacity(text.count)
    for character in text {
      let scalar = character.scalar
      let isIdeograph = isIdeographic(scalar)
      if isIdeograph, !followsPlace { count += 1 }
      before.append(count)
      let isSpace = Self.isSpace(scalar)
      if isSpace || isIdeograph { count += 1 }
      followsPlace = isSpace || isIdeograph
    }
    return (before, followsPlace && count > 0 ? count - 1 : count)
  }

  /// Whether a character is a space that justification widens.
  static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0x09 || scalar == 0xA0
  }

  /// Whether justification adds space on both sides of a character.
  func isIdeographic(_ scalar: UInt32) -> Bool {
    if scalar < 0x1B00 { return false }
    switch scalar {
    case 0x3000...0x303F, 0xFF00...0xFFEF, 0x30FB, 0x30FC: return true
    default: break
    }
    let properties = table[scalar]
    if LineBreakClasses.ideographs.contains(properties.lineBreak) { return true }
    return table.isEastAsianScript(properties.script)
  }
}
