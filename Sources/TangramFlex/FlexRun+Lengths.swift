import TangramCore

// Growing and shrinking the items of a line.

extension FlexRun {
  /// Finds how long the items of a line are.
  mutating func flex(_ line: FlexLine) {
    if line.count == 0 { return }
    let room = inner[main] - Double(line.count - 1) * gap[main]
    var sum = 0.0
    for index in line.indices { sum += self[index].hypothetical + self[index].item[main].margins }
    let grows = sum < room
    if sum == room || !freeze(line, grows: grows) {
      for index in line.indices { self[index].target = self[index].hypothetical }
    } else {
      resolve(line, room, grows: grows)
    }
    for index in line.indices { self[index].item[main].extent = self[index].target }
  }

  /// Freezes the items that take no part.
  ///
  /// - Returns: Whether some do.
  private mutating func freeze(_ line: FlexLine, grows: Bool) -> Bool {
    var isActive = false
    for index in line.indices {
      if !grows, self[index].mayShrinkTo, self[index].shrink > 0 {
        self[index].least = automaticMinimum(index)
        self[index].mayShrinkTo = false
      }
      let flex = self[index]
      let isFrozen =
        grows
        ? flex.grow == 0 || flex.base > flex.hypothetical
        : flex.shrink == 0 || flex.base < flex.hypothetical
      self[index].isFrozen = isFrozen
      self[index].target = isFrozen ? flex.hypothetical : flex.base
      if !isFrozen { isActive = true }
    }
    return isActive
  }

  /// The room left over, with the lengths of frozen items and the bases of the others.
  private func free(_ line: FlexLine, _ room: Double) -> Double {
    line.indices.reduce(room) { room, index in
      let flex = self[index]
      return room - (flex.isFrozen ? flex.target : flex.base) - flex.item[main].margins
    }
  }

  private mutating func resolve(_ line: FlexLine, _ room: Double, grows: Bool) {
    let initial = free(line, room)
    // Every round freezes at least one item.
    for _ in line.indices {
      var (factors, weights) = (0.0, 0.0)
      for index in line.indices where !self[index].isFrozen {
        factors += grows ? self[index].grow : self[index].shrink
        weights += weight(index, grows: grows)
      }
      if factors == 0 { return }
      var free = free(line, room)
      if factors < 1, (initial * factors).magnitude < free.magnitude { free = initial * factors }
      if share(line, free, weights, grows: grows) { return }
    }
  }

  private func weight(_ index: Int, grows: Bool) -> Double {
    let flex = self[index]
    return grows ? flex.grow : flex.shrink * max(0, flex.base - flex.item[main].padding)
  }

  /// Shares the free room, and freezes items that violate their bounds.
  ///
  /// - Returns: Whether no item is left.
  private mutating func share(
    _ line: FlexLine, _ free: Double, _ weights: Double, grows: Bool
  ) -> Bool {
    var violation = 0.0
    for index in line.indices where !self[index].isFrozen {
      let part = weights > 0 ? free * weight(index, grows: grows) / weights : 0
      let length = self[index].base + part
      self[index].target = self[index].clamped(length, self[index].item[main])
      violation += self[index].target - length
    }
    var isDone = true
    for index in line.indices where !self[index].isFrozen {
      let part = weights > 0 ? free * weight(index, grows: grows) / weights : 0
      let change = self[index].target - (self[index].base + part)
      let freezes = violation == 0 || (violation > 0 ? change > 0 : change < 0)
      self[index].isFrozen = freezes
      if !freezes { isDone = false }
    }
    return isDone
  }
}
