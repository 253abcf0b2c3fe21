import TangramCore

/// The points of a curve from child to child, for moving a view along it.
public struct TGPathPoints: Hashable, Sendable {
  /// Every sample of the curve, or only the positions of the children.
  public let points: [TGPoint]
  /// The index in `points` of every child on the curve.
  private let indices: [Int]

  /// - Parameter full: Whether to include the samples between the positions.
  init(_ course: PathCourse?, count: Int, full: Bool) {
    var (points, indices) = ([TGPoint](), [Int]())
    if var walk = course.map({ CurveWalk(along: $0, for: count) }) {
      search: while indices.count < count {
        switch walk.step() {
        case .place(let place):
          indices.append(points.count)
          points.append(place.point)
        case .sample(let point):
          if full { points.append(point) }
        case .gap: break
        case .end: break search
        }
      }
    }
    (self.points, self.indices) = (points, indices)
  }

  /// The points from one child to another, including both; backward if the first child comes later.
  ///
  /// - Returns: An empty array if the children are the same, and nil if one of them has no position.
  public func points(from first: Int, to second: Int) -> [TGPoint]? {
    if first == second { return [] }
    guard indices.indices.contains(first), indices.indices.contains(second) else { return nil }
    let range = indices[min(first, second)]...indices[max(first, second)]
    return first < second ? Array(points[range]) : points[range].reversed()
  }
}
