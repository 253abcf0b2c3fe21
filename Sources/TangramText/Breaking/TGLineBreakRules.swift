/// Where the lines of a text may be broken, without fonts and widths.
public struct TGLineBreakRules: Hashable, Sendable {
  /// Where words may be broken.
  public var wordBreak = TGWordBreak.normal
  /// How strictly lines are broken.
  public var lineBreak = TGLineBreak.auto
  /// Whether a line may be broken after each of several spaces.
  public var breaksAfterEverySpace = false
  /// The language, such as `ja`.
  public var language = ""

  /// Creates the rules that CSS starts with.
  public init() {}

  /// The indices of the Unicode scalars before which lines may be broken, without the ends.
  public func opportunities(in text: String) -> [Int] {
    LineBreaker.opportunities(
      in: text.scalarValues,
      options: LineBreaker.Options(
        wordBreak: wordBreak, lineBreak: lineBreak,
        breaksAfterEverySpace: breaksAfterEverySpace, language: language))
  }
}
