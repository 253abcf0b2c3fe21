/// Where an item goes in the room it has, across a line or in a cell.
public enum TGItemAlignment: UInt8, Hashable, BitwiseCopyable, Sendable, CaseIterable {
  /// At the edge where reading or the column starts, whichever way the lines are stacked.
  case start
  /// At the edge across from `start`.
  case end
  /// At the edge from which lines are stacked.
  case flexStart
  /// At the edge across from `flexStart`.
  case flexEnd
  /// In the middle.
  case center
  /// From edge to edge, if nothing else says how large the item is.
  case stretch
  /// In a row with the first lines of text on one line, in a column with the left edges.
  case baseline
}

/// Where items go along a line, or lines across a container, and who gets the room left over.
public enum TGContentAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// At the edge from which items or lines follow each other.
  case flexStart
  /// At the edge towards which items or lines follow each other.
  case flexEnd
  /// At the edge where reading or the column starts, also when the order is reversed.
  case start
  /// At the edge across from `start`.
  case end
  /// In the middle.
  case center
  /// The room lies between neighbours.
  case spaceBetween
  /// The room lies around each, so that there is half as much at the edges.
  case spaceAround
  /// The room lies between neighbours and at the edges alike.
  case spaceEvenly
  /// Lines and automatic tracks share the room.
  case stretch
}

extension TGItemAlignment {
  /// The part of the free room across a line that lies before an item.
  ///
  /// - Parameter stacksFromEnd: Whether lines follow each other from the end.
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
  /// How far from the first edge something begins, and the room between neighbours.
  ///
  /// - Parameters:
  ///   - free: The room left over; it may be negative.
  ///   - count: How many share it.
  ///   - isReversed: Whether the first edge is the one across from the start.
  package func distribute(
    _ free: Double, among count: Int, isReversed: Bool = false
  ) -> (lead: Double, between: Double) {
    let all = Double(max(count, 1))
    let start = isReversed ? free : 0
    switch self {
    case .flexStart, .stretch: return (0, 0)
    case .flexEnd: return (free, 0)
    case .start: return (start, 0)
    case .end: return (free - start, 0)
    case .center: return (free / 2, 0)
    case .spaceBetween: return count > 1 && free > 0 ? (0, free / (all - 1)) : (0, 0)
    case .spaceAround: return free > 0 ? (free / all / 2, free / all) : (start, 0)
    case .spaceEvenly:
      let share = free / Double(count + 1)
      return free > 0 ? (share, share) : (start, 0)
    }
  }
}
