/// The search for a place for one child, against what floats to the other side.
///
/// The child tries to touch the bands of its own side, one after the other. For each the question
/// is which band of the other side, from the newest on, leaves enough room. No band needs to be
/// looked at again unless the widest room seen so far is enough, and then the search is over. Bands
/// that were passed lie above the place that is found, and are dropped when the child is placed:
/// the searches for all children take linear time together.
struct FloatSearch {
  /// Where a child goes, and how far the room there reaches, in the coordinates of its side.
  struct Place {
    var main: Double
    var top: Double
    var limit: Double
  }

  private let other: Bands
  /// The room the child needs with its margins.
  private let room: Double
  private let isWeighted: Bool

  /// The number of bands of the other side not looked at yet, and where the last one looked at ends
  /// across.
  private var unseen: Int
  private var bottom: Double
  /// Where the widest room looked at so far ends.
  private var widest = -Double.infinity

  private init(_ room: Double, _ isWeighted: Bool, against other: Bands) {
    self.other = other
    self.room = room
    self.isWeighted = isWeighted
    unseen = other.count
    bottom = other.top
  }

  /// The highest place from `top` on that touches a band of the child's own side.
  ///
  /// - Parameter clears: Whether the child touches only the wall, below `top`.
  static func place(
    from top: Double, behind own: Bands, against other: Bands, room: Double, isWeighted: Bool,
    clears: Bool
  ) -> Place {
    var search = FloatSearch(room, isWeighted, against: other)
    var (top, index) = (top, clears ? 1 : own.count)
    while index > 0 {
      index -= 1
      let band = clears ? .wall(at: own.wall, from: top) : own[index]
      if var place = search.place(behind: band) {
        place.top = max(top, place.top)
        return place
      }
      // Below that band; below the wall means below everything.
      if !clears { top = band.bottom }
    }
    return Place(main: own.wall, top: top, limit: -other.wall)
  }
}

extension FloatSearch {
  /// Looks for a place next to a band of the child's own side, which ends below all those tried
  /// before.
  private mutating func place(behind band: Band) -> Place? {
    let reach = band.far + room
    if fits(reach, widest) { return place(behind: band, beside: firstSeen(thatFits: reach)) }
    while unseen > 0 {
      // From here on there is only room below the end of the band.
      guard band.bottom - bottom > tolerance else { return nil }
      unseen -= 1
      bottom = other[unseen].bottom
      let limit = limit(unseen)
      guard limit > widest else { continue }
      widest = limit
      if fits(reach, limit) { return place(behind: band, beside: unseen) }
    }
    return nil
  }

  /// Whether a child that reaches this far has room; a weighted one needs more than its margins.
  private func fits(_ reach: Double, _ limit: Double) -> Bool {
    reach - limit < (isWeighted ? -tolerance : tolerance)
  }

  /// The newest band of the other side that leaves enough room, if one looked at so far does.
  private func firstSeen(thatFits reach: Double) -> Int {
    var index = other.count - 1
    while index > unseen, !fits(reach, limit(index)) { index -= 1 }
    return index
  }

  private func place(behind band: Band, beside index: Int) -> Place {
    var limit = limit(index)
    if isWeighted, band.isWall, other[index].bottom - band.top < tolerance {
      // What bounds the room lies above the place, so the room reaches the wall.
      limit = -other.wall
    }
    // The room begins below the next newer band.
    let above = index + 1 < other.count ? other[index + 1].bottom : other.top
    return Place(main: band.far, top: max(band.top, above), limit: limit)
  }

  /// Where the room beside a band of the other side ends, in the coordinates of the child's own
  /// side.
  private func limit(_ index: Int) -> Double { -other[index].far }
}
