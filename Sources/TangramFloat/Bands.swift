/// What floats to one side: a stack of bands whose bottoms rise from the newest to the wall, which
/// stays at index 0.
///
/// A new band covers those that end above its own bottom, which are dropped before it is appended.
struct Bands {
  private var bands: [Band]

  init(wall: Band) { bands = [wall] }

  var count: Int { bands.count }

  /// The band at an index; the newest one comes last.
  subscript(index: Int) -> Band { bands[index] }

  /// Where the wall is.
  var wall: Double { bands[0].far }

  /// Where the content begins across.
  var top: Double { bands[0].top }

  /// Puts a band on top of the stack; those it covers have been dropped.
  mutating func append(_ band: Band) { bands.append(band) }

  /// Drops the bands that end above `bottom` or there.
  mutating func drop(endingAt bottom: Double) {
    while count > 1, !(bands[count - 1].bottom - bottom > tolerance) { bands.removeLast() }
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
  mutating func makeWay(for band: Band, ofStart bandIsStart: Bool) -> Band {
    var band = band
    var index = firstBand(endingAt: band.bottom + tolerance)
    while index < count, endTogether(bands[index], band) {
      let own = bands[index]
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
      bands.remove(at: index)
    }
    while count > 1, bands[count - 1].bottom - band.top < tolerance { bands.removeLast() }
    return band
  }

  private func endTogether(_ own: Band, _ band: Band) -> Bool {
    (own.bottom - band.bottom).magnitude < tolerance
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
}
