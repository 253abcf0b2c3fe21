import TangramCore

/// The points of a curve from child to child, for a view to be moved along it.
public struct TGPathPoints: Hashable, Sendable {
  /// Every sample of the curve, or only the places of the children.
  public let points: [TGPoint]
  /// For every child on the curve its place in `points`.
  private let indices: [Int]

  /// - Parameter full: Whether the samples between the places are kept, too.
  init(_ course: PathCourse?, count: Int, full: Bool) {
    var (points, indices) = ([TGPoint](), [Int]())
    if var walk = course?.walk(for: count) {
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

  /// The points from one child to another, both included; backwards if the first one comes later.
  ///
  /// - Returns: No points when the children are the same, and nil when one has no place.
  public func points(from first: Int, to second: Int) -> [TGPoint]? {
    if first == second { return [] }
    guard indices.indices.contains(first), indices.indices.contains(second) else { return nil }
    let range = indices[min(first, second)]...indices[max(first, second)]
    return first < second ? Array(points[range]) : points[range].reversed()
  }
}
