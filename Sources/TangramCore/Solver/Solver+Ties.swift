// Sizes and bounds that refer to siblings: they use the siblings' final sizes, whatever the order of the
// children.

/// The sibling extents that the children of a container read.
struct SiblingTies {
  /// An extent of a box, identified by the box and the axis.
  struct Extent: Hashable {
    var box: Int
    var axis: TGAxis
  }

  /// An extent that was read to compute another one, with its value at that time.
  struct Reading {
    var reader: Extent
    var extent: Extent
    var value: Double
  }

  /// The extents that were read in the last pass.
  var read: [Reading] = []
  /// The extents at the end of the previous pass.
  var known: [Extent: Double] = [:]
}

extension Solver {
  /// The extent of a sibling, for a size that refers to it or is bounded by it: the value at the end
  /// of the previous pass, if there was one.
  ///
  /// A later sibling has no extent yet, and the extent of an earlier one may still change. So each
  /// value that is read is recorded, and the pass is repeated if the value was not final.
  ///
  /// - Parameter reader: The extent that is computed from the sibling's.
  func readSiblingExtent(_ target: Int, _ axis: TGAxis, for reader: SiblingTies.Extent) -> Double {
    let index = Int(boxes[target].parent)
    if !containers[index].readsSiblings {
      // Existing records belong to an earlier solve.
      ties[index] = nil
      containers[index].readsSiblings = true
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

  /// Stores the extents of siblings at the end of a pass.
  ///
  /// - Returns: Whether some size was computed from an extent that has changed since.
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
  /// A cycle of extents, each computed from the next one and the last from the first; nil if the
  /// last pass read none.
  var cycle: [Extent]? {
    var sources: [Extent: [Extent]] = [:]
    for reading in read { sources[reading.reader, default: []].append(reading.extent) }
    var finished: Set<Extent> = []
    for reading in read {
      // A depth-first search with an explicit stack: chains may be as long as there are children.
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
  /// Reports that the passes over a container did not converge, and the cycle of sizes that is the
  /// cause, if there is one.
  func reportUnsettled(_ index: Int) {
    if containers[index].readsSiblings, let cycle = ties[index]?.cycle {
      report(cycle)
    } else {
      plan.report(Int(containers[index].box), "size", .unsettled)
    }
  }

  /// Reports a cycle of extents, each computed from the next one and the last from the first.
  func report(_ cycle: [SiblingTies.Extent]) {
    guard let first = cycle.first else { return }
    var names = cycle.prefix(Self.maximumListedExtents).map(describe)
    if names.count < cycle.count { names.append("…") }
    names.append(describe(first))
    plan.report(first.box, attribute(first), .cycle(names, ignoresLast: false))
  }

  /// The maximum number of extents of a cycle that a message lists.
  private static let maximumListedExtents = 24

  private func describe(_ extent: SiblingTies.Extent) -> String {
    let name = plan.node(ofBox: extent.box).name ?? "[\(boxes[extent.box].order)]"
    return "\(name).\(attribute(extent))"
  }

  private func attribute(_ extent: SiblingTies.Extent) -> String {
    extent.axis.sizeAttribute.name
  }
}
