import Tangram

// The lines between neighboring children of a container.

extension SVGDrawing {
  /// Returns the lines between the children of a view that are perpendicular to an axis: their
  /// positions along the axis, and the ranges that they cover along the other one.
  ///
  /// There is a line wherever the end edge of one child and the start edge of another overlap.
  /// Collinear parts that touch are merged into one line, so that dashes continue without interruption.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of children.
  func sharedEdges(
    of view: SeenView, along axis: TGAxis
  ) -> [(position: Double, range: ClosedRange<Double>)] {
    let frames = view.children.map { views[$0] }.filter {
      $0.transform == nil && $0.paint?.borders.joins ?? true && $0.frame.hasArea
    }.map(\.frame)
    let other = axis.crossed
    guard let first = frames.map({ $0.origin[other] }).min(),
      let last = frames.map({ $0.end(other) }).max(),
      let smallest = frames.map({ $0.size[axis] }).min()
    else { return [] }
    let gaps = TGSize(
      width: view.settings.horizontalSpace / 2, height: view.settings.verticalSpace / 2)
    // The edges of the children, moved to the centers of the adjacent gaps.
    let edges = frames.flatMap { frame in
      // Lines are extended across gaps so that they meet, but not beyond the outermost children.
      let start = max(first, frame.origin[other] - gaps[other])
      let range = start...max(start, min(last, frame.end(other) + gaps[other]))
      return [
        (position: frame.origin[axis] - gaps[axis], range: range, isEnd: false),
        (position: frame.end(axis) + gaps[axis], range: range, isEnd: true),
      ]
    }.sorted { $0.position < $1.position }
    // Snapping to the pixel grid can make gaps differ by a pixel.
    let tolerance = min(1, smallest / 2)
    var (lines, rest) = ([(position: Double, range: ClosedRange<Double>)](), edges[...])
    while let edge = rest.first {
      let group = rest.prefix { $0.position - edge.position <= tolerance }
      rest = rest.dropFirst(group.count)
      let ends = union(of: group.filter(\.isEnd).map(\.range))
      let starts = union(of: group.filter { !$0.isEnd }.map(\.range))
      let position = (edge.position + (group.last ?? edge).position) / 2
      lines += common(ends, starts).map { (position, $0) }
    }
    return lines
  }
}

/// Returns the union of ranges as disjoint ranges in ascending order.
private func union(of ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
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
private func common(
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
