import TangramCore

/// The options of a path layout, and its algorithm: every child is placed at the next position that a
/// walk along the curve finds.
public struct TGPathAlgorithm: TGLayoutAlgorithm {
  var curve: TGCurve?
  var coordinates = TGCoordinateSetting()
  var spaceType = TGPathSpaceType.flexed
  var distanceError = Self.standardError
  /// The child at the origin of the curve, which is not placed on the curve itself.
  var originView: TGViewID?

  static let standardError = 0.5

  /// The name of this kind of container.
  public var name: String { "path" }

  /// The traits of this kind of container.
  public var traits: TGContainerTraits {
    TGContainerTraits(
      unused: [.alignment, .baseline, .floating, .gravity, .gaps],
      letsChildrenStickOut: true, sharesAverages: [])
  }

  /// The maximum distance error; the standard one if the specified value is not positive and finite.
  var usableError: Double {
    distanceError > 0 && distanceError.isFinite ? distanceError : Self.standardError
  }

  /// Whether two algorithms are known to produce the same layout.
  public func laysOut(like other: TGPathAlgorithm) -> Bool {
    let hasSameCurve = curve.map { $0.isKnown(toBe: other.curve) } ?? (other.curve == nil)
    return hasSameCurve && coordinates == other.coordinates && spaceType == other.spaceType
      && distanceError == other.distanceError && originView == other.originView
  }

  /// Reports references to siblings that this algorithm ignores.
  public func prepare(_ pass: TGPass) { pass.reportTies() }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    pass.keepDirection()
    PathRun(pass: pass, options: self).layOut()
  }
}
