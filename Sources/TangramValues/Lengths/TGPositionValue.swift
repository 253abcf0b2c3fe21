/// A value of a position.
public enum TGPositionValue: Hashable, Sendable {
  /// A number of points.
  case number(Double)
  /// A share of the available space.
  case weight(TGWeight)
  /// Another position.
  case anchor(TGAnchor)
  /// The views that are centered as a group.
  case anchors([TGAnchor])
  /// The largest or the smallest of several coordinates (in a relative layout).
  case most(TGMost)
}
