import TangramBoxModel
import TangramCore
import TangramExplanations

/// The tracks of an axis after each step of sizing.
struct GridSteps {
  /// The track sizing after all of its steps.
  let sizing: GridSizing
  private let stages: [GridSizingStep: [GridTrack]]

  /// Performs the steps of a sizing.
  init(_ sizing: inout GridSizing) {
    var stages: [GridSizingStep: [GridTrack]] = [:]
    sizing.run { stages[$0] = $1 }
    (self.sizing, self.stages) = (sizing, stages)
  }

  var tracks: [GridTrack] { sizing.tracks }

  /// The tracks after a step; the steps for items are omitted if there are no items, and then the
  /// result is the tracks after the first step.
  subscript(step: GridSizingStep) -> [GridTrack] { stages[step] ?? stages[.begin] ?? tracks }
}

/// A number of each track of an axis: as a reason for the tracks that are wanted, and without one for
/// the others.
struct GridNumbers {
  /// The tracks whose numbers have reasons.
  let wanted: Range<Int>
  /// The reasons for the numbers of these tracks.
  let reasons: [TGReason]
  /// Returns the number of any other track.
  let number: (Int) -> Double

  /// The number of a track, with its reason if it is wanted.
  subscript(index: Int) -> TGReason {
    wanted.contains(index) ? reasons[index - wanted.lowerBound] : .rule(number(index))
  }

  /// Returns the number of a track.
  func value(_ index: Int) -> Double {
    wanted.contains(index) ? reasons[index - wanted.lowerBound].value : number(index)
  }

  /// Returns the sum for some tracks; if there are very many, those in the middle are combined into one
  /// number.
  func total(_ tracks: [Int], as term: (Int) -> TGReason) -> TGReason {
    if tracks.count <= TGExplanation.mostNumbers { return .total(tracks.map(term)) }
    var total = TGReason.rule(0)
    total.add(tracks.count, worth: tracks.reduce(0) { $0 + value($1) }) { [term(tracks[$0])] }
    return total
  }

  /// Returns the sum for all of these tracks.
  func total(of tracks: [GridTrack]) -> TGReason { total(Array(tracks.indices)) { self[$0] } }
}

/// Explains the extents of tracks: repeats the steps of `GridSizing` with `TGReason` values instead of
/// numbers.
struct GridTrackReasons {
  let steps: GridSteps
  /// The run whose tracks are sized, with the items as they are in that step.
  let run: GridRun
  let axis: TGAxis
  /// The tracks for which reasons are created; the extents of others are represented by numbers without
  /// reasons.
  let wanted: Range<Int>
  /// The inner extent of the grid; nil if it is as large as its tracks.
  let inner: TGReason?
  /// The gap between neighbors.
  let gap: TGReason
  /// The sizes in points and shares that the template contains.
  let written: [TGGridTrack]
  /// Returns the reason for an extent that an item requests; nil if it does not request that extent.
  let contribution: (Int, Double) -> TGReason?
  /// The indices of the items that cover only one track, for each wanted track.
  private let singles: [[Int]]

  init(
    steps: GridSteps, run: GridRun, axis: TGAxis, wanted: Range<Int>, inner: TGReason?,
    gap: TGReason, written: [TGGridTrack], contribution: @escaping (Int, Double) -> TGReason?
  ) {
    (self.steps, self.run, self.axis, self.wanted) = (steps, run, axis, wanted)
    (self.inner, self.gap, self.written, self.contribution) = (inner, gap, written, contribution)
    var singles = Array(repeating: [Int](), count: wanted.count)
    for index in run.items.indices {
      let tracks = run.items[index][axis]
      guard tracks.count == 1, wanted.contains(tracks.start) else { continue }
      singles[tracks.start - wanted.lowerBound].append(index)
    }
    self.singles = singles
  }

  /// Returns the reasons for the extents of all tracks.
  func all() -> GridNumbers {
    var extents = each(.begin) { first($0) }
    extents = each(.singleItems) { fitted(extents[$0], $0) }
    extents = each(.spanningItems) { spanned(extents, $0) }
    extents = maximized(extents)
    extents = expanded(extents)
    extents = stretched(extents)
    return each(.stretch) { extents[$0].named(name($0)) }
  }

  /// Returns the extents of the tracks after a step.
  private func each(_ step: GridSizingStep, _ reason: (Int) -> TGReason) -> GridNumbers {
    let tracks = steps[step]
    return GridNumbers(wanted: wanted, reasons: wanted.map(reason)) { tracks[$0].base }
  }

  /// Returns the extents that an item requests.
  private func asked(_ item: Int) -> GridContribution {
    axis == .horizontal
      ? run.contributionAcross(item, steps.sizing) : run.contributionDown(item, steps.sizing)
  }

