/// A value of a size or of a position.
public enum TGSizeValue: Hashable, Sendable {
  /// A number of points.
  case number(Double)
  /// A share in percent; for a size, `average` is a share of 100 %.
  case weight(TGWeight)
  /// The extent of the content; no position has this value.
  case wrap
  /// The remaining space; no position has this value.
  case fill
  /// Another extent, edge or center.
  case anchor(TGAnchor)
  /// The views that share the parent's extent, or that are centered as a group.
  case anchors([TGAnchor])
  /// The largest or the smallest of several values.
  case most(TGMost)
}
