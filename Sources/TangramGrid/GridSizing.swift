import TangramCore
import TangramExplanations

/// Computes the extents of the tracks along one axis.
///
/// The steps are those of the specification (CSS Grid Layout, track sizing algorithm).
struct GridSizing {
  var tracks: [GridTrack]
  let gap: Double
  /// The inner extent of the grid; NaN if it is as large as its tracks.
  let inner: Double
  /// The kind of content width to measure; nil during layout.
  let measuredWidth: TGContentWidth?
  /// The bounds of the inner extent.
  let bounds: (lower: Double, upper: Double)
  /// Whether automatic tracks share the free space.
  let stretches: Bool
  /// For each track, the largest contributions of the items that cover only that track; empty if no item
  /// affects the tracks.
  var singles: [GridContribution<Double>] = []
  /// The contributions of items that cover several tracks.
  var spanning: [SpanningContribution] = []
  /// Whether only the minimum contributions of items affect the tracks that they cover.
  var usesOnlyMinimums = false
  /// The results of the steps; nil if the grid is not explained.
  var log: GridLog?

  /// Returns the total of the gaps between consecutive tracks.
  func gaps(_ range: Range<Int>) -> Double {
    gap == 0 ? 0 : Double(max(0, range.count { !tracks[$0].isCollapsed } - 1)) * gap
  }

  /// The total extent of all tracks, including gaps.
  var total: Double { tracks.total(gap: gap) }

  /// Returns the sum of the fixed maximums of tracks, including gaps; nil if any track has none.
  func fixedLimit(_ range: Range<Int>) -> Double? {
    for index in range where tracks[index].maximum != .points { return nil }
    return range.reduce(gaps(range)) { $0 + max(tracks[$1].amount, tracks[$1].points) }
  }

  mutating func run() {
    for index in tracks.indices { tracks[index].begin() }
    log?.note(tracks)
    if !singles.isEmpty { fitSingleItems() }
    log?.note(tracks)
    if !singles.isEmpty {
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
    base = isCollapsed || minimum != .points ? 0 : points
    limit = maximum == .points && !isCollapsed ? max(base, amount) : .infinity
    if isCollapsed { (minimum, maximum, points, amount, limit) = (.points, .points, 0, 0, 0) }
    isInfinitelyGrowable = false
  }
}

// MARK: - Items in one track

extension GridSizing {
  private mutating func fitSingleItems() {
    for (index, contribution) in singles.enumerated() {
      if contribution.isNone || tracks[index].isFlexible { continue }
      switch tracks[index].minimum {
      case .points, .fit, .fr: break
      case .auto: tracks[index].raise(contribution.minimum)
      case .minContent: tracks[index].raise(contribution.minContent)
      case .maxContent: tracks[index].raise(contribution.maxContent)
      }
      switch tracks[index].maximum {
      case .points, .fr: break
      case .minContent: tracks[index].raiseLimit(contribution.minContent)
      case .auto, .maxContent: tracks[index].raiseLimit(contribution.maxContent)
      case .fit: tracks[index].raiseLimit(min(contribution.maxContent, tracks[index].amount))
      }
    }
    raiseLimits(of: tracks.indices)
  }

  /// Raises the growth limits of these tracks to at least their base sizes.
  mutating func raiseLimits(of indices: some Sequence<Int>) {
    for index in indices { tracks[index].limit = max(tracks[index].limit, tracks[index].base) }
  }
}

extension GridTrack {
  fileprivate mutating func raise(_ extent: Double) { base = max(base, extent) }

  fileprivate mutating func raiseLimit(_ extent: Double) {
    limit = limit == .infinity ? extent : max(limit, extent)
  }
}

// MARK: - The distribution of free space

extension GridSizing {
  /// Grows the base sizes of tracks up to their growth limits.
  mutating func maximize() {
    if inner.isNaN {
      if measuredWidth == .least { return }
      let sum = tracks.reduce(gaps(tracks.indices)) { $0 + $1.limit }
      if sum <= bounds.upper {
        for index in tracks.indices { tracks[index].base = tracks[index].limit }
        return
      }
    }
    var left = (inner.isNaN ? bounds.upper : inner) - total
    var growing = tracks.indices.filter { tracks[$0].base < tracks[$0].limit }
    while left > 0, !growing.isEmpty {
      let share = left / Double(growing.count)
      var full = 0
      for index in growing {
        let grown = min(tracks[index].limit - tracks[index].base, share)
        tracks[index].base += grown
        left -= grown
        if grown < share { full += 1 }
      }
      if full == 0 { return }
      growing.removeAll { tracks[$0].base >= tracks[$0].limit }
    }
  }

