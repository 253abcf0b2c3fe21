import TangramCore
import TangramExplanations

// Lines without a gravity along the line: the remaining length, and its distribution among weights.

extension LineReasons {
  /// The numbers that are known before the remaining length is distributed.
  private struct Steps {
    /// The extents along the line that the sizes of the children specify.
    var wanted: [Double]
    /// The extents after a shortage is subtracted.
    var shrunk: [Double]
    /// The length and the total weight that the children require.
    var demand: Line<Main>.Demand
    var gapShrink: GapShrink
    /// The shortage that sizes and margins with shrink factors share.
    var shortage: TGShortage?
    /// The sum of the weights that share the remaining length, in percent.
    var weight: Double { demand.weight }
  }

  private func steps() -> Steps {
    pass.rerun {
      var line = Line<Main>(pass: pass, options: options)
      let demand = line.sizeChildren()
      let wanted = pass.children.map { $0[main].extent }
      let distribution = line.distribution(for: demand)
      return Steps(
        wanted: wanted, shrunk: pass.children.map { $0[main].extent }, demand: demand,
        gapShrink: distribution?.gapShrink ?? .none, shortage: distribution?.shortage)
    }
  }

  func explainShares() {
    let steps = steps()
    let rest = SharedRest(self, steps.weight) { free(steps) }
    for index in pass.explained {
      let along = pass[index][main]
      let reasons = along.reasons
      along.explain(origin: origin(index, steps, rest))
      if along.weightInRest != nil {
        along.explain(extent: reasons.clamp(rest.share(index, .extent)))
        // If all weights are 0, the children of a column keep their current heights.
        if steps.weight == 0 { along.explain(extent: reasons.clamp(reasons.current)) }
      } else {
        along.explain(extent: ownExtent(pass[index], steps, index))
      }
    }
    if pass[main].wraps {
      pass[main].explain(size: end(ofChild: pass.count - 1, steps, rest) + end)
    }
  }

  private func origin(_ index: Int, _ steps: Steps, _ rest: SharedRest<Main>) -> TGReason {
    let before = end(ofChild: index - 1, steps, rest)
    let next = index > 0 ? before + stretched(gap, steps.gapShrink) : before
    return next + margin(index, .start, steps, rest)
  }

  /// The coordinate where the margin after a child ends; for the child before the first one, the start of
  /// the line.
  private func end(
    ofChild index: Int, _ steps: Steps, _ rest: SharedRest<Main>
  ) -> TGReason {
    index < 0 ? start : pass[index][main].reasons.end + margin(index, .end, steps, rest)
  }

  /// The margin before or after a child, which may be a share of the remaining length.
  private func margin(
    _ index: Int, _ side: Side, _ steps: Steps, _ rest: SharedRest<Main>
  ) -> TGReason {
    let along = pass[index][main]
    let reasons = along.reasons
    if along.weight(side) != nil {
      let margin =
        side == .start
        ? reasons.start(worth: rest.share(index, .start))
        : reasons.after(worth: rest.share(index, .end))
      return margin.without(steps.shortage, along.shrink(side))
    }
    return stretched(side == .start ? reasons.start() : reasons.after(), steps.gapShrink)
      .without(steps.shortage, along.shrink(side))
  }

  /// A gap minus its part of the shortage.
  private func stretched(_ gap: TGReason, _ shrink: GapShrink) -> TGReason {
    let extra = shrink.extra(of: gap.value)
    return extra == 0 ? gap : gap + .rule(extra, "part of the shortage")
  }

  /// The extent of a child whose size is not a share of the remaining length.
  private func ownExtent(_ child: TGChild, _ steps: Steps, _ index: Int) -> TGReason {
    let own = wantedExtent(child)
    let lost = steps.wanted[index] - steps.shrunk[index]
    if lost == 0 { return own }
    let shortage = TGReason.rule(lost, "part of the shortage")
    return child[main].reasons.clamp(own.named("wanted \(name)") - shortage)
  }

  private var name: String { Main.pick(horizontal: "width", vertical: "height") }

  private func wantedExtent(_ child: TGChild) -> TGReason {
    let along = child[main]
    let reasons = along.reasons
    if let commonSize { return reasons.clamp(commonSize) }
    switch along.size {
    case .number: return reasons.clamp(reasons.number)
    case .ofContainer(Main.axis) where !pass[main].wraps:
      return reasons.clamp(reasons.scale(pass[main].reasons.size - start - end))
    case .ofOtherAxis where widthsComeFirst: return reasons.clamp(reasons.tied())
    default: return reasons.clamp(reasons.current)
    }
  }

