import TangramCore

// Where items go in their lines, and lines in the container.

extension FlexRun {
  var stacksFromEnd: Bool { options.stacksFromEnd }

  @inline(__always)
  mutating func place() {
    placeLines()
    for line in lines { placeItems(line) }
  }

  @inline(__always)
  mutating func placeLines() {
    if !wraps { return }
    var used = Double(lines.count - 1) * gap[cross]
    for line in lines { used += line.extent }
    let (lead, between) = options.alignContent.distribute(
      inner[cross] - used, among: lines.count, isReversed: stacksFromEnd)
    var position = lead
    for place in lines.indices {
      lines[place].origin = position
      position += lines[place].extent + gap[cross] + between
    }
  }

  @inline(__always)
  private mutating func placeItems(_ line: FlexLine) {
    if line.count == 0 { return }
    let isReversed = options.direction.isReversed
    let (lead, between) = distribute(line)
    let (start, room, gap) = (pass[main].paddingStart, inner[main], gap[main])
    var position = lead
    for index in line.indices {
      let (before, outer) = (memory[index, main].before, memory[index, main].outer)
      let origin = isReversed ? room - position - outer + before : position + before
      memory[index].item.give(origin: start + origin, main)
      position += outer + gap + between
      placeAcross(index, line)
      memory[index].item.settleChild(isIndefinite: memory[index].isIndefinite, pass)
    }
  }

  /// Where the first item of a line begins, and the room that is left between neighbours.
  @inline(__always)
  private mutating func distribute(_ line: FlexLine) -> (lead: Double, between: Double) {
    // Most lines are packed at their start, whatever is left over.
    if !hasAutoMargins, options.justifyContent.packsAtStart { return (0, 0) }
    let free = roomLeft(in: line)
    return options.justifyContent.distribute(
      free, among: line.count, isReversed: options.direction.isReversed)
  }

  /// The room that the items of a line leave over, after margins have taken their shares.
  private mutating func roomLeft(in line: FlexLine) -> Double {
    var free = inner[main] - Double(line.count - 1) * gap[main]
    var autoMargins = 0
    for index in line.indices {
      free -= memory[index, main].outer
      guard memory[index, main].hasAutoMargin else { continue }
      if memory[index, main].flags.contains(.autoBefore) { autoMargins += 1 }
      if memory[index, main].flags.contains(.autoAfter) { autoMargins += 1 }
    }
    guard autoMargins > 0, free > 0 else { return free }
    for index in line.indices { memory[index].item.takeShare(free / Double(autoMargins), main) }
    return 0
  }

  @inline(__always)
  private mutating func placeAcross(_ index: Int, _ line: FlexLine) {
    let free = line.extent - memory[index, cross].outer
    var offset: Double
    if memory[index].item.takeUp(free, cross) {
      offset = free < 0 && stacksFromEnd ? free : 0
    } else {
      offset = offsetAcross(index, line, free)
    }
    offset += memory[index, cross].before
    let start = stacksFromEnd ? inner[cross] - line.origin - line.extent : line.origin
    memory[index].item.give(origin: pass[cross].paddingStart + start + offset, cross)
  }

  /// How far the margin edge of an item lies from the side of its line that is the start without
  /// reversal.
  private mutating func offsetAcross(_ index: Int, _ line: FlexLine, _ free: Double) -> Double {
    switch memory[index].alignment {
    case .start: return 0
    case .end: return free
    case .center: return free / 2
    case .flexEnd: return stacksFromEnd ? 0 : free
    case .baseline:
      if !stacksFromEnd { return line.ascent - memory[index].ascent }
      let below = line.indices.reduce(-Double.infinity) { below, other in
        guard isOnBaseline(other) else { return below }
        return max(below, memory[other, cross].outer - memory[other].ascent)
      }
      return line.extent - below - memory[index].ascent
    case .flexStart, .stretch: return stacksFromEnd ? free : 0
    }
  }

  /// The first item of the first line that stands on its baseline, or else its first item, decides where
  /// that of the container lies.
  @inline(__always)
  mutating func findBaseline() {
    guard count > 0, let line = lines.first else { return }
    let first = isRow ? firstOnBaseline(line) : nil
    let start = options.direction.isReversed ? line.end - 1 : line.start
    pass.baselineChild = pass[memory[first ?? start].item.place]
  }
}
