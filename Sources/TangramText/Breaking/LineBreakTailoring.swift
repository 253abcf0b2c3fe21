/// What a language and a strictness change in the rules of UAX 14.
struct LineBreakTailoring: Hashable {
  /// An edition of the rules.
  enum Edition {
    /// Unicode 15.0, as its own test has them.
    case unicode15
    /// Unicode 16, as browsers have them.
    case unicode16
  }

  var edition = Edition.unicode16
  /// Small kana and the like do not begin a line.
  var isStrict = false
  /// A wave dash and a double hyphen may begin a line.
  var relaxesDashes = false

  init(edition: Edition = .unicode16, isStrict: Bool = false) {
    self.edition = edition
    self.isStrict = isStrict
  }

  init(strictness: TGLineBreak, language: String) {
    isStrict = strictness == .strict
    if language.hasPrefix("zh") {
      relaxesDashes = !isStrict
    } else if language.hasPrefix("ja") {
      relaxesDashes = strictness == .normal || strictness == .loose
    }
  }

  /// The class of a character after LB1.
  func lineBreakClass(of scalar: UInt32, _ properties: CharacterProperties) -> LineBreakClass {
    if relaxesDashes, scalar == 0x301C || scalar == 0x30A0 { return .id }
    switch properties.lineBreak {
    case .ai, .sg, .xx: return .al
    case .sa:
      let isMark =
        properties.category == .nonspacingMark || properties.category == .spacingMark
      return isMark ? .cm : .al
    // Browsers take a tab for a space, which marks do not combine with, and U+0085 for a
    // character that may be broken after.
    case .ba where scalar == 0x09: return edition == .unicode15 ? .ba : .sp
    case .nl: return edition == .unicode15 ? .nl : .ba
    case .cj: return isStrict ? .ns : .id
    case let other: return other
    }
  }
}
