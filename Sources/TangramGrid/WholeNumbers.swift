// Overloads that accept integer variables.

extension TGGridTrack {
  /// A number of points.
  public static func points(_ points: Int) -> TGGridTrack { .points(Double(points)) }

  /// Returns a fraction of the space that remains after other tracks are sized, in proportion to this
  /// factor.
  public static func fr(_ part: Int) -> TGGridTrack { .fr(Double(part)) }
}