  private var word: String { GridRun.word(for: axis) }

  private func name(_ index: Int) -> String { "\(word) \(run.number(index, axis))" }

  private func base(_ step: GridSizingStep, _ index: Int) -> Double { steps[step][index].base }

  /// Returns the current extent of a track as an operand of a larger formula.
  private func start(_ extent: TGReason, _ index: Int) -> TGReason {
    extent.gathered("\(name(index)) before it grows")
  }

  /// Returns the total extent of some tracks, including gaps.
  private func total(_ extents: GridNumbers, _ range: Range<Int>) -> TGReason {
    let (taken, gaps) = (range.filter { extents.value($0) != 0 }, gaps(range))
    return taken.isEmpty ? gaps : extents.total(taken) { start(extents[$0], $0) } + gaps
  }

  /// Returns the total extent of all tracks, including gaps.
  private func total(_ extents: GridNumbers) -> TGReason {
    total(extents, steps.tracks.indices).named("what the tracks take")
  }

  private func gaps(_ range: Range<Int>) -> TGReason {
    .gaps(gap, among: range.count { !steps.tracks[$0].isCollapsed })
  }
}

// MARK: - Steps for single tracks

extension GridTrackReasons {
  /// Returns the initial extent of a track.
  private func first(_ index: Int) -> TGReason {
    let track = steps[.begin][index]
    if track.isCollapsed { return TGReason.rule(0).by("left out, because nothing is in it") }
    return track.base == 0 ? .rule(0) : points(track.base)
  }

  /// Returns a number of points, with a quotation of the template.
  private func points(_ points: Double) -> TGReason {
    for track in written {
      switch track {
      case .points(let number) where number == points:
        return .written(points, "", "\(word)s: \(TGReason.text(points))")
      case .share(let weight):
        guard let inner else { continue }
        let text = "\(word)s: \(TGReason.text(weight.percent))%"
        let percent = TGReason.written(weight.percent, "", text)
        let share = TGReason.percentage(percent, of: inner)
        if share.yieldsExactly(points) { return share }
      default: continue
      }
    }
    return .rule(points, "points of the \(word)")
  }

  /// Returns the extent of a track after growing it for the items that span only this track.
  private func fitted(_ extent: TGReason, _ index: Int) -> TGReason {
    let base = base(.singleItems, index)
    if base == extent.value { return extent }
    return single(base, index) ?? .rule(base, "what its items ask for")
  }

  /// Returns the reason for a value that an item in the track requests.
  private func single(_ value: Double, _ index: Int) -> TGReason? {
    guard steps.sizing.dependsOnItem(steps.tracks[index]) else { return nil }
    for item in singles[index - wanted.lowerBound] where asked(item).extents.contains(value) {
      if let reason = contribution(item, value) { return reason }
    }
    return nil
  }

  /// Returns the extent of a track after growing it for the items that span several tracks.
  private func spanned(_ extents: GridNumbers, _ index: Int) -> TGReason {
    let (extent, later) = (extents[index], steps[.spanningItems])
    let growth = later[index].base - extent.value
    if growth <= 0 { return extent }
    for asked in steps.sizing.contributions.spanning where asked.tracks.range.contains(index) {
      let range = asked.tracks.range
      let covered = range.reduce(steps.sizing.gaps(range)) { $0 + later[$1].base }
      for value in asked.contribution.extents {
        guard (value - covered).magnitude < 1e-6, let contribution = contribution(asked.item, value)
        else {
          continue
        }
        let present = total(extents, range).named("what they are without it")
        let asked = contribution.named("what an item over several \(word)s asks for")
        let missing = present.value == 0 ? asked : asked - present
        return grown(extent, index, by: missing.named("what is missing"), growth)
      }
    }
    return start(extent, index) + .rule(growth, "what items over several \(word)s add")
  }

  /// Returns the extent of a track after adding its share of an increase that several tracks share.
  private func grown(
    _ extent: TGReason, _ index: Int, by whole: TGReason, _ growth: Double
  ) -> TGReason {
    let parts = (whole.value / growth).rounded()
    let isEqual = (whole.value / parts - growth).magnitude < 1e-6
    let part = isEqual ? whole / .rule(parts) : whole * .rule(growth / whole.value, "its part")
    let share = isEqual && parts == 1 ? whole : part
    return extent.value == 0 ? share : start(extent, index) + share
  }
}

// MARK: - Steps for the remaining space

