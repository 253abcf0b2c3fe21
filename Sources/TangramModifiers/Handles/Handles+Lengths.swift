import TangramCore

// The words that sizes have as values.

/// As one of several values whose largest or smallest is used, only `wrap` has a meaning.
extension TGSizeKeyword: TGLength, TGMostTerm {
  /// The keyword as a value.
  @inlinable public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(value)
  }
}

// MARK: - Implicit member expressions

extension TGValue where Self == TGSizeKeyword {
  /// The extent of the content: that of a leaf, or of the children of a container.
  ///
  /// As one of several values whose largest or smallest is used, it is that without limits.
  public static var wrap: TGSizeKeyword { TGSizeKeyword(DescriptorValue(.wrap)) }
}

extension TGLength where Self == TGSizeKeyword {
  /// As large as the remaining space.
  public static var fill: TGSizeKeyword { TGSizeKeyword(DescriptorValue(.fill)) }
  /// An equal share of the remaining space.
  public static var average: TGSizeKeyword { TGSizeKeyword(.average) }
}
