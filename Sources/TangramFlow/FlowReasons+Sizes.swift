import TangramCore
import TangramExplanations

// The reasons for the extents of the children.

extension FlowReasons {
  func explainExtents(_ place: Int, _ number: Int, _ share: FlowShare?) {
    let (child, line) = (child(at: place), lines[number])
    let (along, across) = (child[main], child[cross])
    if flow.perLine == 0 {
      along.explain(extent: ownExtent(along: place, line) + moveAlong(line).growth)
    } else {
      along.explain(extent: shrunkExtent(place, line, share))
      if let given = given(along.reasons, itemAlong) {
        along.explain(extent: along.reasons.clamp(given))
      }
    }
    let growth = growsWithLine(place) ? moveAcross.growth : .rule(0)
    if alignment(place, line) == .fill {
      let reasons = across.reasons
      let depth = line.depth.named("depth of the \(lineName)")
      across.explain(
        extent: reasons.clamp(depth - reasons.start() - reasons.after()) + growth)
    }
    across.explain(extent: ownExtent(across: place, line) + growth)
  }

  /// The extent of a child along the line before gravity stretches the line.
  func extentBeforeGravity(along place: Int, _ line: FlowLine) -> TGReason {
    guard isStretched(line) else { return child(at: place)[main].reasons.extent }
    let label = child(at: place)[main].reasons.label
    return ownExtent(along: place, line).named("\(label) before it is stretched")
  }

  /// The same as a number.
  func lengthBeforeGravity(along place: Int, _ line: FlowLine) -> Double {
    isStretched(line)
      ? ownExtent(along: place, line).value : child(at: place)[main].extent
  }

  /// The extent of a child across the line before the child or its line is stretched.
  func extentBeforeGravity(across place: Int, _ line: FlowLine) -> TGReason {
    let reasons = child(at: place)[cross].reasons
    guard isStretchedAcross(place, line) else { return reasons.extent }
    return ownExtent(across: place, line).named("\(reasons.label) before it is stretched")
  }

  /// The value of `extentBeforeGravity(across:_:)`.
  func lengthBeforeGravity(across place: Int, _ line: FlowLine) -> Double {
    isStretchedAcross(place, line)
      ? ownExtent(across: place, line).value : child(at: place)[cross].extent
  }

  private func isStretchedAcross(_ place: Int, _ line: FlowLine) -> Bool {
    isMovedAcross && growsWithLine(place) || alignment(place, line) == .fill
  }

  private func ownExtent(along place: Int, _ line: FlowLine) -> TGReason {
    let reasons = child(at: place)[main].reasons
    if line.shrunk.contains(place) {
      return reasons.clamp(room - reasons.start() - reasons.after())
        .by("longer than a whole \(lineName)")
    }
    return extentByContent(place, line)
  }
}

// MARK: - Across the lines

extension FlowReasons {
  private func ownExtent(across place: Int, _ line: FlowLine) -> TGReason {
    let across = child(at: place)[cross]
    let reasons = across.reasons
    if flow.weight(of: across) != nil {
      if pass[cross].wraps {
        let nothing = TGReason.rule(0).by("the flow ends where its children do, so nothing is left")
        return reasons.clamp(reasons.scale(nothing))
      }
      let container = pass[cross].reasons
      let left = container.size - topForShares(place, line.number) - container.paddingEnd
      let part = part(across, of: left.named("room from the \(lineName) on"))
      return reasons.clamp(reasons.scale(part - reasons.start() - reasons.after()))
    }
    switch across.sizeKind {
    case .number: return reasons.clamp(reasons.number)
    case .reference:
      if case .ofOtherAxis = across.size, flow.perLine == 0 {
        // The size is tied to the extent along the line as it was before that extent was shrunk or
        // stretched.
        let own = extentByContent(place, line)
        if own.value != child(at: place)[main].extent {
          return reasons.clamp(
            reasons.scale(own.magnitude.named("wanted \(reasons.cross.label)")))
        }
      }
      return reasons.clamp(referred(across))
    case .wrap where Flow<Main>.linesAreRows:
      return beforeGravity(place, line) { reasons.clamp(reasons.current) }
    default: return reasons.clamp(given(reasons, itemAcross) ?? reasons.current)
    }
  }

  /// Evaluates a height with the child's width temporarily set to its value before gravity stretched it.
  private func beforeGravity(
    _ place: Int, _ line: FlowLine, _ height: () -> TGReason
  ) -> TGReason {
    let width = child(at: place)[.horizontal]
    // A width that is tied to the height has no value before stretching.
    if case .ofOtherAxis = width.size { return height() }
    let extent = width.extent
    if Flow<Main>.linesAreRows {
      if isStretched(line) { width.extent = ownExtent(along: place, line).value }
    } else {
      width.extent = extentBeforeGravity(across: place, line).value
    }
    defer { width.extent = extent }
    return height()
  }

  /// The share of the remaining space that a child gets.
  private func part<Axis: TGAxisType>(_ child: TGChildAxis<Axis>, of whole: TGReason) -> TGReason {
    if child.sizeKind == .fill { return whole }
    let isPlain = child.multiple == 1 && child.increment == 0
    return isPlain
      ? child.reasons.share(of: whole) : .percentage(.rule(child.weight), of: whole)
  }

