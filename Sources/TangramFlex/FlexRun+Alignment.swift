import TangramBoxModel
import TangramCore
import TangramExplanations

// Sections 9.5 and 9.6, main-axis and cross-axis alignment: the positions of items within their
// lines, and of lines within the container.

extension FlexRun {
  mutating func placeLines() {
    if !wraps { return }
    var used = gaps(Cross.axis, among: lines.count)
    for line in lines { used += line.extent }
    let (lead, between) = options.alignContent.distribute(
      inner[cross] - used, among: lines.count, isReversed: options.stacksFromEnd)
    var position = lead
    for index in lines.indices {
      lines[index].origin = position
      position += lines[index].extent + gap[cross] + between
    }
  }

  /// Places the items of a line, and assigns their rectangles to the children.
  mutating func placeItems(_ line: FlexLine) {
    if line.count == 0 { return }
    let (pass, isRow, stacksFromEnd) = (pass, isRow, options.stacksFromEnd)
    let isReversed = options.direction.isReversed
    let (lead, between) = distribute(line)
    let (start, room, step) = (pass[main].paddingStart, inner[main], gap[main] + between)
    let side =
      pass[cross].paddingStart
      + (stacksFromEnd ? inner[cross] - line.origin - line.extent : line.origin)
    let baseline = hasBaselines ? baseline(of: line, line.extent) : 0
    var position = lead
    var items = items.mutableSpan
    for index in line.indices {
      let (before, outer) = (items[index].box[Main()].before, items[index].box[Main()].outer)
      let along = isReversed ? room - position - outer + before : position + before
      let free = line.extent - items[index].box[Cross()].outer
      let offset = items[index].offset(
        free, items[index].box[Cross()], baseline: baseline, stacksFromEnd: stacksFromEnd)
      if items[index].box[Cross()].hasAutoMargin {
        items[index].box[Cross()].fillAutoMargins(free)
      }
      let across = side + offset + items[index].box[Cross()].before
      items[index].box.assign(
        x: isRow ? start + along : across, y: isRow ? across : start + along,
        isIndefinite: items[index].isIndefinite, pass)
      position += outer + step
    }
  }

  /// Returns the offset of the first item of a line, and the additional space between neighbors.
  private mutating func distribute(_ line: FlexLine) -> (lead: Double, between: Double) {
    // Most lines are packed at their start, regardless of the free space.
    if !hasAutoMargins, options.justifyContent == .flexStart { return (0, 0) }
    return options.justifyContent.distribute(
      remainingRoom(in: line), among: line.count, isReversed: options.direction.isReversed)
  }

  /// Returns the free space of a line after auto margins have taken their shares.
  private mutating func remainingRoom(in line: FlexLine) -> Double {
    var free = inner[main] - gaps(Main.axis, among: line.count)
    for index in line.indices { free -= items[index].box[main].outer }
    let autoMargins = hasAutoMargins ? countAutoMargins(line) : 0
    guard autoMargins > 0, free > 0 else { return free }
    for index in line.indices {
      items[index].box[main].setAutoMargins(free / Double(autoMargins))
    }
    return 0
  }

  /// Sets the child that determines the container's baseline: in the first line, the first
  /// baseline-aligned item of a row, or else the item nearest to the start edge.
  mutating func findBaseline() {
    guard !items.isEmpty, let line = lines.first else { return }
    let first = isRow ? firstOnBaseline(line) : nil
    let start = options.direction.isReversed ? line.end - 1 : line.start
    pass.baselineChild = pass[items[first ?? start].box.childIndex]
  }
}

// MARK: - The rules

extension FlexRules {
  /// The number of auto margins along a line.
  func countAutoMargins(_ line: FlexLine) -> Int {
    line.indices.reduce(0) { count, index in
      let flags = items[index].box[mainAxis].flags
      return count + (flags.contains(.autoBefore) ? 1 : 0) + (flags.contains(.autoAfter) ? 1 : 0)
    }
  }

  /// Returns the distance from the start side of a line, ignoring `wrapReverse`, to its baseline.
  func baseline(of line: FlexLine, _ extent: Number) -> Number {
    let isBelow = options.stacksFromEnd
    var longest = Number(-.infinity)
    for index in line.indices where isOnBaseline(index) {
      let ascent = item(index).ascent
      longest = .larger(longest, isBelow ? item(index).box[crossAxis].outer - ascent : ascent)
    }
    return isBelow
      ? extent - longest.named("below the baseline") : longest.named("baseline of the line")
  }
}

extension RuleFlexItem {
  /// Returns the distance from the start side of the item's line, ignoring `wrapReverse`, to the item's
  /// margin edge, given the free space in the line; `baseline` is the distance from that side to the line's
  /// baseline.
  @inline(__always)
  func offset(
    _ free: Number, _ across: Box.Axis, baseline: Number, stacksFromEnd: Bool
  ) -> Number {
    if across.hasAutoMargin { return free.value < 0 && stacksFromEnd ? free : Number(0) }
    if flex.alignment == .baseline { return baseline - ascent.named("own baseline") }
    return free.fraction(flex.alignment.part(stacksFromEnd: stacksFromEnd))
  }
}
