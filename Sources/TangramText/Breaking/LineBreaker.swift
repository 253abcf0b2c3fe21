/// Finds where the lines of a text may be broken, following UAX 14 and the additional rules of browsers.
struct LineBreaker {
  let options: TGLineBreakRules
  /// The rules of UAX 14, created for the first pair of characters that is not ASCII and needs them.
  private var rules: LineBreakRules?
  /// Whether no option changes the breaks between letters, ideographs and spaces, so that `simplePair` may
  /// be used.
  let hasSimplePairs: Bool

  init(_ options: TGLineBreakRules) {
    self.options = options
    hasSimplePairs =
      options.wordBreak == .normal && options.lineBreak != .anywhere && options.lineBreak != .strict
  }

  /// Whether a line may be broken before the character at `index`, which must not be the first.
  ///
  /// Spaces, tabs and newlines belong to the line that they follow.
  ///
  /// - Parameters:
  ///   - before: The kind of the preceding character.
  ///   - after: The kind of the character at `index`.
  @inline(__always)
  mutating func allowsBreak(
    before index: Int, in text: [TextCharacter], _ before: BreakKind, _ after: BreakKind,
    startsCluster: Bool
  ) -> Bool {
    // The less-than sign has the class of a letter, but browsers break before it.
    if hasSimplePairs, before != .other, text[index].scalar != 0x3C,
      let answer = Self.simplePair(before, after)
    {
      return answer
    }
    return allowsBreak(before: index, in: text, startsCluster: startsCluster)
  }

  /// Decides pairs of letters, digits, ideographs, closing punctuation and spaces, for which no rule depends
  /// on further characters; nil for other pairs.
  ///
  /// This is a fast path: the other rules take 60 to 130 instructions for each character of a paragraph.
  @inline(__always)
  static func simplePair(_ before: BreakKind, _ after: BreakKind) -> Bool? {
    // A `switch` over both at once would look up the type of the pair for each character.
    switch before {
    case .other: return nil
    case .letter:
      switch after {
      case .other: return nil
      case .letter, .closing, .space: return false
      case .ideograph: return true
      }
    case .ideograph:
      switch after {
      case .other: return nil
      case .letter, .ideograph: return true
      case .closing, .space: return false
      }
    case .closing:
      switch after {
      case .other, .letter: return nil
      case .ideograph: return true
      case .closing, .space: return false
      }
    case .space:
      switch after {
      case .other, .space: return nil
      case .letter, .ideograph, .closing: return true
      }
    }
  }

  private mutating func allowsBreak(
    before index: Int, in text: [TextCharacter], startsCluster: Bool
  ) -> Bool {
    let (first, second) = (text[index - 1].scalar, text[index].scalar)
    if options.lineBreak == .anywhere {
      let isSpace = Self.isSpace(second) || second == Self.ideographicSpace
      return startsCluster && (options.breaksAfterEverySpace || second == 0x0A || !isSpace)
    }
    if first == 0x0D || second == 0x0D { return false }
    if first == 0x0A { return true }
    if options.breaksAfterEverySpace {
      if Self.isSpace(first), second != 0x0A { return true }
    } else if second == Self.ideographicSpace {
      return false
    }
    if Self.isSpace(second) { return false }
    if Self.isSpace(first) { return true }
    if first < 0x21 || second < 0x21 { return false }
    return allowsBreakInWord(before: index, in: text, first, second)
  }

  private var table: PropertyTable { .shared }

  private static let ideographicSpace: UInt32 = 0x3000

  private static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0x09 || scalar == 0x0A
  }

  private static func isDigit(_ scalar: UInt32) -> Bool { 0x30...0x39 ~= scalar }

  private static func isASCIILetterOrDigit(_ scalar: UInt32) -> Bool {
    isDigit(scalar) || 0x41...0x5A ~= scalar || 0x61...0x7A ~= scalar
  }

  private mutating func allowsBreakInWord(
    before index: Int, in text: [TextCharacter], _ first: UInt32, _ second: UInt32
  ) -> Bool {
    let isASCII = first < 0x80 && second < 0x80
    if first == 0x2D, Self.isDigit(second) {
      if index > 1, Self.isASCIILetterOrDigit(text[index - 2].scalar) { return true }
    } else if isASCII, AsciiBreaks.allowsBreak(between: first, and: second) {
      return true
    }
    if options.wordBreak == .breakAll {
      if BreakAll.allowsBreak(before: index, in: text) { return true }
    } else if options.wordBreak == .keepAll, !isASCII, keepsTogether(before: index, in: text) {
      return false
    }
    if isASCII || splitsMark(before: index, in: text) || followsSeparateHyphen(index, in: text) {
      return false
    }
    return allowsBreakByRules(before: index, in: text)
  }

  /// Whether the character at `index` is a mark after a zero-width space; browsers keep the two together.
  private func splitsMark(before index: Int, in text: [TextCharacter]) -> Bool {
    text[index - 1].scalar == 0x200B && table[text[index].scalar].lineBreak == .cm
  }

  /// Whether the character at `index` is a letter after a hyphen that may begin a line.
  ///
  /// Such a hyphen and the letter stay together, as they do at the start of the text.
  private mutating func followsSeparateHyphen(_ index: Int, in text: [TextCharacter]) -> Bool {
    guard text[index - 1].scalar == 0x2D, index > 1, text[index - 2].scalar > 0x20 else {
      return false
    }
    switch table[text[index].scalar].lineBreak {
    case .al, .ai, .hl, .xx, .sa:
      return allowsBreakInWord(before: index - 1, in: text, text[index - 2].scalar, 0x2D)
    default: return false
    }
  }

  /// Whether the characters on both sides are letters or digits.
  private func keepsTogether(before index: Int, in text: [TextCharacter]) -> Bool {
    var last = index - 1
    switch table[text[last].scalar].category {
    case .nonspacingMark, .enclosingMark, .spacingMark: last = max(0, last - 1)
    default: break
    }
    return Self.isWordPart(table[text[last].scalar]) && Self.isWordPart(table[text[index].scalar])
  }

  private static func isWordPart(_ properties: CharacterProperties) -> Bool {
    properties.lineBreak != .sa
      && (properties.category == .letter || properties.category == .number)
  }

  private mutating func allowsBreakByRules(
    before index: Int, in text: [TextCharacter]
  ) -> Bool {
    if let answer = rules?.allowsBreak(before: index) { return answer }
    let made = LineBreakRules(classes: ResolvedClasses(text, LineBreakTailoring(options)))
    rules = made
    return made.allowsBreak(before: index)
  }
}
