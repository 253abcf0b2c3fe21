import TangramCore

// Growing and shrinking the items of a line.

extension FlexRun {
  /// Finds how long the items of a line are.
  mutating func flex(_ line: FlexLine) {
    if line.count == 0 { return }
    let room = inner[main] - Double(line.count - 1) * gap[main]
    var sum = 0.0
    for index in line.indices {
      sum += memory[index].hypothetical + memory[index].item[main].margins
    }
    let grows = sum < room
    if sum == room || !freeze(line, grows: grows) {
      for index in line.indices { memory[index].target = memory[index].hypothetical }
    } else {
      resolve(line, room, grows: grows)
    }
    for index in line.indices { memory[index].item[main].extent = memory[index].target }
  }

  /// Freezes the items that take no part.
  ///
  /// - Returns: Whether some do.
  private mutating func freeze(_ line: FlexLine, grows: Bool) -> Bool {
    var isActive = false
    for index in line.indices {
      if !grows, memory[index].mayShrinkTo, memory[index].shrink > 0 {
        memory[index].least = automaticMinimum(index)
        memory[index].mayShrinkTo = false
      }
      let (base, hypothetical) = (memory[index].base, memory[index].hypothetical)
      let isFrozen =
        grows
        ? memory[index].grow == 0 || base > hypothetical
        : memory[index].shrink == 0 || base < hypothetical
      memory[index].isFrozen = isFrozen
      memory[index].target = isFrozen ? hypothetical : base
      if !isFrozen { isActive = true }
    }
    return isActive
  }

  /// The room left over, with the lengths of frozen items and the bases of the others.
  private func free(_ line: FlexLine, _ room: Double) -> Double {
    var free = room
    for index in line.indices {
      free -= memory[index].isFrozen ? memory[index].target : memory[index].base
      free -= memory[index].item[main].margins
    }
    return free
  }

  private mutating func resolve(_ line: FlexLine, _ room: Double, grows: Bool) {
    let initial = free(line, room)
    // Every round freezes at least one item.
    for _ in line.indices {
      var (factors, weights) = (0.0, 0.0)
      for index in line.indices where !memory[index].isFrozen {
        factors += grows ? memory[index].grow : memory[index].shrink
        weights += weight(index, grows: grows)
      }
      if factors == 0 { return }
      var free = free(line, room)
      if factors < 1, (initial * factors).magnitude < free.magnitude { free = initial * factors }
      if share(line, free, weights, grows: grows) { return }
    }
  }

  private func weight(_ index: Int, grows: Bool) -> Double {
    if grows { return memory[index].grow }
    return memory[index].shrink * max(0, memory[index].base - memory[index].item[main].padding)
  }

  /// Shares the free room, and freezes items that violate their bounds.
  ///
  /// - Returns: Whether no item is left.
  private mutating func share(
    _ line: FlexLine, _ free: Double, _ weights: Double, grows: Bool
  ) -> Bool {
    var violation = 0.0
    for index in line.indices where !memory[index].isFrozen {
      let part = weights > 0 ? free * weight(index, grows: grows) / weights : 0
      let length = memory[index].base + part
      memory[index].target = clamped(length, index)
      violation += memory[index].target - length
    }
    var isDone = true
    for index in line.indices where !memory[index].isFrozen {
      let part = weights > 0 ? free * weight(index, grows: grows) / weights : 0
      let change = memory[index].target - (memory[index].base + part)
      let freezes = violation == 0 || (violation > 0 ? change > 0 : change < 0)
      memory[index].isFrozen = freezes
      if !freezes { isDone = false }
    }
    return isDone
  }
}
