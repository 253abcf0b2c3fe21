import TangramCore

/// What a line finds while it is laid out once more, for its explanation; no other layout keeps it.
final class LineLog {
  /// The extents along the line that the sizes of the children specify.
  let wanted: [Double]
  /// The extents after a shortage is subtracted.
  let shrunk: [Double]
  /// The length and the total weight that the children require.
  let (length, weight): (Double, Double)
  /// The length to share; 0 if nothing remains.
  let rest: Double
  let gapShrink: GapShrink
  /// The shortage that sizes and margins with shrink factors share.
  let shortage: TGShortage?
  /// Whether the gravity along the line stretches each child.
  let grows: [Bool]
  /// The shares of the remaining length, by what they are for.
  private var shares: [LineShare.Taker: LineShare] = [:]

  /// Lays out the children along the line.
  init<Main: TGAxisType>(_ line: Line<Main>) {
    let (pass, main) = (line.pass, Main())
    let demand = line.sizeChildren()
    (length, weight) = (demand.length, demand.weight)
    wanted = pass.children.map { $0[main].extent }
    let distribution = line.distribution(for: demand)
    shrunk = pass.children.map { $0[main].extent }
    rest = distribution?.rest.length ?? 0
    (gapShrink, shortage) = (distribution?.gapShrink ?? .none, distribution?.shortage)
    let stretches = pass[main].gravity == .fill || pass[main].gravity == .stretch
    grows = pass.children.map { stretches && line.isStretchable($0) }
    guard weight != 0, let distribution else { return }
    _ = line.place(distribution, log: self)
  }

  /// Notes a share before it is taken from what is left.
  @inline(never)
  func note(_ part: LineShare.Part, _ weight: Double, of index: Int, in left: FreeLength) {
    shares[LineShare.Taker(index: index, part: part)] = LineShare(
      weight: weight, left: left.weight, given: rest - left.length)
  }

  /// Returns the share of a child or of one of its margins; nil if it has none.
  func share(_ index: Int, _ part: LineShare.Part) -> LineShare? {
    shares[LineShare.Taker(index: index, part: part)]
  }
}

/// A share of the remaining length of a line.
struct LineShare {
  /// The extent of a child, or one of its margins.
  enum Part: Hashable {
    case extent
    case margin(Side)
  }

  /// What a share is for: a part of the child at an index.
  struct Taker: Hashable {
    let index: Int
    let part: Part
  }

  let weight: Double
  /// The sum of the weights that had no share yet, including this one.
  let left: Double
  /// The sum of the shares before.
  let given: Double
}
