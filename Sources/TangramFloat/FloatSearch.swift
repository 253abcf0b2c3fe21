/// The search for the position of one child, against the floats of the other side.
///
/// The child is tried next to each band of its own side in turn. For each of them, the search determines
/// which band of the other side, starting with the newest, leaves enough space. A band is examined again
/// only if the widest space found so far is sufficient, and then the search ends. Bands that were passed
/// are above the resulting position, and are dropped when the child is placed, so the searches for all
/// children together take linear time.
struct FloatSearch {
  /// The position of a child, and the limit of the space there, in the coordinates of its side.
  struct Place {
    var main: Double
    var top: Double
    var limit: Double
    /// Whether there was no sufficient space beside the newest band.
    var fallsBack = false
  }

  /// The bands of the other side, beginning with the wall.
  private let other: [Band]
  /// The length that the child needs, including its margins.
  private let room: Double
  private let isWeighted: Bool

  /// The number of bands of the other side that are not examined yet, and the cross-axis coordinate where
  /// the last examined band ends.
  private var unexaminedCount: Int
  private var bottom: Double
  /// The limit of the widest space found so far.
  private var widest = -Double.infinity

  /// Finds the highest position, at `top` or below, that touches a band of the child's own side.
  ///
  /// - Parameter clears: Whether the child may touch only the wall, below `top`.
  static func place(
    from top: Double, after own: [Band], against other: [Band], room: Double, isWeighted: Bool,
    clears: Bool
  ) -> Place {
    var search = FloatSearch(
      other: other, room: room, isWeighted: isWeighted, unexaminedCount: other.count,
      bottom: other[0].top)
    var (top, index) = (top, clears ? 1 : own.count)
    let newest = index - 1
    while index > 0 {
      index -= 1
      let band = clears ? .wall(at: own[0].far, from: top) : own[index]
      if var place = search.place(after: band) {
        place.top = max(top, place.top)
        place.fallsBack = index < newest
        return place
      }
      // Continue below that band; below the wall means below all bands.
      if !clears { top = band.bottom }
    }
    return Place(main: own[0].far, top: top, limit: search.limit(0), fallsBack: true)
  }
}

extension FloatSearch {
  /// Searches for a position next to a band of the child's own side that ends below all bands tried
  /// before.
  private mutating func place(after band: Band) -> Place? {
    let reach = band.far + room
    if fits(reach, widest) { return place(after: band, beside: newestExamined(thatFits: reach)) }
    while unexaminedCount > 0 {
      // All further space is below the end of the band.
      guard band.bottom - bottom > tolerance else { return nil }
      unexaminedCount -= 1
      bottom = other[unexaminedCount].bottom
      let limit = limit(unexaminedCount)
      guard limit > widest else { continue }
      widest = limit
      if fits(reach, limit) { return place(after: band, beside: unexaminedCount) }
    }
    return nil
  }

  /// Whether a child that would reach this coordinate fits; a weighted child needs more space than its
  /// margins.
  private func fits(_ reach: Double, _ limit: Double) -> Bool {
    reach - limit < (isWeighted ? -tolerance : tolerance)
  }

  /// The index of the newest band of the other side, among those already examined, that leaves enough
  /// space.
  private func newestExamined(thatFits reach: Double) -> Int {
    var index = other.count - 1
    while index > unexaminedCount, !fits(reach, limit(index)) { index -= 1 }
    return index
  }

  private func place(after band: Band, beside index: Int) -> Place {
    var limit = limit(index)
    if isWeighted, band.isWall, other[index].bottom - band.top < tolerance {
      // The band that limits the space ends above the position, so the space extends to the wall.
      limit = self.limit(0)
    }
    // The space begins below the next newer band.
    let above = index + 1 < other.count ? other[index + 1].bottom : other[0].top
    return Place(main: band.far, top: max(band.top, above), limit: limit)
  }

  /// The limit of the space beside a band of the other side, in the coordinates of the child's own side.
  private func limit(_ index: Int) -> Double { -other[index].far }
}
