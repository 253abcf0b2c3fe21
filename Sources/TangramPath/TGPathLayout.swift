import TangramCore

/// A container that puts the centres of its children on a curve, at equal distances along it.
///
///     var path = TGPathLayout(.circle(r: 80))
///     path.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
///     for photo in photos { path.addSubview(photo) }
///     path.tg_originView = title
///
/// Positions of the children move them off their places. Gravity, gaps and the reading direction
/// have no effect; `tg_reverseLayout` has the children take their places last to first.
public struct TGPathLayout: TGContainer {
  /// What lays out the children.
  public typealias Algorithm = TGPathAlgorithm

  /// The view itself.
  public var view: TGView
  /// The points between `tg_beginSubviewPathPoint` and `tg_endSubviewPathPoint`.
  ///
  /// They are not part of the view: another handle on it does not have them.
  var pathPoints: TGPathPoints?

  /// Creates a handle on a path layout.
  public init(view: TGView) { self.view = view }

  /// Creates a path layout along a curve.
  public init(_ curve: TGCurve? = nil) {
    var algorithm = TGPathAlgorithm()
    algorithm.curve = curve
    self.init(algorithm)
  }

  /// Creates a path layout that had a frame before layout.
  public init(frame: TGRect, _ curve: TGCurve? = nil) {
    self.init(curve)
    self.frame = frame
  }

  /// Creates a path layout of the children in braces.
  public init(_ curve: TGCurve? = nil, @TGViewBuilder _ content: () -> TGSubviews) {
    self.init(curve)
    subviews = content()
  }
}

extension TGPathLayout {
  /// The curve the children lie on.
  public var tg_curve: TGCurve? {
    get { options.curve }
    set { options.curve = newValue }
  }

  /// Where the coordinate system of the curve lies, and which part of the curve counts.
  public var tg_coordinateSetting: TGCoordinateSetting {
    get { options.coordinates }
    set { options.coordinates = newValue }
  }

  /// How far apart the children lie.
  public var tg_spaceType: TGPathSpaceType {
    get { options.spaceType }
    set { options.spaceType = newValue }
  }

  /// How far from its distance a child may lie, in points; 0.5 unless set.
  ///
  /// A smaller error costs more samples of the curve. One that is not above 0 counts as 0.5.
  public var tg_distanceError: Double {
    get { options.distanceError }
    set { options.distanceError = newValue }
  }
}

// MARK: - Equations

extension TGPathLayout {
  /// The curve as a function from x to y; nil for another kind of curve.
  ///
  /// Setting a function replaces the curve, setting nil removes a curve of this kind.
  public var tg_rectangularEquation: (@Sendable (Double) -> Double?)? {
    get { tg_curve?.rectangularEquation }
    set { replaceCurve(of: .rectangular, by: newValue.map(TGCurve.rectangular)) }
  }

  /// The curve as a function from a variable to a point; nil for another kind of curve.
  ///
  /// The variable goes by steps of 1, so an angle is better counted in degrees. Setting a function
  /// replaces the curve, setting nil removes a curve of this kind.
  public var tg_parametricEquation: (@Sendable (Double) -> TGPoint?)? {
    get { tg_curve?.parametricEquation }
    set { replaceCurve(of: .parametric, by: newValue.map(TGCurve.parametric)) }
  }

  /// The curve as a function from an angle to a distance; nil for another kind of curve.
  ///
  /// Setting a function replaces the curve, setting nil removes a curve of this kind.
  public var tg_polarEquation: (@Sendable (TGRadian) -> Double?)? {
    get { tg_curve?.polarEquation }
    set { replaceCurve(of: .polar, by: newValue.map(TGCurve.polar)) }
  }

  private mutating func replaceCurve(of kind: TGCurve.Kind, by curve: TGCurve?) {
    if curve != nil || tg_curve?.kind == kind { tg_curve = curve }
  }
}
