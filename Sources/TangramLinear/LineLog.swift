import TangramCore

/// The intermediate results of a line, recorded when it is laid out once more to be explained.
struct LineLog {
  let demand: Demand
  /// The distribution of the remaining length; nil if the children of a column keep the positions that they
  /// were given while they were sized.
  let distribution: Distribution?
  /// The extent of the line when its remaining length is distributed: if it wraps, weights share only the
  /// length up to its lower bound.
  let length: Double
  /// The amount by which a shortage reduces the extent of each child along the line.
  let reductions: [Double]
  /// Whether the gravity along the line stretches each child.
  let grows: [Bool]
  /// The index of the child whose baseline later children are aligned to.
  let base: Int?
  /// The shares of the remaining length that each child gets, for its first margin, its extent and its second
  /// margin: the weight of each, and what is left before it.
  let shares: [[(weight: Double, left: FreeLength)?]]

  /// Lays out the children along the line.
  init<Main: TGAxisType>(_ line: Line<Main>) {
    let (children, main) = (line.pass.children, line.main)
    demand = line.sizeChildren()
    let requested = children.map { $0[main].extent }
    let distribution = line.distribution(for: demand)
    self.distribution = distribution
    length = line.pass[main].size
    reductions = zip(requested, children).map { $0 - $1[main].extent }
    grows = children.map { (distribution?.growth ?? 0) != 0 && line.isStretchable($0) }
    base = line.base
    var left = distribution?.remaining ?? FreeLength(length: 0, weight: 0)
    shares = children.map { child in
      let (start, end) = (child[main].startPosition.weight, child[main].endPosition.weight)
      return [start, child[main].shareWeight, end].map { weight in
        guard let weight else { return nil }
        defer { _ = left.allocate(weight, in: line.pass) }
        return (weight, left)
      }
    }
  }
}
