import TangramBoxModel
import TangramCore
import TangramExplanations

// The lengths of items, and their positions along their lines.

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
      [item(flexibleItems[$0]).weight(main, grows: found.grows)]
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
    let item = item(index)
    let share =
      flexibleItems.count == 1 ? free : free * (item.weight(main, grows: grows) / weights)
    return (item.base.named("base") + share).by(
      grows ? "its share of the free room" : "its share of what is missing")
  }

  /// Returns the length of a frozen item: one that does not grow or shrink, or that has reached a
  /// bound.
  private func frozen(_ index: Int, _ grows: Bool) -> TGReason {
    let (item, flex, along) = (item(index), items[index], items[index].box[main])
    if along.extent == flex.hypothetical {
      let length = item.hypothetical
      let isMade = !length.operands.isEmpty && length.rule.isEmpty
      return isMade ? length.by(grows ? "it does not grow" : "it does not shrink") : length
    }
    if along.extent == along.upper, along.extent > max(flex.least, along.padding) {
      return item.box[main].upper.by("it does not grow beyond its maximum")
    }
    if along.padding >= flex.least {
      return item.box[main].padding.by("it does not shrink below its padding")
    }
    if along.hasLower {
      return item.box[main].lower.by("it does not shrink below its minimum")
    }
    let least = item.automaticMinimum.ifEqual(to: along.extent) ?? .rule(along.extent)
    return least.named("").by("it does not shrink below its content")
  }

  /// Returns the free space that is shared in the last round.
  private func free(_ line: FlexLine, _ sharing: FlexSharing) -> TGReason {
    let (isPart, factors) = (sharing.isPart, sharing.factors)
    let free = isPart ? sharing.free / factors : sharing.free
    let occupied = inner[main].value - gaps(main, among: line.count).value - free
    let room = room(line, worth: occupied) { index in
      let (item, along) = (item(index), item(index).box[main])
      let takesBase =
        isPart ? !items[index].isInflexible(grows: sharing.grows) : takesShare(index)
      let length = takesBase ? item.base : isPart ? item.hypothetical : along.extent
      let own = length == along.extent ? length : length.named("base of \(along.child.label)")
      return [own, along.before, along.after]
    }
    return isPart
      ? (room * .rule(factors, "sum of the factors")).named("part of the free room") : room
  }

  /// Returns the free space of a line, given the operands that each item subtracts from it, and their total.
  private func room(
    _ line: FlexLine, worth total: Double, _ parts: (Int) -> [TGReason]
  ) -> TGReason {
    var occupied = gaps(main, among: line.count)
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
    let occupied = line.indices.reduce(0) { $0 + items[$1].box[main].outer }
    var free = room(line, worth: occupied) { [item($0).box[main].outer] }
    let autoMargins = countAutoMargins(line)
    var share: TGReason?
    if autoMargins > 0, free.value > 0 {
      share = (free / .rule(Double(autoMargins))).named("auto margin")
      free = .rule(0)
    }
    let (lead, between) = options.justifyContent.distribute(
      free, among: line.count, isReversed: options.direction.isReversed)
    return (lead, between, share)
  }

  private func margin(_ index: Int, isBefore: Bool, _ placing: Placing) -> TGReason {
    let isAuto = items[index].box[main].flags.contains(isBefore ? .autoBefore : .autoAfter)
    if isAuto, let share = placing.autoMargin { return share }
    return isBefore ? item(index).box[main].before : item(index).box[main].after
  }

  /// Returns the coordinate along the line at which an item begins.
  func origin(_ index: Int, _ line: FlexLine, _ placing: Placing) -> TGReason {
    let (along, isReversed) = (item(index).box[main], options.direction.isReversed)
    func move(_ position: TGReason, by lengths: TGReason...) -> TGReason {
      lengths.reduce(position) { isReversed ? $0 - $1 : $0 + $1 }
    }
    let edge: TGReason
    if index == line.start {
      let padding = pass.reasons(main).paddingStart
      edge = move(isReversed ? padding + inner[main] : padding, by: placing.lead)
    } else {
      let previous = item(index - 1).box[main].child
      edge = move(
        isReversed ? previous.origin : previous.end,
        by: margin(index - 1, isBefore: isReversed, placing), inner.gap(main), placing.between)
    }
    let start = move(edge, by: margin(index, isBefore: !isReversed, placing))
    return isReversed ? start - along.extent : start
  }
}
