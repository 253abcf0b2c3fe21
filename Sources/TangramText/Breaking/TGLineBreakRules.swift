/// The options that determine where lines may be broken.
struct TGLineBreakRules {
  var wordBreak = TGWordBreak.normal
  var lineBreak = TGLineBreak.auto
  /// Whether a line may be broken after each of several consecutive spaces.
  var breaksAfterEverySpace = false
  /// The language, such as `ja`.
  var language = ""

  /// The indices of the characters before which a line may be broken, without the start and the end of the text.
  func opportunities(in text: String) -> [Int] {
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

extension TGParagraphOptions {
  /// Returns the indices of the Unicode scalars before which a line may be broken, in any font and width,
  /// without the start and the end of the text.
  ///
  /// - Parameters:
  ///   - text: The text, in which white space does not collapse.
  ///   - language: The language, such as `ja`.
  public func breakOpportunities(in text: String, language: String = "") -> [Int] {
    lineBreakRules(language).opportunities(in: text)
  }

  func lineBreakRules(_ language: String) -> TGLineBreakRules {
    TGLineBreakRules(
      wordBreak: wordBreak, lineBreak: lineBreak,
      breaksAfterEverySpace: whiteSpace == .breakSpaces, language: language)
  }
}
