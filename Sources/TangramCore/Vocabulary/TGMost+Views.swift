// Sizes and positions of views, as values that a size or a position is the largest or the smallest of.

extension TGLayoutSize: TGMostTerm {
  /// The size as a term.
  public var tg_term: TGMost.Term { anchor.tg_term }
}

extension TGLayoutPos: TGMostTerm {
  /// The position as a term.
  public var tg_term: TGMost.Term { anchor.tg_term }
}

extension TGLayoutSize.Keyword: TGMostTerm {
  /// The keyword as a term; only `wrap` has a meaning.
  public var tg_term: TGMost.Term { TGMost.Term(value) }
}

extension TGMostTerm where Self == TGLayoutSize.Keyword {
  /// The extent of the content without limits.
  public static var wrap: TGLayoutSize.Keyword { .wrap }
}

extension Node {
  /// The largest or smallest value that a descriptor, or one of its bounds, is.
  package func most(of attribute: TGAttribute, part: DescriptorPart) -> TGMost {
    TGMost(
      isLargest: value(of: attribute, part: part).number == 1,
      terms: terms(of: attribute, part: part))
  }
}