  /// The length that remains for shares after all other extents, margins and gaps.
  private func free(_ steps: Steps) -> TGReason {
    let container = pass[main].reasons
    var taken = totalSpace
    let shrinkage = zip(steps.wanted, steps.shrunk).reduce(0) { $0 + $1.0 - $1.1 }
    let total = steps.demand.length - shrinkage - totalSpace.value
    taken.add(pass.count, worth: total) { index in
      let along = pass[index][main]
      let reasons = along.reasons
      var parts: [TGReason] = []
      if along.startWeight == nil { parts.append(reasons.start()) }
      if along.endWeight == nil { parts.append(reasons.after()) }
      if along.weightInRest == nil {
        parts.append(widthsComeFirst ? reasons.extent.magnitude : reasons.extent)
      }
      return parts
    }
    let length = pass[main].wraps ? lengthWithoutShares(steps.weight) : container.size
    let room =
      (start.value == 0 && end.value == 0 ? length : length - start - end)
    return taken.isZero ? room : room - taken.named("what others take")
  }

  /// The length of a wrapping line before shares are added; if there are weights, they share only the
  /// length up to the lower bound.
  private func lengthWithoutShares(_ weight: Double) -> TGReason {
    let gaps = start.value + end.value + totalSpace.value
    let length = weight == 0 ? pass[main].size : pass[main].clamp(gaps)
    return .rule(length, "length without shares")
  }
}

extension TGReason {
  /// Whether the reason is 0 without operands.
  fileprivate var isZero: Bool { value == 0 && operands.isEmpty }
}

/// The remaining length of a line while it is distributed, as `TGReason` values; see `FreeLength`.
private final class SharedRest<Main: TGAxisType>: TGAxisWork {
  /// A part of a child that may get a share of the remaining length: its extent or one of its margins.
  enum Taker: Hashable {
    case start, extent, end
  }

  /// The state immediately before a share is taken.
  private struct Left {
    var taker: Taker
    var weight: Double
    var totalWeight: Double
    var given: Double
    var share: Double
  }

  private let pass: TGPass
  private let weight: Double
  private lazy var free = findFree()
  private let findFree: () -> TGReason
  /// The shares of the explained children, and of the children that their positions depend on, by index.
  private lazy var shares = findShares()

  init(_ line: LineReasons<Main>, _ weight: Double, _ free: @escaping () -> TGReason) {
    (pass, self.weight, findFree) = (line.pass, weight, free)
  }

  private func findShares() -> [Int: [Left]] {
    var rest = FreeLength(length: free.value <= tolerance ? 0 : free.value, weight: weight)
    var (shares, given) = ([Int: [Left]](), 0.0)
    let explained = pass.explained
    for index in 0..<pass.count {
      let along = pass[index][main]
      let takers = [
        (Taker.start, along.startWeight), (.extent, along.weightInRest), (.end, along.endWeight),
      ]
      for case (let taker, let weight?) in takers {
        let (length, total) = (rest.length, rest.weight)
        let share = rest.take(weight, in: pass)
        let left = Left(
          taker: taker, weight: weight, totalWeight: total, given: given, share: share)
        if explained.contains(index) || explained.contains(index + 1) || index == pass.count - 1 {
          shares[index, default: []].append(left)
        }
        given += length - rest.length
      }
    }
    return shares
  }

  /// The share of a child or of one of its margins.
  func share(_ index: Int, _ taker: Taker) -> TGReason {
    guard let left = shares[index]?.first(where: { $0.taker == taker }) else { return .rule(0) }
    if free.value <= tolerance {
      return TGReason.greatest([.rule(0), free]).by("a share of what is left, which is nothing")
    }
    if left.share == 0 {
      return TGReason.rule(0).by("a share of what is left, which is nothing")
    }
    let room = left.given == 0 ? free : free - .rule(left.given, "shares before")
    if left.weight == left.totalWeight { return pass.rounded(room).by("all that is left") }
    let part = room * (.rule(left.weight, "share") / .rule(left.totalWeight, "all shares"))
    return pass.rounded(part).by("its share of what is left")
  }
}
