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