  /// The extent that a child's size is tied to; for a container that wraps, its whole size.
  private func referred<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) -> TGReason {
    let reasons = child.reasons
    if case .ofContainer(Axis.axis) = child.size, child.container.wraps {
      return reasons.scale(reasons.container.size)
    }
    if case .ofOtherAxis = child.size { return reasons.scale(reasons.cross.extent.magnitude) }
    return reasons.tied()
  }

  /// The extent that a page, or `tg_setSubviews`, gives a child, without its margins.
  private func given(_ reasons: TGChildReasons, _ item: TGReason?) -> TGReason? {
    item.map { $0 - reasons.start() - reasons.after() }
  }
}

// MARK: - Along lines that end where the next child does not fit

extension FlowReasons {
  /// The value of `extentBeforeSharing(_:_:)`, without creating a reason for a child with a numeric size.
  func lengthBeforeSharing(_ place: Int, _ line: FlowLine) -> Double {
    let along = child(at: place)[main]
    return along.sizeKind == .number
      ? along.numberWithinBounds : extentBeforeSharing(place, line).value
  }

  /// The extent along the line that determines where lines break; for a child sized `average`, its
  /// minimum.
  func extentBeforeSharing(_ place: Int, _ line: FlowLine) -> TGReason {
    if isFlexible(place) { return extentBeforeShare(place, line) }
    return flow.isAverage(child(at: place))
      ? .rule(flow.leastExtent(ofAverage: child(at: place)), "least of an average")
      : extentByContent(place, line)
  }

  /// The extent along the line that a child's size specifies.
  func extentByContent(_ place: Int, _ line: FlowLine) -> TGReason {
    let along = child(at: place)[main]
    let reasons = along.reasons
    let given = given(reasons, fixedSize) ?? reasons.current
    switch along.size {
    case .number: return reasons.clamp(reasons.number)
    case .weight where isFlexible(place), .fill where isFlexible(place):
      return flexibleExtent(place, line, line.shares[place])
    case .weight where flow.isAverage(child(at: place)):
      return line.shares[place].map { extent($0, of: along) } ?? reasons.extent
    case .weight, .fill:
      return flow.isEndless ? reasons.clamp(given) : reasons.clamp(shareOfRest(place, line))
    case .ofOtherAxis:
      let across = child(at: place)[cross]
      let own = across.sizeKind == .number ? reasons.cross.number : reasons.cross.current
      return reasons.clamp(
        own.value == across.extent ? reasons.tied() : reasons.scale(own.magnitude))
    case .ofContainer, .ofOther: return reasons.clamp(referred(along))
    case .wrap where !Flow<Main>.linesAreRows:
      return beforeGravity(place, line) { reasons.clamp(reasons.current) }
    case .wrap, .none, .list: return reasons.clamp(given)
    }
  }

  /// The share of the remaining length of the line, or of a whole line if nothing remains.
  private func shareOfRest(_ place: Int, _ line: FlowLine) -> TGReason {
    let along = child(at: place)[main]
    let reasons = along.reasons
    let (before, after) = (reasons.start(), reasons.after())
    var rest = room
    // The share of the first child was computed on the previous line, where the child did not fit.
    let first = place == line.first ? line.firstBefore : line.first
    if place > first {
      let taken = taken(line, first...(place - 1), isBeforeSharing: true)
      rest = rest - taken.gathered("what is before it") - gap
    }
    rest = rest - before - after
    if rest.value < tolerance { rest = room }
    if along.increment != 0 { rest = rest + .rule(along.increment, "increment") }
    return part(along, of: rest.named("rest of the \(lineName)")) - before - after
  }
}

// MARK: - Along lines of a given number of children

extension FlowReasons {
  private func shrunkExtent(_ place: Int, _ line: FlowLine, _ share: FlowShare?) -> TGReason {
    let (own, along) = (countedExtent(place, line, share), child(at: place)[main])
    guard let shortage = line.shortage, flow.weight(of: along) == nil, along.shrink > 0 else {
      return own
    }
    return along.reasons.clamp(own.without(shortage, along.shrink).notNegative)
  }

  func countedExtent(_ place: Int, _ line: FlowLine, _ share: FlowShare?) -> TGReason {
    let along = child(at: place)[main]
    let reasons = along.reasons
    if flow(of: line).line.gravity == .fill {
      let extent = averageExtent - reasons.start() - reasons.after()
      // Unlike the widths of a row, the heights of a column ignore the bounds.
      return Flow<Main>.linesAreRows ? reasons.clamp(extent) : extent
    }
    if isFlexible(place) { return flexibleExtent(place, line, share) }
    if let share { return extent(share, of: along) }
    let given = given(reasons, itemAlong) ?? reasons.current
    switch along.size {
    case .number: return reasons.clamp(reasons.number)
    case .ofOtherAxis where Flow<Main>.linesAreRows:
      let own = reasons.cross.current
      return reasons.clamp(
        reasons.scale(own.value == 0 ? reasons.cross.number : own)
          .by("the height is worked out later"))
    case .ofContainer, .ofOther, .ofOtherAxis: return reasons.clamp(referred(along))
    case .wrap where !Flow<Main>.linesAreRows:
      return beforeGravity(place, line) { reasons.clamp(reasons.current) }
    case .wrap, .none, .list, .weight, .fill: return reasons.clamp(given)
    }
  }

