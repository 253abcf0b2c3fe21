import TangramCore

// Finding the position of every child, in order.

extension Floats {
  /// Sizes and places all children, and computes the farthest coordinates that they reach.
  mutating func placeChildren() {
    (mainReach, crossReach) = (start, pass[cross].paddingStart)
    var starts = FloatSide(isStart: true, wall: start, top: crossReach)
    var ends = FloatSide(isStart: false, wall: end - length, top: crossReach)
    for (index, child) in pass.children.enumerated() {
      if floatsToEnd(child) {
        placeChild(child, index, on: &ends, against: &starts)
      } else {
        placeChild(child, index, on: &starts, against: &ends)
      }
    }
    if pass.count > 0 {
      mainReach -= space
      crossReach -= crossSpace
    }
    mainReach += end
    crossReach += pass[cross].paddingEnd
    if isUnlimited { reportMisplaced() }
  }

  /// Whether a child floats to the end; an unlimited line has no end.
  func floatsToEnd(_ child: TGChild) -> Bool { child.reversesFloat && !isUnlimited }

  private func reportMisplaced() {
    let isMisplaced = pass.children.contains { $0.reversesFloat || isWeighted($0) }
    guard isMisplaced else { return }
    pass.report(
      "noBoundaryLimit",
      .other(
        "makes lines unlimited, so `reverseFloat` and shares have no effect; all children float to "
          + "the start, and shares are 0", code: "float-without-limit"))
  }

  /// Sizes a child, finds its position, resolves a weighted extent for the space there, and occupies that
  /// space.
  private mutating func placeChild(
    _ child: TGChild, _ index: Int, on own: inout FloatSide, against other: inout FloatSide
  ) {
    size(child)
    if isAligned(child) { hasAlignedChild = true }
    if isAverage(child) { takeAverage(child, index, own, other) }
    var item = FloatItem(along: FloatItem.Span(child[main]), across: FloatItem.Span(child[cross]))
    let place = place(of: child, item.along, on: own, against: other)
    if place.fallsBack { hasFallenBack = true }
    if isWeighted(child), !isAverage(child) {
      shareRoom(place.limit - place.main, with: child, item.along.before + item.along.after)
      item.along.extent = child[main].extent
      item.across.extent = child[cross].extent
    }
    if sharesAcross(child) {
      shareAcross(child, from: min(place.top, crossReach))
      clamp(child[cross])
      item.across.extent = child[cross].extent
    }
    if let log { notePlace(of: child, index, place, on: own, against: other, in: log) }
    takeRoom(index, item, at: place, on: &own, against: &other)
  }

  /// Finds the position of a child.
  ///
  /// No child is placed above the last one of the other side. A weighted child, whose extent is a share
  /// of the space that is found, only needs space for its margins.
  private func place(
    of child: TGChild, _ along: FloatItem.Span, on own: FloatSide, against other: FloatSide
  ) -> FloatSearch.Place {
    let isWeighted = isWeighted(child) && !isAverage(child)
    return search(
      for: child, isWeighted ? along.before + along.after : along.total, isWeighted: isWeighted,
      on: own, against: other)
  }

  private func search(
    for child: TGChild, _ room: Double, isWeighted: Bool, on own: FloatSide,
    against other: FloatSide
  ) -> FloatSearch.Place {
    FloatSearch.place(
      from: child.clearsFloat ? max(own.depth, other.lastTop) : other.lastTop, behind: own.bands,
      against: other.bands, room: room, isWeighted: isWeighted, clears: child.clearsFloat)
  }

  /// Resolves the extent of a child sized `average`; for the first one of a line, also determines which
  /// children the line contains.
  private mutating func takeAverage(
    _ child: TGChild, _ index: Int, _ own: FloatSide, _ other: FloatSide
  ) {
    if let line = averageLine, line.children.contains(index) {
      return setAlong(extent(ofAverage: child, in: line), of: child)
    }
    let least = leastExtent(ofAverage: child)
    let margins = child[main].start + child[main].end
    let place = search(
      for: child, margins + least, isWeighted: least <= 0, on: own, against: other)
    let line = averageLine(from: index, room: place.limit - place.main)
    averageLine = line
    log?.averageLines.append(line.children)
    setAlong(extent(ofAverage: child, in: line), of: child)
  }

  /// Resolves the extent of a weighted child, and updates its cross-axis size if it depends on that
  /// extent.
  private func shareRoom(_ room: Double, with child: TGChild, _ margins: Double) {
    let increment = child[main].scaled(0)
    let extent =
      isUnlimited ? 0 : (room + increment) * weight(child[main]) - margins
    setAlong(extent, of: child)
  }

  /// Sets the length of a child, and updates its cross-axis size if it depends on that length.
  private func setAlong(_ extent: Double, of child: TGChild) {
    child[main].extent = extent
    clamp(child[main])
    followOtherAxis(child[cross])
    child[cross].remeasure()
    clamp(child[cross])
  }

  /// Places a child, and occupies its space including margins and gaps.
  ///
  /// The gaps are on the sides where the next child may be placed.
  private mutating func takeRoom(
    _ index: Int, _ item: FloatItem, at place: FloatSearch.Place,
    on own: inout FloatSide, against other: inout FloatSide
  ) {
    let (child, along, across) = (pass[index], item.along, item.across)
    let begin =
      own.isStart ? place.main + along.before : -place.main - along.after - along.extent
    let depth = min(place.top, crossReach) + across.before
    child[main].origin = begin
    child[cross].origin = depth
    let bottom = depth + across.extent + across.after + crossSpace
    var band = band(
      along, from: begin, depth - across.before, bottom, isStart: own.isStart)
    band.owner = index
    own.take(band, from: depth - across.before, to: bottom, against: &other)
    if bottom - crossReach > tolerance {
      crossReach = bottom
      log?.deepest = index
    }
    raise(&mainReach, to: begin + along.extent + along.after + space)
  }

  /// The band that a child occupies.
  private func band(
    _ along: FloatItem.Span, from begin: Double, _ top: Double, _ bottom: Double, isStart: Bool
  ) -> Band {
    let room = length - start - end
    if isStart {
      let near = begin - along.before
      let far = near + min(along.total + space, room)
      return Band(near: near, far: far, top: top, bottom: bottom)
    }
    let far = max(begin - along.before - space, start)
    let near = far + min(along.total, room)
    return Band(near: -near, far: -far, top: top, bottom: bottom)
  }
}
