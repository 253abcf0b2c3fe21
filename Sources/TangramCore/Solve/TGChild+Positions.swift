// What the positions of a child come to. The rules are the same for the start and the end of
// either axis; only the place where the descriptor lies differs.

extension TGChild {
  /// Whether the position before the child has a value.
  @inlinable public func hasStart<Axis: TGAxisType>(_: Axis.Type) -> Bool {
    box[Axis.self].startKind != .none
  }

  /// Whether the position behind the child has a value.
  @inlinable public func hasEnd<Axis: TGAxisType>(_: Axis.Type) -> Bool {
    box[Axis.self].endKind != .none
  }

  /// Whether the position of the centre has a value.
  @inlinable public func hasCenter<Axis: TGAxisType>(_: Axis.Type) -> Bool {
    box[Axis.self].centerKind != .none
  }

  /// Whether both margins along an axis have values, so that they fix the size there.
  @inlinable public func hasBothMargins<Axis: TGAxisType>(_: Axis.Type) -> Bool {
    box[Axis.self].startKind != .none && box[Axis.self].endKind != .none
  }

  /// Whether any position along an axis says something; most children have none.
  @inlinable @inline(__always)
  public func hasPositions<Axis: TGAxisType>(_: Axis.Type) -> Bool {
    let half = box[Axis.self]
    return half.startKind != .none || half.endKind != .none || half.centerKind != .none
      || !half.flags.isDisjoint(with: .anyPosition)
  }

  /// The position before the child in points: number plus offset, within bounds.
  @inlinable @inline(__always) public func start<Axis: TGAxisType>(_: Axis.Type) -> Double {
    if box[Axis.self].flags.contains(.startIsRare) { return rarePoints(.start, Axis.axis) }
    return box[Axis.self].startKind == .number ? box[Axis.self].startValue : 0
  }

  /// The position behind the child in points: number plus offset, within bounds.
  @inlinable @inline(__always) public func end<Axis: TGAxisType>(_: Axis.Type) -> Double {
    if box[Axis.self].flags.contains(.endIsRare) { return rarePoints(.end, Axis.axis) }
    return box[Axis.self].endKind == .number ? box[Axis.self].endValue : 0
  }

  /// The position of the centre in points: number plus offset, within bounds.
  @inlinable @inline(__always) public func center<Axis: TGAxisType>(_: Axis.Type) -> Double {
    if box[Axis.self].flags.contains(.centerIsRare) { return rarePoints(.center, Axis.axis) }
    return box[Axis.self].centerKind == .number ? box[Axis.self].startValue : 0
  }

  /// The position before the child where a weight is a percentage of `length`.
  @inlinable @inline(__always)
  public func start<Axis: TGAxisType>(_: Axis.Type, of length: Double) -> Double {
    if box[Axis.self].flags.contains(.startIsRare) {
      return rarePoints(.start, Axis.axis, of: length)
    }
    return Self.plainPoints(box[Axis.self].startKind, box[Axis.self].startValue, of: length)
  }

  /// The position behind the child where a weight is a percentage of `length`.
  @inlinable @inline(__always)
  public func end<Axis: TGAxisType>(_: Axis.Type, of length: Double) -> Double {
    if box[Axis.self].flags.contains(.endIsRare) {
      return rarePoints(.end, Axis.axis, of: length)
    }
    return Self.plainPoints(box[Axis.self].endKind, box[Axis.self].endValue, of: length)
  }

  /// The position of the centre where a weight is a percentage of `length`.
  @inlinable @inline(__always)
  public func center<Axis: TGAxisType>(_: Axis.Type, of length: Double) -> Double {
    if box[Axis.self].flags.contains(.centerIsRare) {
      return rarePoints(.center, Axis.axis, of: length)
    }
    return Self.plainPoints(box[Axis.self].centerKind, box[Axis.self].startValue, of: length)
  }

  /// A position that is a number or a percentage and nothing else; others count as nothing.
  @inlinable @inline(__always) static func plainPoints(
    _ kind: ValueKind, _ value: Double, of length: Double
  ) -> Double {
    switch kind {
    case .none: return 0
    case .number: return value
    case .weight: return value / 100 * length
    default: return 0
    }
  }

