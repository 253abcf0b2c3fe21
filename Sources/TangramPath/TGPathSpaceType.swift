/// The spacing of the children of a path layout along the curve.
public enum TGPathSpaceType: Hashable, Sendable {
  /// The spacing at which the children exactly fill the curve.
  case flexed
  /// A distance in points, regardless of the length of the curve.
  case fixed(Double)
  /// The spacing at which this number of children would fill the curve.
  case count(Int)

  /// A distance in points.
  public static func fixed(_ distance: Int) -> TGPathSpaceType { .fixed(Double(distance)) }
}
