// The parts of a child's size along an axis, for rules that handle each part separately.

extension TGChildAxis {
  /// Whether the size has bounds.
  @inlinable public var isBounded: Bool { half.sizeIsBounded }

  /// Whether the size has bounds and all of them are numbers, so that `clamp` depends on nothing
  /// else.
  @inlinable public var isBoundedByNumbers: Bool {
    half.hasInterval
  }

  /// The factor that a length is multiplied by.
  @inlinable public var multiple: Double {
    half.sizeScales ? child.sizeExtras(Axis.axis).multiple : 1
  }

  /// The number of points that is added to a length.
  @inlinable public var increment: Double {
    half.sizeScales ? child.sizeExtras(Axis.axis).increment : 0
  }
}

extension TGChild {
  /// Returns the parts of a size that has more than a value.
  @usableFromInline package func sizeExtras(_ axis: TGAxis) -> PlanSizeExtras {
    solver.rares[Int(box.rare)][axis].size
  }
}
