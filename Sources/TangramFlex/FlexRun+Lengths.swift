import TangramCore

// Growing and shrinking the items of a line.

extension FlexRun {
  /// Finds how long the items of a line are.
  @inline(__always)
  mutating func flex(_ line: FlexLine) {
    if line.count == 0 { return }
    let room = inner[main] - Double(line.count - 1) * gap[main]
    var (sum, free) = (0.0, room)
    var factors = 0.0
    var isBounded = false
    for index in line.indices {
      sum += memory[index].hypothetical + memory[index, main].margins
      // In the order of `sharing`, so that lengths are the same to the last bit.
      free -= memory[index].base
      free -= memory[index, main].margins
      factors += memory[index].grow
      if memory[index].base != memory[index].hypothetical
        || memory[index, main].upper < .infinity
      {
        isBounded = true
      }
    }
    let grows = sum < room
    if grows, !isBounded, factors >= 1, free > 0 {
      grow(line, free, factors)
    } else if sum == room || !freeze(line, grows: grows) {
      for index in line.indices {
        memory[index].item.give(extent: memory[index].hypothetical, main)
      }
    } else {
      resolve(line, room, grows: grows)
    }
  }

  /// Shares the free room among items of which none is bounded, so that one walk is enough.
  @inline(__always)
  private mutating func grow(_ line: FlexLine, _ free: Double, _ factors: Double) {
    for index in line.indices {
      let part = free * memory[index].grow / factors
      memory[index].item.give(extent: memory[index].base + part, main)
    }
  }

  /// Freezes the items that take no part.
  ///
  /// - Returns: Whether some do.
  @inline(__always)
  private mutating func freeze(_ line: FlexLine, grows: Bool) -> Bool {
    var isActive = false
    for index in line.indices {
      if !grows, memory[index].mayShrinkTo, memory[index].shrink > 0 {
        memory[index].least = memory[index].automaticMinimum(
          along: main, width: inner.width, pass)
        memory[index].mayShrinkTo = false
      }
      let (base, hypothetical) = (memory[index].base, memory[index].hypothetical)
      let isFrozen =
        grows
        ? memory[index].grow == 0 || base > hypothetical
        : memory[index].shrink == 0 || base < hypothetical
      memory[index].isFrozen = isFrozen
      memory[index].item.give(extent: isFrozen ? hypothetical : base, main)
      if !isFrozen { isActive = true }
    }
    return isActive
  }

  @inline(__always)
  private mutating func resolve(_ line: FlexLine, _ room: Double, grows: Bool) {
    var initial = Double.nan
    // Every round freezes at least one item.
    for _ in line.indices {
      var sharing = sharing(line, room, grows: grows)
      if sharing.factors == 0 { return }
      if initial.isNaN { initial = sharing.free }
      let part = initial * sharing.factors
      if sharing.factors < 1, part.magnitude < sharing.free.magnitude { sharing.free = part }
      if share(line, sharing, grows: grows) { return }
    }
  }

  /// The room left over, with the lengths of frozen items and the bases of the others, and the weights
  /// of those.
  @inline(__always)
  private mutating func sharing(_ line: FlexLine, _ room: Double, grows: Bool) -> FlexSharing {
    var sharing = FlexSharing(free: room)
    for index in line.indices {
      if memory[index].isFrozen {
        sharing.free -= memory[index, main].extent
      } else {
        sharing.free -= memory[index].base
        sharing.factors += grows ? memory[index].grow : memory[index].shrink
        sharing.weights += weight(index, grows: grows)
      }
      sharing.free -= memory[index, main].margins
    }
    return sharing
  }

  @inline(__always)
  private func weight(_ index: Int, grows: Bool) -> Double {
    if grows { return memory[index].grow }
    return memory[index].shrink * 0.0.orMore(memory[index].base - memory[index, main].padding)
  }

  /// Shares the free room, and freezes items that violate their bounds.
  ///
  /// - Returns: Whether no item is left.
  @inline(__always)
  private mutating func share(_ line: FlexLine, _ sharing: FlexSharing, grows: Bool) -> Bool {
    var violation = 0.0
    for index in line.indices where !memory[index].isFrozen {
      let length = memory[index].base + sharing.part(weight(index, grows: grows))
      let extent = memory[index].clamped(length, main)
      memory[index].item.give(extent: extent, main)
      violation += extent - length
    }
    if violation == 0 { return true }
    var isDone = true
    for index in line.indices where !memory[index].isFrozen {
      let length = memory[index].base + sharing.part(weight(index, grows: grows))
      let change = memory[index, main].extent - length
      memory[index].isFrozen = violation > 0 ? change > 0 : change < 0
      if !memory[index].isFrozen { isDone = false }
    }
    return isDone
  }
}

/// The room that is left over in a line, and the items that share it.
private struct FlexSharing {
  var free: Double
  var factors = 0.0
  var weights = 0.0

  /// What an item gets.
  func part(_ weight: Double) -> Double { weights > 0 ? free * weight / weights : 0 }
}
