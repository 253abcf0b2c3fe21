// What the positions of a child along an axis mean. The rules are the same for the start and the
// end of either axis; only the place where the descriptor lies differs.

extension TGChildAxis {
  /// Whether the position before the child has a value.
  @inlinable public var hasStart: Bool { half.startKind != .none }

  /// Whether the position after the child has a value.
  @inlinable public var hasEnd: Bool { half.endKind != .none }

  /// Whether the position of the centre has a value.
  @inlinable public var hasCenter: Bool { half.centerKind != .none }

  /// Whether both margins have values.
  @inlinable public var hasBothMargins: Bool {
    half.startKind != .none && half.endKind != .none
  }

  /// Whether two margins decide about the extent.
  ///
  /// A container that is as large as its children has room for a number of points and both margins. Where
  /// another child needs more room than that, the margin after the child gives way.
  @inlinable public var isBetweenMargins: Bool {
    hasBothMargins && !child.hasSizeBesideMargins(Axis.axis)
  }

  /// Whether any position says something; most children have none.
  @inlinable public var hasPositions: Bool {
    half.startKind != .none || half.endKind != .none || half.centerKind != .none
      || !half.flags.isDisjoint(with: .anyPosition)
  }

  /// The position before the child in points: number plus offset, within bounds.
  @inlinable public var start: Double {
    if half.flags.contains(.startIsRare) { return child.points(.start, Axis.axis) }
    return half.startKind == .number ? half.startValue : 0
  }

  /// The position after the child in points: number plus offset, within bounds.
  @inlinable public var end: Double {
    if half.flags.contains(.endIsRare) { return child.points(.end, Axis.axis) }
    return half.endKind == .number ? half.endValue : 0
  }

  /// The position of the centre in points: number plus offset, within bounds.
  @inlinable public var center: Double {
    if half.flags.contains(.centerIsRare) { return child.points(.center, Axis.axis) }
    return half.centerKind == .number ? half.centerValue : 0
  }

  /// The position before the child where a weight is a percentage of `length`.
  @inlinable public func start(of length: Double) -> Double {
    if half.flags.contains(.startIsRare) { return child.points(.start, Axis.axis, of: length) }
    return PlanPosition.points(half.startKind, half.startValue, of: length)
  }

  /// The position after the child where a weight is a percentage of `length`.
  @inlinable public func end(of length: Double) -> Double {
    if half.flags.contains(.endIsRare) { return child.points(.end, Axis.axis, of: length) }
    return PlanPosition.points(half.endKind, half.endValue, of: length)
  }

  /// The position of the centre where a weight is a percentage of `length`.
  @inlinable public func center(of length: Double) -> Double {
    if half.flags.contains(.centerIsRare) { return child.points(.center, Axis.axis, of: length) }
    return PlanPosition.points(half.centerKind, half.centerValue, of: length)
  }

  /// The percentage of the position before the child, if its value is one.
  @inlinable public var startWeight: Double? {
    half.startKind == .weight ? positionInFull(.start).value : nil
  }

  /// The percentage of the position after the child, if its value is one.
  @inlinable public var endWeight: Double? {
    half.endKind == .weight ? positionInFull(.end).value : nil
  }
}

// MARK: - In full

extension TGChildAxis {
  /// A position with everything it may have.
  @inlinable func positionInFull(_ place: PositionPlace) -> PlanPosition {
    child.positionInFull(place, Axis.axis)
  }
}

extension PlanPosition {
  /// A position that is a number or a percentage and nothing else; others count as nothing.
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
