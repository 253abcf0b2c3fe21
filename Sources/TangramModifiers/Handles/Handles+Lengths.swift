import TangramCore

// The keywords that sizes accept as values.

extension TGValue where Self == TGDescriptorValue {
  /// The extent of the content: that of a leaf, or of the children of a container.
  ///
  /// In a `TGMost`, it is the extent that the content has without limits; the other keywords are not valid
  /// there.
  public static var wrap: TGDescriptorValue { TGDescriptorValue(DescriptorValue(.wrap)) }
}

extension TGLength where Self == TGDescriptorValue {
  /// As large as the remaining space.
  public static var fill: TGDescriptorValue { TGDescriptorValue(DescriptorValue(.fill)) }
  /// An equal share of the remaining space.
  public static var average: TGDescriptorValue { TGDescriptorValue(.average) }
}
