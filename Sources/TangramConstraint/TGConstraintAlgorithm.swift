import TangramCore
import TangramExplanations

/// The options of a constraint layout, and the algorithm that lays out its children.
public struct TGConstraintAlgorithm: TGLayoutAlgorithm, Equatable {
  /// The constraints, in order of installation.
  public var constraints: [TGConstraint] = []
  /// The request that collects an explanation; nil in normal layouts.
  var explaining: ExplanationRequest?

  /// Creates options without constraints.
  public init() {}

  /// The name of the kind of container.
  public var name: String { "constraints" }

  /// The traits of this kind of container.
  public var traits: TGContainerTraits {
    TGContainerTraits(
      unused: [.alignment, .baseline, .floating, .gravity, .gaps], measuresContent: true,
      sharesAverages: [], unresolvedSizes: .all)
  }

  /// The views that the constraints refer to.
  public var references: [TGViewReference] {
    var found: [TGViewReference] = []
    for constraint in constraints where constraint.isActive {
      let first = constraint.first
      for view in [first.view, constraint.second?.view].compactMap({ $0 }) {
        found.append(
          TGViewReference(
            view, from: first.view, "constraint \(first.attribute.name)",
            reachesBelowChildren: true))
      }
    }
    return found
  }

  /// Removes sizes that the container determines itself, and reports unsupported descriptors.
  public func prepare(_ pass: TGPass) {
    for child in pass.children where !child.isPlain {
      prepare(child[.horizontal], "width", "leading", "trailing", "centerX")
      prepare(child[.vertical], "height", "top", "bottom", "centerY")
    }
  }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    var problem = ConstraintProblem(pass, self)
    let solution = ConstraintSolution(of: &problem)
    solution.write(to: problem)
    solution.report(problem)
  }

  /// Records why each child has its rectangle, and why the container has its size where it wraps.
  public func explain(_ pass: TGPass) {
    let reasons = ConstraintReasons(pass, self)
    reasons.explain()
    if let explaining { reasons.solution.explain(reasons.problem, explaining) }
  }

  private func prepare<Axis: TGAxisType>(
    _ child: TGChildAxis<Axis>, _ size: String, _ start: String, _ end: String, _ center: String
  ) {
    switch child.sizeKind {
    case .wrap: child.eraseSize()
    case .list: child.child.pass.report(child.child, size, .unsuitableList)
    case .none, .number, .weight, .fill, .reference: break
    }
    if child.startPosition.kind != .none { report(child.child, start) }
    if child.endPosition.kind != .none { report(child.child, end) }
    if child.centerPosition.kind != .none { report(child.child, center) }
    if child.isBounded,
      [child.lowerBound?.kind, child.upperBound?.kind].contains(where: { $0 ?? .number != .number })
    {
      child.child.pass.report(
        child.child, size,
        .other(
          "has a minimum or maximum that is not a number, so it is ignored",
          code: "unsuitable-bound", severity: .error))
    }
  }

  private func report(_ child: TGChild, _ property: String) {
    child.pass.report(
      child, property,
      .other(
        "has no effect in a constraint layout; write a constraint instead", code: "unused-property",
        severity: .hint))
  }
}
