/// A bound of a position or of a size of a child, for a rule that does not treat all bounds alike.
public struct TGChildBound {
  /// What a bound is made from.
  public enum Kind: Sendable {
    /// A number of points.
    case number
    /// A percentage of the container's content.
    case share
    /// The content of the child.
    case content
    /// An edge or an extent of some view.
    case reference
  }

  /// What the bound is made from.
  public let kind: Kind
  /// What the bound is tied to, if it is tied to something; a percentage is tied to the container.
  public let reference: TGChildReference?
  private let bound: PlanBound

  init?(_ bound: PlanBound, _ child: TGChild) {
    self.bound = bound
    switch bound.kind {
    case .none: return nil
    case .number: (kind, reference) = (.number, nil)
    case .share: (kind, reference) = (.share, TGChildReference(bound.link, child))
    case .wrap: (kind, reference) = (.content, nil)
    case .anchor: (kind, reference) = (.reference, TGChildReference(bound.link, child))
    }
  }

  /// An end of an interval; nil for an interval without one.
  fileprivate init?(_ points: Double) {
    if points.isInfinite { return nil }
    (kind, reference) = (.number, nil)
    var bound = PlanBound()
    (bound.kind, bound.value) = (.number, points)
    self.bound = bound
  }

  /// What is added to the number, the percentage, the content, or what the bound is tied to.
  public var offset: Double { bound.addend }

  /// The bound in points.
  ///
  /// - Parameter length: What the content, or what the bound is tied to, is worth; a bound that is a
  ///   number does not ask for it.
  /// - Returns: Nil when that is not known.
  public func points(of length: () -> Double?) -> Double? {
    bound.worth(content: kind == .content ? length() : nil) { _ in length() }
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
