import TangramBoxModel
import TangramCore
import TangramExplanations

/// The tracks of an axis after each step of sizing.
struct GridSteps {
  /// The track sizing after all of its steps.
  let sizing: GridSizing
  private let stages: [GridSizingStep: [GridTrack]]
  /// The requests of all items that affect the tracks.
  let asked: [GridContribution]
  /// The requests of items that cover several tracks.
  let spanning: [GridContribution]

  /// - Parameter asked: The requests of the items that affect the tracks.
  init(_ sizing: GridSizing, _ asked: [GridContribution]) {
    var (sizing, stages) = (sizing, [GridSizingStep: [GridTrack]]())
    sizing.run { stages[$0] = $1 }
    self.sizing = sizing
    self.stages = stages
    self.asked = asked
    spanning = asked.filter { $0.tracks.count > 1 }
  }

  var tracks: [GridTrack] { sizing.tracks }

  /// The tracks after a step; the steps for items are omitted if there are no items, and then the
  /// result is the tracks after the first step.
  subscript(step: GridSizingStep) -> [GridTrack] { stages[step] ?? stages[.begin] ?? tracks }
}

/// Explains the extents of tracks: repeats the steps of `GridSizing` with `TGReason` values instead of
/// numbers.
struct GridTrackReasons {
  let steps: GridSteps
  let axis: TGAxis
  /// The tracks for which reasons are created; the extents of others are represented by numbers without
  /// reasons.
  let wanted: Range<Int>
  /// The inner extent of the grid; nil if it is as large as its tracks.
  let inner: TGReason?
  /// The gap between neighbors.
  let gap: TGReason
  /// The number of tracks before those of the template.
  let before: Int
  /// The sizes in points and shares that the template contains.
  let written: [TGGridTrack]
  /// Returns the reason for an extent that an item requests; nil if it does not request that extent.
  let wish: (Int, Double) -> TGReason?
  /// The requests of items that cover one of these tracks only, by the index of the track.
  private let singles: [Int: [GridContribution]]

  init(
    steps: GridSteps, axis: TGAxis, wanted: Range<Int>, inner: TGReason?, gap: TGReason,
    before: Int, written: [TGGridTrack], wish: @escaping (Int, Double) -> TGReason?
  ) {
    (self.steps, self.axis, self.wanted) = (steps, axis, wanted)
    (self.inner, self.gap, self.before) = (inner, gap, before)
    (self.written, self.wish) = (written, wish)
    let asked = steps.asked.filter { $0.tracks.count == 1 && wanted.contains($0.tracks.start) }
    singles = Dictionary(grouping: asked) { $0.tracks.start }
  }

  /// Returns the reasons for the extents of all tracks.
  func all() -> [TGReason] {
    var extents = each(.begin, steps[.begin].indices) { first($0) }
    extents = each(.singleItems, extents.indices) { fitted(extents[$0], $0) }
    extents = each(.spanningItems, extents.indices) { spanned(extents, $0) }
    extents = maximized(extents)
    extents = expanded(extents)
    extents = stretched(extents)
    return extents.indices.map { wanted.contains($0) ? extents[$0].named(name($0)) : extents[$0] }
  }

  /// Returns the extents of the tracks after a step.
  private func each(
    _ step: GridSizingStep, _ indices: Range<Int>, _ reason: (Int) -> TGReason
  ) -> [TGReason] {
    let tracks = steps[step]
    return indices.map { wanted.contains($0) ? reason($0) : .rule(tracks[$0].base) }
  }

  /// Updates the extents of the tracks that grow in a step.
  private func grow(
    _ extents: [TGReason], _ growing: [Int], _ step: GridSizingStep, _ reason: (Int) -> TGReason
  ) -> [TGReason] {
    let tracks = steps[step]
    var grown = extents
    for index in growing {
      grown[index] = wanted.contains(index) ? reason(index) : .rule(tracks[index].base)
    }
    return grown
  }

  private var word: String { axis == .horizontal ? "column" : "row" }

  private func name(_ index: Int) -> String { "\(word) \(index + 1 - before)" }

  private func base(_ step: GridSizingStep, _ index: Int) -> Double { steps[step][index].base }

  /// Returns the current extent of a track as an operand of a larger formula.
  private func start(_ extent: TGReason, _ index: Int) -> TGReason {
    extent.operands.isEmpty ? extent : extent.named("\(name(index)) before it grows")
  }

  /// Returns the total extent of some tracks, including gaps.
  private func total(_ extents: [TGReason], _ range: Range<Int>) -> TGReason {
    let taken = range.filter { extents[$0].value != 0 }.map { start(extents[$0], $0) }
    let gaps = gaps(range)
    return taken.isEmpty ? gaps : Self.total(taken) + gaps
  }

  /// Returns the sum of extents; if there are very many, those in the middle are combined into one
  /// number.
  static func total(_ extents: [TGReason]) -> TGReason {
    if extents.count <= TGExplanation.mostNumbers { return .total(extents) }
    var total = TGReason.rule(0)
    total.add(extents.count, worth: extents.reduce(0) { $0 + $1.value }) { [extents[$0]] }
    return total
  }

