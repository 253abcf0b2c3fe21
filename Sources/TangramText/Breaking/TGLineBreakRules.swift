/// The rules for where the lines of a text may be broken, independent of fonts and widths.
public struct TGLineBreakRules: Hashable, Sendable {
  /// The rule for breaks within words.
  public var wordBreak = TGWordBreak.normal
  /// The strictness of the rules.
  public var lineBreak = TGLineBreak.auto
  /// Whether a line may be broken after each of several consecutive spaces.
  public var breaksAfterEverySpace = false
  /// The language, such as `ja`.
  public var language = ""

  /// Creates rules with the initial values of CSS.
  public init() {}

  /// Returns the indices of the Unicode scalars before which a line may be broken, without the start and
  /// the end of the text.
  public func opportunities(in text: String) -> [Int] {
    LineBreaker.opportunities(
      in: text.textCharacters,
      options: LineBreaker.Options(
        wordBreak: wordBreak, lineBreak: lineBreak,
        breaksAfterEverySpace: breaksAfterEverySpace, language: LineBreakLanguage(language)))
  }
}
