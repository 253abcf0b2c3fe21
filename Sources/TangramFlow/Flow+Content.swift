import TangramCore

// Lines that end where the next child does not fit.

extension Flow {
  mutating func layOutByContent() {
    decideLength()
    guard options.packs, !isEndless else {
      layOutLines()
      return
    }
    let extents = extentsForPacking(commonSize: sizeOfFixedSubviews)
    let packed = LinePacker.order(of: extents, in: length - start - end, gap: space)
    packed.withUnsafeBufferPointer {
      order = $0.baseAddress
      layOutLines()
      order = nil
    }
  }

  /// Decides how long lines can be.
  ///
  /// A container that wraps along its lines is as long as its lower bound says, or, without one, as
  /// its content, up to its upper bound. (TangramKit leaves it as long as it happens to be, so that
  /// a new one without a lower bound shrinks all its children to nothing.)
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
    line = LineInProgress(position: start, across: before, hasAlignment: arranged != .none)
    var lines = LineStarts(perLine: 0, count: pass.count)
    placeAll(&lines)
    if fitsContent, lines.count == 1 {
      knownLength = pass[main].clamp(start + line.reach + end)
    }
    alignLine(line.first, pass.count)
    finishByContent(lines)
  }

  /// Places all children; those that are plain and fit cost little.
  private mutating func placeAll(_ lines: inout LineStarts) {
    let (start, end, space, length) = (start, end, space, length)
    let count = pass.count
    var line = line
    for place in 0..<count {
      let child = child(at: place)
      if child[main].isPlain, child[cross].isPlain {
        let (along, across) = (child[main].number(or: 0), child[cross].number(or: 0))
        let begin = place > line.first ? line.position + space : line.position
        let far = place > line.first ? line.position + along + space : begin + along
        if far + end - length <= 0.0001 {
          child[main].extent = along
          child[cross].extent = across
          child[main].origin = begin
          child[cross].origin = line.across
          line.add(child, from: start, to: begin + along, depth: across, cross)
          continue
        }
      }
      self.line = line
      placeByRule(child, place, &lines)
      line = self.line
    }
    self.line = line
  }

  private mutating func placeByRule(
    _ child: TGChild, _ place: Int, _ lines: inout LineStarts
  ) {
    sizeByContent(child, place)
    let (before, after) = (child[main].start, child[main].end)
    var far = line.position + before + child[main].extent + after
    if place > line.first { far += space }
    if far + end - length > 0.0001 {
      if place > line.first { lines.startLine(at: place, keepsPlace: gravityTellsLinesApart) }
      breakLine(before: place)
      shrinkToLine(child, before + after)
    }
    if Self.linesAreRows, child[cross].wraps {
      measureHeight(of: child)
      setBounded(child[cross].extent, child[cross])
    }
    if place > line.first { line.position += space }
    let ahead = child[cross].start
    child[main].origin = line.position + before
    child[cross].origin = line.across + ahead
    let depth = ahead + child[cross].end + child[cross].extent
    let next = line.position + (before + child[main].extent + after)
    line.add(child, from: start, to: next, depth: depth, cross)
  }

  /// Ends the line in progress.
  ///
  /// Even a first child that does not fit starts a new line, after an empty gap.
  private mutating func breakLine(before place: Int) {
    alignLine(line.first, place)
    line.first = place
    line.position = start
    line.across += lineSpace + line.depth
    (line.reach, line.depth, line.hasAlignment) = (0, 0, arranged != .none)
  }

  /// Makes a child that is longer than a whole line as long as the line.
  private func shrinkToLine(_ child: TGChild, _ margins: Double) {
    let room = length - start - end
    guard margins + child[main].extent - room > tolerance else { return }
    child[main].extent = child[main].clamp(room - margins)
  }

  private func finishByContent(_ lines: LineStarts) {
    if pass[main].wraps { pass[main].size = length }
    if pass[cross].wraps {
      pass[cross].size = line.across + line.depth + after
    } else {
      let room = pass[cross].size - after - line.depth - line.across
      moveLines(lines, room: room)
    }
  }
}

// MARK: - Sizes

extension Flow {
  /// Sizes a child on both axes; a height that follows from a width in a row comes later.
  @inline(__always)
  private func sizeByContent(_ child: TGChild, _ place: Int) {
    if child[main].sizeKind == .number, child[cross].sizeKind == .number {
      setBounded(child[main].number(or: 0), child[main])
      setBounded(child[cross].number(or: 0), child[cross])
    } else {
      sizeBySteps(child, place)
    }
  }

  private func sizeBySteps(_ child: TGChild, _ place: Int) {
    sizeByNumbers(child)
    if let weight = weight(of: child[cross]) {
      child[cross].extent = shareAcross(weight, of: child)
    }
    if let weight = weight(of: child[main]) {
      child[main].extent = shareOfRest(weight, of: child, place)
    }
    setBounded(child[main].extent, child[main])
    if child[cross].sizeKind == .reference { tieAcross(child) }
    if Self.linesAreRows, child[cross].wraps { return }
    setBounded(child[cross].extent, child[cross])
    if !Self.linesAreRows, child[main].wraps {
      measureHeight(of: child)
      setBounded(child[main].extent, child[main])
    }
  }

  /// Applies numbers, the common size, and sizes tied to other extents.
  private func sizeByNumbers(_ child: TGChild) {
    var extent = child[main].current
    if let fixedSize { extent = fixedSize - child[main].start - child[main].end }
    child[main].extent = child[main].number(or: extent)
    let across = child[cross].number(or: child[cross].current)
    child[cross].extent = across
    if child[main].sizeKind == .reference {
      child[main].extent = referredExtent(of: child[main])
    }
    if child[cross].sizeKind == .reference {
      child[cross].extent = referredExtent(of: child[cross])
    }
  }

  /// A part of what is left of the line; of a whole new line when nothing is left.
  private func shareOfRest(_ part: Double, of child: TGChild, _ place: Int) -> Double {
    // A line without end has no rest.
    if isEndless { return child[main].extent }
    let margins = child[main].start + child[main].end
    var rest = length - end - line.position - margins
    if place > line.first { rest -= space }
    if rest < tolerance { rest = length - start - end }
    let increment = child[main].scaled(0)
    return (rest + increment) * part - margins
  }

  /// The extents that the packing goes by: without weights and common sizes.
  func extentsForPacking(commonSize: Double?) -> ContiguousArray<Double> {
    let room = length - start - end
    var extents = ContiguousArray<Double>()
    extents.reserveCapacity(pass.count)
    for index in 0..<pass.count {
      let child = pass[index]
      let margins = child[main].start + child[main].end
      var extent = extentForPacking(child) + margins
      if let commonSize, child[main].sizeKind == .none { extent = max(margins, commonSize) }
      extents.append(min(extent, room))
    }
    return extents
  }

  private func extentForPacking(_ child: TGChild) -> Double {
    child[main].extent = child[main].number(or: child[main].current)
    if !Self.linesAreRows {
      child[cross].extent = child[cross].number(or: child[cross].current)
    }
    if child[main].sizeKind == .reference {
      child[main].extent = referredExtent(of: child[main])
    }
    setBounded(child[main].extent, child[main])
    if !Self.linesAreRows {
      if child[cross].sizeKind == .reference {
        child[cross].extent = referredExtent(of: child[cross])
      }
      setBounded(child[cross].extent, child[cross])
      if child[main].wraps {
        measureHeight(of: child)
        setBounded(child[main].extent, child[main])
      }
    }
    let extent = child[main].extent
    child[main].extent = child[main].current
    child[cross].extent = child[cross].current
    return extent
  }
}
