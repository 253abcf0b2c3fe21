import TangramCore
import TangramExplanations

// Without a gravity along the line: the remaining length, and the children that share it.

extension LineReasons {
  /// The results of the steps before the remaining length is shared.
  private struct Steps {
    /// The extents along the line that the children request.
    var wanted: [Double]
    /// The extents after a shortage is subtracted.
    var shrunk: [Double]
    /// The sum of the weights that share the remaining length, in percent.
    var weight: Double
    var gapShrink: GapShrink
  }

  private func steps() -> Steps {
    pass.rerun {
      var line = Line<Main>(pass: pass, options: options)
      let demand = line.sizeChildren()
      let wanted = pass.children.map { $0[main].extent }
      let gapShrink = line.distribution(for: demand)?.gapShrink ?? .none
      return Steps(
        wanted: wanted, shrunk: pass.children.map { $0[main].extent }, weight: demand.weight,
        gapShrink: gapShrink)
    }
  }

  func explainShares() {
    let steps = steps()
    var rest = SharedRest(self, free(steps.weight), steps.weight)
    var position = start
    for index in 0..<pass.count {
      let child = pass[index]
      let along = child[main]
      if index > 0 { position = position + stretched(gap, steps.gapShrink) }
      position = position + margin(along, .start, steps, &rest)
      let reasons = along.reasons
      along.explain(origin: position)
      if let weight = along.weightInRest {
        let share = rest.take(weight)
        along.explain(extent: reasons.clamp(share))
        // If all weights are 0, the children of a column keep their current heights.
        if steps.weight == 0 { along.explain(extent: reasons.clamp(reasons.current)) }
      } else {
        along.explain(extent: ownExtent(child, steps, index))
      }
      position = reasons.end + margin(along, .end, steps, &rest)
    }
    if pass[main].wraps { pass[main].explain(size: position + end) }
  }

  /// The margin before or after a child, which may be a share of the remaining length.
  private func margin(
    _ along: TGChildAxis<Main>, _ side: Side, _ steps: Steps, _ rest: inout SharedRest
  ) -> TGReason {
    let reasons = along.reasons
    if let weight = along.weight(side) {
      let share = rest.take(weight)
      return side == .start ? reasons.start(worth: share) : reasons.after(worth: share)
    }
    return stretched(side == .start ? reasons.start() : reasons.after(), steps.gapShrink)
  }

  /// A gap, less its part of a shortage.
  private func stretched(_ gap: TGReason, _ shrink: GapShrink) -> TGReason {
    let extra = shrink.extra(of: gap.value)
    return extra == 0 ? gap : gap + .rule(extra, "part of the shortage")
  }

  /// The extent of a child whose size is not a share.
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

  /// The length that remains when all children without a share have their extents.
  private func free(_ weight: Double) -> TGReason {
    let container = pass[main].reasons
    var taken = totalSpace
    for index in 0..<pass.count {
      let along = pass[index][main]
      let reasons = along.reasons
      if along.startWeight == nil { taken += reasons.start() }
      if along.endWeight == nil { taken += reasons.after() }
      if along.weightInRest == nil {
        taken += widthsComeFirst ? reasons.extent.magnitude : reasons.extent
      }
    }
    let length = pass[main].wraps ? lengthWithoutShares(weight) : container.size
    let room =
      (start.value == 0 && end.value == 0 ? length : length - start - end)
    return taken.isZero ? room : room - taken.named("what others take")
  }

  /// The length of a wrapping line before shares; weights share only what its lower bound leaves.
  private func lengthWithoutShares(_ weight: Double) -> TGReason {
    let gaps = start.value + end.value + totalSpace.value
    let length = weight == 0 ? pass[main].size : pass[main].clamp(gaps)
    return .rule(length, "length without shares")
  }
}

extension TGReason {
  /// Whether nothing has been added up.
  fileprivate var isZero: Bool { value == 0 && operands.isEmpty }
}

/// The remaining length of a line while it is shared, expressed as reasons; see `FreeLength`.
private struct SharedRest {
  private let pass: TGPass
  private let free: TGReason
  private var length: FreeLength
  private var given = 0.0

  init<Main: TGAxisType>(_ line: LineReasons<Main>, _ free: TGReason, _ weight: Double) {
    pass = line.pass
    self.free = free
    let length = free.value <= tolerance ? 0 : free.value
    self.length = FreeLength(length: length, weight: weight, pass: line.pass)
  }

  /// Takes the share of a weight.
  mutating func take(_ weight: Double) -> TGReason {
    let (rest, total) = (length.length, length.weight)
    let share = length.take(weight)
    let taken = rest - length.length
    defer { given += taken }
    if free.value <= tolerance {
      return TGReason.greatest([.rule(0), free]).by("a share of what is left, which is nothing")
    }
    if share == 0 { return TGReason.rule(0).by("a share of what is left, which is nothing") }
    let left = given == 0 ? free : free - .rule(given, "shares before")
    if weight == total { return pass.rounded(left).by("all that is left") }
    let part = left * (.rule(weight, "share") / .rule(total, "all shares"))
    return pass.rounded(part).by("its share of what is left")
  }
}