extension GridTrackReasons {
  /// Grows tracks up to their limits.
  private func maximized(_ extents: GridNumbers) -> GridNumbers {
    let tracks = steps[.maximize]
    func grows(_ index: Int) -> Bool { tracks[index].base > extents.value(index) }
    func isFull(_ index: Int) -> Bool { tracks[index].base >= tracks[index].limit - 1e-9 }
    let growing = tracks.indices.filter(grows)
    if growing.isEmpty { return extents }
    let full = growing.filter(isFull)
    let growth = full.reduce(0) { $0 + tracks[$1].base - extents.value($1) }
    let room = inner ?? .rule(steps.sizing.bounds.upper, "the greatest content of the grid")
    var left = room - total(extents)
    if growth > 0 { left = left - .rule(growth, "what others grow by") }
    let count = Double(max(1, growing.count - full.count))
    let share = left.named("what is left") / .rule(count)
    return each(.maximize) { index in
      if !grows(index) { return extents[index] }
      return isFull(index) ? most(index) : start(extents[index], index) + share
    }
  }

  /// Returns the limit of a track.
  private func most(_ index: Int) -> TGReason {
    let track = steps[.maximize][index]
    let limit = track.limit
    if track.most == .points || track.most == .fit, track.amount == limit { return points(limit) }
    if let single = single(limit, index) { return single }
    return .rule(limit, "all that its items ask for")
  }

  /// Expands flexible tracks to their fractions of the available space.
  private func expanded(_ extents: GridNumbers) -> GridNumbers {
    let (tracks, later) = (steps[.maximize], steps[.expand])
    func grows(_ index: Int) -> Bool { later[index].base > extents.value(index) }
    guard let first = tracks.indices.first(where: grows) else { return extents }
    let reason = fraction(later[first].base / tracks[first].amount, extents)
    return each(.expand) { index in
      if !grows(index) { return extents[index] }
      let amount = tracks[index].amount
      let text = TGReason.written(amount, "", "\(word)s: .fr(\(TGReason.text(amount)))")
      return amount == 1 ? reason : text * reason
    }
  }

  /// Returns the extent of one `fr`.
  private func fraction(_ part: Double, _ extents: GridNumbers) -> TGReason {
    let tracks = steps[.maximize]
    let bounds = steps.sizing.bounds
    let rooms =
      inner.map { [$0] } ?? [
        .rule(bounds.lower, "the least content of the grid"),
        .rule(bounds.upper, "the greatest content of the grid"),
      ]
    for room in rooms where room.value.isFinite {
      let one = fraction(of: room, tracks.indices, part, extents)
      if one.yieldsExactly(part) { return one.named("one part") }
    }
    for index in tracks.indices where tracks[index].isFlexible {
      let one = start(extents[index], index) / .rule(max(1, tracks[index].amount))
      if one.yieldsExactly(part) { return one.named("one part") }
    }
    for index in run.items.indices {
      let range = run.items[index][axis].range
      guard steps.sizing.dependsOnItem(range),
        let contribution = contribution(index, asked(index).greatest)
      else { continue }
      let room = contribution.named("all that an item asks for")
      let one = fraction(of: room, range, part, extents)
      if one.yieldsExactly(part) { return one.named("one part") }
    }
    return .rule(part, "one part")
  }

  /// Returns the extent of one `fr` for tracks that share an available extent.
  private func fraction(
    of room: TGReason, _ range: Range<Int>, _ part: Double, _ extents: GridNumbers
  ) -> TGReason {
    let tracks = steps[.maximize]
    var taken = gaps(range)
    var (parts, others) = (0.0, 0.0)
    for index in range {
      let isLarge = tracks[index].amount * part < tracks[index].base - 1e-9
      if tracks[index].isFlexible, !isLarge {
        parts += tracks[index].amount
      } else if extents.value(index) != 0, wanted.contains(index) {
        taken += start(extents[index], index)
      } else {
        others += extents.value(index)
      }
    }
    if others != 0 { taken += .rule(others, "tracks farther away") }
    let left = room.less(taken, named: "what other tracks take")
    return left.notNegative.named("room for parts") / .rule(max(1, parts), "parts")
  }

  /// Distributes the free space among automatic tracks.
  private func stretched(_ extents: GridNumbers) -> GridNumbers {
    let (tracks, later) = (steps[.expand], steps[.stretch])
    func grows(_ index: Int) -> Bool { later[index].base > tracks[index].base }
    let count = tracks.indices.count(where: grows)
    if count == 0 { return extents }
    let room = inner ?? .rule(steps.sizing.bounds.lower, "the least content of the grid")
    let free = (room - total(extents)).named("free room")
    let share = free.part(of: count)
    return each(.stretch) { index in
      if !grows(index) { return extents[index] }
      let start = start(extents[index], index)
      return (start.value == 0 ? share : start + share)
        .by("automatic \(word)s share what is left")
    }
  }
}

extension GridContribution {
  /// The three extents that the item requests.
  fileprivate var extents: [Double] { [minimum, least, greatest] }
}
