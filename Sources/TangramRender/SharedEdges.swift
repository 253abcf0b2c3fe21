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
      width: view.node.settings.horizontalSpace / 2, height: view.node.settings.verticalSpace / 2)
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
      let position = (edge.position + (group.last ?? edge).position) / 2
      lines += Self.common(group.map { ($0.range, $0.isEnd) }).map { (position, $0) }
    }
    return lines
  }

  /// Returns the ranges that belong both to an end edge and to a start edge, in ascending order.
  private static func common(
    _ edges: [(range: ClosedRange<Double>, isEnd: Bool)]
  ) -> [ClosedRange<Double>] {
    var common: [ClosedRange<Double>] = []
    // The farthest ends of the edges of each kind that start no later than the current one.
    var (endReach, startReach) = (-Double.infinity, -Double.infinity)
    for (range, isEnd) in edges.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let end = min(range.upperBound, isEnd ? startReach : endReach)
      if isEnd {
        endReach = max(endReach, range.upperBound)
      } else {
        startReach = max(startReach, range.upperBound)
      }
      guard range.lowerBound < end else { continue }
      if let last = common.last, range.lowerBound <= last.upperBound + 1e-6 {
        common[common.count - 1] = last.lowerBound...max(last.upperBound, end)
      } else {
        common.append(range.lowerBound...end)
      }
    }
    return common
  }
}
