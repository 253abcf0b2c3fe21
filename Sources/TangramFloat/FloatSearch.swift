/// The search for a place for one child, against what floats to the other side.
///
/// The child tries to touch the bands of its own side, one after the other. For each the question
/// is which band of the other side, from the newest on, leaves enough room. Only a band that
/// leaves more room than all newer ones can be the answer, so those *openings* are noted on the
/// way and no band is looked at twice. What was passed lies above the place that is found, and is
/// dropped when the child is placed: over all children the search takes time in proportion to
/// their number, but for looking up openings.
struct FloatSearch {
  /// A place beside one band of the own side.
  struct Place {
    /// Where the place begins across.
    var top: Double
    /// Where the room ends along the main axis, in the coordinates of the own side.
    var limit: Double
  }

  let other: FloatSide
  /// Where the content begins across.
  let top: Double
  /// The room the child needs with its margins; a weighted child needs more than its margins.
  let room: Double
  let isWeighted: Bool

  /// The indices of the openings among the bands of the other side.
  private let openings: UnsafeMutablePointer<Int32>
  private var openingCount = 0
  /// The number of bands of the other side that were looked at.
  private var seen = 0

  /// - Parameter storage: Room for an index of every band of the other side.
  init(
    other: FloatSide, top: Double, room: Double, isWeighted: Bool,
    storage: UnsafeMutablePointer<Int32>
  ) {
    self.other = other
    self.top = top
    self.room = room
    self.isWeighted = isWeighted
    openings = storage
  }

  /// Looks for a place behind a band of the own side.
  mutating func place(behind band: Band) -> Place? {
    guard let index = opening(for: band) else { return nil }
    let above = bottomAbove(index)
    guard band.bottom - above > tolerance else { return nil }
    var limit = limit(index)
    if isWeighted, band.isWall, other[index].bottom - band.top < tolerance {
      // What bounds the room lies above the place, so the room goes to the wall.
      limit = -other.wall
    }
    return Place(top: max(band.top, above), limit: limit)
  }

  /// The first opening that is wide enough behind a band.
  private mutating func opening(for band: Band) -> Int? {
    if openingCount > 0, fits(limit(Int(openings[openingCount - 1])), band) {
      return knownOpening(for: band)
    }
    while seen < other.count {
      let index = other.count - 1 - seen
      // From here on there is only room below the end of the band.
      guard band.bottom - bottomAbove(index) > tolerance else { return nil }
      seen += 1
      let isOpening =
        openingCount == 0 || limit(index) > limit(Int(openings[openingCount - 1]))
      guard isOpening else { continue }
      openings[openingCount] = Int32(truncatingIfNeeded: index)
      openingCount += 1
      if fits(limit(index), band) { return index }
    }
    return nil
  }

  private func knownOpening(for band: Band) -> Int {
    var (low, high) = (0, openingCount - 1)
    while low < high {
      let middle = (low + high) / 2
      if fits(limit(Int(openings[middle])), band) { high = middle } else { low = middle + 1 }
    }
    return Int(openings[low])
  }

  @inline(__always)
  private func fits(_ limit: Double, _ band: Band) -> Bool {
    let reach = band.far + room
    return isWeighted ? limit - reach > tolerance : reach - limit < tolerance
  }

  /// Where the room beside a band of the other side ends, in the coordinates of the own side.
  @inline(__always)
  private func limit(_ index: Int) -> Double { -other[index].far }

  /// Where the room beside a band of the other side begins across: below the next newer one.
  @inline(__always)
  private func bottomAbove(_ index: Int) -> Double {
    index + 1 < other.count ? other[index + 1].bottom : top
  }
}
