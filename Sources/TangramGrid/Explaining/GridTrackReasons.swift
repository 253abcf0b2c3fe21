import TangramBoxModel
import TangramCore
import TangramExplanations

/// A number for each track of an axis: with a reason for the explained tracks, and without one for the others.
struct GridNumbers {
  let explainedRange: Range<Int>
  /// The reasons for the numbers of the explained tracks.
  let reasons: [TGReason]
  /// Returns the number of any other track.
  let number: (Int) -> Double

  /// The number of a track, with its reason if it is explained.
  subscript(index: Int) -> TGReason {
    explainedRange.contains(index)
      ? reasons[index - explainedRange.lowerBound] : .rule(number(index))
  }

  /// Returns the sum for some tracks; if there are very many, those in the middle are combined into one
  /// number.
  func total(_ tracks: [Int], as term: (Int) -> TGReason) -> TGReason {
    var total = TGReason.rule(0)
    total.add(tracks.count, worth: tracks.reduce(0) { $0 + self[$1].value }) { [term(tracks[$0])] }
    return total
  }

  /// Returns the sum for all of these tracks.
  func total(of tracks: [GridTrack]) -> TGReason { total(Array(tracks.indices)) { self[$0] } }
}

/// Explains the extents of tracks by the results that were recorded while they were sized.
struct GridTrackReasons {
  let grid: GridReasons
  let log: GridLog
  let axis: TGAxis
  /// The inner extent of the grid; nil if it is as large as its tracks.
  let inner: TGReason?
  /// The sizes in points and shares that the template contains.
  let written: [TGGridTrack]

  /// The tracks for which reasons are created; the extents of others are represented by numbers without
  /// reasons.
  private var explainedRange: Range<Int> { grid.explainedRange(axis, log.sizing.tracks.count) }

  func all() -> GridNumbers {
    var extents = each(.begin) { first($0) }
    extents = after(.singleItems, extents) { fitted($0) }
    extents = spanned(extents)
    extents = maximized(extents)
    extents = expanded(extents)
    extents = stretched(extents)
    return each(.stretch) { extents[$0].named(grid.run.name($0, axis)) }
  }

  private func each(_ step: GridSizingStep, _ reason: (Int) -> TGReason) -> GridNumbers {
    let tracks = log[step]
    return GridNumbers(explainedRange: explainedRange, reasons: explainedRange.map(reason)) {
      tracks[$0].base
    }
  }

  /// Returns the extents of the tracks after a step, with a reason for each that grew in it.
  private func after(
    _ step: GridSizingStep, _ extents: GridNumbers, _ reason: (Int) -> TGReason
  ) -> GridNumbers {
    each(step) { log.grew($0, in: step) ? reason($0) : extents[$0] }
  }

  private func growing(_ step: GridSizingStep) -> [Int] {
    log[step].indices.filter { log.grew($0, in: step) }
  }

  /// Returns the reason for a contribution to tracks, from its value.
  private func contribution(_ value: Double, to tracks: Range<Int>) -> TGReason? {
    for entry in log.contributionsByTracks[tracks] ?? [] {
      let extents = entry.contribution
      guard [extents.minimum, extents.minContent, extents.maxContent].contains(value) else {
        continue
      }
      if let reason = grid.contribution(of: log.items[entry.item], value, axis) { return reason }
    }
    return nil
  }

  private var word: String { GridRun.word(for: axis) }

  /// Returns the current extent of a track as an operand of a larger formula.
  private func start(_ extent: TGReason, _ index: Int) -> TGReason {
    extent.gathered("\(grid.run.name(index, axis)) before it grows")
  }

  /// Returns the extent of a track after it grows by a share of something.
  private func grown(_ extent: TGReason, _ index: Int, by share: TGReason) -> TGReason {
    extent.value == 0 ? share : start(extent, index) + share
  }

  /// Returns the total extent of some tracks, including gaps.
  private func total(_ extents: GridNumbers, _ range: Range<Int>) -> TGReason {
    let (occupied, gaps) = (range.filter { extents[$0].value != 0 }, gaps(range))
    return occupied.isEmpty ? gaps : extents.total(occupied) { start(extents[$0], $0) } + gaps
  }

  /// Returns the total extent of all tracks, including gaps.
  private func total(_ extents: GridNumbers) -> TGReason {
    total(extents, log[.begin].indices).named("what the tracks take")
  }

  private func gaps(_ range: Range<Int>) -> TGReason {
    if log.sizing.gap == 0 { return .rule(0) }
    return grid.inner.gaps(axis, among: range.count { !log[.begin][$0].isCollapsed })
  }

  /// The extent of the grid, or its minimum.
  private var minimumExtent: TGReason {
    inner ?? .rule(log.sizing.bounds.lower, "the least content of the grid")
  }

  /// The extent of the grid, or its maximum.
  private var maximumExtent: TGReason {
    inner ?? .rule(log.sizing.bounds.upper, "the greatest content of the grid")
  }
}

// MARK: - Steps for single tracks

extension GridTrackReasons {
  /// Returns the initial extent of a track.
  private func first(_ index: Int) -> TGReason {
    let track = log[.begin][index]
    if track.isCollapsed { return TGReason.rule(0).by("left out, because nothing is in it") }
    return track.base == 0 ? .rule(0) : points(track.base)
  }

  /// Returns a number of points, with a quotation of the template.
  private func points(_ points: Double) -> TGReason {
    for track in written {
      switch track {
      case .points(let number) where number == points:
        return .written(points, "", "\(word)s: \(readable(points))")
      case .share(let weight):
        guard let inner else { continue }
        let percent = TGReason.written(weight.percent, "", "\(word)s: \(weight)")
        if let share = TGReason.percentage(percent, of: inner).ifEqual(to: points) { return share }
      default: continue
      }
    }
    return .rule(points, "points of the \(word)")
  }

