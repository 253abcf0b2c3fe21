/// The floats of one side: a stack of bands whose bottoms increase from the newest band to the wall.
///
/// Main-axis coordinates increase away from the wall: those of the end side are negated, so that one
/// search algorithm serves both sides.
struct FloatSide {
  let isStart: Bool
  /// The wall, followed by the bands from the oldest to the newest.
  private(set) var bands: [Band]
  /// The cross-axis coordinates where the last child of this side begins, and where its lowest child
  /// ends.
  private(set) var lastTop: Double
  private(set) var depth: Double
  /// The owners of the bands of the last child and of the lowest one, for explanations; -1 if there are
  /// none.
  private(set) var (last, lowest) = (-1, -1)

  init(isStart: Bool, wall: Double, top: Double) {
    (self.isStart, bands) = (isStart, [.wall(at: wall, from: top)])
    (lastTop, depth) = (top, top)
  }

  /// Occupies space for a child, from `top` to `bottom` on the cross axis.
  ///
  /// The new band covers the bands of this side that end above its bottom; these are dropped.
  mutating func occupy(
    _ band: Band, from top: Double, to bottom: Double, against other: inout FloatSide
  ) {
    while bands.count > 1, !(bands[bands.count - 1].bottom - band.bottom > tolerance) {
      bands.removeLast()
    }
    bands.append(other.mergeBands(with: band))
    (last, lastTop) = (band.owner, top)
    if bottom - depth > tolerance { (lowest, depth) = (band.owner, bottom) }
  }

  /// Updates this side for a new band on the other side.
  ///
  /// Bands that end above the new one are dropped, because later children can only be placed below them.
  /// A band that touches the new one and ends at the same coordinate leaves no space between the walls:
  /// the two are merged, so that the next child does not search for space beside either of them.
  ///
  /// - Returns: The new band, including any bands merged into it.
  private mutating func mergeBands(with band: Band) -> Band {
    var band = band
    var index = firstBand(endingAt: band.bottom + tolerance)
    while index < bands.count, (bands[index].bottom - band.bottom).magnitude < tolerance {
      let own = bands[index]
      let isAbove = own.bottom - band.top < tolerance
      let overlap = band.far + own.far
      guard !isAbove, overlap > -tolerance else {
        index += 1
        continue
      }
      band.near = min(band.near, -own.far)
      band.far = max(band.far, -own.near)
      // The overlap extends the merged band, always toward the end.
      if isStart { band.near -= overlap } else { band.far += overlap }
      band.top = min(band.top, own.top)
      band.bottom = max(band.bottom, own.bottom)
      band.owner = -1
      bands.remove(at: index)
    }
    while bands.count > 1, bands[bands.count - 1].bottom - band.top < tolerance {
      bands.removeLast()
    }
    return band
  }

  /// The index of the first band, counted from the wall, that ends at `bottom` or above it.
  private func firstBand(endingAt bottom: Double) -> Int {
    var (low, high) = (1, bands.count)
    while low < high {
      let middle = (low + high) / 2
      if bands[middle].bottom > bottom { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A rectangle occupied by floats of one side, in the coordinates of that side.
///
/// `far` is the edge that the next float may touch. Negative extents are normalized.
struct Band {
  var near: Double
  var far: Double
  var top: Double
  var bottom: Double
  /// The index of the child that occupies the band, for explanations; -1 if several children share it.
  ///
  /// Every search copies bands, so that an optional would be noticeable.
  var owner = -1

  init(near: Double, far: Double, top: Double, bottom: Double) {
    (self.near, self.far) = near > far ? (far, near) : (near, far)
    (self.top, self.bottom) = top > bottom ? (bottom, top) : (top, bottom)
  }

  /// A wall of zero thickness that extends downward without limit.
  static func wall(at place: Double, from top: Double) -> Band {
    Band(near: place, far: place, top: top, bottom: .infinity)
  }

  var isWall: Bool { near == far && bottom == .infinity }
}
