import TangramBoxModel
import TangramCore
import TangramExplanations

/// A number for each track of an axis, with a reason that is created when it is first used: a grid may have
/// very many tracks.
final class GridNumbers {
  /// The tracks, whose extents are the numbers unless these are coordinates.
  private let tracks: [GridTrack]
  private let reason: (Int, GridNumbers) -> TGReason
  private var known: [Int: TGReason] = [:]

  static var none: GridNumbers { GridNumbers([]) { _, _ in .rule(0) } }

  init(_ tracks: [GridTrack], _ reason: @escaping (Int, GridNumbers) -> TGReason) {
    (self.tracks, self.reason) = (tracks, reason)
  }

  subscript(index: Int) -> TGReason {
    if let known = known[index] { return known }
    let reason = reason(index, self)
    known[index] = reason
    return reason
  }

  /// Returns the extent of a track.
  func value(_ index: Int) -> Double { tracks[index].base }

  /// Returns the sum for all tracks; if there are very many, those in the middle are combined.
  func total() -> TGReason { total(tracks.indices) { self[$0] } }

  /// Returns the sum for some tracks.
  func total(_ indices: some Collection<Int>, as term: (Int) -> TGReason) -> TGReason {
    var total = TGReason.rule(0)
    let indices = Array(indices)
    total.add(indices.count, worth: indices.reduce(0) { $0 + value($1) }) { [term(indices[$0])] }
    return total
  }
}

/// Explains the extents of tracks by the results that were recorded while they were sized.
struct GridTrackReasons {
  let grid: GridReasons
  let log: GridLog
  let axis: TGAxis
  /// The inner extent of the grid; nil if it is as large as its tracks.
  let inner: TGReason?

  func all() -> GridNumbers {
    var extents = GridNumbers(log[.begin]) { index, _ in first(index) }
    extents = after(.singleItems, extents) { fitted($0) }
    extents = stretched(expanded(maximized(spanned(extents))))
    return GridNumbers(log[.stretch]) { [extents] index, _ in
      extents[index].named(grid.run.name(index, axis))
    }
  }

  /// Returns the extents of the tracks after a step, with a reason for each that grew in it.
  private func after(
    _ step: GridSizingStep, _ extents: GridNumbers, _ reason: @escaping (Int) -> TGReason
  ) -> GridNumbers {
    GridNumbers(log[step]) { index, _ in
      log.grew(index, in: step) ? reason(index) : extents[index]
    }
  }

  private func growing(_ step: GridSizingStep) -> [Int] {
    log[step].indices.filter { log.grew($0, in: step) }
  }

  /// Returns the reason for a contribution to tracks, from its value.
  private func contribution(_ value: Double, to tracks: Range<Int>) -> TGReason? {
    for entry in log.contributionsByTracks[tracks] ?? []
    where entry.contribution.all.contains(value) {
      let reasons = grid.contribution(of: log.items[entry.item], axis, log.sizing).all
      if let reason = reasons.first(where: { $0.ifEqual(to: value) != nil }) { return reason }
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

  /// Returns the total extent of some tracks.
  private func total(_ extents: GridNumbers, _ tracks: some Sequence<Int>) -> TGReason {
    extents.total(tracks.filter { extents.value($0) != 0 }) { start(extents[$0], $0) }
  }

  /// Returns the total extent of all tracks, including gaps.
  private func total(_ extents: GridNumbers) -> TGReason {
    let indices = log[.begin].indices
    return (total(extents, indices) + gaps(indices)).named("what the tracks take")
  }

  private func gaps(_ range: Range<Int>) -> TGReason {
    if log.sizing.gap == 0 { return .rule(0) }
    return grid.inner.gaps(axis, among: range.count { !log[.begin][$0].isCollapsed })
  }

  /// Returns the extent of the grid; if it is as large as its tracks, a bound of it.
  private func extent(orBound bound: Double) -> TGReason {
    let isLeast = bound == log.sizing.bounds.lower
    return inner ?? .rule(bound, "the \(isLeast ? "least" : "greatest") content of the grid")
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
    let (options, word) = (grid.run.options, word)
    var found: TGReason?
    func quote(_ track: TGGridTrack) -> Bool {
      if track == .points(points) {
        found = .written(points, "", "\(word)s: \(readable(points))")
      } else if case .share(let weight) = track, let inner {
        let percent = TGReason.written(weight.percent, "", "\(word)s: \(weight)")
        found = TGReason.percentage(percent, of: inner).ifEqual(to: points)
      }
      return found != nil
    }
    _ = (options.template(axis) + options.automatic(axis)).contains { $0.contains(where: quote) }
    return found ?? .rule(points, "points of the \(word)")
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
      let (extent, growth) = (extents[index], log.growths[index])
      let added = log[.spanningItems][index].base - extent.value
      if let growth, growth != latest?.growth { latest = (growth, cause(of: growth, extents)) }
      guard let growth, let cause = latest?.cause else {
        return start(extent, index) + .rule(added, "what items over several \(word)s add")
      }
      if growth.tracks.count == 1 { return cause.contribution }
      return grown(extent, index, by: part(of: cause.missing, worth: added))
    }
  }

  /// What makes tracks grow: the contribution of an item, and the part of it that they lack.
  private typealias Cause = (contribution: TGReason, missing: TGReason)

  private func cause(of growth: GridLog.Growth, _ extents: GridNumbers) -> Cause? {
    guard let contribution = contribution(growth.extent, to: growth.tracks) else { return nil }
    let currentExtent = (total(extents, growth.tracks) + gaps(growth.tracks))
      .named("what they are without it")
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
    let growth = full.reduce(0) { $0 + tracks[$1].base - extents.value($1) }
    var left = extent(orBound: log.sizing.bounds.upper) - total(extents)
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
    let fraction = log.fraction
    var room: TGReason
    switch fraction.source {
    case .grid: room = extent(orBound: fraction.room)
    case .items:
      guard let contribution = contribution(fraction.room, to: fraction.tracks) else { return nil }
      room = contribution.named("all that an item asks for")
    case .track:
      let index = fraction.tracks.lowerBound
      return start(extents[index], index) / .rule(max(1, log[.maximize][index].amount))
    }
    let others = zip(fraction.tracks, fraction.takesPart).filter { !$1 }.map { $0.0 }
    let occupied = total(extents, others) + gaps(fraction.tracks)
    return GridFraction.part(
      of: room.less(occupied, named: "what other tracks take"), fraction.parts)
  }

  /// Distributes the free space among automatic tracks.
  private func stretched(_ extents: GridNumbers) -> GridNumbers {
    let count = growing(.stretch).count
    if count == 0 { return extents }
    let share = (extent(orBound: log.sizing.bounds.lower) - total(extents))
      .named("free room").part(of: count)
    return after(.stretch, extents) { index in
      grown(extents[index], index, by: share).by("automatic \(word)s share what is left")
    }
  }
}
