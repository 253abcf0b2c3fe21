import TangramCore

// Lines that break by content: each line ends where the next child does not fit.

extension Flow {
  mutating func layOutByContent() {
    decideLength()
    if options.packs, !isEndless {
      order = LinePacker.order(of: extentsForPacking(), in: length - start - end, gap: space)
    }
    layOutLines()
  }

  /// Determines the maximum length of the lines.
  ///
  /// A container that wraps along its lines is as long as its lower bound or, without one, as its
  /// content, up to its upper bound. (TangramKit keeps the container's current length instead, so that a
  /// new container without a lower bound shrinks all its children to nothing.)
  mutating func decideLength() {
    guard pass[main].wraps else {
      knownLength = pass[main].size
      return
    }
    let least = pass[main].clamp(0)
    fitsContent = !(least > 0)
    knownLength = fitsContent ? pass[main].clamp(.infinity) : least
  }

  private mutating func layOutLines() {
    applyFixedSubviews()
    startLines()
    var lines = LineStarts(perLine: 0, count: pass.count)
    for place in 0..<pass.count { addChild(at: place, &lines) }
    shareAmongAverages(before: pass.count)
    if fitsContent, lines.count == 1 {
      knownLength = pass[main].clamp(start + line.reach + end)
    }
    reach.across = line.across + line.depth
    finishLines(lines)
    if pass[main].wraps { pass[main].size = length }
  }

  /// Places the next child, on a new line if it does not fit.
  ///
  /// Even the very first child starts a new line if it does not fit; the gap before that line then
  /// remains.
  private mutating func addChild(at place: Int, _ lines: inout LineStarts) {
    let child = child(at: place)
    sizeByContent(child, place)
    let margins = child[main].start + child[main].end
    let gap = place > line.first ? space : 0
    let isAverage = isAverage(child)
    var averages = line.averages
    if isAverage { averages.add(child[main].extent) }
    let excess = line.position + margins + child[main].extent + gap + end - length
    if averages.end(lineExceededBy: excess) {
      shareAmongAverages(before: place)
      if place > line.first { lines.startLine(at: place, keepsPlace: gravityTellsLinesApart) }
      let hadAverages = line.averages.count > 0
      startLine(at: place)
      averages = LineAverages()
      if hadAverages { shareAgain(child, place) }
      shareAcrossAgain(child)
      shrinkToLine(child, margins)
      if isAverage { averages.add(child[main].extent) }
    }
    line.averages = averages
    if options.isFlex { line.flexWeight += lateShare(of: child) ?? 0 }
    if Self.linesAreRows, child[cross].wraps, !isAverage {
      measureHeight(of: child)
    }
    self.place(child, after: place > line.first ? space : 0)
  }

  /// Shrinks a child that is longer than a whole line to the length of the line.
  private func shrinkToLine(_ child: TGChild, _ margins: Double) {
    let room = length - start - end
    guard margins + child[main].extent - room > tolerance else { return }
    note(child) { $0.isShrunk = true }
    child[main].extent = child[main].clamp(room - margins)
  }
}

// MARK: - Sizes

extension Flow {
  /// Sizes a child on both axes, except for a height in a row that depends on the width; it is measured
  /// later.
  @inline(__always)
  private func sizeByContent(_ child: TGChild, _ place: Int) {
    if child[main].sizeKind == .number, child[cross].sizeKind == .number {
      child[main].extent = child[main].numberWithinBounds
      child[cross].extent = child[cross].numberWithinBounds
    } else {
      sizeBySteps(child, place)
    }
  }

  private func sizeBySteps(_ child: TGChild, _ place: Int) {
    sizeByNumbers(child)
    shareAcross(child)
    shareAlong(child, place)
    child[main].clampExtent()
    if child[cross].sizeKind == .reference { tieAcross(child) }
    if Self.linesAreRows, child[cross].wraps { return }
    child[cross].clampExtent()
    if !Self.linesAreRows, child[main].wraps { measureHeight(of: child) }
  }

  /// Gives a weighted child its share of the line's remaining length; a child sized `average` gets its
  /// minimum for now.
  private func shareAlong(_ child: TGChild, _ place: Int) {
    guard let weight = weight(of: child[main]) else { return }
    if options.isFlex {
      child[main].extent = extentBeforeShare(of: child)
      return
    }
    child[main].extent =
      isAverage(child) ? leastExtent(ofAverage: child) : shareOfRest(weight, of: child, place)
  }

  /// Computes the share of a child that begins a new line again, after a line whose `average` children
  /// have taken all of the remaining length.
  private func shareAgain(_ child: TGChild, _ place: Int) {
    guard weight(of: child[main]) != nil else { return }
    shareAlong(child, place)
    child[main].clampExtent()
    if child[cross].sizeKind == .reference { tieAcross(child) }
  }

  /// Computes the cross-axis share of a child that begins a new line again, because the line starts at
  /// another coordinate.
  private func shareAcrossAgain(_ child: TGChild) {
    guard weight(of: child[cross]) != nil else { return }
    shareAcross(child)
    if !Self.linesAreRows, child[main].wraps { measureHeight(of: child) }
  }

  /// Applies numeric sizes, the common size, and sizes tied to other extents.
  private func sizeByNumbers(_ child: TGChild) {
    let (along, across) = (child[main], child[cross])
    along.extent = along.number(or: givenExtent(of: child) ?? along.current)
    across.extent = across.number(or: across.current)
    along.extent = referredExtent(of: along)
    across.extent = referredExtent(of: across)
  }

  /// The share of the remaining length of the line, or of a whole line if nothing remains.
  private func shareOfRest(_ part: Double, of child: TGChild, _ place: Int) -> Double {
    // A line of unlimited length has no remaining length.
    if isEndless { return child[main].extent }
    let margins = child[main].start + child[main].end
    note(child) { $0.lineOfRest = line.first }
    var rest = length - end - line.position - margins
    if place > line.first { rest -= space }
    if rest < tolerance { rest = length - start - end }
    let increment = child[main].scaled(0)
    return (rest + increment) * part - margins
  }

  /// The extents along the lines, including margins, that packing uses; weights are ignored.
  mutating func extentsForPacking() -> [Double] {
    // Children are packed with the common size, but with the container's own padding and gaps.
    let own = (start, end, space)
    applyFixedSubviews()
    (start, end, space) = own
    let room = length - start - end
    return pass.children.map { child in
      let margins = child[main].start + child[main].end
      var extent = extentForPacking(child) + margins
      if let fixedSize, child[main].sizeKind == .none { extent = max(margins, fixedSize) }
      return min(extent, room)
    }
  }

  private func extentForPacking(_ child: TGChild) -> Double {
    let (along, across) = (child[main], child[cross])
    let isShared = options.isFlex && weight(of: along) != nil
    along.extent =
      isShared ? extentBeforeShare(of: child) : along.number(or: along.current)
    if !Self.linesAreRows { across.extent = across.number(or: across.current) }
    setBounded(referredExtent(of: along), along)
    if !Self.linesAreRows {
      setBounded(referredExtent(of: across), across)
      if along.wraps { measureHeight(of: child) }
    }
    let extent = along.extent
    (along.extent, across.extent) = (along.current, across.current)
    return extent
  }
}
