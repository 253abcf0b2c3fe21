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
    let top = pass.paddingStart(Cross.self)
    var starts = FloatSide(isStart: true, wall: start, top: top, storage: startStorage)
    var ends = FloatSide(isStart: false, wall: end - length, top: top, storage: endStorage)
    var hasMisplaced = false
    for index in 0..<pass.count {
      let child = pass[index]
      size(child)
      if isAligned(child) { hasAlignedChild = true }
      if isUnlimited, child.reversesFloat || isWeighted(child) { hasMisplaced = true }
      // Without a limit there is no end to float to.
      if child.reversesFloat, !isUnlimited {
        place(child, on: &ends, against: &starts)
      } else {
        place(child, on: &starts, against: &ends)
      }
    }
    if hasMisplaced { reportMisplaced() }
  }

  private func reportMisplaced() {
    pass.report(
      "noBoundaryLimit",
      .other(
        "leaves no end to float to and no room to share; children float to the start, and "
          + "weights come to nothing"))
  }

  /// Finds the place of a child, gives it its share of the room there, and takes the room.
  private mutating func place(
    _ child: TGChild, on own: inout FloatSide, against other: inout FloatSide
  ) {
    let (before, behind) = (child.start(Main.self), child.end(Main.self))
    let isWeighted = isWeighted(child)
    let extent = isWeighted ? 0 : child.extent(Main.self)
    let room = before + extent + behind
    // No child goes above the last one of the other side.
    let place =
      child.clearsFloat
      ? FloatSearch.place(
        from: max(own.depth, other.lastTop), atWallOf: own.bands, against: other.bands,
        room: room, isWeighted: isWeighted)
      : FloatSearch.place(
        from: other.lastTop, behind: own.bands, against: other.bands, room: room,
        isWeighted: isWeighted)
    if isWeighted { shareRoom(place.limit - place.main, with: child, before + behind) }
    let main =
      own.isStart
      ? place.main + before : -place.main - behind - child.extent(Main.self)
    let top = min(place.top, crossReach)
    child.setOrigin(main, Main.self)
    child.setOrigin(top + child.start(Cross.self), Cross.self)
    takeRoom(child, on: &own, against: &other)
  }

  /// Gives a weighted child its part of the room, and sizes it again across if that depends on it.
  private func shareRoom(_ room: Double, with child: TGChild, _ margins: Double) {
    let increment = child.scaled(0, Main.self)
    let extent =
      isUnlimited ? 0 : (room + increment) * weight(child, Main.self) - margins
    child.setExtent(extent, Main.self)
    clamp(child, Main.self)
    followOtherAxis(child, Cross.self)
    pass.remeasure(child, Cross.self)
    clamp(child, Cross.self)
  }

  /// Notes the room a placed child takes with its margins and gaps.
  ///
  /// The gaps lie on the side where the next child may come.
  private mutating func takeRoom(
    _ child: TGChild, on own: inout FloatSide, against other: inout FloatSide
  ) {
    let (before, behind) = (child.start(Main.self), child.end(Main.self))
    let (main, extent) = (child.origin(Main.self), child.extent(Main.self))
    let room = length - start - end
    let top = child.origin(Cross.self) - child.start(Cross.self)
    let bottom =
      child.origin(Cross.self) + child.extent(Cross.self) + child.end(Cross.self) + crossSpace
    var band: Band
    if own.isStart {
      let near = main - before
      let far = near + min(before + extent + behind + space, room)
      band = Band(near: near, far: far, top: top, bottom: bottom)
    } else {
      let far = max(main - before - space, start)
      let near = far + min(before + extent + behind, room)
      band = Band(near: -near, far: -far, top: top, bottom: bottom)
    }
    own.bands.drop(endingAt: band.bottom)
    band = other.bands.makeWay(for: band, ofStart: own.isStart)
    own.bands.cover(with: band)
    own.lastTop = top
    raise(&own.depth, to: bottom)
    raise(&crossReach, to: bottom)
    raise(&mainReach, to: main + extent + behind + space)
  }
}
