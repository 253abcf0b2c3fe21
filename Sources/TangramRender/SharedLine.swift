import Tangram

/// A line that neighbors among the children of a container share.
struct SharedLine: Equatable {
  /// The position of the line along the axis that it crosses.
  let position: Double
  /// From where to where the line reaches along the other axis.
  let range: ClosedRange<Double>

  /// An edge of a child, moved into the middle of the gap beside it.
  private struct Edge {
    let position: Double
    let range: ClosedRange<Double>
    /// Whether the child ends at the edge, rather than begins.
    let isEnd: Bool
  }

  /// Returns the lines between the children of a view that cross an axis.
  ///
  /// Where a child ends and another one begins, there is a line along the part that both have. Parts of
  /// one line are joined, so that a line passes along several children, and dashes go on.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of children.
  static func all(
    of view: SeenView, along axis: TGAxis, among views: [SeenView]
  ) -> [SharedLine] {
    let frames = view.children.map { views[$0] }.filter {
      $0.transform == nil && $0.paint?.borders.joins ?? true && $0.frame.width > 0
        && $0.frame.height > 0
    }.map(\.frame)
    return all(between: frames, along: axis) { axis in
      axis == .horizontal ? view.settings.horizontalSpace : view.settings.verticalSpace
    }
  }

  /// - Parameter gap: Returns the distance between neighbors along an axis.
  static func all(
    between frames: [TGRect], along axis: TGAxis, gap: (TGAxis) -> Double
  ) -> [SharedLine] {
    let other = axis.crossed
    guard let first = frames.map({ $0.origin[other] }).min(),
      let last = frames.map({ $0.end(other) }).max(),
      let smallest = frames.map({ $0.size[axis] }).min()
    else { return [] }
    let (half, otherHalf) = (gap(axis) / 2, gap(other) / 2)
    let edges = frames.flatMap { frame -> [Edge] in
      // At a crossing of gaps the line goes on, but not beyond the children.
      let start = max(first, frame.origin[other] - otherHalf)
      let range = start...max(start, min(last, frame.end(other) + otherHalf))
      return [
        Edge(position: frame.origin[axis] - half, range: range, isEnd: false),
        Edge(position: frame.end(axis) + half, range: range, isEnd: true),
      ]
    }.sorted { $0.position < $1.position }
    // Snapping to pixels may make gaps uneven by a pixel.
    let tolerance = min(1, smallest / 2)
    var (lines, rest) = ([SharedLine](), edges[...])
    while let edge = rest.first {
      let group = rest.prefix { $0.position - edge.position <= tolerance }
      rest = rest.dropFirst(group.count)
      let ends = union(group.filter(\.isEnd).map(\.range))
      let starts = union(group.filter { !$0.isEnd }.map(\.range))
      let position = (edge.position + (group.last ?? edge).position) / 2
      lines += common(ends, starts).map { SharedLine(position: position, range: $0) }
    }
    return lines
  }

  /// Returns the ranges joined where they overlap or touch, in order.
  private static func union(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var joined: [ClosedRange<Double>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound + 1e-6 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  /// Returns the parts that two lists of ranges in order have in common.
  private static func common(
    _ ranges: [ClosedRange<Double>], _ others: [ClosedRange<Double>]
  ) -> [ClosedRange<Double>] {
    var (common, first, second) = ([ClosedRange<Double>](), 0, 0)
    while first < ranges.count, second < others.count {
      let start = max(ranges[first].lowerBound, others[second].lowerBound)
      let end = min(ranges[first].upperBound, others[second].upperBound)
      if start < end { common.append(start...end) }
      if ranges[first].upperBound < others[second].upperBound { first += 1 } else { second += 1 }
    }
    return common
  }
}
