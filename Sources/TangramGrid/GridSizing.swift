import TangramCore

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
  var wishes = GridWishes()

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
  @inline(__always)
  func fixedLimit(_ range: Range<Int>) -> Double? {
    // Few tracks have one.
    tracks[range.lowerBound].most == .points ? limit(range) : nil
  }

  @inline(never)
  private func limit(_ range: Range<Int>) -> Double? {
    for index in range where tracks[index].most != .points { return nil }
    return range.reduce(gaps(range)) { $0 + max(tracks[$1].amount, tracks[$1].points) }
  }

  /// Whether only the minimum of any item has any influence, whatever tracks it covers.
  let wantsOnlyMinima: Bool

  init(
    tracks: [GridTrack], gap: Double, inner: Double, question: TGContentWidth?,
    bounds: (lower: Double, upper: Double), stretches: Bool
  ) {
    (self.tracks, self.gap, self.inner) = (tracks, gap, inner)
    (self.question, self.bounds, self.stretches) = (question, bounds, stretches)
    wantsOnlyMinima = tracks.allSatisfy { $0.wantsOnlyMinimum(isKnown: !inner.isNaN) }
  }

  mutating func run() { run { _, _ in } }

  /// Takes all steps.
  ///
  /// - Parameter note: What is told of the tracks after each step.
  @inline(__always)
  mutating func run(_ note: (GridSizingStep, [GridTrack]) -> Void) {
    for index in tracks.indices { tracks[index].begin() }
    note(.begin, tracks)
    if !wishes.singles.isEmpty {
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
    for (index, wish) in wishes.singles.enumerated() {
      if wish.isNone || tracks[index].isFlexible { continue }
      switch tracks[index].least {
      case .points: break
      case .auto: tracks[index].raise(wish.minimum)
      case .minContent: tracks[index].raise(wish.least)
      case .maxContent: tracks[index].raise(wish.greatest)
      }
      switch tracks[index].most {
      case .points, .fr: break
      case .minContent: tracks[index].raiseLimit(wish.least)
      case .auto, .maxContent: tracks[index].raiseLimit(wish.greatest)
      case .fit: tracks[index].raiseLimit(min(wish.greatest, tracks[index].amount))
      }
    }
    raiseLimits(of: tracks.indices)
  }

  /// No limit of these tracks is below its base.
  mutating func raiseLimits(of range: Range<Int>) {
    for index in range {
      tracks[index].limit = max(tracks[index].limit, tracks[index].base)
    }
  }
}

extension GridTrack {
  fileprivate mutating func raise(_ extent: Double) { base = max(base, extent) }

  fileprivate mutating func raiseLimit(_ extent: Double) {
    limit = limit == .infinity ? extent : max(limit, extent)
  }
}
