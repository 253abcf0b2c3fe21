// Whole numbers where tracks are described, for variables that are counted.

extension TGGridTrack {
  /// A number of points.
  public static func points(_ points: Int) -> TGGridTrack { .points(Double(points)) }

  /// A part of the room that other tracks leave.
  public static func fr(_ part: Int) -> TGGridTrack { .fr(Double(part)) }
}
