import TangramCore

// Growth of tracks for items that span several tracks.

/// A step in which tracks grow to accommodate the contributions of items.
private enum GridStep {
  /// Grows the base sizes of tracks with an intrinsic minimum to minimum contributions.
  case intrinsicMinimums
  /// Grows the base sizes of tracks with a content-based minimum to min-content contributions.
  case contentBasedMinimums
  /// Grows the base sizes of tracks with the minimum `maxContent` to max-content contributions.
  case maxContentMinimums
  /// Grows the growth limits of tracks with an intrinsic maximum to min-content contributions.
  case intrinsicMaximums
  /// Grows the growth limits of tracks that may grow to their content to max-content contributions.
  case maxContentMaximums

  var isForLimits: Bool { self == .intrinsicMaximums || self == .maxContentMaximums }

  /// Whether the step applies to a track.
  func affects(_ track: GridTrack) -> Bool {
    switch self {
    case .intrinsicMinimums: track.hasIntrinsicMinimum
    case .contentBasedMinimums: track.minimum == .minContent || track.minimum == .maxContent
    case .maxContentMinimums: track.minimum == .maxContent
    case .intrinsicMaximums: track.hasIntrinsicMaximum
    case .maxContentMaximums: track.growsToContent
    }
  }

  /// Whether a track can grow beyond its limit before other tracks do.
  func growsBeyond(_ track: GridTrack) -> Bool {
    switch self {
    case .intrinsicMinimums, .contentBasedMinimums: track.hasIntrinsicMaximum
    case .maxContentMinimums: track.growsToContent
    case .intrinsicMaximums, .maxContentMaximums: true
    }
  }
}

/// Items for which tracks grow together in one step.
private struct GridGroup {
  let items: ArraySlice<SpanningContribution>
  /// The indices of the tracks that the items cover.
  ///
  /// Limiting each step to these keeps the total work for a long grid proportional to the covered
  /// tracks, instead of to all tracks for each group.
  let covered: [Int]
  /// Whether only flexible tracks grow.
  let isOverFlexible: Bool

  init(_ items: ArraySlice<SpanningContribution>, isOverFlexible: Bool) {
    (self.items, self.isOverFlexible) = (items, isOverFlexible)
    var (covered, end) = ([Int](), 0)
    for next in items.map({ $0.tracks }).sorted(by: { $0.start < $1.start }) where next.end > end {
      covered += max(end, next.start)..<next.end
      end = next.end
    }
    self.covered = covered
  }
}

extension GridSizing {
  mutating func fitSpanningItems() {
    var spanning = spanning.filter { !isOverFlexible($0) }
    if spanning.isEmpty { return }
    spanning.sort { ($0.tracks.count, $0.item) < ($1.tracks.count, $1.item) }
    var start = 0
    while start < spanning.count {
      let count = spanning[start].tracks.count
      let end = spanning[start...].firstIndex { $0.tracks.count != count } ?? spanning.count
      let group = GridGroup(spanning[start..<end], isOverFlexible: false)
      growBases(for: group)
      growLimits(for: group)
      start = end
    }
  }

  /// Grows tracks for the items that span flexible tracks, all at once, regardless of the number of
  /// tracks that they span.
  mutating func fitItemsOverFlexibleTracks() {
    guard tracks.contains(where: { $0.isFlexible }) else { return }
    let items = contributionsToFlexibleTracks()
    if !items.isEmpty { growBases(for: GridGroup(items[...], isOverFlexible: true)) }
  }

  private mutating func growBases(for group: GridGroup) {
    grow(group, .intrinsicMinimums)
    grow(group, .contentBasedMinimums)
    grow(group, .maxContentMinimums)
    raiseLimits(of: group.covered)
  }

  private mutating func growLimits(for group: GridGroup) {
    for index in group.covered { tracks[index].isInfinitelyGrowable = false }
    grow(group, .intrinsicMaximums)
    grow(group, .maxContentMaximums)
  }

  /// Returns the contribution that counts in a step.
  private func contributedExtent(
    _ contribution: GridContribution<Double>, _ step: GridStep
  ) -> Double {
    switch step {
    case .intrinsicMinimums: contribution.minimum
    case .contentBasedMinimums, .intrinsicMaximums: contribution.minContent
    case .maxContentMinimums, .maxContentMaximums: contribution.maxContent
    }
  }

