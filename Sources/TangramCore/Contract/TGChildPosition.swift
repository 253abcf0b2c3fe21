/// A position of a child with all its parts, for a rule that treats each of them by itself.
///
/// Most rules need no more than the points that a position is worth: `child[.vertical].start`.
public struct TGChildPosition {
  private let child: TGChild
  private let axis: TGAxis
  /// Nil for the baseline.
  private let place: PositionPlace?
  private let position: PlanPosition

  @usableFromInline init(_ child: TGChild, _ place: PositionPlace, _ axis: TGAxis) {
    self.child = child
    self.place = place
    self.axis = axis
    position = child.positionInFull(place, axis)
  }

  /// The position of a baseline.
  init(_ child: TGChild, _ baseline: PlanPosition) {
    (self.child, axis, place, position) = (child, .vertical, nil, baseline)
  }

  /// What the position is made from.
  public var kind: Kind { Kind(position.kind) }

  /// What the position is tied to, if it is tied to something.
  public var reference: TGChildReference? {
    position.kind == .anchor ? TGChildReference(position.link, child) : nil
  }

  /// The percentage, if the value is one.
  public var weight: Double? { position.kind == .weight ? position.value : nil }

  /// The number of points, without the offset; 0 if the value is none.
  public var number: Double { position.kind == .number ? position.value : 0 }

  /// What is added to the value.
  public var offset: Double { position.offset }

  /// Number plus offset, within bounds that are numbers.
  public var points: Double { position.points }

  /// Likewise where a weight is a percentage of `length`.
  public func points(of length: Double) -> Double { position.points(of: length) }

  /// Keeps `length` within the bounds, which may be edges of other views; the upper bound wins.
  public func clamp(_ length: Double) -> Double {
    guard let place else { return position.bounded(length) }
    return child.held(length, by: place, axis)
  }

  /// Keeps `length` within the bounds that are numbers; the lower bound wins.
  public func clampToNumbers(_ length: Double) -> Double { position.bounded(length) }

  /// The lower bound, if there is one.
  public var lowerBound: TGChildBound? { TGChildBound(position.lower, child) }

  /// The upper bound, if there is one.
  public var upperBound: TGChildBound? { TGChildBound(position.upper, child) }
}

extension TGChildPosition {
  /// What a position is made from.
  public enum Kind: Sendable {
    /// The child has no such position.
    case none
    /// A number of points.
    case number
    /// A percentage.
    case weight
    /// An edge of some view.
    case reference
    /// A list of views that are centred together.
    case list

    @inlinable init(_ kind: ValueKind) {
      switch kind {
      case .none, .wrap, .fill: self = .none
      case .number: self = .number
      case .weight: self = .weight
      case .anchor: self = .reference
      case .list: self = .list
      }
    }
  }
}

extension TGChildAxis {
  /// What the position before the child is made from.
  @inlinable public var startKind: TGChildPosition.Kind {
    TGChildPosition.Kind(half.startKind)
  }

  /// What the position after the child is made from.
  @inlinable public var endKind: TGChildPosition.Kind {
    TGChildPosition.Kind(half.endKind)
  }

  /// What the position of the centre is made from.
  @inlinable public var centerKind: TGChildPosition.Kind {
    TGChildPosition.Kind(half.centerKind)
  }

  /// The position before the child with all its parts.
  @inlinable public var startInFull: TGChildPosition { TGChildPosition(child, .start, Axis.axis) }

  /// The position of the centre with all its parts.
  @inlinable public var centerInFull: TGChildPosition { TGChildPosition(child, .center, Axis.axis) }

  /// The position after the child with all its parts.
  @inlinable public var endInFull: TGChildPosition { TGChildPosition(child, .end, Axis.axis) }
}
