/// A position of a child: before it, of its center, after it, or of its baseline.
///
///     if child[.vertical].startPosition.kind == .reference { … }
///
/// Most algorithms need only the position in points: `child[.vertical].start`.
public struct TGChildPosition {
  @usableFromInline let child: TGChild
  @usableFromInline let axis: TGAxis
  /// The kind of position; nil for the baseline.
  @usableFromInline let place: PositionPlace?

  @inlinable package init(_ child: TGChild, _ axis: TGAxis, _ place: PositionPlace?) {
    (self.child, self.axis, self.place) = (child, axis, place)
  }

  /// All parts of the position.
  package var parts: PlanPosition {
    place.map { child.position($0, axis) } ?? solver.rares[Int(child.box.rare)].baseline
  }

  private var solver: Solver { child.solver }

  @inlinable var valueKind: ValueKind {
    @inline(__always) get {
      switch place {
      case .start: child.box[axis].startKind
      case .center: child.box[axis].centerKind
      case .end: child.box[axis].endKind
      case nil: baselineKind
      }
    }
  }

  @usableFromInline var baselineKind: ValueKind { parts.kind }

  /// The source of the position.
  @inlinable public var kind: TGValueKind {
    @inline(__always) get { TGValueKind(valueKind) }
  }

  /// The edge that the position refers to, if any.
  @inlinable public var reference: TGChildReference? {
    @inline(__always) get {
      guard valueKind == .anchor else { return nil }
      return switch place {
      case .start: TGChildReference(PlanLink(child.box[axis].descriptors.start), child)
      case .end: TGChildReference(PlanLink(child.box[axis].descriptors.end), child)
      case .center, nil: fullReference
      }
    }
  }

  @usableFromInline var fullReference: TGChildReference { TGChildReference(parts.link, child) }

  /// The percentage, if the value is a percentage.
  @inlinable public var weight: Double? { valueKind == .weight ? value : nil }

  @usableFromInline var value: Double { parts.value }

  /// The number of points without the offset; 0 if the value is not a number.
  public var number: Double { valueKind == .number ? value : 0 }

  /// The number of points added to the value.
  public var offset: Double { parts.offset }

  /// The number plus the offset, clamped to numeric bounds.
  public var points: Double { parts.points }

  /// Returns the position in points, with a weight as a percentage of `length`.
  public func points(of length: Double) -> Double { parts.points(of: length) }

  /// Clamps `length` to the bounds, which may be edges of other views; the upper bound takes
  /// precedence.
  public func clamp(_ length: Double) -> Double {
    guard let place else { return parts.bounded(length) }
    return child.clamp(length, toBoundsOf: place, axis)
  }

  /// Clamps `length` to the numeric bounds; the lower bound takes precedence.
  public func clampToNumbers(_ length: Double) -> Double { parts.bounded(length) }

  /// The lower bound, if there is one.
  @inlinable public var lowerBound: TGChildBound? {
    @inline(__always) get { isRare ? fullLowerBound : nil }
  }

  /// The upper bound, if there is one.
  @inlinable public var upperBound: TGChildBound? {
    @inline(__always) get { isRare ? fullUpperBound : nil }
  }

  @usableFromInline var fullLowerBound: TGChildBound? { TGChildBound(parts.lower, child) }
  @usableFromInline var fullUpperBound: TGChildBound? { TGChildBound(parts.upper, child) }

  /// Whether the position may have more parts than a value.
  @inlinable var isRare: Bool {
    @inline(__always) get { place.map { child.box[axis].isRare($0) } ?? true }
  }

  /// The shrink factor: the part of a shortage that the position takes.
  public var shrink: Double {
    switch place {
    case .start: child.shrinks(axis).start
    case .center: child.shrinks(axis).center
    case .end: child.shrinks(axis).end
    case nil: 0
    }
  }

  /// The indices of the siblings that are centered together with the child; empty unless the position
  /// is a center that is a list.
  public var list: [Int] { place == .center ? child.places(of: .center, axis) : [] }

  /// The attribute under which the position was set: left or right, if either was used.
  public var attribute: TGAttribute {
    switch place {
    case .start: child.edgeAttribute(isStart: true, axis)
    case .center: axis == .horizontal ? .centerX : .centerY
    case .end: child.edgeAttribute(isStart: false, axis)
    case nil: .baseline
    }
  }
}
