import TangramCore

/// Computes the extents of the tracks along one axis.
///
/// The steps are those of the specification (CSS Grid Layout, track sizing algorithm).
struct GridSizing {
  var tracks: [GridTrack]
  let gap: Double
  /// The inner extent of the grid; NaN if it is as large as its tracks.
  let inner: Double
  /// The kind of content width to measure; nil during layout.
  let question: TGContentWidth?
  /// The bounds of the inner extent.
  let bounds: (lower: Double, upper: Double)
  /// Whether automatic tracks share the free space.
  let stretches: Bool
  /// The requests of the items that influence the tracks.
  var contributions = GridContributions()
  /// Whether only the minimum requests of items affect the tracks that they cover.
  var wantsOnlyMinima = false
  /// What the steps find; nil if the grid is not explained.
  var log: GridLog?

  /// Returns the total of the gaps between consecutive tracks.
  func gaps(_ range: Range<Int>) -> Double {
    if gap == 0 { return 0 }
    let count = range.reduce(0) { $0 + (tracks[$1].isCollapsed ? 0 : 1) }
    return Double(max(0, count - 1)) * gap
  }

  var allGaps: Double { gaps(tracks.indices) }

  /// The total extent of all tracks, including gaps.
  var total: Double { tracks.reduce(allGaps) { $0 + $1.base } }

  /// Returns the sum of the fixed maximums of tracks, including gaps; nil if any track has none.
  @inline(__always)
  func fixedLimit(_ range: Range<Int>) -> Double? {
    // Few tracks have a fixed maximum.
    tracks[range.lowerBound].most == .points ? limit(range) : nil
  }

  @inline(never)
  private func limit(_ range: Range<Int>) -> Double? {
    for index in range where tracks[index].most != .points { return nil }
    return range.reduce(gaps(range)) { $0 + max(tracks[$1].amount, tracks[$1].points) }
  }

  /// Performs all steps.
  mutating func run() {
    for index in tracks.indices { tracks[index].begin() }
    log?.note(tracks)
    if !contributions.singles.isEmpty { fitSingleItems() }
    log?.note(tracks)
    if !contributions.singles.isEmpty {
      fitSpanningItems()
      fitItemsOverFlexibleTracks()
    }
    log?.note(tracks)
    for index in tracks.indices where tracks[index].limit == .infinity {
      tracks[index].limit = tracks[index].base
    }
    maximize()
    log?.note(tracks)
    expandFlexibleTracks()
    log?.note(tracks)
    stretch()
    log?.note(tracks)
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
    for (index, contribution) in contributions.singles.enumerated() {
      if contribution.isNone || tracks[index].isFlexible { continue }
      switch tracks[index].least {
      case .points: break
      case .auto: tracks[index].raise(contribution.minimum)
      case .minContent: tracks[index].raise(contribution.least)
      case .maxContent: tracks[index].raise(contribution.greatest)
      }
      switch tracks[index].most {
      case .points, .fr: break
      case .minContent: tracks[index].raiseLimit(contribution.least)
      case .auto, .maxContent: tracks[index].raiseLimit(contribution.greatest)
      case .fit: tracks[index].raiseLimit(min(contribution.greatest, tracks[index].amount))
      }
    }
    raiseLimits(of: tracks.indices)
  }

  /// Raises the limits of these tracks to at least their bases.
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