  static func points(
    _ kind: ValueKind, _ value: Double, of length: Double, rare: PlanPosition?
  ) -> Double {
    rare?.points(of: length) ?? plainPoints(kind, value, of: length)
  }

  /// The points of a position that is described in full.
  ///
  /// A call, so that the plain positions before it stay short.
  @usableFromInline func rarePoints(_ place: PositionPlace, _ axis: TGAxis) -> Double {
    rarePosition(place, axis).points
  }

  /// Likewise where a weight is a percentage of `length`.
  @usableFromInline func rarePoints(
    _ place: PositionPlace, _ axis: TGAxis, of length: Double
  ) -> Double {
    rarePosition(place, axis).points(of: length)
  }

  /// A position that is described in full; only for children that have it.
  private func rarePosition(_ place: PositionPlace, _ axis: TGAxis) -> PlanPosition {
    pass.plan._withUnsafeGuaranteedRef { $0.rares.base[Int(box.pointee.rare)][axis][place] }
  }

  /// The percentage of the position before the child, if its value is one.
  @inlinable public func startWeight<Axis: TGAxisType>(_: Axis.Type) -> Double? {
    box[Axis.self].startKind == .weight ? positionInFull(.start, Axis.self).value : nil
  }

  /// The percentage of the position behind the child, if its value is one.
  @inlinable public func endWeight<Axis: TGAxisType>(_: Axis.Type) -> Double? {
    box[Axis.self].endKind == .weight ? positionInFull(.end, Axis.self).value : nil
  }
}

// MARK: - In full

/// The three positions of an axis.
@usableFromInline package enum PositionPlace: Sendable { case start, center, end }

extension TGChild {
  /// A position with everything it may have.
  @usableFromInline package func positionInFull<Axis: TGAxisType>(
    _ place: PositionPlace, _: Axis.Type
  ) -> PlanPosition {
    let half = box[Axis.self]
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
    return rarePosition(place, Axis.axis)
  }

  /// Keeps `value` within the bounds of a position, which may be edges of other views; here the
  /// upper bound wins.
  package func held<Axis: TGAxisType>(
    _ value: Double, by place: PositionPlace, _: Axis.Type
  ) -> Double {
    let flag: AxisFlags =
      switch place {
      case .start: .startIsRare
      case .center: .centerIsRare
      case .end: .endIsRare
      }
    guard box[Axis.self].flags.contains(flag) else { return value }
    let position = positionInFull(place, Axis.self)
    let lower = pass.edge(of: position.lower) ?? -.greatestFiniteMagnitude
    let upper = pass.edge(of: position.upper) ?? .greatestFiniteMagnitude
    return min(upper, max(lower, value))
  }
}

extension TGPass {
  /// Makes room for descriptors in full of a child that has none, to write a position along an axis
  /// there.
  package func describeInFull<Axis: TGAxisType>(_ child: TGChild, _: Axis.Type) {
    let center = child.positionInFull(.center, Axis.self)
    plan._withUnsafeGuaranteedRef { plan in
      plan.updateRare(child.box) { $0[Axis.axis].center = center }
    }
    if center.kind != .none { child.box[Axis.self].flags.insert(.centerIsRare) }
  }

  /// What a bound of a position is worth: its number, or the edge it refers to, and its offset.
  package func edge(of bound: PlanBound) -> Double? {
    switch bound.kind {
    case .none, .wrap: nil
    case .number: bound.value + bound.addend
    case .anchor: edge(at: bound.link) + bound.addend
    }
  }

  /// The coordinate an anchor stands for in this pass; 0 for the container and for views that are
  /// not its children.
  private func edge(at link: PlanLink) -> Double {
    guard link.target >= 0 else { return 0 }
    let box = plan._withUnsafeGuaranteedRef { $0.boxes.base + Int(link.target) }
    let half = box[link.attribute.axis]
    return switch link.attribute {
    case .leading, .top, .left, .baseline: half.origin
    case .centerX, .centerY: half.origin + half.extent / 2
    case .trailing, .bottom, .right: half.origin + half.extent
    case .width, .height: half.extent
    }
  }
}
