import TangramBoxModel
import TangramCore
import TangramExplanations

// Section 9.3, main size determination: the distribution of items among lines, and their lengths.

extension FlexRun {
  mutating func collectLines() {
    lines = FlexLines(itemCount: items.count)
    if !wraps { return }
    let limit = lengthLimit
    var (start, length) = (0, 0.0)
    for index in items.indices {
      let outer = items[index].hypothetical + items[index].box[main].margins
      let longer = length + outer + (index > start ? gap[main] : 0)
      if index > start, longer > limit + 1e-6 {
        lines.breakLine(before: index)
        (start, length) = (index, outer)
      } else {
        length = longer
      }
    }
  }

  /// The maximum length of a line.
  ///
  /// In a column that wraps its height, it follows from the upper bound of the height.
  var lengthLimit: Double {
    if inner[main].isKnown { return inner[main] }
    let y = pass[.vertical]
    return y.upperBound - y.paddingStart - y.paddingEnd
  }

  /// Sets the height of a column that wraps its height.
  mutating func resolveMainSize() {
    if inner[main].isKnown { return }
    inner[main] = pass[main].resolveSize(by: lengthOfColumns())
  }
}

// MARK: - Flexible lengths

extension FlexRun {
  /// Section 9.7: resolves the flexible lengths of the items of a line.
  mutating func resolveLengths(_ line: FlexLine) {
    if line.count == 0 { return }
    let room = inner[main] - gaps(Main.axis, among: line.count)
    var sum = 0.0
    for index in line.indices { sum += items[index].hypothetical + items[index].box[main].margins }
    let grows = sum < room
    sharings?[line.start] = FlexSharing(grows: grows)
    guard sum != room, freezeInflexible(line, grows: grows) else {
      var items = items.mutableSpan
      for index in line.indices { items[index].box[Main()].extent = items[index].hypothetical }
      return
    }
    var initial = Double.nan
    // Each iteration freezes at least one item.
    for _ in line.indices {
      var sharing = sharing(line, room, grows: grows)
      if sharing.factors == 0 { return }
      if !initial.isKnown { initial = sharing.free }
      let part = initial * sharing.factors
      if sharing.factors < 1, part.magnitude < sharing.free.magnitude {
        (sharing.free, sharing.isPart) = (part, true)
      }
      sharings?[line.start] = sharing
      if share(line, sharing) { return }
    }
  }

  /// Freezes the items that cannot grow or shrink.
  ///
  /// - Returns: Whether any item remains unfrozen.
  private mutating func freezeInflexible(_ line: FlexLine, grows: Bool) -> Bool {
    let pass = pass
    var items = items.mutableSpan
    var isActive = false
    for index in line.indices {
      if !grows, items[index].postponesMinimum, items[index].shrink > 0 {
        items[index].least = items[index].automaticMinimum(along: Main.axis, pass)
        items[index].postponesMinimum = false
      }
      let isFrozen = items[index].isInflexible(grows: grows)
      items[index].isFrozen = isFrozen
      items[index].box[Main()].extent = isFrozen ? items[index].hypothetical : items[index].base
      if !isFrozen { isActive = true }
    }
    return isActive
  }

  /// The remaining free space, and the sums of the flex factors and weights of the unfrozen items.
  ///
  /// Frozen items occupy their final lengths, others their base sizes.
  private func sharing(_ line: FlexLine, _ room: Double, grows: Bool) -> FlexSharing {
    var sharing = FlexSharing(grows: grows, free: room)
    for index in line.indices {
      if items[index].isFrozen {
        sharing.free -= items[index].box[main].extent
      } else {
        sharing.free -= items[index].base
        sharing.factors += grows ? items[index].grow : items[index].shrink
        sharing.weights += items[index].weight(Main.axis, grows: grows)
      }
      sharing.free -= items[index].box[main].margins
    }
    return sharing
  }

  /// Shares the free space, and freezes items that violate their bounds.
  ///
  /// - Returns: Whether the lengths are final.
  private mutating func share(_ line: FlexLine, _ sharing: FlexSharing) -> Bool {
    var items = items.mutableSpan
    var violation = 0.0
    for index in line.indices where !items[index].isFrozen {
      let length = items[index].length(Main(), with: sharing)
      let extent = items[index].box[Main()].clamp(length, from: items[index].least)
      items[index].box[Main()].extent = extent
      violation += extent - length
    }
    if violation == 0 { return true }
    var isDone = true
    for index in line.indices where !items[index].isFrozen {
      let change = items[index].box[Main()].extent - items[index].length(Main(), with: sharing)
      items[index].isFrozen = violation > 0 ? change > 0 : change < 0
      if !items[index].isFrozen { isDone = false }
    }
    return isDone
  }
}

extension RuleFlexItem {
  /// The weight of the item's share of the free space.
  @inline(__always) func weight(_ main: TGAxis, grows: Bool) -> Number {
    if grows { return grow }
    return shrink * (base - box[main].padding).atLeast(Number(0)).named("base")
  }
}

extension FlexItem {
  /// Returns the item's length with its share of the free space.
  fileprivate func length<Main: TGAxisType>(_ main: Main, with sharing: FlexSharing) -> Double {
    base + sharing.part(weight(Main.axis, grows: sharing.grows))
  }
}

/// The free space in a line, and the total factors and weights of the items that share it.
struct FlexSharing {
  /// Whether items grow; otherwise they shrink.
  let grows: Bool
  var free = 0.0
  /// Whether this is only a part of the free space, because the factors add up to less than 1.
  var isPart = false
  var factors = 0.0
  var weights = 0.0

  /// Returns the share of an item with a weight.
  func part(_ weight: Double) -> Double { weights > 0 ? free * weight / weights : 0 }
}
