// Sizes that are tied to siblings: they mean the siblings' final sizes, whatever the order.

/// What the children of a container read of their siblings' extents.
struct SiblingTies {
  /// One of the extents of a box.
  struct Extent: Hashable {
    var box: Int
    var axis: TGAxis
  }

  /// The extents that were read in the last pass, as they were then.
  var read: [(extent: Extent, value: Double)] = []
  /// The extents at the end of the pass before.
  var known: [Extent: Double] = [:]
}

extension Solver {
  /// The extent of a sibling, for a size that is tied to it: the one it had at the end of the pass before,
  /// if there was one.
  ///
  /// A sibling that comes later has none yet, and an earlier one may still get another. So what is read is
  /// noted, and the pass is run again if it was not the final extent.
  func siblingExtent(_ target: Int, _ axis: TGAxis, in index: Int) -> Double {
    if !containers[index].flags.contains(.readsSiblings) {
      // What is kept belongs to an earlier solve.
      ties[index] = nil
      containers[index].flags.insert(.readsSiblings)
    }
    let extent = SiblingTies.Extent(box: target, axis: axis)
    let value = ties[index]?.known[extent] ?? finalExtent(extent)
    ties[index, default: SiblingTies()].read.append((extent, value))
    return value
  }

  private func finalExtent(_ extent: SiblingTies.Extent) -> Double {
    boxes[extent.box].extent(extent.axis).magnitude
  }

  /// Takes over the extents that siblings have at the end of a pass.
  ///
  /// - Returns: Whether some size was made from another extent.
  func tiesDiffer(_ index: Int) -> Bool {
    guard var own = ties[index] else { return false }
    let differs = own.read.contains { finalExtent($0.extent) != $0.value }
    for (extent, _) in own.read { own.known[extent] = finalExtent(extent) }
    own.read.removeAll(keepingCapacity: true)
    ties[index] = own
    return differs
  }
}
