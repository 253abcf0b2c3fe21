import TangramCore
import TangramExplanations

// Finding the position of every child, in order.

extension Floats {
  /// Sizes and places all children, and computes the farthest coordinates that they reach.
  mutating func placeChildren() {
    (mainReach, crossReach) = (line.start, pass[cross].paddingStart)
    var starts = FloatSide(isStart: true, wall: line.start, top: crossReach)
    var ends = FloatSide(isStart: false, wall: line.end - line.length, top: crossReach)
    for index in 0..<pass.count {
      let child = pass[index]
      if floatsToEnd(child) {
        placeChild(child, index, on: &ends, against: &starts)
      } else {
        placeChild(child, index, on: &starts, against: &ends)
      }
    }
    if pass.count > 0 {
      mainReach -= line.gap
      crossReach -= crossSpace
    }
    mainReach += line.end
    crossReach += pass[cross].paddingEnd
    if line.isUnlimited { reportIneffectiveSettings() }
  }

  /// Whether a child floats to the end; an unlimited line has no end.
  func floatsToEnd(_ child: TGChild) -> Bool { child.reversesFloat && !line.isUnlimited }

  private func reportIneffectiveSettings() {
    let isIneffective = pass.children.contains { $0.reversesFloat || $0[main].takesShare }
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
    var along = FloatSpan(child[main], child[main].extent)
    // A weighted child, whose extent is a share of the space that is found, only needs space for its
    // margins.
    let isWeighted = child[main].takesShare && !isAverage(child)
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
    let across = FloatSpan(child[cross], child[cross].extent)
    occupySpace(index, along, across, at: place, on: &own, against: &other)
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
      averageLine = averageLine(from: index, room: place.limit - place.main)
    }
    guard let part = averageLine?.share else { return }
    setAlong(child[main].clamp(child[main].scaled(part)), of: child)
  }

  /// Resolves the extent of a weighted child.
  private func shareRoom(_ room: Double, with child: TGChild, _ margins: Double) {
    let increment = child[main].scaled(0)
    let extent = line.isUnlimited ? 0 : (room + increment) * weight(child[main]) - margins
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
    _ index: Int, _ along: FloatSpan<TGChildAxis<Main>>, _ across: FloatSpan<TGChildAxis<Cross>>,
    at place: FloatSearch.Place, on own: inout FloatSide, against other: inout FloatSide
  ) {
    let isStart = own.isStart
    let begin = along.origin(at: isStart ? place.main : -place.main, isStart: isStart)
    let depth = min(place.top, crossReach) + across.before
    along.child.origin = begin
    across.child.origin = depth
    let (top, bottom) = (depth - across.before, depth + across.extent + across.after + crossSpace)
    let edges = along.edges(from: begin, on: line, isStart: isStart)
    let (near, far) = isStart ? edges : (-edges.near, -edges.far)
    var band = Band(near: near, far: far, top: top, bottom: bottom)
    band.owner = index
    own.occupy(band, from: top, to: bottom, against: &other)
    if bottom - crossReach > tolerance {
      crossReach = bottom
      log?.deepest = index
    }
    raise(&mainReach, to: begin + along.extent + along.after + line.gap)
  }
}
