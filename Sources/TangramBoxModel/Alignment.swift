import TangramExplanations

/// The alignment of an item in its available space, across a line or in a cell.
public enum TGItemAlignment: Hashable, BitwiseCopyable, Sendable, CaseIterable {
  /// At the leading edge or, vertically, at the top edge, even if lines are stacked in reverse.
  case start
  /// At the edge opposite `start`.
  case end
  /// At the edge from which lines are stacked.
  case flexStart
  /// At the edge opposite `flexStart`.
  case flexEnd
  /// In the middle.
  case center
  /// From edge to edge, if the item has no extent of its own.
  case stretch
  /// In a row, with the baselines of the first lines of text aligned; in a column, with the left
  /// edges aligned.
  case baseline
}

/// The distribution of items along a line, or of lines across a container, and of the free space.
public enum TGContentAlignment: Hashable, Sendable, CaseIterable {
  /// At the edge where the sequence of items or lines begins.
  case flexStart
  /// At the edge where the sequence of items or lines ends.
  case flexEnd
  /// At the leading edge or, vertically, at the top edge, even if the order is reversed.
  case start
  /// At the edge opposite `start`.
  case end
  /// In the middle.
  case center
  /// With the free space distributed between neighbors.
  case spaceBetween
  /// With the free space distributed around the elements, so that there is half as much at the
  /// edges as between neighbors.
  case spaceAround
  /// With the same free space between neighbors and at the edges.
  case spaceEvenly
  /// With the free space added to lines and automatic tracks.
  case stretch
}

extension TGItemAlignment {
  /// Returns the fraction of the free space that precedes an item, across lines that may be stacked from the
  /// end.
  @inlinable package func part(stacksFromEnd: Bool = false) -> Double {
    switch self {
    case .start, .baseline: 0
    case .stretch, .flexStart: stacksFromEnd ? 1 : 0
    case .flexEnd: stacksFromEnd ? 0 : 1
    case .end: 1
    case .center: 0.5
    }
  }
}

extension TGContentAlignment {
  /// Returns the offset of the first element from the first edge, and the additional space between
  /// neighbors.
  ///
  /// The free space may be negative; reversed, the first edge is the end edge, as in a `rowReverse` line.
  @inlinable package func distribute<Number: TGRuleNumber>(
    _ free: Number, among count: Int, isReversed: Bool = false
  ) -> (lead: Number, between: Number) {
    let none = Number(0)
    if free.value == 0 { return (none, none) }
    let (start, end) = isReversed ? (free, none) : (none, free)
    switch self {
    case .flexStart, .stretch: return (none, none)
    case .flexEnd: return (free, none)
    case .start: return (start, none)
    case .end: return (end, none)
    case .center: return (free / Number(2), none)
    case .spaceBetween:
      return count > 1 && free.value > 0 ? (none, free.divided(among: count - 1)) : (none, none)
    case .spaceAround:
      let all = max(count, 1)
      return free.value > 0
        ? (free.divided(among: 2 * all), free.divided(among: all)) : (start, none)
    case .spaceEvenly:
      let share = free.divided(among: count + 1)
      return free.value > 0 ? (share, share) : (start, none)
    }
  }
}
