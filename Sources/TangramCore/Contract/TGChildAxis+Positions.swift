// The positions of a child along an axis. The rules are the same for the start and the end of both
// axes; they only read different descriptors.

extension TGChildAxis {
  /// Whether the position before the child has a value.
  @inlinable public var hasStart: Bool { half.startKind != .none }

  /// Whether the position after the child has a value.
  @inlinable public var hasEnd: Bool { half.endKind != .none }

  /// Whether the position of the center has a value.
  @inlinable public var hasCenter: Bool { half.centerKind != .none }

  /// Whether both margins have values.
  @inlinable public var hasBothMargins: Bool {
    half.startKind != .none && half.endKind != .none
  }

  /// Whether the two margins determine the extent.
  ///
  /// They do not if the container wraps, the child's size is a number, and the margin after the child
  /// is a number or a percentage: the container then makes enough space for the size and both margins.
  /// If the container becomes larger than that, because of another child or of its parent, the margin
  /// after the child is overridden. A container without a size also wraps if its parent sizes such
  /// children to their content.
  @inlinable public var isBetweenMargins: Bool {
    hasBothMargins && !child.hasSizeBesideMargins(Axis.axis)
  }

  /// Whether any position has a value, an offset or bounds; most children have no positions.
  @inlinable public var hasPositions: Bool {
    half.startKind != .none || half.endKind != .none || half.centerKind != .none
      || half.anyPositionIsRare
  }

  /// The position before the child in points: number plus offset, within bounds.
  @inlinable public var start: Double {
    if half.startIsRare { return child.points(.start, Axis.axis) }
    return half.startKind == .number ? half.startNumber : 0
  }

  /// The position after the child in points: number plus offset, within bounds.
  @inlinable public var end: Double {
    if half.endIsRare { return child.points(.end, Axis.axis) }
    return half.endKind == .number ? half.endNumber : 0
  }

  /// The position of the center in points: number plus offset, within bounds.
  @inlinable public var center: Double {
    if half.centerIsRare { return child.points(.center, Axis.axis) }
    return half.centerKind == .number ? half.centerNumber : 0
  }

  /// Returns the position before the child, with a weight as a percentage of `length`.
  @inlinable public func start(of length: Double) -> Double {
    if half.startIsRare { return child.points(.start, Axis.axis, of: length) }
    return PlanPosition.points(half.startKind, half.startNumber, of: length)
  }

  /// Returns the position after the child, with a weight as a percentage of `length`.
  @inlinable public func end(of length: Double) -> Double {
    if half.endIsRare { return child.points(.end, Axis.axis, of: length) }
    return PlanPosition.points(half.endKind, half.endNumber, of: length)
  }

  /// Returns the position of the center, with a weight as a percentage of `length`.
  @inlinable public func center(of length: Double) -> Double {
    if half.centerIsRare { return child.points(.center, Axis.axis, of: length) }
    return PlanPosition.points(half.centerKind, half.centerNumber, of: length)
  }

  /// The value of the position before the child, if it is a percentage.
  @inlinable public var startWeight: Double? {
    half.startKind == .weight ? position(.start).value : nil
  }

  /// The percentage of the position after the child, if its value is a percentage.
  @inlinable public var endWeight: Double? {
    half.endKind == .weight ? position(.end).value : nil
  }
}

// MARK: - Positions with all parts

extension TGChildAxis {
  /// Returns the full description of a position.
  @inlinable func position(_ place: PositionPlace) -> PlanPosition {
    child.position(place, Axis.axis)
  }
}

extension PlanPosition {
  /// Returns the points of a position whose value is a number or a percentage; 0 for any other kind.
  @inlinable static func points(
    _ kind: ValueKind, _ value: Double, of length: Double
  ) -> Double {
    switch kind {
    case .number: value
    case .weight: value / 100 * length
    default: 0
    }
  }
}
