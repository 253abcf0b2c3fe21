/// A rectangle taken by floats of one side.
///
/// Main coordinates count away from the wall the side floats to: those of the end side are
/// negated, so that one search serves both sides. `far` is the edge the next float may touch.
struct Band {
  var near: Double
  var far: Double
  var top: Double
  var bottom: Double

  init(near: Double, far: Double, top: Double, bottom: Double) {
    // An extent may be negative; the rectangle is the same.
    (self.near, self.far) = near <= far ? (near, far) : (far, near)
    (self.top, self.bottom) = top <= bottom ? (top, bottom) : (bottom, top)
  }

  /// A wall without thickness that goes down for ever.
  static func wall(at place: Double, from top: Double) -> Band {
    Band(near: place, far: place, top: top, bottom: .infinity)
  }

  var isWall: Bool { near == far && bottom == .infinity }
}

/// What floats to one side, seen from its wall.
///
/// The list is a stack of bands whose bottoms rise from the newest to the wall, which stays at
/// index 0: a new band covers all that end above its own bottom, and those are dropped.
struct FloatSide {
  let isStart: Bool
  let wall: Double
  private let bands: UnsafeMutablePointer<Band>
  private(set) var count = 1

  /// Where the last child of this side begins across, and where the deepest one ends.
  var lastTop: Double
  var depth: Double

  /// - Parameter storage: Room for the wall and every child.
  init(isStart: Bool, wall: Double, top: Double, storage: UnsafeMutablePointer<Band>) {
    self.isStart = isStart
    self.wall = wall
    bands = storage
    bands.initialize(to: .wall(at: wall, from: top))
    lastTop = top
    depth = top
  }

  /// The band at an index; the newest one comes last.
  @inline(__always) subscript(index: Int) -> Band { bands[index] }

  /// Puts a band on top of the list, in place of all it covers.
  mutating func cover(with band: Band) {
    bands[count] = band
    count += 1
  }

  /// Drops the bands that end above `bottom` or there.
  mutating func drop(endingAt bottom: Double) {
    while count > 1, !(bands[count - 1].bottom - bottom > tolerance) { count -= 1 }
  }

  /// Makes way for a band of the other side.
  ///
  /// Bands that end above it are out of reach for whatever comes next. One that touches it and
  /// ends where it ends closes the line between the walls: the two become one, so that the next
  /// child does not look for a place beside either.
  ///
  /// - Returns: The band, with what became part of it.
  mutating func makeWay(for band: Band, ofStart bandIsStart: Bool) -> Band {
    var band = band
    var index = firstBand(endingAt: band.bottom + tolerance)
    while index < count, (bands[index].bottom - band.bottom).magnitude < tolerance {
      let own = bands[index]
      let isAbove = own.bottom - band.top < tolerance
      let overlap = band.far + own.far
      guard !isAbove, overlap > -tolerance else {
        index += 1
        continue
      }
      band.near = min(band.near, -own.far)
      band.far = max(band.far, -own.near)
      // The extent grows by the overlap as well, always towards the end.
      if bandIsStart { band.far += overlap } else { band.near -= overlap }
      band.top = min(band.top, own.top)
      band.bottom = max(band.bottom, own.bottom)
      remove(at: index)
    }
    while count > 1, bands[count - 1].bottom - band.top < tolerance { count -= 1 }
    return band
  }

  /// The first band from the wall that ends at `bottom` or above.
  private func firstBand(endingAt bottom: Double) -> Int {
    var (low, high) = (1, count)
    while low < high {
      let middle = (low + high) / 2
      if bands[middle].bottom > bottom { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func remove(at index: Int) {
    for later in (index + 1)..<max(count, index + 1) { bands[later - 1] = bands[later] }
    count -= 1
  }
}
