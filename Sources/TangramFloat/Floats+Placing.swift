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
    if isUnlimited { reportIneffectiveSettings() }
  }

  /// Whether a child floats to the end; an unlimited line has no end.
  func floatsToEnd(_ child: TGChild) -> Bool { child.reversesFloat && !isUnlimited }

  private func reportIneffectiveSettings() {
    let isIneffective = pass.children.contains { $0.reversesFloat || isWeighted($0) }
    guard isIneffective else { return }
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
    if isAverage(child) { resolveAverage(child, index, own, other) }
    var along = Span(child[main])
    // A weighted child, whose extent is a share of the space that is found, only needs space for its
    // margins.
    let isWeighted = isWeighted(child) && !isAverage(child)
    let place = place(
      of: child, isWeighted ? along.before + along.after : along.total, isWeighted: isWeighted,
      on: own, against: other)
    if place.fallsBack { hasFallenBack = true }
    if isWeighted {
      shareRoom(place.limit - place.main, with: child, along.before + along.after)
      along.extent = child[main].extent
    }
    if sharesAcross(child) {
      shareAcross(child, from: min(place.top, crossReach))
      clamp(child[cross])
    }
    if let log { notePlace(of: child, place, on: own, against: other, in: log) }
    occupySpace(index, along, Span(child[cross]), at: place, on: &own, against: &other)
  }

  /// Finds a position where there is enough space for a child.
  ///
  /// No child is placed above the last one of the other side.
  private func place(
    of child: TGChild, _ room: Double, isWeighted: Bool, on own: FloatSide, against other: FloatSide
  ) -> FloatSearch.Place {
    FloatSearch.place(
      from: child.clearsFloat ? max(own.depth, other.lastTop) : other.lastTop, after: own.bands,
      against: other.bands, room: room, isWeighted: isWeighted, clears: child.clearsFloat)
  }

  /// Resolves the extent of a child sized `average`; for the first one of a line, also determines which
  /// children the line contains.
  private mutating func resolveAverage(
    _ child: TGChild, _ index: Int, _ own: FloatSide, _ other: FloatSide
  ) {
    if averageLine?.children.contains(index) != true {
      let least = child[main].clamp(0)
      let margins = child[main].start + child[main].end
      let place = place(of: child, margins + least, isWeighted: least <= 0, on: own, against: other)
      let line = averageLine(from: index, room: place.limit - place.main)
      averageLine = line
      log?.averageLines.append(line.children)
    }
    guard let part = averageLine?.share else { return }
    setAlong(child[main].clamp(child[main].scaled(part)), of: child)
  }

  /// Resolves the extent of a weighted child.
  private func shareRoom(_ room: Double, with child: TGChild, _ margins: Double) {
    let increment = child[main].scaled(0)
    let extent = isUnlimited ? 0 : (room + increment) * weight(child[main]) - margins
    setAlong(extent, of: child)
  }

  /// Sets the length of a child, and updates its cross-axis size if it depends on that length.
  private func setAlong(_ extent: Double, of child: TGChild) {
    child[main].extent = extent
    clamp(child[main])
    tieToOtherAxis(child[cross])
    child[cross].remeasure()
    clamp(child[cross])
  }

  /// Places a child, and occupies its space including margins and gaps.
  ///
  /// The gaps are on the sides where the next child may be placed.
  private mutating func occupySpace(
    _ index: Int, _ along: Span, _ across: Span, at place: FloatSearch.Place,
    on own: inout FloatSide, against other: inout FloatSide
  ) {
    let child = pass[index]
    let begin = own.isStart ? place.main + along.before : -place.main - along.after - along.extent
    let depth = min(place.top, crossReach) + across.before
    child[main].origin = begin
    child[cross].origin = depth
    let (top, bottom) = (depth - across.before, depth + across.extent + across.after + crossSpace)
    var band = band(along, from: begin, top, bottom, isStart: own.isStart)
    band.owner = index
    own.occupy(band, from: top, to: bottom, against: &other)
    if bottom - crossReach > tolerance {
      crossReach = bottom
      log?.deepest = index
    }
    raise(&mainReach, to: begin + along.extent + along.after + space)
  }

  /// The space that a child occupies, as a band of its side.
  private func band(
    _ along: Span, from begin: Double, _ top: Double, _ bottom: Double, isStart: Bool
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

/// The space of a child along one axis: its extent between its margins.
private struct Span {
  let before: Double
  var extent: Double
  let after: Double

  /// The extent with both margins.
  @inline(__always) var total: Double { before + extent + after }

  init<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    (before, extent, after) = (child.start, child.extent, child.end)
  }
}
