// The parts of the size of a child along an axis, for rules that treat each of them by itself.

extension TGChildAxis {
  /// Whether the size has bounds.
  @inlinable public var isBounded: Bool { half.flags.contains(.sizeIsBounded) }

  /// Whether the size has bounds, and all are numbers: `clamp` always gives the same answer.
  @inlinable public var isBoundedByNumbers: Bool {
    half.flags.contains(.hasInterval)
  }

  /// What a length is multiplied by.
  @inlinable public var multiple: Double {
    half.flags.contains(.sizeScales) ? child.sizeExtras(Axis.axis).multiple : 1
  }

  /// What is added to a length.
  @inlinable public var increment: Double {
    half.flags.contains(.sizeScales) ? child.sizeExtras(Axis.axis).increment : 0
  }
}

extension TGChild {
  /// The parts of a size that has more than a value.
  @usableFromInline package func sizeExtras(_ axis: TGAxis) -> PlanSizeExtras {
    solver.rares[Int(box.rare)][axis].size
  }
}
