/// The changes that a language and a strictness make to the rules of UAX 14.
struct LineBreakTailoring {
  enum Edition {
    /// The rules of Unicode 15.0, as in its conformance test.
    case unicode15
    /// The rules of Unicode 16, as implemented by browsers.
    case unicode16
  }

  var edition = Edition.unicode16
  /// Whether small kana and similar characters may not begin a line.
  var isStrict = false
  /// Whether a wave dash or a double hyphen may begin a line.
  var relaxesDashes = false

  /// The class of a character after the rule LB1 is applied.
  func lineBreakClass(of scalar: UInt32, _ properties: CharacterProperties) -> LineBreakClass {
    if relaxesDashes, scalar == 0x301C || scalar == 0x30A0 { return .id }
    switch properties.lineBreak {
    case .ai, .sg, .xx: return .al
    case .sa:
      let isMark =
        properties.category == .nonspacingMark || properties.category == .spacingMark
      return isMark ? .cm : .al
    // Browsers treat a tab as a space, with which marks do not combine, and U+0085 as a character after
    // which a line may be broken.
    case .ba where scalar == 0x09: return edition == .unicode15 ? .ba : .sp
    case .nl: return edition == .unicode15 ? .nl : .ba
    case .cj: return isStrict ? .ns : .id
    case let other: return other
    }
  }
}

extension LineBreakTailoring {
  init(_ lineBreak: TGLineBreak, language: String) {
    isStrict = lineBreak == .strict
    if language.hasPrefix("zh") {
      relaxesDashes = !isStrict
    } else if language.hasPrefix("ja") {
      relaxesDashes = lineBreak == .normal || lineBreak == .loose
    }
  }
}
