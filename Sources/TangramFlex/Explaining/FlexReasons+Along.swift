import TangramBoxModel
import TangramCore
import TangramExplanations

// The lengths of items, and their positions along their lines.

extension FlexReasons {
  /// Returns the base size of an item: its length before it grows or shrinks.
  func base(_ index: Int) -> TGReason {
    let (flex, reasons) = (items[index], reasons(index))
    var definite: TGReason?
    switch flex.basis {
    case .points(let points):
      definite = .written(points, "basis", "flex(basis: \(readable(points)))")
    case .share(let weight) where !wholeAlong.isNaN:
      let percent = TGReason.written(weight.percent, "", "flex(basis: \(weight))")
      definite = TGReason.percentage(percent, of: inner[main]).notNegative.named("basis")
    case .auto: definite = reasons.size(main)
    case .content, .share: break
    }
    if let definite { return definite.atLeast(reasons.padding(main)) }
    if flex.box.ratio > 0, !flex.definiteCrossSize.isNaN {
      let across = definiteCrossSize(index)
      let length = isRow ? across * reasons.ratio : across / reasons.ratio
      return length.atLeast(reasons.padding(main))
    }
    if isRow { return reasons.contentWidth(.greatest, height: flex.definiteCrossSize) }
    return reasons.contentHeight(width: measuringWidth(index))
  }

  /// The length of an item within its bounds, before it grows or shrinks.
  func hypothetical(_ index: Int) -> TGReason {
    let (flex, base, reasons) = (items[index], base(index), reasons(index))
    let (value, along) = (flex.hypothetical, flex.box[main])
    if value == flex.base { return base }
    if along.hasLower || along.padding >= value { return reasons.clamp(base, main) }
    let limited = along.upper < base.value ? .least([base, reasons.upper(main)]) : base
    return value > limited.value
      ? .greatest([limited, automaticMinimum(index, value)]) : limited
  }

  /// Returns the automatic minimum: the length of the content, below which an item does not shrink.
  private func automaticMinimum(_ index: Int, _ value: Double) -> TGReason {
    let (flex, reasons) = (items[index], reasons(index))
    let content =
      isRow
      ? reasons.contentWidth(.least, height: flex.definiteCrossSize)
      : reasons.contentHeight(
        width: measuringWidth(index), usesRatio: !flex.definiteCrossSize.isNaN, pass)
    var least = content
    if let size = reasons.size(main), size.value < least.value { least = size }
    if flex.box[main].upper < least.value { least = reasons.upper(main) }
    return (least.ifEqual(to: value) ?? .rule(value)).named("automatic minimum")
  }
}

// MARK: - Growing and shrinking

extension FlexReasons {
  /// The distribution of a line's free space among the items that take a share without being limited by
  /// one of their bounds, and their total weight.
  typealias Sharing = (grows: Bool, flexibleItems: [Int], free: TGReason, weights: TGReason)

  func sharing(_ line: FlexLine) -> Sharing {
    let found = sharings[line.start] ?? FlexSharing(grows: false)
    let flexibleItems = found.factors == 0 ? [] : line.indices.filter(takesShare)
    var weights = TGReason.rule(0)
    weights.add(flexibleItems.count, worth: found.weights) {
      [weight(flexibleItems[$0], found.grows)]
    }
    return (
      found.grows, flexibleItems, flexibleItems.isEmpty ? .rule(0) : free(line, found),
      weights.named(found.grows ? "grow of all" : "shrink × base of all")
    )
  }

  /// Whether an item of a line whose free space is shared takes a share.
  private func takesShare(_ index: Int) -> Bool {
    !items[index].isFrozen && items[index].box[main].extent != items[index].base
  }

  func length(_ index: Int, _ sharing: Sharing) -> TGReason {
    let (grows, flexibleItems, free, weights) = sharing
    if flexibleItems.isEmpty || !takesShare(index) { return frozen(index, grows) }
    let share = flexibleItems.count == 1 ? free : free * (weight(index, grows) / weights)
    return (base(index).named("base") + share).by(
      grows ? "its share of the free room" : "its share of what is missing")
  }

