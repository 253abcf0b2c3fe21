/// The floats of one side: a stack of bands whose bottoms increase from the newest band to the wall.
///
/// The wall is always at index 0. A new band covers those that end above its own bottom, which are
/// dropped before it is appended.
struct Bands {
  private var bands: [Band]

  init(wall: Band) { bands = [wall] }

  var count: Int { bands.count }

  /// The band at an index; the newest one comes last.
  subscript(index: Int) -> Band { bands[index] }

  /// The coordinate of the wall.
  var wall: Double { bands[0].far }

  /// The cross-axis coordinate where the content begins.
  var top: Double { bands[0].top }

  /// Appends a band to the stack; the bands that it covers must have been dropped.
  mutating func append(_ band: Band) { bands.append(band) }

  /// Drops the bands that end at `bottom` or above it.
  mutating func drop(endingAt bottom: Double) {
    while count > 1, !(bands[count - 1].bottom - bottom > tolerance) { bands.removeLast() }
  }
}

// MARK: - Making way for the other side

extension Bands {
  /// Updates this side for a new band on the other side.
  ///
  /// Bands that end above the new one are dropped, because later children can only be placed below them.
  /// A band that touches the new one and ends at the same coordinate leaves no space between the walls:
  /// the two are merged, so that the next child does not search for space beside either of them.
  ///
  /// - Returns: The new band, including any bands merged into it.
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
      // The overlap extends the merged band, always toward the end.
      if bandIsStart { band.far += overlap } else { band.near -= overlap }
      band.top = min(band.top, own.top)
      band.bottom = max(band.bottom, own.bottom)
      band.owner = -1
      bands.remove(at: index)
    }
    while count > 1, bands[count - 1].bottom - band.top < tolerance { bands.removeLast() }
    return band
  }

  private func endTogether(_ own: Band, _ band: Band) -> Bool {
    (own.bottom - band.bottom).magnitude < tolerance
  }

  /// The index of the first band, counted from the wall, that ends at `bottom` or above it.
  private func firstBand(endingAt bottom: Double) -> Int {
    var (low, high) = (1, count)
    while low < high {
      let middle = (low + high) / 2
      if bands[middle].bottom > bottom { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
