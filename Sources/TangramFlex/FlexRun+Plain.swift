import TangramCore

// Items that say two lengths and nothing else: there are many of them in long lines, and nothing has
// to be found out about them.

extension FlexRun {
  /// Lays out items that are all plain, if none of them has to give way.
  ///
  /// - Returns: Whether that was possible.
  mutating func layOutPlainItems() -> Bool {
    if isRow && options.alignItems == .baseline { return false }
    return isRow ? layOutPlain(.horizontal) : layOutPlain(.vertical)
  }

  private mutating func layOutPlain<Main: TGAxisType>(_ main: Main) -> Bool {
    guard collectPlainLines(main) else { return false }
    if !isKnown(Main.axis) { inner[Main.axis] = settled(lines.reduce(0) { max($0, $1.length) }) }
    if !wraps, isKnown(cross) { lines[0].extent = inner[Main.Cross.axis] }
    settleAcross()
    placeLines()
    for line in lines { place(line, main) }
    if pass.count > 0 {
      let line = lines[0]
      pass.baselineChild = pass[options.direction.isReversed ? line.end - 1 : line.start]
    }
    pass.confirmSizeFound()
    return true
  }

  /// Finds which items share a line, and how long and how large across lines are.
  private mutating func collectPlainLines<Main: TGAxisType>(_ main: Main) -> Bool {
    let gap = gap[Main.axis]
    let room = inner[Main.axis]
    let limit = room.isNaN ? (wraps ? innerLimit : .infinity) : room
    var line = FlexLine(start: 0, end: 0)
    var index = 0
    for child in pass.children {
      guard child.isPlain else { return false }
      let length = max(0, child[main].plainExtent)
      let extent = max(0, child[main.cross].plainExtent)
      let longer = line.length + length + (index > line.start ? gap : 0)
      if wraps, index > line.start, longer > limit + 1e-6 {
        lines.append(line)
        line = FlexLine(start: index, end: index)
        line.length = length
        line.extent = extent
      } else {
        line.length = longer
        line.extent = max(line.extent, extent)
      }
      // An item that is too long gives way.
      if line.length > limit + 1e-6 { return false }
      index += 1
      line.end = index
    }
    lines.append(line)
    return true
  }

  private mutating func place<Main: TGAxisType>(_ line: FlexLine, _ main: Main) {
    let isReversed = options.direction.isReversed
    let room = inner[Main.axis]
    let (lead, between) = options.justifyContent.distribute(
      room - line.length, among: line.count, isReversed: isReversed)
    let step = gap[Main.axis] + between
    var position = lead
    let start = pass[main].paddingStart
    let across =
      pass[main.cross].paddingStart
      + (stacksFromEnd ? inner[Main.Cross.axis] - line.origin - line.extent : line.origin)
    let part = partAcross(options.alignItems)
    for child in pass.children[line.indices] {
      let (along, side) = (child[main], child[main.cross])
      let length = max(0, along.plainExtent)
      let extent = max(0, side.plainExtent)
      (along.extent, side.extent) = (length, extent)
      along.origin = start + (isReversed ? room - position - length : position)
      side.origin = across + (line.extent - extent) * part
      position += length + step
    }
  }
}
