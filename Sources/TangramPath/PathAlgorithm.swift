import TangramCore

/// The options of a path layout, and how it works: every child is put on the next place that a walk
/// along the curve finds.
public struct TGPathAlgorithm: TGLayoutAlgorithm {
  var curve: TGCurve?
  var coordinates = TGCoordinateSetting()
  var spaceType = TGPathSpaceType.flexed
  var distanceError = Self.standardError
  /// The child that sits at the origin of the curve instead of on it.
  var originView: TGViewID?

  static let standardError = 0.5

  init() {}

  /// The name of the kind of container.
  public var name: String { "path" }

  /// What diagnostics want to know.
  public var traits: TGContainerTraits {
    TGContainerTraits(
      unused: [.alignment, .baseline, .floating, .gravity, .gaps],
      letsChildrenStickOut: true)
  }

  /// The distance error to compute with.
  var usableError: Double {
    distanceError > 0 && distanceError.isFinite ? distanceError : Self.standardError
  }

  /// Whether both lay out alike.
  public func laysOut(like other: TGPathAlgorithm) -> Bool {
    let hasSameCurve = curve.map { $0.isKnown(toBe: other.curve) } ?? (other.curve == nil)
    return hasSameCurve && coordinates == other.coordinates && spaceType == other.spaceType
      && distanceError == other.distanceError && originView == other.originView
  }

  /// Looks at what is tied to siblings.
  public func prepare(_ pass: TGPass) { pass.reportTies(includingSizes: false) }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    pass.keepDirection()
    PathRun(pass: pass, options: self).layOut()
  }
}
