import TangramCore

// Deprecated names that authors of containers used in earlier versions, with their replacements.

extension TGChildAxis {
  /// Records why the child has its origin: `child.reasons(axis).explain(origin:)`.
  @available(*, deprecated, message: "write child.reasons(axis).explain(origin:)")
  public func explain(origin reason: @autoclosure () -> TGReason) {
    reasons.explain(origin: reason())
  }

  /// Records why the child has its extent: `child.reasons(axis).explain(extent:)`.
  @available(*, deprecated, message: "write child.reasons(axis).explain(extent:)")
  public func explain(extent reason: @autoclosure () -> TGReason) {
    reasons.explain(extent: reason())
  }

  /// The numbers of the child as operands for reasons: `child.reasons(axis)`.
  @available(*, deprecated, message: "write child.reasons(axis)")
  public var reasons: TGChildReasons { child.reasons(Axis.axis) }
}

extension TGPassAxis {
  /// Records why the container has the size that it found: `pass.reasons(axis).explain(size:)`.
  @available(*, deprecated, message: "write pass.reasons(axis).explain(size:)")
  public func explain(size reason: @autoclosure @escaping () -> TGReason) {
    reasons.explain(size: reason())
  }

  /// The numbers of the container as operands for reasons: `pass.reasons(axis)`.
  @available(*, deprecated, message: "write pass.reasons(axis)")
  public var reasons: TGPassReasons {
    TGPass(solver: solver, container: containerIndex).reasons(Axis.axis)
  }
}

extension TGChildReasons {
  /// The extent that the child keeps from before the layout.
  @available(*, deprecated, message: "write kept.extent")
  public var keptExtent: TGReason { kept.extent }

  /// The origin that the child keeps from before the layout.
  @available(*, deprecated, message: "write kept.origin")
  public var keptOrigin: TGReason { kept.origin }
}
