extension Node {
  /// The largest or smallest value that a descriptor, or one of its bounds, is.
  package func most(of attribute: TGAttribute, part: DescriptorPart) -> TGMost {
    TGMost(
      isLargest: value(of: attribute, part: part).number == 1,
      terms: terms(of: attribute, part: part))
  }
}
