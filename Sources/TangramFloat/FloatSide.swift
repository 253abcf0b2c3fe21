/// The floats of one side, in coordinates that increase away from its wall.
struct FloatSide {
  let isStart: Bool
  var bands: Bands

  /// The cross-axis coordinates where the last child of this side begins, and where its lowest child
  /// ends.
  var lastTop: Double
  var depth: Double
  /// The owner of the last child's band, for explanations; -1 if there is none.
  private(set) var last = -1
  /// The owner of the lowest child's band, for explanations; -1 if there is none.
  private(set) var lowest = -1

  init(isStart: Bool, wall: Double, top: Double) {
    bands = Bands(wall: .wall(at: wall, from: top))
    (self.isStart, lastTop, depth) = (isStart, top, top)
  }
}

extension FloatSide {
  /// Occupies space for a child, from `top` to `bottom` on the cross axis.
  mutating func take(
    _ room: Band, from top: Double, to bottom: Double, against other: inout FloatSide
  ) {
    bands.drop(endingAt: room.bottom)
    bands.append(other.bands.makeWay(for: room, ofStart: isStart))
    (last, lastTop) = (room.owner, top)
    if bottom - depth > tolerance { (lowest, depth) = (room.owner, bottom) }
  }
}
