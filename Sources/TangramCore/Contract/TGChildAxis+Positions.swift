// What the positions of a child along an axis mean. The rules are the same for the start and the
// end of either axis; only the place where the descriptor lies differs.

extension TGChildAxis {
  /// Whether the position before the child has a value.
  @inlinable public var hasStart: Bool { half.startKind != .none }

  /// Whether the position after the child has a value.
  @inlinable public var hasEnd: Bool { half.endKind != .none }

  /// Whether the position of the centre has a value.
  @inlinable public var hasCenter: Bool { half.centerKind != .none }

  /// Whether both margins have values, so that they fix the size.
  @inlinable public var hasBothMargins: Bool {
    half.startKind != .none && half.endKind != .none
  }

  /// Whether any position says something; most children have none.
  @inlinable @inline(__always) public var hasPositions: Bool {
    half.startKind != .none || half.endKind != .none || half.centerKind != .none
      || !half.flags.isDisjoint(with: .anyPosition)
  }

  /// The position before the child in points: number plus offset, within bounds.
  @inlinable @inline(__always) public var start: Double {
    if half.flags.contains(.startIsRare) { return rarePoints(.start) }
    return half.startKind == .number ? half.startValue : 0
  }

  /// The position after the child in points: number plus offset, within bounds.
  @inlinable @inline(__always) public var end: Double {
    if half.flags.contains(.endIsRare) { return rarePoints(.end) }
    return half.endKind == .number ? half.endValue : 0
  }

  /// The position of the centre in points: number plus offset, within bounds.
  @inlinable @inline(__always) public var center: Double {
    if half.flags.contains(.centerIsRare) { return rarePoints(.center) }
    return half.centerKind == .number ? half.startValue : 0
  }

  /// The position before the child where a weight is a percentage of `length`.
  @inlinable @inline(__always) public func start(of length: Double) -> Double {
    if half.flags.contains(.startIsRare) { return rarePoints(.start, of: length) }
    return PlanPosition.points(half.startKind, half.startValue, of: length)
  }

  /// The position after the child where a weight is a percentage of `length`.
  @inlinable @inline(__always) public func end(of length: Double) -> Double {
    if half.flags.contains(.endIsRare) { return rarePoints(.end, of: length) }
    return PlanPosition.points(half.endKind, half.endValue, of: length)
  }

  /// The position of the centre where a weight is a percentage of `length`.
  @inlinable @inline(__always) public func center(of length: Double) -> Double {
    if half.flags.contains(.centerIsRare) { return rarePoints(.center, of: length) }
    return PlanPosition.points(half.centerKind, half.startValue, of: length)
  }

  /// The percentage of the position before the child, if its value is one.
  @inlinable public var startWeight: Double? {
    half.startKind == .weight ? positionInFull(.start).value : nil
  }

  /// The percentage of the position after the child, if its value is one.
  @inlinable public var endWeight: Double? {
    half.endKind == .weight ? positionInFull(.end).value : nil
  }

  /// The points of a position that is described in full.
  ///
  /// A call, so that the plain positions before it stay short.
  @usableFromInline func rarePoints(_ place: PositionPlace) -> Double {
    rarePosition(place).points
  }

  /// Likewise where a weight is a percentage of `length`.
  @usableFromInline func rarePoints(_ place: PositionPlace, of length: Double) -> Double {
    rarePosition(place).points(of: length)
  }

  /// A position that is described in full; only for children that have it.
  private func rarePosition(_ place: PositionPlace) -> PlanPosition {
    rare.pointee[place]
  }
}

// MARK: - In full

/// The three positions of an axis.
@usableFromInline package enum PositionPlace: Sendable { case start, center, end }

extension TGChildAxis {
  /// A position with everything it may have.
  @usableFromInline package func positionInFull(_ place: PositionPlace) -> PlanPosition {
    let half = half
    let (isRare, kind, value) =
      switch place {
      case .start: (half.flags.contains(.startIsRare), half.startKind, half.startValue)
      case .end: (half.flags.contains(.endIsRare), half.endKind, half.endValue)
      case .center: (half.flags.contains(.centerIsRare), half.centerKind, half.startValue)
      }
    guard isRare else {
      var position = PlanPosition()
      position.kind = kind
      if kind == .anchor { position.link = PlanLink(bits: value) } else { position.value = value }
      return position
    }
    return rarePosition(place)
  }

  /// Keeps `value` within the bounds of a position, which may be edges of other views; here the
  /// upper bound wins.
  package func held(_ value: Double, by place: PositionPlace) -> Double {
    let flag: AxisFlags =
      switch place {
      case .start: .startIsRare
      case .center: .centerIsRare
      case .end: .endIsRare
      }
    guard half.flags.contains(flag) else { return value }
    return rarePosition(place).held(value, child.edge)
  }

  /// Makes room for descriptors in full of a child that has none, to write a position there.
  package func describeInFull() {
    let center = positionInFull(.center)
    solver.borrow { solver in
      solver.plan.updateRare(box) { $0[Axis.axis].center = center }
    }
    if center.kind != .none { half.flags.insert(.centerIsRare) }
  }
}

extension TGChild {
  /// The coordinate an anchor stands for in this pass; 0 for the container and for views that are
  /// not its children.
  func edge(at link: PlanLink) -> Double? {
    guard link.target >= 0 else { return 0 }
    let box = solver.borrow { $0.boxes.base + Int(link.target) }
    let half = box[link.attribute.axis]
    return switch link.attribute {
    case .leading, .top, .left, .baseline: half.origin
    case .centerX, .centerY: half.origin + half.extent / 2
    case .trailing, .bottom, .right: half.origin + half.extent
    case .width, .height: half.extent
    }
  }
}

extension PlanPosition {
  /// A position that is a number or a percentage and nothing else; others count as nothing.
  @inlinable @inline(__always) static func points(
    _ kind: ValueKind, _ value: Double, of length: Double
  ) -> Double {
    switch kind {
    case .number: value
    case .weight: value / 100 * length
    default: 0
    }
  }
}
