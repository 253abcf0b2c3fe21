import TangramCore

/// What a line finds while its children are sized once more, for its explanation.
struct LineFindings {
  /// The extents along the line that the sizes of the children specify.
  let wanted: [Double]
  /// The extents after a shortage is subtracted.
  let shrunk: [Double]
  /// The length and the total weight that the children require.
  let (length, weight): (Double, Double)
  let gapShrink: GapShrink
  /// The shortage that sizes and margins with shrink factors share.
  let shortage: TGShortage?
  /// Whether the gravity along the line stretches each child.
  let grows: [Bool]

  /// Sizes the children up to the distribution of the remaining length.
  init<Main: TGAxisType>(_ line: Line<Main>) {
    var line = line
    let (pass, main) = (line.pass, Main())
    let demand = line.sizeChildren()
    (length, weight) = (demand.length, demand.weight)
    wanted = pass.children.map { $0[main].extent }
    let distribution = line.distribution(for: demand)
    shrunk = pass.children.map { $0[main].extent }
    (gapShrink, shortage) = (distribution?.gapShrink ?? .none, distribution?.shortage)
    let stretches = pass[main].gravity == .fill || pass[main].gravity == .stretch
    grows = pass.children.map { stretches && line.isStretchable($0) }
  }
}
