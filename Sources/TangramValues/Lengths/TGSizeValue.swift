/// A value of a size.
public enum TGSizeValue: Hashable, Sendable {
  /// A number of points.
  case number(Double)
  /// A share in percent; `average` is a share of 100 %.
  case weight(TGWeight)
  /// The extent of the content.
  case wrap
  /// The remaining space.
  case fill
  /// Another extent.
  case anchor(TGAnchor)
  /// The views that share the parent's extent.
  case anchors([TGAnchor])
  /// The largest or the smallest of several values.
  case most(TGMost)
}
