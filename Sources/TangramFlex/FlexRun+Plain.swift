import TangramCore

// Items that say two lengths and nothing else: there are many of them in long lines, and nothing has
// to be found out about them, so no memory is spent on them.

extension FlexRun {
  /// Lays out items that are all plain, if none of them has to give way.
  ///
  /// - Returns: Whether that was possible.
  mutating func layOutPlainItems() -> Bool {
    if options.alignItems == .baseline { return false }
    guard collectPlainLines() else {
      removeLines()
      return false
    }
    if !isKnown(main) {
      var length = 0.0
      for line in lines { length = max(length, line.length) }
      inner[main] = settled(length)
    }
    if !wraps, isKnown(cross) { lines[0].extent = inner[cross] }
    settleAcross()
    placeLines()
    for line in lines { placePlainItems(line) }
    if pass.count > 0 {
      let line = lines[0]
      pass.baselineChild = pass[options.direction.isReversed ? line.end - 1 : line.start]
    }
    pass.confirmSizeFound()
    return true
  }

  /// Finds which items share a line, and how long and how large across lines are.
  private mutating func collectPlainLines() -> Bool {
    let gap = gap[main]
    let room = inner[main]
    let limit = room.isNaN ? (wraps ? innerLimit : .infinity) : room
    var line = FlexLine(start: 0, end: 0)
    var index = 0
    for child in pass.children {
      guard child.isPlain else { return false }
      let length = 0.0.orMore(child[main].plainExtent)
      let extent = 0.0.orMore(child[cross].plainExtent)
      let longer = line.length + length + (index > line.start ? gap : 0)
      if wraps, index > line.start, longer > limit + 1e-6 {
        append(line)
        line = FlexLine(start: index, end: index)
        line.length = length
        line.extent = extent
      } else {
        line.length = longer
        line.extent = line.extent.orMore(extent)
      }
      // An item that is too long gives way.
      if line.length > limit + 1e-6 { return false }
      index += 1
      line.end = index
    }
    append(line)
    return true
  }

  private mutating func placePlainItems(_ line: FlexLine) {
    let isReversed = options.direction.isReversed
    let room = inner[main]
    let (lead, between) = options.justifyContent.distribute(
      room - line.length, among: line.count, isReversed: isReversed)
    let step = gap[main] + between
    var position = lead
    let start = pass[main].paddingStart
    let across =
      pass[cross].paddingStart
      + (stacksFromEnd ? inner[cross] - line.origin - line.extent : line.origin)
    let part = options.partAcross(options.alignItems)
    for child in pass.children[line.indices] {
      let (along, side) = (child[main], child[cross])
      let length = 0.0.orMore(along.plainExtent)
      let extent = 0.0.orMore(side.plainExtent)
      (along.extent, side.extent) = (length, extent)
      along.origin = start + (isReversed ? room - position - length : position)
      side.origin = across + (line.extent - extent) * part
      position += length + step
    }
  }
}

// MARK: - Questions that need no run

extension TGFlexAlgorithm {
  /// Whether somebody only wants to know how high a row is in which nothing has a height, however long it
  /// is.
  ///
  /// The row will be given another height, so its items need no places until then.
  func isRowWithoutHeight(_ pass: TGPass) -> Bool {
    let y = pass[.vertical]
    guard y.wraps, direction.isRow, wrap == .noWrap, !y.wrapsByItself else { return false }
    for child in pass.children {
      guard child[.vertical].sizeKind == .none, child[.vertical].isBare, !child.isContainer,
        !child.hasContent, child[TGFlexItemKey.self].aspectRatio == nil
      else { return false }
    }
    return true
  }

  /// The width that the content asks for if all items are plain; nil if they are not.
  func contentWidthOfPlainItems(_ width: TGContentWidth, _ pass: TGPass) -> Double? {
    if !direction.isRow, wrap != .noWrap, width == .greatest { return nil }
    var (sum, greatest) = (0.0, 0.0)
    for child in pass.children {
      guard child.isPlain else { return nil }
      let extent = 0.0.orMore(child[.horizontal].plainExtent)
      sum += extent
      greatest = greatest.orMore(extent)
    }
    let padding = pass[.horizontal].paddingStart + pass[.horizontal].paddingEnd
    let isOneLine = direction.isRow && (wrap == .noWrap || width == .greatest)
    guard isOneLine, pass.count > 0 else { return greatest + padding }
    let hasShares = gaps != TGGapShares()
    let gap = hasShares ? gaps.gap(pass[.horizontal], of: .nan) : pass[.horizontal].space
    return max(0, sum + Double(pass.count - 1) * gap) + padding
  }
}
