/// A bound of a child's position or size, for algorithms that treat kinds of bounds differently.
public struct TGChildBound {
  /// The source of the bound.
  public let kind: TGValueKind
  /// The edge or extent that the bound refers to, which for a percentage is that of the container; `nil`
  /// if the bound is a number or `wrap`.
  public let reference: TGChildReference?
  private let bound: PlanBound

  /// The number of points, if the bound is a number; otherwise 0.
  public var number: Double { bound.kind == .number ? bound.value : 0 }

  init?(_ bound: PlanBound, _ child: TGChild) {
    self.bound = bound
    switch bound.kind {
    case .none: return nil
    case .number: (kind, reference) = (.number, nil)
    case .share: (kind, reference) = (.weight, TGChildReference(bound.link, child))
    case .wrap: (kind, reference) = (.wrap, nil)
    case .anchor: (kind, reference) = (.reference, TGChildReference(bound.link, child))
    }
  }

  /// Creates a bound from one end of an interval; `nil` if the interval is unbounded at that end.
  fileprivate init?(_ points: Double) {
    if points.isInfinite { return nil }
    (kind, reference) = (.number, nil)
    var bound = PlanBound()
    (bound.kind, bound.value) = (.number, points)
    self.bound = bound
  }

  /// The number of points that are added to the value of the bound.
  public var offset: Double { bound.addend }

  /// The factor by which the value of the bound is multiplied.
  public var multiple: Double { bound.multiple }

  /// The bound in points.
  ///
  /// - Parameter length: Returns the value of the content, or of the reference; not called if the
  ///   bound is a number.
  /// - Returns: The bound, or `nil` if that value is unknown.
  public func points(of length: () -> Double?) -> Double? {
    bound.points(content: kind == .wrap ? length() : nil) { _ in length() }
  }
}

extension TGChildAxis {
  /// The lower bound of the size, if it has one.
  public var lowerBound: TGChildBound? {
    bound(interval: { $0.lower }, { $0.lower })
  }

  /// The upper bound of the size, if it has one.
  public var upperBound: TGChildBound? {
    bound(interval: { $0.upper }, { $0.upper })
  }

  private func bound(
    interval end: (Interval) -> Double, _ part: (PlanSizeExtras) -> PlanBound
  ) -> TGChildBound? {
    guard isBounded else { return nil }
    if !isBoundedByNumbers { return TGChildBound(part(child.sizeExtras(Axis.axis)), child) }
    return TGChildBound(end(solver.plan.extras[Int(child.box.extras)].intervals[Axis.axis]))
  }
}
