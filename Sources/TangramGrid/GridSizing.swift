import TangramCore

/// What an item asks of the tracks it covers, margins included.
struct GridContribution {
  /// The place of the item among the items.
  var item: Int
  var tracks: GridTracks
  /// The least that it can do with.
  var minimum = 0.0
  /// The extent at which nothing sticks out of it.
  var least = 0.0
  /// The extent at which nothing in it has to be broken.
  var greatest = 0.0
}

/// A step in which tracks get their extents.
enum GridSizingStep { case begin, singleItems, spanningItems, maximise, expand, stretch }

/// Finds the extents of the tracks along one axis.
///
/// Its steps are those of the specification.
struct GridSizing {
  var tracks: [GridTrack]
  let gap: Double
  /// The inner extent of the grid; NaN if it is as large as its tracks.
  let inner: Double
  /// The width that the content is asked for, if that is the question.
  let question: TGContentWidth?
  /// The bounds of the inner extent.
  let bounds: (lower: Double, upper: Double)
  /// Whether tracks that are automatic share what is left over.
  let stretches: Bool
  /// What the items ask for that have any influence.
  var contributions: [GridContribution] = []

  /// Whether an item has any influence on the tracks it covers.
  func dependsOnItem(_ range: Range<Int>) -> Bool {
    range.contains { index in
      let track = tracks[index]
      if track.isFlexible { return track.hasIntrinsicLeast || inner.isNaN }
      return track.hasIntrinsicLeast || track.hasIntrinsicMost
    }
  }

  /// The gaps between some tracks that follow each other.
  func gaps(_ range: Range<Int>) -> Double {
    if gap == 0 { return 0 }
    let count = range.reduce(0) { $0 + (tracks[$1].isCollapsed ? 0 : 1) }
    return Double(max(0, count - 1)) * gap
  }

  var allGaps: Double { gaps(tracks.indices) }

  /// The extent of all tracks with their gaps.
  var total: Double { tracks.reduce(allGaps) { $0 + $1.base } }

  /// The sum of the points that tracks are at most, with gaps; nil if one has no such limit.
  func fixedLimit(_ range: Range<Int>, fits: Bool) -> Double? {
    var sum = gaps(range)
    for index in range {
      let track = tracks[index]
      switch track.most {
      case .points: sum += max(track.amount, track.points)
      case .fit where fits && track.amount.isFinite: sum += track.amount
      default: return nil
      }
    }
    return sum
  }

  mutating func run() { run { _, _ in } }

  /// Takes all steps.
  ///
  /// - Parameter note: What is told of the tracks after each step.
  @inline(__always)
  mutating func run(_ note: (GridSizingStep, [GridTrack]) -> Void) {
    for index in tracks.indices { tracks[index].begin() }
    note(.begin, tracks)
    if !contributions.isEmpty {
      fitSingleItems()
      note(.singleItems, tracks)
      fitSpanningItems()
      fitItemsOverFlexibleTracks()
      note(.spanningItems, tracks)
    }
    for index in tracks.indices where tracks[index].limit == .infinity {
      tracks[index].limit = tracks[index].base
    }
    maximise()
    note(.maximise, tracks)
    expandFlexibleTracks()
    note(.expand, tracks)
    stretch()
    note(.stretch, tracks)
  }
}

extension GridTrack {
  fileprivate mutating func begin() {
    base = isCollapsed || least != .points ? 0 : points
    limit = most == .points && !isCollapsed ? max(base, amount) : .infinity
    if isCollapsed { (least, most, points, amount, limit) = (.points, .points, 0, 0, 0) }
    growsWithoutEnd = false
  }
}

// MARK: - Items in one track

extension GridSizing {
  private mutating func fitSingleItems() {
    for item in contributions where item.tracks.count == 1 && !tracks[item.tracks.start].isFlexible
    {
      let index = item.tracks.start
      switch tracks[index].least {
      case .points: break
      case .auto:
        switch question {
        case nil: tracks[index].raise(item.minimum)
        case .least: tracks[index].raise(limited(item.least, item))
        case .greatest: tracks[index].raise(limited(item.greatest, item))
        }
      case .minContent: tracks[index].raise(item.least)
      case .maxContent: tracks[index].raise(item.greatest)
      }
      switch tracks[index].most {
      case .points, .fr: break
      case .minContent: tracks[index].raiseLimit(item.least)
      case .auto, .maxContent: tracks[index].raiseLimit(item.greatest)
      case .fit: tracks[index].raiseLimit(min(item.greatest, tracks[index].amount))
      }
    }
    raiseLimits()
  }

  /// No limit is below its base.
  mutating func raiseLimits() {
    for index in tracks.indices {
      tracks[index].limit = max(tracks[index].limit, tracks[index].base)
    }
  }

  /// A contribution, but not more than the points that the tracks are at most.
  func limited(_ contribution: Double, _ item: GridContribution) -> Double {
    guard let limit = fixedLimit(item.tracks.range, fits: true) else {
      return max(item.minimum, contribution)
    }
    return max(item.minimum, min(contribution, limit))
  }
}

extension GridTrack {
  fileprivate mutating func raise(_ extent: Double) { base = max(base, extent) }

  fileprivate mutating func raiseLimit(_ extent: Double) {
    limit = limit == .infinity ? extent : max(limit, extent)
  }
}
