import TangramCore
import TangramExplanations

// Without a gravity along the line: what is left, and who gets it.

extension LineReasons {
  /// The extents along the line before and after something gave way, and what is left.
  private struct Course {
    /// What the children want.
    var wanted: [Double]
    /// What they have after a shortage was taken from them.
    var shrunk: [Double]
    var tally: Line<Main>.Tally
    var length: Double
    var free: Double
    var shrink: GapShrink
  }

  /// Runs the line again up to the point where lengths are shared.
  ///
  /// The children have the extents afterwards that they had before.
  private func course() -> Course {
    let (main, cross) = (main, cross)
    let extents = pass.children.map { ($0[main].extent, $0[cross].extent) }
    let origins = pass.children.map { ($0[main].origin, $0[cross].origin) }
    var line = Line<Main>(
      pass: pass, shrinkType: options.shrinkType, baselineBase: options.baselineBase)
    if let fixed = options.fixedSubviews { line.applyFixedSubviews(fixed) }
    let (tally, _) = line.sizeAlong()
    var length = pass[main].size
    if pass[main].wraps, tally.weight != 0 {
      length = pass[main].clamp(line.start + line.end + line.totalSpace)
    }
    let wanted = pass.children.map { $0[main].extent }
    let free = length - tally.fixed - line.start - line.end
    var shrink = GapShrink.none
    if free <= tolerance { shrink = line.shrinkChildren(missing: free, length, tally) }
    let shrunk = pass.children.map { $0[main].extent }
    for index in 0..<pass.count {
      let child = pass[index]
      (child[main].extent, child[cross].extent) = extents[index]
      (child[main].origin, child[cross].origin) = origins[index]
    }
    return Course(
      wanted: wanted, shrunk: shrunk, tally: tally, length: length, free: free, shrink: shrink)
  }

  func explainShares() {
    let course = course()
    var rest = SharedRest(self, taken(course), course.tally.weight)
    var position = start
    for index in 0..<pass.count {
      let child = pass[index]
      let along = child[main]
      if index > 0 { position = position + stretched(gap, course.shrink) }
      position = position + margin(along, isStart: true, course, &rest)
      let reasons = along.reasons
      along.explain(origin: position)
      if let weight = along.weightInRest {
        let share = rest.take(weight)
        along.explain(extent: reasons.clamp(share))
        // Without any weight the children of a column keep the heights they have.
        if course.tally.weight == 0 { along.explain(extent: reasons.clamp(reasons.current)) }
      } else {
        along.explain(extent: ownExtent(child, course, index))
      }
      position = reasons.end + margin(along, isStart: false, course, &rest)
    }
    if pass[main].wraps { pass[main].explain(size: position + end) }
  }

  /// The margin before or after a child, which may be a share of what is left.
  private func margin(
    _ along: TGChildAxis<Main>, isStart: Bool, _ course: Course, _ rest: inout SharedRest
  ) -> TGReason {
    let position = isStart ? along.startInFull : along.endInFull
    let reasons = along.reasons
    if let weight = position.weight {
      let share = rest.take(weight)
      return isStart ? reasons.start(worth: share) : reasons.after(worth: share)
    }
    return stretched(isStart ? reasons.start() : reasons.after(), course.shrink)
  }

  /// A gap, and what a shortage takes from it.
  private func stretched(_ gap: TGReason, _ shrink: GapShrink) -> TGReason {
    guard gap.value != 0 else { return gap }
    let extra = shrink.extra(of: gap.value)
    return extra == 0 ? gap : gap + .rule(extra, "part of the shortage")
  }

  /// The extent of a child that has no share.
  private func ownExtent(_ child: TGChild, _ course: Course, _ index: Int) -> TGReason {
    let own = wantedExtent(child)
    let lost = course.wanted[index] - course.shrunk[index]
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

  /// What is left of the length when all children without a share have theirs.
  private func taken(_ course: Course) -> TGReason {
    let container = pass[main].reasons
    var taken = totalSpace
    for index in 0..<pass.count {
      let along = pass[index][main]
      let reasons = along.reasons
      if along.startInFull.weight == nil { taken += reasons.start() }
      if along.endInFull.weight == nil { taken += reasons.after() }
      if along.weightInRest == nil {
        taken += widthsComeFirst ? reasons.extent.magnitude : reasons.extent
      }
    }
    let length =
      pass[main].wraps ? TGReason.rule(course.length, "length without shares") : container.size
    let room =
      (start.value == 0 && end.value == 0 ? length : length - start - end)
    return taken.isZero ? room : room - taken.named("what others take")
  }
}

extension TGReason {
  /// Whether nothing was added up.
  fileprivate var isZero: Bool { value == 0 && operands.isEmpty }
}

/// What is left of a line, as it is shared out in reasons: see `FreeLength`.
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

  /// The share of a weight.
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
    let part = left * (.rule(weight, weight == 100 && total == 100 ? "" : "weight") / .rule(total))
    return pass.rounded(part).by("its share of what is left")
  }
}