  mutating func expandFlexibleTracks() {
    guard tracks.contains(where: { $0.isFlexible }) else { return }
    if !inner.isNaN { return expand(fraction(of: inner, .grid, tracks.indices)) }
    if measuredWidth == .least { return }
    var largest = GridFraction()
    for (index, track) in tracks.enumerated() where track.isFlexible {
      let part = track.base / max(1, track.amount)
      guard part > largest.part else { continue }
      largest = GridFraction(
        source: .track, part: part, room: track.base, tracks: index..<index + 1)
    }
    for item in contributionsToFlexibleTracks() {
      let next = fraction(of: item.contribution.maxContent, .items, item.tracks.range)
      if next.part > largest.part { largest = next }
    }
    let bases = tracks
    expand(largest)
    let sum = total
    if sum >= bounds.lower, sum <= bounds.upper { return }
    tracks = bases
    let bound = sum < bounds.lower ? bounds.lower : bounds.upper
    expand(fraction(of: bound, .grid, tracks.indices))
  }

  private mutating func expand(_ fraction: GridFraction) {
    log?.fraction = fraction
    for index in tracks.indices where tracks[index].isFlexible {
      tracks[index].base = max(tracks[index].base, tracks[index].amount * fraction.part)
    }
  }

  /// Returns the extent of one `fr` for tracks that share an available extent.
  private func fraction(
    of room: Double, _ source: GridFraction.Source, _ range: Range<Int>
  ) -> GridFraction {
    var left = room - gaps(range)
    var parts = 0.0
    var takesPart = range.map { tracks[$0].isFlexible }
    for index in range {
      if tracks[index].isFlexible {
        parts += tracks[index].amount
      } else {
        left -= tracks[index].base
      }
    }
    // Tracks that are larger than their fractions reduce the space for the others.
    while true {
      let part = GridFraction.part(of: left, parts)
      var isDone = true
      for index in range where takesPart[index - range.lowerBound] {
        guard tracks[index].amount * part < tracks[index].base else { continue }
        takesPart[index - range.lowerBound] = false
        left -= tracks[index].base
        parts -= tracks[index].amount
        isDone = false
      }
      if isDone {
        return GridFraction(
          source: source, part: part, room: room, tracks: range, takesPart: takesPart, parts: parts)
      }
    }
  }

  /// Distributes the free space among automatic tracks.
  mutating func stretch() {
    guard stretches, measuredWidth == nil else { return }
    let count = tracks.reduce(0) { $0 + ($1.maximum == .auto ? 1 : 0) }
    if count == 0 { return }
    let free = (inner.isNaN ? bounds.lower : inner) - total
    guard free > 0 else { return }
    for index in tracks.indices where tracks[index].maximum == .auto {
      tracks[index].base += free / Double(count)
    }
  }
}

/// The extent of one `fr`, and the values that it was computed from.
struct GridFraction {
  /// The source of the extent that flexible tracks share.
  enum Source { case grid, items, track }

  var source = Source.grid
  var part = 0.0
  /// The extent that these tracks share.
  var room = 0.0
  var tracks = 0..<0
  /// For each track, whether it is flexible and not larger than its fraction.
  var takesPart: [Bool] = []
  /// The sum of the `fr` factors of the tracks that take a part.
  var parts = 0.0

  /// Returns the extent of one `fr`.
  static func part<Number: TGRuleNumber>(of room: Number, _ parts: Double) -> Number {
    room.atLeast(Number(0)).named("room for parts") / Number(max(1, parts)).named("parts")
  }
}
