import TangramCore

// Items that cover several tracks, and what they want the tracks to grow by.

/// A step in which items make tracks grow.
private enum GridStep {
  /// Bases, for the least that items can do with.
  case least
  /// Bases of tracks that ask for content, for items as small as can be.
  case leastContent
  /// Bases of tracks that do not say how large they are, where the greatest width is the question.
  case greatestAsked
  /// Bases of tracks that ask for all content.
  case greatestContent
  /// Limits, for items as small as can be.
  case leastLimit
  /// Limits of tracks that grow to their content.
  case greatestLimit

  var isForLimits: Bool { self == .leastLimit || self == .greatestLimit }

  /// Whether the step is about a track.
  func affects(_ track: GridTrack) -> Bool {
    switch self {
    case .least: track.hasIntrinsicLeast
    case .leastContent: track.least == .minContent || track.least == .maxContent
    case .greatestAsked: track.least == .auto || track.least == .maxContent
    case .greatestContent: track.least == .maxContent
    case .leastLimit: track.hasIntrinsicMost
    case .greatestLimit: track.growsToContent
    }
  }

  /// Whether a track grows beyond its limit before others do.
  func growsBeyond(_ track: GridTrack) -> Bool {
    switch self {
    case .least, .leastContent: track.hasIntrinsicMost
    case .greatestAsked, .greatestContent: track.growsToContent
    case .leastLimit: true
    case .greatestLimit: track.most != .fit
    }
  }
}

extension GridSizing {
  mutating func fitSpanningItems() {
    var spanning = wishes.spanning.filter { !isOverFlexible($0) }
    if spanning.isEmpty { return }
    spanning.sort { ($0.tracks.count, $0.item) < ($1.tracks.count, $1.item) }
    var start = 0
    while start < spanning.count {
      let count = spanning[start].tracks.count
      let end = spanning[start...].firstIndex { $0.tracks.count != count } ?? spanning.count
      let group = spanning[start..<end]
      growBases(for: group, overFlexible: false)
      growLimits(for: group)
      start = end
    }
  }

  /// Fits items over flexible tracks, all of them at once, whatever number of tracks they cover.
  mutating func fitItemsOverFlexibleTracks() {
    guard tracks.contains(where: \.isFlexible) else { return }
    let items = contributionsToFlexibleTracks()
    if !items.isEmpty { growBases(for: items[...], overFlexible: true) }
  }

  private mutating func growBases(for items: ArraySlice<GridContribution>, overFlexible: Bool) {
    grow(items, .least, overFlexible)
    grow(items, .leastContent, overFlexible)
    if question == .greatest, !overFlexible { grow(items, .greatestAsked, overFlexible) }
    grow(items, .greatestContent, overFlexible)
    raiseLimits()
  }

  private mutating func growLimits(for items: ArraySlice<GridContribution>) {
    for index in tracks.indices { tracks[index].growsWithoutEnd = false }
    grow(items, .leastLimit, false)
    grow(items, .greatestLimit, false)
  }

  /// What an item asks for in a step.
  private func want(_ item: GridContribution, _ step: GridStep, _ overFlexible: Bool) -> Double {
    let (wish, range) = (item.wish, item.tracks.range)
    return switch step {
    case .least: question == nil || overFlexible ? wish.minimum : limited(wish.least, wish, range)
    case .leastContent, .leastLimit: wish.least
    case .greatestAsked: limited(wish.greatest, wish, range)
    case .greatestContent, .greatestLimit: wish.greatest
    }
  }

  /// Lets tracks grow by the largest increase that any item wants.
  private mutating func grow(
    _ items: ArraySlice<GridContribution>, _ step: GridStep, _ overFlexible: Bool
  ) {
    var isAnyAffected = false
    for index in tracks.indices {
      let affects = step.affects(tracks[index]) && (!overFlexible || tracks[index].isFlexible)
      tracks[index].isAffected = affects
      tracks[index].isTried = false
      tracks[index].planned = 0
      if affects { isAnyAffected = true }
    }
    if !isAnyAffected { return }
    for item in items { plan(item, step, overFlexible) }
    for index in tracks.indices where tracks[index].isTried {
      if !step.isForLimits {
        tracks[index].base += tracks[index].planned
      } else if tracks[index].limit == .infinity {
        tracks[index].limit = tracks[index].base + tracks[index].planned
        tracks[index].growsWithoutEnd = true
      } else {
        tracks[index].limit += tracks[index].planned
      }
    }
  }

  private mutating func plan(_ item: GridContribution, _ step: GridStep, _ overFlexible: Bool) {
    let range = item.tracks.range
    var extra = want(item, step, overFlexible) - gaps(range)
    var count = 0
    for index in range {
      extra -= tracks[index].present(step)
      guard tracks[index].isAffected else { continue }
      tracks[index].isTried = true
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

  /// Shares an extent equally, but no track grows beyond its limit.
  ///
  /// - Returns: What is left.
  private mutating func shareUpToLimits(
    _ extra: Double, _ range: Range<Int>, _ count: Int, _ step: GridStep
  ) -> Double {
    var (left, growing) = (extra, count)
    for index in range { tracks[index].isFull = false }
    while growing > 0, left > 0 {
      let share = left / Double(growing)
      var (taken, full) = (0.0, 0)
      for index in range where tracks[index].isAffected && !tracks[index].isFull {
        let headroom = tracks[index].headroom(step)
        guard headroom <= share else { continue }
        (tracks[index].isFull, tracks[index].increase) = (true, headroom)
        taken += headroom
        full += 1
      }
      if full == 0 {
        for index in range where tracks[index].isAffected && !tracks[index].isFull {
          tracks[index].increase = share
        }
        return 0
      }
      left -= taken
      growing -= full
    }
    return left
  }

  private mutating func shareBeyondLimits(
    _ extra: Double, _ range: Range<Int>, _ step: GridStep
  ) {
    var (all, takers) = (0, 0)
    for index in range where tracks[index].isAffected {
      all += 1
      if step.growsBeyond(tracks[index]) { takers += 1 }
    }
    // Limits stand where no track may grow beyond its own.
    if takers == 0, step.isForLimits { return }
    let share = extra / Double(takers > 0 ? takers : all)
    for index in range where tracks[index].isAffected {
      if takers == 0 || step.growsBeyond(tracks[index]) { tracks[index].increase += share }
    }
  }
}

extension GridTrack {
  /// The present extent in a step.
  fileprivate func present(_ step: GridStep) -> Double {
    step.isForLimits && limit < .infinity ? limit : base
  }

  /// How far the track grows before others do.
  fileprivate func headroom(_ step: GridStep) -> Double {
    if !step.isForLimits { return max(0, limit - base) }
    guard limit == .infinity || growsWithoutEnd else { return 0 }
    return most == .fit ? max(0, amount - present(step)) : .infinity
  }
}
