/// A position of a child with all its parts, for a rule that treats each of them by itself.
///
/// Most rules need no more than the points that a position is worth: `child[.vertical].start`.
public struct TGChildPosition {
  private let child: TGChild
  private let axis: TGAxis
  private let place: PositionPlace
  private let position: PlanPosition

  @usableFromInline init(_ child: TGChild, _ place: PositionPlace, _ axis: TGAxis) {
    self.child = child
    self.place = place
    self.axis = axis
    position = child.positionInFull(place, axis)
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
  public func clamp(_ length: Double) -> Double { child.held(length, by: place, axis) }
}

extension TGChildAxis {
  /// The position before the child with all its parts.
  @inlinable public var startInFull: TGChildPosition { TGChildPosition(child, .start, Axis.axis) }

  /// The position of the centre with all its parts.
  @inlinable public var centerInFull: TGChildPosition { TGChildPosition(child, .center, Axis.axis) }

  /// The position after the child with all its parts.
  @inlinable public var endInFull: TGChildPosition { TGChildPosition(child, .end, Axis.axis) }
}
