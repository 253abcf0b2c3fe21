import TangramCore

/// What an item asks of the tracks it covers, margins included, or what several items ask of a track.
struct GridWish: BitwiseCopyable {
  /// The least that it can do with.
  var minimum: Double
  /// The extent at which nothing sticks out of it.
  var least: Double
  /// The extent at which nothing in it has to be broken.
  var greatest: Double

  init(minimum: Double, least: Double, greatest: Double) {
    (self.minimum, self.least, self.greatest) = (minimum, least, greatest)
  }

  /// The wish of an item that has this extent whatever it is given.
  init(_ extent: Double) { (minimum, least, greatest) = (extent, extent, extent) }

  /// The wish of no item at all.
  static var none: GridWish { GridWish(-.infinity) }

  var isNone: Bool { greatest == -.infinity }

  mutating func add(_ other: GridWish) {
    minimum = max(minimum, other.minimum)
    least = max(least, other.least)
    greatest = max(greatest, other.greatest)
  }
}

/// What an item asks of several tracks, or what several items ask of one.
struct GridContribution: BitwiseCopyable {
  /// The place of the item among the items; -1 for several.
  var item: Int
  var tracks: GridTracks
  var wish: GridWish
}

/// What items ask of the tracks along an axis.
struct GridWishes {
  /// What items that cover no other track ask of each, the most of all; empty if none has any influence.
  var singles: [GridWish] = []
  /// What items ask for that cover several tracks.
  var spanning: [GridContribution] = []
}

// MARK: - Asking items

extension GridRun {
  /// Asks items for what they want of tracks, as far as that has any influence.
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

// MARK: - What depends on items

extension GridSizing {
  /// Whether items have any influence on the tracks.
  var dependsOnItems: Bool { tracks.contains { dependsOnItem($0) } }

  /// Whether an item has any influence on the tracks it covers.
  func dependsOnItem(_ range: Range<Int>) -> Bool {
    for index in range where dependsOnItem(tracks[index]) { return true }
    return false
  }

  func dependsOnItem(_ track: GridTrack) -> Bool {
    if track.isFlexible { return track.hasIntrinsicLeast || inner.isNaN }
    return track.hasIntrinsicLeast || track.hasIntrinsicMost
  }

  /// Whether only the minimum of an item has any influence on some tracks.
  func wantsOnlyMinimum(_ range: Range<Int>) -> Bool {
    if wantsOnlyMinima { return true }
    let isKnown = !inner.isNaN
    if range.count == 1 { return tracks[range.lowerBound].wantsOnlyMinimum(isKnown: isKnown) }
    for index in range where !tracks[index].wantsOnlyMinimum(isKnown: isKnown) { return false }
    return true
  }

  /// Whether the content of an item is its automatic minimum in some tracks.
  func takesContentMinimum(_ range: Range<Int>) -> Bool {
    var isAutomatic = false
    for index in range {
      if tracks[index].least == .auto { isAutomatic = true }
      if range.count > 1, tracks[index].isFlexible { return false }
    }
    return isAutomatic
  }

  /// What is asked of flexible tracks, alone or with others.
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
