import TangramCore

// Modifiers of path layouts; each returns a changed copy.

extension TGPathLayout {
  /// A copy whose children are placed on this curve.
  public consuming func curve(_ curve: TGCurve?) -> Self { with { $0.tg_curve = curve } }

  /// A copy whose curve has this coordinate system.
  public consuming func coordinateSetting(_ setting: TGCoordinateSetting) -> Self {
    with { $0.tg_coordinateSetting = setting }
  }

  /// A copy whose children have this spacing along the curve.
  public consuming func spaceType(_ type: TGPathSpaceType) -> Self {
    with { $0.tg_spaceType = type }
  }

  /// A copy in which the distance of a child may be wrong by at most this number of points.
  public consuming func distanceError(_ points: some TGNumber) -> Self {
    with { $0.tg_distanceError = points.tg_points }
  }

  /// A copy with a child at the origin of the curve.
  public consuming func originView(_ view: some TGViewProtocol) -> Self {
    with { $0.tg_originView = view.view }
  }
}
