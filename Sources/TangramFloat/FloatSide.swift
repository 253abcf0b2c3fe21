/// What floats to one side, seen from its wall.
struct FloatSide {
  let isStart: Bool
  var bands: Bands

  /// Where the last child of this side begins across, and where the deepest one ends.
  var lastTop: Double
  var depth: Double

  /// - Parameter storage: Room for the wall and every child.
  init(isStart: Bool, wall: Double, top: Double, storage: UnsafeMutablePointer<Band>) {
    self.isStart = isStart
    bands = Bands(wall: .wall(at: wall, from: top), storage: storage)
    lastTop = top
    depth = top
  }
}
