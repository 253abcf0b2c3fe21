import TangramCore

// Sizes and positions of views as values of other sizes and positions.

extension TGLayoutSize: TGLength, TGAnchored {
  /// The size as an anchor that other views can refer to.
  public var anchor: TGAnchor { TGAnchor(.view(TGViewID(target.identity)), attribute) }
}

extension TGLayoutPos: TGDistance, TGAnchored {
  /// The position as an anchor that other views can refer to.
  public var anchor: TGAnchor { TGAnchor(.view(TGViewID(target.identity)), attribute) }
}

/// As one of several values whose largest or smallest is used, only `wrap` has a meaning.
extension TGLayoutSize.Keyword: TGLength, TGMostTerm {
  /// The keyword as a value.
  @inlinable public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(value)
  }
}

// MARK: - Implicit member expressions

extension TGValue where Self == TGLayoutSize.Keyword {
  /// The extent of the content: that of a leaf, or of the children of a container.
  ///
  /// As one of several values whose largest or smallest is used, it is that without limits.
  public static var wrap: TGLayoutSize.Keyword { TGLayoutSize.Keyword(DescriptorValue(.wrap)) }
}

extension TGLength where Self == TGLayoutSize.Keyword {
  /// As large as the remaining space.
  public static var fill: TGLayoutSize.Keyword { TGLayoutSize.Keyword(DescriptorValue(.fill)) }
  /// An equal share of the remaining space.
  public static var average: TGLayoutSize.Keyword { TGLayoutSize.Keyword(.average) }
}