  /// Returns the length of a frozen item: one that does not grow or shrink, or that has reached a
  /// bound.
  private func frozen(_ index: Int, _ grows: Bool) -> TGReason {
    let (flex, reasons, along) = (items[index], reasons(index), items[index].box[main])
    if along.extent == flex.hypothetical {
      let length = hypothetical(index)
      let isMade = !length.operands.isEmpty && length.rule.isEmpty
      return isMade ? length.by(grows ? "it does not grow" : "it does not shrink") : length
    }
    if along.extent == along.upper, along.extent > max(flex.least, along.padding) {
      return reasons.upper(main).by("it does not grow beyond its maximum")
    }
    if along.padding >= flex.least {
      let padding = TGReason.rule(along.padding, "own padding")
      return padding.by("it does not shrink below its padding")
    }
    if along.hasLower { return reasons.lower(main).by("it does not shrink below its minimum") }
    return automaticMinimum(index, along.extent).named("")
      .by("it does not shrink below its content")
  }

  private func weight(_ index: Int, _ grows: Bool) -> TGReason {
    let flex = items[index]
    if grows { return .written(flex.grow, "grow", "flex(grow: \(readable(flex.grow)))") }
    let text = "flex(shrink: \(readable(flex.shrink)))"
    let base = base(index).less(.rule(flex.box[main].padding), named: "own padding")
    return .written(flex.shrink, "shrink", text) * base.notNegative.named("base")
  }

  /// Returns the free space that is shared in the last round.
  private func free(_ line: FlexLine, _ sharing: FlexSharing) -> TGReason {
    let isPart = sharing.isPart
    func takesBase(_ item: Int) -> Bool {
      isPart ? !items[item].isInflexible(grows: sharing.grows) : takesShare(item)
    }
    let room = room(line) {
      if takesBase($0) { return items[$0].base }
      return isPart ? items[$0].hypothetical : items[$0].box[main].extent
    } because: {
      let (reasons, along) = (reasons($0), reasons($0).childReasons(main))
      let length = takesBase($0) ? base($0) : isPart ? hypothetical($0) : along.extent
      let own = length == along.extent ? length : length.named("base of \(along.label)")
      return [own, reasons.before(main), reasons.after(main)]
    }
    if !isPart { return room }
    return (room * .rule(sharing.factors, "sum of the factors")).named("part of the free room")
  }

  /// Returns the free space of a line, given the length of each item, and the operands that explain it.
  private func room(
    _ line: FlexLine, _ length: (Int) -> Double, because parts: (Int) -> [TGReason]
  ) -> TGReason {
    var occupied = inner.gaps(main, among: line.count)
    let total = line.indices.reduce(0) { $0 + length($1) + items[$1].box[main].margins }
    occupied.add(line.count, worth: total) { parts(line.start + $0) }
    return (inner[main] - occupied.named("what the items take")).named("free room")
  }
}

// MARK: - Positions

extension FlexReasons {
  /// The space before the first item of a line, and between neighbors in addition to the gap; the length of
  /// an auto margin.
  typealias Placing = (lead: TGReason, between: TGReason, autoMargin: TGReason?)

  func placing(_ line: FlexLine) -> Placing {
    var free = room(line) {
      items[$0].box[main].extent
    } because: {
      [reasons($0).outer(reasons($0).childReasons(main).extent, main)]
    }
    let autoMargins = line.indices.reduce(0) { count, index in
      let flags = items[index].box[main].flags
      return count + (flags.contains(.autoBefore) ? 1 : 0) + (flags.contains(.autoAfter) ? 1 : 0)
    }
    var share: TGReason?
    if autoMargins > 0, free.value > 0 {
      share = (free / .rule(Double(autoMargins))).named("auto margin")
      free = .rule(0)
    }
    let (lead, between) = options.justifyContent.reasons(
      free, among: line.count, isReversed: options.direction.isReversed)
    return (lead, between, share)
  }

  private func margin(_ index: Int, isBefore: Bool, _ placing: Placing) -> TGReason {
    let isAuto = items[index].box[main].flags.contains(isBefore ? .autoBefore : .autoAfter)
    if isAuto, let share = placing.autoMargin { return share }
    return reasons(index).margin(main, isBefore: isBefore)
  }

  /// Returns the coordinate along the line at which an item begins.
  func origin(_ index: Int, _ line: FlexLine, _ placing: Placing) -> TGReason {
    let previous = index > line.start ? reasons(index - 1).childReasons(main) : nil
    let padding = pass.reasons(main).paddingStart
    if options.direction.isReversed {
      let end =
        previous.map {
          $0.origin - margin(index - 1, isBefore: true, placing) - inner.gap(main) - placing.between
        } ?? padding + inner[main] - placing.lead
      return end - margin(index, isBefore: false, placing)
        - reasons(index).childReasons(main).extent
    }
    let start =
      previous.map {
        $0.end + margin(index - 1, isBefore: false, placing) + inner.gap(main) + placing.between
      } ?? padding + placing.lead
    return start + margin(index, isBefore: true, placing)
  }
}
