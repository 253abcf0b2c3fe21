import TangramCore

// The words that sizes have as values.

extension TGValue where Self == TGDescriptorValue {
  /// The extent of the content: that of a leaf, or of the children of a container.
  ///
  /// As one of several values whose largest or smallest is used, it is that without limits; no other word
  /// has a meaning there.
  public static var wrap: TGDescriptorValue { TGDescriptorValue(DescriptorValue(.wrap)) }
}

extension TGLength where Self == TGDescriptorValue {
  /// As large as the remaining space.
  public static var fill: TGDescriptorValue { TGDescriptorValue(DescriptorValue(.fill)) }
  /// An equal share of the remaining space.
  public static var average: TGDescriptorValue { TGDescriptorValue(.average) }
}