  /// Returns the extent of a track after growing it for the items that span only this track.
  private func fitted(_ index: Int) -> TGReason {
    let base = log[.singleItems][index].base
    return contribution(base, to: index..<index + 1) ?? .rule(base, "what its items ask for")
  }

  /// Returns the extents of the tracks after growing them for the items that span several tracks.
  private func spanned(_ extents: GridNumbers) -> GridNumbers {
    // Kept for the next track, because one contribution may make all tracks grow.
    var latest: (growth: GridLog.Growth, cause: Cause?)?
    return after(.spanningItems, extents) { index in
      let (extent, base) = (extents[index], log[.spanningItems][index].base)
      if let growth = log.growths[index], growth != latest?.growth {
        latest = (growth, cause(of: growth, extents))
      }
      guard let growth = log.growths[index], let cause = latest?.cause else {
        return start(extent, index)
          + .rule(base - extent.value, "what items over several \(word)s add")
      }
      if growth.tracks.count == 1 { return cause.contribution }
      return grown(extent, index, by: part(of: cause.missing, worth: base - extent.value))
    }
  }

  /// What makes tracks grow: the contribution of an item, and the part of it that they lack.
  private typealias Cause = (contribution: TGReason, missing: TGReason)

  private func cause(of growth: GridLog.Growth, _ extents: GridNumbers) -> Cause? {
    guard let contribution = contribution(growth.extent, to: growth.tracks) else { return nil }
    let currentExtent = total(extents, growth.tracks).named("what they are without it")
    let required = contribution.named("what an item over several \(word)s asks for")
    let missing = currentExtent.value == 0 ? required : required - currentExtent
    return (contribution, missing.named("what is missing"))
  }

  /// Returns a number of points as an equal part of a reason or, if it is none, as a share of it.
  private func part(of whole: TGReason, worth points: Double) -> TGReason {
    let parts = (whole.value / points).rounded()
    let isEqual = (whole.value / parts - points).magnitude < 1e-6
    if isEqual, parts == 1 { return whole }
    return isEqual ? whole / .rule(parts) : whole * .rule(points / whole.value, "its part")
  }
}

// MARK: - Steps for the remaining space

extension GridTrackReasons {
  /// Grows tracks up to their growth limits.
  private func maximized(_ extents: GridNumbers) -> GridNumbers {
    let (tracks, growing) = (log[.maximize], growing(.maximize))
    if growing.isEmpty { return extents }
    func isFull(_ index: Int) -> Bool { tracks[index].base >= tracks[index].limit - 1e-9 }
    let full = growing.filter(isFull)
    let growth = full.reduce(0) { $0 + tracks[$1].base - extents[$1].value }
    var left = maximumExtent - total(extents)
    if growth > 0 { left = left - .rule(growth, "what others grow by") }
    let count = Double(max(1, growing.count - full.count))
    let share = left.named("what is left") / .rule(count)
    return after(.maximize, extents) { index in
      isFull(index) ? growthLimit(index) : start(extents[index], index) + share
    }
  }

  private func growthLimit(_ index: Int) -> TGReason {
    let track = log[.maximize][index]
    let limit = track.limit
    if track.maximum == .points || track.maximum == .fit, track.amount == limit {
      return points(limit)
    }
    return contribution(limit, to: index..<index + 1) ?? .rule(limit, "all that its items ask for")
  }

  /// Expands flexible tracks to their fractions of the available space.
  private func expanded(_ extents: GridNumbers) -> GridNumbers {
    if growing(.expand).isEmpty { return extents }
    let part = (fraction(extents) ?? .rule(log.fraction.part)).named("one part")
    return after(.expand, extents) { index in
      let amount = log[.expand][index].amount
      let text = TGReason.written(amount, "", "\(word)s: .fr(\(readable(amount)))")
      return amount == 1 ? part : text * part
    }
  }

  /// Returns the extent of one `fr`; nil if there is no reason for it.
  private func fraction(_ extents: GridNumbers) -> TGReason? {
    let (tracks, fraction) = (log[.maximize], log.fraction)
    var room: TGReason
    switch fraction.source {
    case .grid: room = fraction.room == log.sizing.bounds.lower ? minimumExtent : maximumExtent
    case .items:
      guard let contribution = contribution(fraction.room, to: fraction.tracks) else { return nil }
      room = contribution.named("all that an item asks for")
    case .track:
      let index = fraction.tracks.lowerBound
      return start(extents[index], index) / .rule(max(1, tracks[index].amount))
    }
    var occupied = gaps(fraction.tracks)
    var (parts, others) = (0.0, 0.0)
    for (index, takesPart) in zip(fraction.tracks, fraction.takesPart) {
      if takesPart {
        parts += tracks[index].amount
      } else if extents[index].value != 0, explainedRange.contains(index) {
        occupied += start(extents[index], index)
      } else {
        others += extents[index].value
      }
    }
    if others != 0 { occupied += .rule(others, "tracks farther away") }
    let left = room.less(occupied, named: "what other tracks take")
    return left.notNegative.named("room for parts") / .rule(max(1, parts), "parts")
  }

  /// Distributes the free space among automatic tracks.
  private func stretched(_ extents: GridNumbers) -> GridNumbers {
    let count = growing(.stretch).count
    if count == 0 { return extents }
    let share = (minimumExtent - total(extents)).named("free room").part(of: count)
    return after(.stretch, extents) { index in
      grown(extents[index], index, by: share).by("automatic \(word)s share what is left")
    }
  }
}
