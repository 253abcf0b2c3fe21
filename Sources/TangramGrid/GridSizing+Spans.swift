import TangramCore

// Items that cover several tracks, and what they want the tracks to grow by.

/// A step in which items make tracks grow.
private struct GridStep {
  /// Whether limits grow rather than bases.
  var isForLimits = false
  /// The tracks that take part.
  var affects: (GridTrack) -> Bool
  /// The tracks that grow beyond their limits; all, if there are none.
  var growsBeyond: (GridTrack) -> Bool = { _ in true }
  var want: (GridContribution) -> Double
  /// Whether only flexible tracks take part, and share by their parts.
  var isForFlexible = false
}

extension GridSizing {
  private func isOverFlexible(_ item: GridContribution) -> Bool {
    item.tracks.range.contains { tracks[$0].isFlexible }
  }

  mutating func fitSpanningItems() {
    var spanning = contributions.filter { $0.tracks.count > 1 && !isOverFlexible($0) }
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

  mutating func fitItemsOverFlexibleTracks() {
    let items = contributions.filter { isOverFlexible($0) }
    if !items.isEmpty { growBases(for: items[...], overFlexible: true) }
  }

  private mutating func growBases(
    for items: ArraySlice<GridContribution>, overFlexible: Bool
  ) {
    let sizing = self
    func grow(
      _ affects: @escaping (GridTrack) -> Bool, _ beyond: @escaping (GridTrack) -> Bool,
      _ want: @escaping (GridContribution) -> Double
    ) {
      let affected: (GridTrack) -> Bool =
        overFlexible ? { $0.isFlexible && affects($0) } : affects
      self.grow(
        items,
        GridStep(
          affects: affected, growsBeyond: beyond, want: want, isForFlexible: overFlexible))
    }
    let limitedLeast = question != nil && !overFlexible
    grow({ $0.hasIntrinsicLeast }, { $0.hasIntrinsicMost }) {
      limitedLeast ? sizing.limited($0.least, $0) : $0.minimum
    }
    grow({ $0.least == .minContent || $0.least == .maxContent }, { $0.hasIntrinsicMost }) {
      $0.least
    }
    if question == .greatest, !overFlexible {
      grow({ $0.least == .auto || $0.least == .maxContent }, { $0.growsToContent }) {
        sizing.limited($0.greatest, $0)
      }
    }
    grow({ $0.least == .maxContent }, { $0.growsToContent }) { $0.greatest }
    for index in tracks.indices { tracks[index].limit = max(tracks[index].limit, tracks[index].base) }
  }

  private mutating func growLimits(for items: ArraySlice<GridContribution>) {
    for index in tracks.indices { tracks[index].growsWithoutEnd = false }
    grow(items, GridStep(isForLimits: true, affects: { $0.hasIntrinsicMost }, want: { $0.least }))
    grow(items, GridStep(isForLimits: true, affects: { $0.growsToContent }, want: { $0.greatest }))
  }

  /// Lets tracks grow by the largest increase that any item wants.
  private mutating func grow(_ items: ArraySlice<GridContribution>, _ step: GridStep) {
    var isAnyAffected = false
    for index in tracks.indices {
      tracks[index].isAffected = false
      tracks[index].planned = 0
    }
    for item in items {
      let affected = item.tracks.range.filter { step.affects(tracks[$0]) }
      if affected.isEmpty { continue }
      isAnyAffected = true
      plan(item, affected, step)
    }
    if !isAnyAffected { return }
    for index in tracks.indices where tracks[index].isAffected {
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

  private mutating func plan(_ item: GridContribution, _ affected: [Int], _ step: GridStep) {
    var extra = step.want(item) - gaps(item.tracks.range)
    for index in item.tracks.range { extra -= tracks[index].present(step) }
    for index in affected {
      tracks[index].isAffected = true
      tracks[index].increase = 0
    }
    guard extra > 0 else { return }
    if step.isForFlexible {
      shareByParts(extra, affected)
    } else {
      extra = shareUpToLimits(extra, affected, step)
      if extra > 0 {
        let beyond = affected.filter { step.growsBeyond(tracks[$0]) }
        let takers = beyond.isEmpty ? affected : beyond
        for index in takers { tracks[index].increase += extra / Double(takers.count) }
      }
    }
    for index in affected {
      tracks[index].planned = max(tracks[index].planned, tracks[index].increase)
    }
  }

  private mutating func shareByParts(_ extra: Double, _ affected: [Int]) {
    let parts = affected.reduce(0) { $0 + tracks[$1].amount }
    for index in affected {
      let part = parts > 0 ? tracks[index].amount / parts : 1 / Double(affected.count)
      tracks[index].increase = extra * part
    }
  }

  /// Shares an extent equally, but no track grows beyond its limit.
  ///
  /// - Returns: What is left.
  private mutating func shareUpToLimits(
    _ extra: Double, _ affected: [Int], _ step: GridStep
  ) -> Double {
    var left = extra
    var growing = affected
    while !growing.isEmpty, left > 0 {
      let share = left / Double(growing.count)
      let full = growing.filter { tracks[$0].headroom(step) <= share }
      if full.isEmpty {
        for index in growing { tracks[index].increase = share }
        return 0
      }
      for index in full {
        let headroom = tracks[index].headroom(step)
        tracks[index].increase = headroom
        left -= headroom
      }
      growing.removeAll { index in full.contains(index) }
    }
    return left
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
