import TangramCore

/// The floats of one side, in coordinates that increase away from its wall.
struct FloatSide {
  let isStart: Bool
  var bands: Bands

  /// The cross-axis coordinates where the last child of this side begins, and where its lowest child
  /// ends.
  var lastTop: Double
  var depth: Double

  init(isStart: Bool, wall: Double, top: Double) {
    self.isStart = isStart
    bands = Bands(wall: .wall(at: wall, from: top))
    lastTop = top
    depth = top
  }
}

extension FloatSide {
  /// Occupies space for a child, from `top` to `bottom` on the cross axis.
  ///
  /// - Returns: The occupied band, including any bands merged into it.
  @discardableResult
  mutating func take(
    _ room: Band, from top: Double, to bottom: Double, against other: inout FloatSide
  ) -> Band {
    bands.drop(endingAt: room.bottom)
    let band = other.bands.makeWay(for: room, ofStart: isStart)
    bands.append(band)
    lastTop = top
    raise(&depth, to: bottom)
    return band
  }
}

/// The floats of both sides.
struct FloatSides {
  var start: FloatSide
  var end: FloatSide

  init<Main: TGAxisType>(of floats: Floats<Main>) {
    let top = floats.pass[Main.Cross()].paddingStart
    start = FloatSide(isStart: true, wall: floats.start, top: top)
    end = FloatSide(isStart: false, wall: floats.end - floats.length, top: top)
  }
}
