// Sizes and bounds that are tied to siblings: they mean the siblings' final sizes, whatever the order.

/// What the children of a container read of their siblings' extents.
struct SiblingTies {
  /// One of the extents of a box.
  struct Extent: Hashable {
    var box: Int
    var axis: TGAxis
  }

  /// An extent that was read for another one, as it was then.
  struct Reading {
    var reader: Extent
    var extent: Extent
    var value: Double
  }

  /// What was read in the last pass.
  var read: [Reading] = []
  /// The extents at the end of the pass before.
  var known: [Extent: Double] = [:]
}

extension Solver {
  /// The extent of a sibling, for a size that is tied to it or bounded by it: the one it had at the end of
  /// the pass before, if there was one.
  ///
  /// A sibling that comes later has none yet, and an earlier one may still get another. So what is read is
  /// noted, and the pass is run again if it was not the final extent.
  ///
  /// - Parameter reader: The extent that is made from it.
  func siblingExtent(_ target: Int, _ axis: TGAxis, for reader: SiblingTies.Extent) -> Double {
    let index = Int(boxes[target].parent)
    if !containers[index].flags.contains(.readsSiblings) {
      // What is kept belongs to an earlier solve.
      ties[index] = nil
      containers[index].flags.insert(.readsSiblings)
    }
    let extent = SiblingTies.Extent(box: target, axis: axis)
    let value = ties[index]?.known[extent] ?? finalExtent(extent)
    ties[index, default: SiblingTies()].read.append(
      SiblingTies.Reading(reader: reader, extent: extent, value: value))
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
    for reading in own.read { own.known[reading.extent] = finalExtent(reading.extent) }
    own.read.removeAll(keepingCapacity: true)
    ties[index] = own
    return differs
  }
}

// MARK: - Cycles

extension SiblingTies {
  /// Extents of which each was made from the next one, and the last from the first; nil when nothing that
  /// was read in the last pass goes round.
  var cycle: [Extent]? {
    var sources: [Extent: [Extent]] = [:]
    for reading in read { sources[reading.reader, default: []].append(reading.extent) }
    var finished: Set<Extent> = []
    for reading in read {
      // A walk into depth, on a stack of its own: chains may be as long as there are children.
      var path = [reading.reader]
      var isOnPath: Set<Extent> = [reading.reader]
      while let last = path.last {
        guard !finished.contains(last), let next = sources[last]?.popLast() else {
          finished.insert(last)
          isOnPath.remove(path.removeLast())
          continue
        }
        if isOnPath.contains(next), let start = path.firstIndex(of: next) {
          return Array(path[start...])
        }
        path.append(next)
        isOnPath.insert(next)
      }
    }
    return nil
  }
}

extension Solver {
  /// Reports that the passes over a container did not come to rest, and the sizes that go round, if that is
  /// why.
  func reportUnsettled(_ index: Int) {
    guard containers[index].flags.contains(.readsSiblings), let cycle = ties[index]?.cycle,
      let first = cycle.first
    else { return plan.report(Int(containers[index].box), "size", .unsettled) }
    var names = cycle.prefix(Self.longestCycle).map(describe)
    if names.count < cycle.count { names.append("…") }
    names.append(describe(first))
    plan.report(first.box, attribute(first), .cycle(names, ignoresLast: false))
  }

  /// The most extents of a cycle that a message names.
  private static let longestCycle = 24

  private func describe(_ extent: SiblingTies.Extent) -> String {
    let name = plan.node(ofBox: extent.box).name ?? "[\(boxes[extent.box].order)]"
    return "\(name).\(attribute(extent))"
  }

  private func attribute(_ extent: SiblingTies.Extent) -> String {
    extent.axis == .horizontal ? TGAttribute.width.name : TGAttribute.height.name
  }
}
