/// How far apart the children of a path layout lie, along the curve.
public enum TGPathSpaceType: Hashable, Sendable {
  /// So far that the children just fill the curve.
  case flexed
  /// A distance in points, whatever the length of the curve.
  case fixed(Double)
  /// So far that this many children would fill the curve.
  case count(Int)
}
