// Sizes that are tied to siblings: they mean the siblings' final sizes, whatever the order.

/// What the children of a container read of their siblings' extents.
struct SiblingTies {
  /// Part of a box: one of its extents.
  struct Extent: Hashable {
    var box: Int
    var axis: TGAxis
  }

  /// The extents that were read in the last pass, as they were then.
  var read: [(extent: Extent, value: Double)] = []
  /// The extents in the end of the pass before.
  var known: [Extent: Double] = [:]
}

extension Solver {
  /// The extent of a sibling, for a size that is tied to it: the one it had in the end of the pass
  /// before, if there was one.
  ///
  /// A sibling that comes later has none yet, and an earlier one may still get another. So what is
  /// read is noted, and the pass is run again if it was not the final extent.
  func siblingExtent(
    _ target: Int, _ axis: TGAxis, in container: UnsafeMutablePointer<ContainerBox>
  ) -> Double {
    let index = container - containers.base
    if !container.pointee.flags.contains(.readsSiblings) {
      // What is kept is of an earlier solve, or of what the container was before it was compiled anew.
      ties[index] = nil
      container.pointee.flags.insert(.readsSiblings)
    }
    let extent = SiblingTies.Extent(box: target, axis: axis)
    let value = ties[index]?.known[extent] ?? finalExtent(extent)
    ties[index, default: SiblingTies()].read.append((extent, value))
    return value
  }

  private func finalExtent(_ extent: SiblingTies.Extent) -> Double {
    (boxes.base + extent.box)[extent.axis].extent.magnitude
  }

  /// Starts with nothing known: what is found must not depend on what was laid out before.
  @inline(__always)
  func forgetTies(_ container: UnsafeMutablePointer<ContainerBox>) {
    container.pointee.flags.remove(.readsSiblings)
  }

  /// Takes over the extents that siblings have in the end of a pass.
  ///
  /// - Returns: Whether some size was made from another extent.
  @inline(never)
  func tiesDiffer(_ index: Int) -> Bool {
    guard var own = ties[index] else { return false }
    let differs = own.read.contains { finalExtent($0.extent) != $0.value }
    for (extent, _) in own.read { own.known[extent] = finalExtent(extent) }
    own.read.removeAll(keepingCapacity: true)
    ties[index] = own
    return differs
  }
}
