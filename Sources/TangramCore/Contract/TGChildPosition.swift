/// The full description of a child's position, for algorithms that handle its parts separately.
///
/// Most algorithms need only the position in points: `child[.vertical].start`.
public struct TGChildPosition {
  private let child: TGChild
  private let axis: TGAxis
  /// Nil for the baseline.
  private let place: PositionPlace?
  private let position: PlanPosition

  init(_ child: TGChild, _ place: PositionPlace, _ axis: TGAxis) {
    self.child = child
    self.place = place
    self.axis = axis
    position = child.position(place, axis)
  }

  /// The position of a baseline.
  init(_ child: TGChild, _ baseline: PlanPosition) {
    (self.child, axis, place, position) = (child, .vertical, nil, baseline)
  }

  /// The source of the position.
  public var kind: Kind { Kind(position.kind) }

  /// The edge that the position refers to, if any.
  public var reference: TGChildReference? {
    position.kind == .anchor ? TGChildReference(position.link, child) : nil
  }

  /// The percentage, if the value is a percentage.
  public var weight: Double? { position.kind == .weight ? position.value : nil }

  /// The number of points without the offset; 0 if the value is not a number.
  public var number: Double { position.kind == .number ? position.value : 0 }

  /// The number of points added to the value.
  public var offset: Double { position.offset }

  /// The number plus the offset, clamped to numeric bounds.
  public var points: Double { position.points }

  /// Returns the position in points, with a weight as a percentage of `length`.
  public func points(of length: Double) -> Double { position.points(of: length) }

  /// Clamps `length` to the bounds, which may be edges of other views; the upper bound takes
  /// precedence.
  public func clamp(_ length: Double) -> Double {
    guard let place else { return position.bounded(length) }
    return child.held(length, by: place, axis)
  }

  /// Clamps `length` to the numeric bounds; the lower bound wins.
  public func clampToNumbers(_ length: Double) -> Double { position.bounded(length) }

  /// The lower bound, if there is one.
  public var lowerBound: TGChildBound? { TGChildBound(position.lower, child) }

  /// The upper bound, if there is one.
  public var upperBound: TGChildBound? { TGChildBound(position.upper, child) }
}

extension TGChildPosition {
  /// The source of a position.
  public enum Kind: Sendable {
    /// The position is not set.
    case none
    /// A number of points.
    case number
    /// A percentage.
    case weight
    /// An edge of some view.
    case reference
    /// A list of views that are centered together.
    case list

    @inlinable init(_ kind: ValueKind) {
      switch kind {
      case .none, .wrap, .fill, .most: self = .none
      case .number: self = .number
      case .weight: self = .weight
      case .anchor: self = .reference
      case .list: self = .list
      }
    }
  }
}

extension TGChildAxis {
  /// The source of the position before the child.
  @inlinable public var startKind: TGChildPosition.Kind {
    TGChildPosition.Kind(half.startKind)
  }

  /// The source of the position after the child.
  @inlinable public var endKind: TGChildPosition.Kind {
    TGChildPosition.Kind(half.endKind)
  }

  /// The source of the position of the center.
  @inlinable public var centerKind: TGChildPosition.Kind {
    TGChildPosition.Kind(half.centerKind)
  }

  /// The lower bound of the position before the child, if there is one.
  @inlinable public var startLowerBound: TGChildBound? {
    half.startIsRare ? startPosition.lowerBound : nil
  }

  /// The upper bound of the position after the child, if there is one.
  @inlinable public var endUpperBound: TGChildBound? {
    half.endIsRare ? endPosition.upperBound : nil
  }

  /// The full description of the position before the child, including offset and bounds.
  public var startPosition: TGChildPosition { TGChildPosition(child, .start, Axis.axis) }

  /// The full description of the position of the center, including offset and bounds.
  public var centerPosition: TGChildPosition {
    TGChildPosition(child, .center, Axis.axis)
  }

  /// The full description of the position after the child, including offset and bounds.
  public var endPosition: TGChildPosition { TGChildPosition(child, .end, Axis.axis) }
}