  /// Returns the total extent of all tracks, including gaps.
  private func total(_ extents: [TGReason]) -> TGReason {
    total(extents, extents.indices).named("what the tracks take")
  }

  private func gaps(_ range: Range<Int>) -> TGReason {
    let count = range.count { !steps.tracks[$0].isCollapsed }
    return count > 1 && gap.value != 0 ? .rule(Double(count - 1)) * gap : .rule(0)
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
    for asked in singles[index] ?? [] {
      if asked.wish.extents.contains(value), let reason = wish(asked.item, value) { return reason }
    }
    return nil
  }

  /// Returns the extent of a track after growing it for the items that span several tracks.
  private func spanned(_ extents: [TGReason], _ index: Int) -> TGReason {
    let (extent, later) = (extents[index], steps[.spanningItems])
    let growth = later[index].base - extent.value
    if growth <= 0 { return extent }
    for asked in steps.spanning where asked.tracks.range.contains(index) {
      let range = asked.tracks.range
      let covered = range.reduce(steps.sizing.gaps(range)) { $0 + later[$1].base }
      for value in asked.wish.extents {
        guard (value - covered).magnitude < 1e-6, let wish = wish(asked.item, value) else {
          continue
        }
        let present = total(extents, range).named("what they are without it")
        let asked = wish.named("what an item over several \(word)s asks for")
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
  private func maximized(_ extents: [TGReason]) -> [TGReason] {
    let tracks = steps[.maximize]
    let growing = tracks.indices.filter { tracks[$0].base > extents[$0].value }
    if growing.isEmpty { return extents }
    let partial = growing.filter { tracks[$0].base < tracks[$0].limit - 1e-9 }
    let full = growing.reduce(0) { sum, index in
      tracks[index].base < tracks[index].limit - 1e-9
        ? sum : sum + tracks[index].base - extents[index].value
    }
    let room = inner ?? .rule(steps.sizing.bounds.upper, "the greatest content of the grid")
    var left = room - total(extents)
    if full > 0 { left = left - .rule(full, "what others grow by") }
    let share = left.named("what is left") / .rule(Double(max(1, partial.count)))
    return grow(extents, growing, .maximize) { index in
      let limit = tracks[index].base >= tracks[index].limit - 1e-9
      return limit ? most(index) : start(extents[index], index) + share
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
  private func expanded(_ extents: [TGReason]) -> [TGReason] {
    let (tracks, later) = (steps[.maximize], steps[.expand])
    let growing = tracks.indices.filter { later[$0].base > extents[$0].value }
    guard let first = growing.first else { return extents }
    let part = later[first].base / tracks[first].amount
    let reason = fraction(part, extents)
    return grow(extents, growing, .expand) { index in
      let amount = tracks[index].amount
      let text = TGReason.written(amount, "", "\(word)s: .fr(\(TGReason.text(amount)))")
      return amount == 1 ? reason : text * reason
    }
  }

  /// Returns the extent of one `fr`.
  private func fraction(_ part: Double, _ extents: [TGReason]) -> TGReason {
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
    for asked in steps.asked {
      guard let wish = wish(asked.item, asked.wish.greatest) else { continue }
      let room = wish.named("all that an item asks for")
      let one = fraction(of: room, asked.tracks.range, part, extents)
      if one.yieldsExactly(part) { return one.named("one part") }
    }
    return .rule(part, "one part")
  }

  /// Returns the extent of one `fr` for tracks that share an available extent.
  private func fraction(
    of room: TGReason, _ range: Range<Int>, _ part: Double, _ extents: [TGReason]
  ) -> TGReason {
    let tracks = steps[.maximize]
    var taken = gaps(range)
    var (parts, others) = (0.0, 0.0)
    for index in range {
      let isLarge = tracks[index].amount * part < tracks[index].base - 1e-9
      if tracks[index].isFlexible, !isLarge {
        parts += tracks[index].amount
      } else if extents[index].value != 0, wanted.contains(index) {
        taken += start(extents[index], index)
      } else {
        others += extents[index].value
      }
    }
    if others != 0 { taken += .rule(others, "tracks farther away") }
    let left = taken.value == 0 ? room : room - taken.named("what other tracks take")
    return left.notNegative.named("room for parts") / .rule(max(1, parts), "parts")
  }

  /// Distributes the free space among automatic tracks.
  private func stretched(_ extents: [TGReason]) -> [TGReason] {
    let (tracks, later) = (steps[.expand], steps[.stretch])
    let growing = tracks.indices.filter { later[$0].base > tracks[$0].base }
    if growing.isEmpty { return extents }
    let room = inner ?? .rule(steps.sizing.bounds.lower, "the least content of the grid")
    let free = (room - total(extents)).named("free room")
    let share = growing.count == 1 ? free : free / .rule(Double(growing.count))
    return grow(extents, growing, .stretch) { index in
      let start = start(extents[index], index)
      return (start.value == 0 ? share : start + share)
        .by("automatic \(word)s share what is left")
    }
  }
}
