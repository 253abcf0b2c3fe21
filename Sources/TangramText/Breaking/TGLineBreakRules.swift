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
    let (text, table) = (text.textCharacters, PropertyTable.shared)
    var (breaker, clusters) = (LineBreaker(self), GraphemeBreaker())
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
