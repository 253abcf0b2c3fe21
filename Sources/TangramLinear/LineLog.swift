import TangramCore

/// The intermediate results of a line, recorded when it is laid out once more to be explained.
final class LineLog {
  let demand: Demand
  /// The amount by which a shortage reduces the extent of each child along the line.
  let reductions: [Double]
  /// The extent of the line when its remaining length is distributed: if it wraps, weights share only the
  /// length up to its lower bound.
  let length: Double
  /// The distribution of the remaining length; nil if the children of a column keep the positions that they
  /// were given while they were sized.
  let distribution: Distribution?
  /// Whether the gravity along the line stretches each child.
  let grows: [Bool]
  /// Whether each child affects the extent of a line that wraps across.
  let affectsExtentAcross: [Bool]
  /// The shares of the remaining length that each child gets: for one of its margins or, as nil, for its
  /// extent.
  private(set) var shares: [[Side?: Share]]

  /// The weight of a share, the sum of the weights that had no share yet, including this one, and the sum of
  /// the shares before.
  typealias Share = (weight: Double, left: Double, given: Double)

  /// Lays out the children along the line.
  init<Main: TGAxisType>(_ line: Line<Main>) {
    let (pass, main) = (line.pass, Main())
    demand = line.sizeChildren()
    shares = Array(repeating: [:], count: pass.count)
    let requested = pass.children.map { $0[main].extent }
    distribution = line.distribution(for: demand)
    reductions = zip(requested, pass.children).map { $0 - $1[main].extent }
    length = pass[main].size
    let stretches = pass[main].gravity == .fill || pass[main].gravity == .stretch
    grows = pass.children.map { stretches && line.isStretchable($0) }
    affectsExtentAcross = pass.children.map { $0[main.cross].affectsExtentAcross }
    if demand.weight != 0, let distribution { _ = line.place(distribution, log: self) }
  }

  /// Records a share before it is subtracted from the remaining length.
  @inline(never)
  func note(_ side: Side?, _ weight: Double, of index: Int, in left: FreeLength) {
    let remaining = distribution?.remaining.length ?? 0
    shares[index][side] = (weight, left.weight, remaining - left.length)
  }
}