  /// The extent of every child along the line under the gravity `fill`, including margins.
  private var averageExtent: TGReason {
    let count = flow.perLine
    let left = room - times(count - 1, gap)
    let part = count == 1 ? left : left / .rule(Double(count))
    return part.named("part of the \(lineName)").by("an equal part of the \(lineName)")
  }

  /// The extent of a child that gets its share after its line is complete.
  private func extent(_ share: FlowShare, of along: TGChildAxis<Main>) -> TGReason {
    let room = share.taken.value == 0 ? room : room - share.taken
    return along.reasons.clamp(along.reasons.scale(share.reason(of: room, pass)))
  }

  /// Whether a child gets a share in addition to the extent that it already has.
  private func isFlexible(_ place: Int) -> Bool {
    flow.options.isFlex && flow.weight(of: child(at: place)[main]) != nil
  }

  private func flexibleExtent(_ place: Int, _ line: FlowLine, _ share: FlowShare?) -> TGReason {
    let (along, own) = (child(at: place)[main], extentBeforeShare(place, line))
    guard let share else { return own }
    let room = (room - share.taken).named("what is left of the \(lineName)")
    let part = share.total < 1 ? .percentage(.rule(share.total * 100), of: room) : room
    return along.reasons.clamp(own + along.reasons.scale(share.reason(of: part, pass)))
  }

  /// The extent of a child of a flexible flow before it gets its share.
  private func extentBeforeShare(_ place: Int, _ line: FlowLine) -> TGReason {
    let reasons = child(at: place)[main].reasons
    if let given = given(reasons, itemAlong) { return reasons.clamp(given) }
    func measured() -> TGReason {
      .measured(
        flow.extentBeforeShare(of: child(at: place)), "own \(extentName)", by: "without its share")
    }
    // The height of a text depends on its width.
    return Flow<Main>.linesAreRows ? measured() : beforeGravity(place, line, measured)
  }

  /// The length occupied by children that have no share of the complete line, plus the margins and gaps
  /// of all children.
  private func takenByOthers(_ line: FlowLine) -> TGReason {
    func isSharing(_ place: Int) -> Bool { flow.lateShare(of: child(at: place)) != nil }
    var taken = times(line.places.count - 1, gap)
    let total = line.places.reduce(0) { sum, place in
      let along = child(at: place)[main]
      let length =
        !isSharing(place)
        ? lengthBeforeGravity(along: place, line)
        : isFlexible(place) ? extentBeforeShare(place, line).value : 0
      return sum + along.start + length + along.end
    }
    taken.add(line.places.count, worth: total) { offset in
      let place = line.first + offset
      let reasons = child(at: place)[main].reasons
      let extent =
        !isSharing(place)
        ? [extentBeforeGravity(along: place, line)]
        : isFlexible(place) ? [extentBeforeShare(place, line)] : []
      return [reasons.start()] + extent + [reasons.after()]
    }
    return taken.gathered("what others take")
  }

  /// The shares of the remaining length of a line, in order: each is rounded and subtracted from the
  /// rest.
  func sharesAlong(_ line: FlowLine) -> [Int: FlowShare] {
    guard flow.perLine == 0 || flow(of: line).line.gravity != .fill else { return [:] }
    let weights = line.places.compactMap { place in
      flow.lateShare(of: child(at: place)).map { (place, $0) }
    }
    guard !weights.isEmpty else { return [:] }
    let total = weights.reduce(0) { $0 + $1.1 }
    if total == 0 { return [:] }
    var shares: [Int: FlowShare] = [:]
    var (given, left) = (0.0, total)
    let taken = takenByOthers(line)
    var room = room.value - taken.value
    if flow.options.isFlex {
      if room <= 0 { return [:] }
      room *= min(1, total)
    }
    for (place, weight) in weights {
      shares[place] = FlowShare(
        taken: taken, given: given, weight: weight, left: left, total: total)
      let part = left == 0 ? 0 : pass.round((room - given) * (weight / left))
      given += child(at: place)[main].scaled(part)
      left -= weight
    }
    return shares
  }
}

/// The operands of a child's share of its line: the length occupied by other children, the sum of the
/// shares before it, its own weight, and the total weight of the children that have no share yet.
struct FlowShare {
  let taken: TGReason
  let given: Double
  let weight: Double
  let left: Double
  /// The total weight of all children of the line.
  let total: Double

  func reason(of room: TGReason, _ pass: TGPass) -> TGReason {
    let rest = given == 0 ? room : room - .rule(given, "shares before")
    if left == 0 { return .rule(0) }
    if weight == left { return pass.rounded(rest).by("all that is left") }
    let part = rest * (.rule(weight * 100, "share") / .rule(left * 100, "all shares"))
    return pass.rounded(part).by("its share of what is left")
  }
}