  /// Grows each track by the largest increase that any item of the group incurs.
  private mutating func grow(_ group: GridGroup, _ step: GridStep) {
    var isAnyAffected = false
    for index in group.covered {
      let affects =
        step.affects(tracks[index]) && (!group.isOverFlexible || tracks[index].isFlexible)
      (tracks[index].isAffected, tracks[index].isCovered) = (affects, false)
      tracks[index].planned = 0
      if affects { isAnyAffected = true }
    }
    if !isAnyAffected { return }
    for item in group.items { plan(item, step, group.isOverFlexible) }
    for index in group.covered where tracks[index].isCovered {
      if !step.isForLimits {
        tracks[index].base += tracks[index].planned
      } else if tracks[index].limit == .infinity {
        tracks[index].limit = tracks[index].base + tracks[index].planned
        tracks[index].isInfinitelyGrowable = true
      } else {
        tracks[index].limit += tracks[index].planned
      }
    }
  }

  private mutating func plan(_ item: SpanningContribution, _ step: GridStep, _ overFlexible: Bool) {
    let range = item.tracks.range
    var extra = contributedExtent(item.contribution, step) - gaps(range)
    var count = 0
    for index in range {
      extra -= tracks[index].currentExtent(step)
      guard tracks[index].isAffected else { continue }
      tracks[index].isCovered = true
      tracks[index].increase = 0
      count += 1
    }
    guard count > 0, extra > 0 else { return }
    if overFlexible {
      shareByParts(extra, range, count)
    } else {
      let left = shareUpToLimits(extra, range, count, step)
      if left > 0 { shareBeyondLimits(left, range, step) }
    }
    if let log, !step.isForLimits {
      log.note(contributedExtent(item.contribution, step), of: range, among: tracks)
    }
    for index in range where tracks[index].isAffected {
      tracks[index].planned = max(tracks[index].planned, tracks[index].increase)
    }
  }
}

// MARK: - Sharing

extension GridSizing {
  private mutating func shareByParts(_ extra: Double, _ range: Range<Int>, _ count: Int) {
    var parts = 0.0
    for index in range where tracks[index].isAffected { parts += tracks[index].amount }
    for index in range where tracks[index].isAffected {
      tracks[index].increase =
        extra * (parts > 0 ? tracks[index].amount / parts : 1 / Double(count))
    }
  }

  /// Distributes an extent equally, without growing any track beyond its limit.
  ///
  /// - Returns: The remaining extent.
  private mutating func shareUpToLimits(
    _ extra: Double, _ range: Range<Int>, _ count: Int, _ step: GridStep
  ) -> Double {
    var (left, growing) = (extra, count)
    for index in range { tracks[index].isFull = false }
    while growing > 0, left > 0 {
      let share = left / Double(growing)
      var (distributed, full) = (0.0, 0)
      for index in range where tracks[index].isAffected && !tracks[index].isFull {
        let headroom = tracks[index].headroom(step)
        guard headroom <= share else { continue }
        (tracks[index].isFull, tracks[index].increase) = (true, headroom)
        distributed += headroom
        full += 1
      }
      if full == 0 {
        for index in range where tracks[index].isAffected && !tracks[index].isFull {
          tracks[index].increase = share
        }
        return 0
      }
      left -= distributed
      growing -= full
    }
    return left
  }

  /// Distributes the remaining extent equally, beyond limits; a `fitContent` track does not exceed its
  /// own limit.
  private mutating func shareBeyondLimits(
    _ extra: Double, _ range: Range<Int>, _ step: GridStep
  ) {
    let hasGrowableTracks = range.contains {
      tracks[$0].isAffected && step.growsBeyond(tracks[$0])
    }
    var (left, growing) = (extra, 0)
    for index in range {
      let grows =
        tracks[index].isAffected && (!hasGrowableTracks || step.growsBeyond(tracks[index]))
      tracks[index].isFull = !grows
      if grows { growing += 1 }
    }
    while growing > 0, left > 0 {
      let share = left / Double(growing)
      let isLast = !range.contains {
        !tracks[$0].isFull && tracks[$0].headroomToFit(step) < share
      }
      for index in range where !tracks[index].isFull {
        let headroom = tracks[index].headroomToFit(step)
        if !isLast, headroom >= share { continue }
        tracks[index].increase += isLast ? share : headroom
        left -= isLast ? share : headroom
        tracks[index].isFull = true
        growing -= 1
      }
    }
  }
}

extension GridTrack {
  /// Returns the current extent of the track in a step.
  fileprivate func currentExtent(_ step: GridStep) -> Double {
    step.isForLimits && limit < .infinity ? limit : base
  }

  /// Returns the amount by which the track can grow before it reaches its limit.
  fileprivate func headroom(_ step: GridStep) -> Double {
    if !step.isForLimits { return max(0, limit - base) }
    return limit == .infinity || isInfinitelyGrowable ? headroomToFit(step) : 0
  }

  /// Returns the amount by which a `fitContent` track can still grow, after its increase so far;
  /// infinite for others.
  fileprivate func headroomToFit(_ step: GridStep) -> Double {
    guard step == .maxContentMaximums, maximum == .fit else { return .infinity }
    return max(0, amount - currentExtent(step) - increase)
  }
}
