import TangramCore

/// The extents that an item requests from the tracks it covers, including margins, or that several
/// items request from one track.
struct GridWish: BitwiseCopyable {
  /// The smallest acceptable extent.
  var minimum: Double
  /// The smallest extent at which the content does not overflow.
  var least: Double
  /// The extent at which no content has to be broken, such as lines of text.
  var greatest: Double

  init(minimum: Double, least: Double, greatest: Double) {
    (self.minimum, self.least, self.greatest) = (minimum, least, greatest)
  }

  /// Creates the request of an item with a fixed extent.
  init(_ extent: Double) { (minimum, least, greatest) = (extent, extent, extent) }

  /// The request of no items.
  static var none: GridWish { GridWish(-.infinity) }

  var isNone: Bool { greatest == -.infinity }

  mutating func add(_ other: GridWish) {
    minimum = max(minimum, other.minimum)
    least = max(least, other.least)
    greatest = max(greatest, other.greatest)
  }
}

/// The request of one item for its tracks, or of several items for one track.
struct GridContribution: BitwiseCopyable {
  /// The index of the item; -1 for several items.
  var item: Int
  var tracks: GridTracks
  var wish: GridWish
}

/// The requests of items for the tracks along an axis.
struct GridWishes {
  /// For each track, the largest request of the items that cover no other track; empty if none
  /// matters.
  var singles: [GridWish] = []
  /// The requests of items that cover several tracks.
  var spanning: [GridContribution] = []
}

// MARK: - Collecting requests

extension GridRun {
  /// Collects the requests of all items that influence the tracks.
  func wishes(
    _ axis: TGAxis, _ sizing: GridSizing, _ wish: (Int, GridSizing) -> GridWish
  ) -> GridWishes {
    var singles = Array(repeating: GridWish.none, count: sizing.tracks.count)
    var spanning: [GridContribution] = []
    for index in items.indices {
      let tracks = items[index][axis]
      guard sizing.dependsOnItem(tracks.range) else { continue }
      let wish = wish(index, sizing)
      if tracks.count == 1 {
        singles[tracks.start].add(wish)
      } else if wish.minimum > 0 || !sizing.wantsOnlyMinimum(tracks.range) {
        spanning.append(GridContribution(item: index, tracks: tracks, wish: wish))
      }
    }
    return GridWishes(singles: singles, spanning: spanning)
  }
}

// MARK: - Dependence on items

extension GridSizing {
  /// Whether any item can influence the tracks.
  var dependsOnItems: Bool { tracks.contains { dependsOnItem($0) } }

  /// Whether an item can influence the tracks it covers.
  func dependsOnItem(_ range: Range<Int>) -> Bool {
    for index in range where dependsOnItem(tracks[index]) { return true }
    return false
  }

  func dependsOnItem(_ track: GridTrack) -> Bool {
    if track.isFlexible { return track.hasIntrinsicLeast || inner.isNaN }
    return track.hasIntrinsicLeast || track.hasIntrinsicMost
  }

  /// Whether only the minimum request of an item influences some tracks.
  func wantsOnlyMinimum(_ range: Range<Int>) -> Bool {
    if wantsOnlyMinima { return true }
    let isKnown = !inner.isNaN
    if range.count == 1 { return tracks[range.lowerBound].wantsOnlyMinimum(isKnown: isKnown) }
    for index in range where !tracks[index].wantsOnlyMinimum(isKnown: isKnown) { return false }
    return true
  }

  /// Whether an item's automatic minimum in some tracks is its content.
  func takesContentMinimum(_ range: Range<Int>) -> Bool {
    var isAutomatic = false
    for index in range {
      if tracks[index].least == .auto { isAutomatic = true }
      if range.count > 1, tracks[index].isFlexible { return false }
    }
    return isAutomatic
  }

  /// Returns the requests for flexible tracks, from items that cover one or several tracks.
  func contributionsToFlexibleTracks() -> [GridContribution] {
    var found = wishes.spanning.filter { isOverFlexible($0) }
    for (index, wish) in wishes.singles.enumerated() where !wish.isNone {
      guard tracks[index].isFlexible else { continue }
      found.append(GridContribution(item: -1, tracks: GridTracks(start: index), wish: wish))
    }
    return found
  }

  func isOverFlexible(_ item: GridContribution) -> Bool {
    item.tracks.range.contains { tracks[$0].isFlexible }
  }
}
