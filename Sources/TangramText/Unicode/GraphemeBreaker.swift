/// Finds where grapheme clusters start (UAX 29, without the rule for Indic conjuncts), character by character.
struct GraphemeBreaker {
  private var previous: GraphemeClass?
  private var regionalIndicators = 0
  /// Whether the preceding characters are a pictograph followed only by extending characters.
  private var followsPictograph = false

  /// Whether a cluster starts before the next character, given the properties of that character.
  mutating func startsCluster(_ properties: CharacterProperties) -> Bool {
    let next = properties.grapheme
    let isPictograph = properties.flags.contains(.pictographic)
    defer {
      regionalIndicators = next == .regionalIndicator ? regionalIndicators + 1 : 0
      followsPictograph =
        isPictograph || followsPictograph && (next == .extend || next == .joiner)
      previous = next
    }
    guard let previous else { return true }
    if previous == .other, next == .other { return true }
    return starts(next, after: previous, isPictograph: isPictograph)
  }

  private func starts(
    _ next: GraphemeClass, after previous: GraphemeClass, isPictograph: Bool
  ) -> Bool {
    switch (previous, next) {
    case (.carriageReturn, .lineFeed): false
    case (.control, _), (.carriageReturn, _), (.lineFeed, _): true
    case (_, .control), (_, .carriageReturn), (_, .lineFeed): true
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV): false
    case (.hangulL, .hangulLVT): false
    case (.hangulLV, .hangulV), (.hangulLV, .hangulT): false
    case (.hangulV, .hangulV), (.hangulV, .hangulT): false
    case (.hangulLVT, .hangulT), (.hangulT, .hangulT): false
    case (_, .extend), (_, .joiner), (_, .spacingMark), (.prepend, _): false
    case (.joiner, _) where followsPictograph && isPictograph: false
    case (.regionalIndicator, .regionalIndicator): regionalIndicators % 2 == 0
    default: true
    }
  }
}
