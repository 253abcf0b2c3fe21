import TangramCore

// Lines that end where the next child does not fit.

extension Flow {
  mutating func layOutByContent() {
    decideLength()
    guard options.packs, knownLength != .greatestFiniteMagnitude else {
      layOutLines()
      return
    }
    let packed = LinePacker.order(of: extentsForPacking(), in: length - start - end, gap: space)
    packed.withUnsafeBufferPointer {
      order = $0.baseAddress
      layOutLines()
      order = nil
    }
  }

  /// Decides how long lines can be.
  ///
  /// A container that wraps along its lines is as long as its lower bound says, or, without one, as
  /// its content, up to its upper bound. (The reference leaves it as long as it happens to be, so
  /// that a new one without a lower bound shrinks all its children to nothing.)
  private mutating func decideLength() {
    guard pass.wraps(Main.self) else {
      knownLength = pass.size(Main.self)
      return
    }
    let least = pass.clampOwn(0, Main.self)
    fitsContent = !(least > 0)
    knownLength = fitsContent ? pass.clampOwn(.greatestFiniteMagnitude, Main.self) : least
  }

  private mutating func layOutLines() {
    applyFixedSubviews()
    line = LineInProgress(position: start, across: before, hasAlignment: arranged != .none)
    var lines = LineStarts(perLine: 0, count: pass.count)
    placeAll(&lines)
    if fitsContent, lines.count == 1 {
      knownLength = pass.clampOwn(start + line.reach + end, Main.self)
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
      if child.isPlain(Main.self), child.isPlain(Cross.self) {
        let (along, across) = (child.number(or: 0, Main.self), child.number(or: 0, Cross.self))
        let begin = place > line.first ? line.position + space : line.position
        let far = place > line.first ? line.position + along + space : begin + along
        if far + end - length <= 0.0001 {
          child.setExtent(along, Main.self)
          child.setExtent(across, Cross.self)
          child.setOrigin(begin, Main.self)
          child.setOrigin(line.across, Cross.self)
          line.add(child, from: start, to: begin + along, depth: across, Cross.self)
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
    let (before, behind) = (child.start(Main.self), child.end(Main.self))
    var far = line.position + before + child.extent(Main.self) + behind
    if place > line.first { far += space }
    if far + end - length > 0.0001 {
      if place > line.first { lines.startLine(at: place, keepsPlace: gravityTellsLinesApart) }
      breakLine(before: place)
      shrinkToLine(child, before + behind)
    }
    if Self.linesAreRows, child.wraps(Cross.self) {
      measureHeight(of: child)
      setBounded(child.extent(Cross.self), child, Cross.self)
    }
    if place > line.first { line.position += space }
    let ahead = child.start(Cross.self)
    child.setOrigin(line.position + before, Main.self)
    child.setOrigin(line.across + ahead, Cross.self)
    let depth = ahead + child.end(Cross.self) + child.extent(Cross.self)
    let next = line.position + (before + child.extent(Main.self) + behind)
    line.add(child, from: start, to: next, depth: depth, Cross.self)
  }

  /// Ends the line in progress.
  ///
  /// Also a first child that does not fit starts a new line, behind an empty gap.
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
    guard margins + child.extent(Main.self) - room > tolerance else { return }
    child.setExtent(child.clamp(room - margins, Main.self), Main.self)
  }

  private func finishByContent(_ lines: LineStarts) {
    if pass.wraps(Main.self) { pass.setSize(length, Main.self) }
    if pass.wraps(Cross.self) {
      pass.setSize(line.across + line.depth + behind, Cross.self)
    } else {
      let room = pass.size(Cross.self) - behind - line.depth - line.across
      moveLines(lines, room: room)
    }
  }
}

// MARK: - Sizes

extension Flow {
  /// Sizes a child on both axes; a height that follows from a width in a row comes later.
  @inline(__always)
  private func sizeByContent(_ child: TGChild, _ place: Int) {
    if child.sizeKind(Main.self) == .number, child.sizeKind(Cross.self) == .number {
      setBounded(child.number(or: 0, Main.self), child, Main.self)
      setBounded(child.number(or: 0, Cross.self), child, Cross.self)
    } else {
      sizeBySteps(child, place)
    }
  }

  private func sizeBySteps(_ child: TGChild, _ place: Int) {
    sizeByNumbers(child)
    if let weight = weight(of: child, Cross.self) {
      child.setExtent(shareAcross(weight, of: child), Cross.self)
    }
    if let weight = weight(of: child, Main.self) {
      child.setExtent(shareOfRest(weight, of: child, place), Main.self)
    }
    setBounded(child.extent(Main.self), child, Main.self)
    if child.sizeKind(Cross.self) == .anchor { tieAcross(child) }
    if Self.linesAreRows, child.wraps(Cross.self) { return }
    setBounded(child.extent(Cross.self), child, Cross.self)
    if !Self.linesAreRows, child.wraps(Main.self) {
      measureHeight(of: child)
      setBounded(child.extent(Main.self), child, Main.self)
    }
  }

  /// The numbers, the common size, and what is tied to other extents.
  private func sizeByNumbers(_ child: TGChild) {
    var extent = child.current(Main.self)
    if let fixedSize { extent = fixedSize - child.start(Main.self) - child.end(Main.self) }
    child.setExtent(child.number(or: extent, Main.self), Main.self)
    let across = child.number(or: child.current(Cross.self), Cross.self)
    child.setExtent(across, Cross.self)
    if child.sizeKind(Main.self) == .anchor {
      child.setExtent(referredExtent(of: child, Main.self), Main.self)
    }
    if child.sizeKind(Cross.self) == .anchor {
      child.setExtent(referredExtent(of: child, Cross.self), Cross.self)
    }
  }

  /// A part of what is left of the line; of a whole new line when nothing is.
  private func shareOfRest(_ part: Double, of child: TGChild, _ place: Int) -> Double {
    // A line without end has no rest.
    guard length != .greatestFiniteMagnitude else { return child.extent(Main.self) }
    let margins = child.start(Main.self) + child.end(Main.self)
    var rest = length - end - line.position - margins
    if place > line.first { rest -= space }
    if rest < tolerance { rest = length - start - end }
    let increment = child.scaled(0, Main.self)
    return (rest + increment) * part - margins
  }

  /// The extents that the packing goes by: without weights and common sizes.
  private func extentsForPacking() -> ContiguousArray<Double> {
    let room = length - start - end
    var extents = ContiguousArray<Double>()
    extents.reserveCapacity(pass.count)
    for index in 0..<pass.count {
      let child = pass[index]
      let extent = extentForPacking(child) + child.start(Main.self) + child.end(Main.self)
      extents.append(min(extent, room))
    }
    return extents
  }

  private func extentForPacking(_ child: TGChild) -> Double {
    child.setExtent(child.number(or: child.current(Main.self), Main.self), Main.self)
    if !Self.linesAreRows {
      child.setExtent(child.number(or: child.current(Cross.self), Cross.self), Cross.self)
    }
    if child.sizeKind(Main.self) == .anchor {
      child.setExtent(referredExtent(of: child, Main.self), Main.self)
    }
    setBounded(child.extent(Main.self), child, Main.self)
    if !Self.linesAreRows {
      if child.sizeKind(Cross.self) == .anchor {
        child.setExtent(referredExtent(of: child, Cross.self), Cross.self)
      }
      setBounded(child.extent(Cross.self), child, Cross.self)
      if child.wraps(Main.self) {
        measureHeight(of: child)
        setBounded(child.extent(Main.self), child, Main.self)
      }
    }
    let extent = child.extent(Main.self)
    child.setExtent(child.current(Main.self), Main.self)
    child.setExtent(child.current(Cross.self), Cross.self)
    return extent
  }
}
