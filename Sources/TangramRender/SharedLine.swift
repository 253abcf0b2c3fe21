import Tangram

/// A line between neighboring children of a container.
struct SharedLine: Equatable {
  /// The position of the line along the axis perpendicular to it.
  let position: Double
  /// The range that the line covers along the other axis.
  let range: ClosedRange<Double>

  /// An edge of a child, moved to the center of the adjacent gap.
  private struct Edge {
    let position: Double
    let range: ClosedRange<Double>
    /// Whether this is the end edge of the child rather than the start edge.
    let isEnd: Bool
  }

  /// Returns the lines between the children of a view that are perpendicular to an axis.
  ///
  /// There is a line wherever the end edge of one child and the start edge of another overlap.
  /// Collinear parts that touch are merged into one line, so that dashes continue without interruption.
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

  /// - Parameter gap: Returns the gap of the container along an axis.
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
      // Lines are extended across gaps so that they meet, but not beyond the outermost children.
      let start = max(first, frame.origin[other] - otherHalf)
      let range = start...max(start, min(last, frame.end(other) + otherHalf))
      return [
        Edge(position: frame.origin[axis] - half, range: range, isEnd: false),
        Edge(position: frame.end(axis) + half, range: range, isEnd: true),
      ]
    }.sorted { $0.position < $1.position }
    // Snapping to the pixel grid can make gaps differ by a pixel.
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

  /// Returns the union of ranges as disjoint ranges in ascending order.
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

  /// Returns the intersection of two sorted lists of ranges.
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
