import TangramCore

// Sizes and positions of views as values of other sizes and positions.

extension TGLayoutSize.Keyword: TGLength {
  /// The keyword as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(value)
  }
}

extension TGLayoutSize: TGLength {
  /// An anchor to the extent that the handle refers to, as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    anchor.tg_value(for: attribute)
  }
}

extension TGLayoutPos: TGDistance {
  /// An anchor to the edge or center that the handle refers to, as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    anchor.tg_value(for: attribute)
  }
}

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

// MARK: - Implicit member expressions

extension TGLength where Self == TGLayoutSize.Keyword {
  /// The extent of the content: that of a leaf, or of the children of a container.
  public static var wrap: TGLayoutSize.Keyword { .wrap }
  /// As large as the remaining space.
  public static var fill: TGLayoutSize.Keyword { .fill }
  /// An equal share of the remaining space.
  public static var average: TGLayoutSize.Keyword { .average }
}
