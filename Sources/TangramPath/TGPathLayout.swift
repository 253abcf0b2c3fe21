import TangramCore

/// A container that places the centers of its children on a curve, at equal distances along it.
///
///     var path = TGPathLayout(.circle(r: 80))
///     path.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
///     for photo in photos { path.addSubview(photo) }
///     path.tg_originView = title
///
/// Position descriptors of the children offset them from their positions on the curve. Gravity, gaps and
/// the reading direction have no effect; `tg_reverseLayout` reverses the order of the children along the
/// curve.
public struct TGPathLayout: TGContainer {
  /// The algorithm that lays out the children.
  public typealias Algorithm = TGPathAlgorithm

  /// The underlying view.
  public var view: TGView
  /// The points for queries between `tg_beginSubviewPathPoint` and `tg_endSubviewPathPoint`.
  ///
  /// They are not part of the view: another `TGPathLayout` with the same view does not have them.
  var pathPoints: TGPathPoints?

  /// Wraps a view that is a path layout.
  public init(view: TGView) { self.view = view }

  /// Creates a path layout of the children in a trailing closure, along a curve.
  public init(_ curve: TGCurve? = nil, @TGViewBuilder _ content: () -> TGSubviews = { [] }) {
    self.init(TGPathAlgorithm(curve: curve))
    subviews = content()
  }

  /// Creates a path layout that has a frame before layout.
  public init(frame: TGRect, _ curve: TGCurve? = nil) {
    self.init(curve)
    self.frame = frame
  }
}

extension TGPathLayout {
  /// The curve on which the children are placed.
  public var tg_curve: TGCurve? {
    get { options.curve }
    set { options.curve = newValue }
  }

  /// A copy whose children are placed on this curve.
  public consuming func curve(_ curve: TGCurve?) -> Self { with { $0.tg_curve = curve } }

  /// The coordinate system of the curve, and the part of the curve to use.
  public var tg_coordinateSetting: TGCoordinateSetting {
    get { options.coordinates }
    set { options.coordinates = newValue }
  }

  /// A copy whose curve has this coordinate system.
  public consuming func coordinateSetting(_ setting: TGCoordinateSetting) -> Self {
    with { $0.tg_coordinateSetting = setting }
  }

  /// The spacing of the children along the curve.
  public var tg_spaceType: TGPathSpaceType {
    get { options.spaceType }
    set { options.spaceType = newValue }
  }

  /// A copy whose children have this spacing along the curve.
  public consuming func spaceType(_ type: TGPathSpaceType) -> Self {
    with { $0.tg_spaceType = type }
  }

  /// The maximum error in the distance of a child, in points; 0.5 by default.
  ///
  /// A smaller error costs more samples of the curve. A value that is not above 0 is treated as 0.5.
  public var tg_distanceError: Double {
    get { options.distanceError }
    set { options.distanceError = newValue }
  }

  /// A copy in which the distance of a child may be wrong by at most this number of points.
  public consuming func distanceError(_ points: some TGNumber) -> Self {
    with { $0.tg_distanceError = points.tg_points }
  }
}

// MARK: - Equations

extension TGPathLayout {
  /// The curve as a function from x to y; nil for other kinds of curves, which setting nil keeps.
  public var tg_rectangularEquation: (@Sendable (Double) -> Double?)? {
    get { tg_curve?.rectangularEquation }
    set { replaceCurve(by: newValue.map(TGCurve.rectangular), if: tg_rectangularEquation != nil) }
  }

  /// The curve as a function from a variable to a point; nil for other kinds of curves, which setting nil
  /// keeps.
  ///
  /// The variable increases in steps of 1, so an angle is best given in degrees.
  public var tg_parametricEquation: (@Sendable (Double) -> TGPoint?)? {
    get { tg_curve?.parametricEquation }
    set { replaceCurve(by: newValue.map(TGCurve.parametric), if: tg_parametricEquation != nil) }
  }

  /// The curve as a function from an angle to a distance; nil for other kinds of curves, which setting nil
  /// keeps.
  public var tg_polarEquation: (@Sendable (TGRadian) -> Double?)? {
    get { tg_curve?.polarEquation }
    set { replaceCurve(by: newValue.map(TGCurve.polar), if: tg_polarEquation != nil) }
  }

  private mutating func replaceCurve(by curve: TGCurve?, if isOfKind: Bool) {
    if curve != nil || isOfKind { tg_curve = curve }
  }
}
