/// Finds where the lines of a text may be broken, following UAX 14 and the additional rules of browsers.
struct LineBreaker {
  private let options: TGParagraphOptions
  private let language: String
  /// The rules of UAX 14, created for the first pair of characters that is not ASCII and needs them.
  private var rules: LineBreakRules?
  /// Whether no option changes the breaks between letters, ideographs and spaces, so that `simplePair` may be used.
  let hasSimplePairs: Bool

  init(_ options: TGParagraphOptions, language: String) {
    (self.options, self.language) = (options, language)
    hasSimplePairs =
      options.wordBreak == .normal && options.lineBreak != .anywhere && options.lineBreak != .strict
  }

  /// Whether a line may be broken before the character at `index`, which must not be the first.
  ///
  /// Spaces, tabs and newlines belong to the line that they follow.
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
    // A `switch` over both kinds at once would look up the type of the pair for each character.
    switch before {
    case .other: nil
    case .letter: after == .other ? nil : after == .ideograph
    case .ideograph: after == .other ? nil : after == .letter || after == .ideograph
    case .closing: after == .other || after == .letter ? nil : after == .ideograph
    case .space: after == .other || after == .space ? nil : true
    }
  }

  private mutating func allowsBreak(
    before index: Int, in text: [TextCharacter], startsCluster: Bool
  ) -> Bool {
    let (first, second) = (text[index - 1].scalar, text[index].scalar)
    let breaksAfterEverySpace = options.whiteSpace == .breakSpaces
    if options.lineBreak == .anywhere {
      let isSpace = Self.isSpace(second) || second == 0x3000
      return startsCluster && (breaksAfterEverySpace || second == 0x0A || !isSpace)
    }
    if first == 0x0D || second == 0x0D { return false }
    if first == 0x0A { return true }
    if breaksAfterEverySpace {
      if Self.isSpace(first), second != 0x0A { return true }
    } else if second == 0x3000 {
      return false
    }
    if Self.isSpace(second) { return false }
    if Self.isSpace(first) { return true }
    if first < 0x21 || second < 0x21 { return false }
    return allowsBreakInWord(before: index, in: text, first, second)
  }

  var table: PropertyTable { .shared }

  private static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0x09 || scalar == 0x0A
  }

  private static func isDigit(_ scalar: UInt32) -> Bool { 0x30...0x39 ~= scalar }

  private mutating func allowsBreakInWord(
    before index: Int, in text: [TextCharacter], _ first: UInt32, _ second: UInt32
  ) -> Bool {
    let isASCII = first < 0x80 && second < 0x80
    if first == 0x2D, Self.isDigit(second) {
      let last = index > 1 ? text[index - 2].scalar : 0
      if Self.isDigit(last) || 0x41...0x5A ~= last || 0x61...0x7A ~= last { return true }
    } else if isASCII, Self.allowsASCIIBreak(between: first, and: second) {
      return true
    }
    if options.wordBreak == .breakAll {
      if breaksWord(before: index, in: text) { return true }
    } else if options.wordBreak == .keepAll, !isASCII, keepsTogether(before: index, in: text) {
      return false
    }
    // Browsers keep a mark after a zero-width space together with it.
    let splitsMark = first == 0x200B && table[second].lineBreak == .cm
    if isASCII || splitsMark || followsSeparateHyphen(index, in: text) { return false }
    if rules == nil {
      let tailoring = LineBreakTailoring(options.lineBreak, language: language)
      rules = LineBreakRules(classes: ResolvedClasses(text, tailoring))
    }
    return rules?.allowsBreak(before: index) ?? true
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
}

extension TGParagraphOptions {
  /// Returns the indices of the Unicode scalars before which a line may be broken, in any font and width,
  /// without the start and the end of the text.
  ///
  /// - Parameters:
  ///   - text: The text, in which white space does not collapse.
  ///   - language: The language, such as `ja`.
  public func breakOpportunities(in text: String, language: String = "") -> [Int] {
    let (text, table) = (text.textCharacters, PropertyTable.shared)
    var (breaker, clusters) = (LineBreaker(self, language: language), GraphemeBreaker())
    var before = BreakKind.other
    return text.indices.filter { index in
      let properties = table[text[index].scalar]
      let startsCluster = clusters.startsCluster(properties)
      defer { before = properties.breakKind }
      return index > 0
        && breaker.allowsBreak(
          before: index, in: text, before, properties.breakKind, startsCluster: startsCluster)
    }
  }
}
