import TangramCore

// Finding the place of every child, in order.

extension Floats {
  /// Sizes and places all children.
  mutating func sizeAndPlaceChildren() {
    let capacity = pass.count + 1
    withUnsafeTemporaryAllocation(of: Band.self, capacity: 2 * capacity) { bands in
      guard let bands = bands.baseAddress else { return }
      placeChildren(bands, bands + capacity)
    }
  }

  private mutating func placeChildren(
    _ startStorage: UnsafeMutablePointer<Band>, _ endStorage: UnsafeMutablePointer<Band>
  ) {
    let top = pass[cross].paddingStart
    var starts = FloatSide(isStart: true, wall: start, top: top, storage: startStorage)
    var ends = FloatSide(isStart: false, wall: end - length, top: top, storage: endStorage)
    for index in 0..<pass.count {
      // Without a limit there is no end to float to.
      if pass[index].reversesFloat, !isUnlimited {
        placeChild(index, on: &ends, against: &starts)
      } else {
        placeChild(index, on: &starts, against: &ends)
      }
    }
    if isUnlimited { reportMisplaced() }
  }

  private func reportMisplaced() {
    let isMisplaced = pass.children.contains { $0.reversesFloat || isWeighted($0) }
    guard isMisplaced else { return }
    pass.report(
      "noBoundaryLimit",
      .other(
        "leaves no far edge to float to and no length to share; children float to the start, and "
          + "shares are 0", code: "float-without-limit"))
  }

  /// Sizes a child, finds its place, gives it its share of the room there, and takes the room.
  ///
  /// This is nearly all the work, so it is inlined with everything that most children need. What
  /// few children need is called, and gets the child by its index: a handle would be kept in memory
  /// for the other children, too.
  @inline(__always)
  private mutating func placeChild(
    _ index: Int, on own: inout FloatSide, against other: inout FloatSide
  ) {
    let child = pass[index]
    var item = sizedChild(index)
    // No child goes above the last one of the other side.
    let place =
      child.clearsFloat
      ? FloatSearch.place(
        from: max(own.depth, other.lastTop), atWallOf: own.bands, against: other.bands,
        room: item.along.total, isWeighted: item.isWeighted)
      : FloatSearch.place(
        from: other.lastTop, behind: own.bands, against: other.bands, room: item.along.total,
        isWeighted: item.isWeighted)
    if item.isWeighted {
      shareRoom(
        place.limit - place.main, withChild: index, item.along.before + item.along.after)
      item.along.extent = child[main].extent
      item.across.extent = child[cross].extent
    }
    takeRoom(child, item, at: place, on: &own, against: &other)
  }

  /// Gives a weighted child its part of the room, and sizes it again across if that depends on it.
  private func shareRoom(_ room: Double, withChild index: Int, _ margins: Double) {
    let child = pass[index]
    let increment = child[main].scaled(0)
    let extent =
      isUnlimited ? 0 : (room + increment) * weight(child[main]) - margins
    child[main].extent = extent
    clamp(child[main])
    followOtherAxis(child[cross])
    child[cross].remeasure()
    clamp(child[cross])
  }

  /// Puts a child in its place, and notes the room it takes there with its margins and gaps.
  ///
  /// The gaps lie on the side where the next child may come.
  @inline(__always)
  private mutating func takeRoom(
    _ child: TGChild, _ item: FloatItem, at place: FloatSearch.Place,
    on own: inout FloatSide, against other: inout FloatSide
  ) {
    let (along, across) = (item.along, item.across)
    let begin =
      own.isStart ? place.main + along.before : -place.main - along.after - along.extent
    let depth = min(place.top, crossReach) + across.before
    child[main].origin = begin
    child[cross].origin = depth
    let bottom = depth + across.extent + across.after + crossSpace
    let band = band(
      along, from: begin, depth - across.before, bottom, isStart: own.isStart)
    own.take(band, from: depth - across.before, to: bottom, against: &other)
    raise(&crossReach, to: bottom)
    raise(&mainReach, to: begin + along.extent + along.after + space)
  }

  /// The room that a child takes.
  @inline(__always)
  func band(
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
