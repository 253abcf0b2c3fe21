/// What floats to one side: a stack of bands whose bottoms rise from the newest to the wall, which
/// stays at index 0.
///
/// A new band covers those that end above its own bottom, and they are dropped.
struct Bands {
  private let base: UnsafeMutablePointer<Band>
  private(set) var count = 1

  /// - Parameter storage: Room for the wall and every child.
  init(wall: Band, storage: UnsafeMutablePointer<Band>) {
    base = storage
    base.initialize(to: wall)
  }

  /// The band at an index; the newest one comes last.
  @inline(__always) subscript(index: Int) -> Band { base[index] }

  /// Where the wall is.
  @inline(__always) var wall: Double { base[0].far }

  /// Where the content begins across.
  @inline(__always) var top: Double { base[0].top }

  /// Puts a band on top of the stack, in place of all it covers.
  @inline(__always)
  mutating func cover(with band: Band) {
    base[count] = band
    count += 1
  }

  /// Drops the bands that end above `bottom` or there.
  @inline(__always)
  mutating func drop(endingAt bottom: Double) {
    while count > 1, !(base[count - 1].bottom - bottom > tolerance) { count -= 1 }
  }
}

// MARK: - Making way for the other side

extension Bands {
  /// Makes way for a band of the other side.
  ///
  /// Bands that end above it are out of reach for all later children. One that touches it and ends
  /// where it ends closes the line between the walls: the two become one, so that the next child
  /// does not look for a place beside either.
  ///
  /// - Returns: The band, with what became part of it.
  @inline(__always)
  mutating func makeWay(for band: Band, ofStart bandIsStart: Bool) -> Band {
    let lowest = band.bottom + tolerance
    let newest = count - 1
    // Usually at most one band ends further up than the new one.
    if base[newest].bottom > lowest { return band }
    guard newest > 0, base[newest - 1].bottom > lowest, !endTogether(base[newest], band) else {
      return makeWayAmongMany(for: band, ofStart: bandIsStart)
    }
    if base[newest].bottom - band.top < tolerance { count = newest }
    return band
  }

  private mutating func makeWayAmongMany(for band: Band, ofStart bandIsStart: Bool) -> Band {
    var band = band
    var index = firstBand(endingAt: band.bottom + tolerance)
    while index < count, endTogether(base[index], band) {
      let own = base[index]
      let isAbove = own.bottom - band.top < tolerance
      let overlap = band.far + own.far
      guard !isAbove, overlap > -tolerance else {
        index += 1
        continue
      }
      band.near = min(band.near, -own.far)
      band.far = max(band.far, -own.near)
      // The overlap is added to the extent, always towards the end.
      if bandIsStart { band.far += overlap } else { band.near -= overlap }
      band.top = min(band.top, own.top)
      band.bottom = max(band.bottom, own.bottom)
      remove(at: index)
    }
    while count > 1, base[count - 1].bottom - band.top < tolerance { count -= 1 }
    return band
  }

  @inline(__always)
  private func endTogether(_ own: Band, _ band: Band) -> Bool {
    (own.bottom - band.bottom).magnitude < tolerance
  }

  /// The first band from the wall that ends at `bottom` or above.
  private func firstBand(endingAt bottom: Double) -> Int {
    var (low, high) = (1, count)
    while low < high {
      let middle = (low + high) / 2
      if base[middle].bottom > bottom { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func remove(at index: Int) {
    for later in (index + 1)..<max(count, index + 1) { base[later - 1] = base[later] }
    count -= 1
  }
}
