/// The width of a space that a font does not have.
enum SpaceWidth {
  /// A fraction of the em.
  case partOfEm(Double)
  /// The width of a digit.
  case digit
  /// The width of a period.
  case fullStop
  /// Half the width of a space.
  case halfSpace

  /// - Returns: Nil if the character is not such a space.
  init?(of scalar: UInt32) {
    switch scalar {
    case 0x2000, 0x2002: self = .partOfEm(1 / 2)
    case 0x2001, 0x2003, 0x3000: self = .partOfEm(1)
    case 0x2004: self = .partOfEm(1 / 3)
    case 0x2005: self = .partOfEm(1 / 4)
    case 0x2006: self = .partOfEm(1 / 6)
    case 0x2007: self = .digit
    case 0x2008: self = .fullStop
    case 0x2009: self = .partOfEm(1 / 5)
    case 0x200A: self = .partOfEm(1 / 16)
    case 0x202F: self = .halfSpace
    case 0x205F: self = .partOfEm(4 / 18)
    default: return nil
    }
  }
}
