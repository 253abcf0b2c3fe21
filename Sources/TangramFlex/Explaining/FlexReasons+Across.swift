import TangramBoxModel
import TangramCore
import TangramExplanations

// Cross-axis extents and positions.

extension FlexReasons {
  /// Returns the cross extent that is known before anything is laid out.
  func knownAcross(_ index: Int) -> TGReason {
    let (flex, reasons) = (items[index], reasons(index))
    if let size = reasons.size(cross) { return reasons.clamp(size, cross) }
    let room = inner(cross) - reasons.before(cross) - reasons.after(cross)
    let known = reasons.clamp(room, cross).by("stretched across the line")
    return known.yieldsExactly(flex.knownAcross) ? known : .rule(flex.knownAcross)
  }

  /// Returns the width at which an item of a column is measured.
  func measuringWidth(_ index: Int) -> TGReason {
    let (flex, reasons) = (items[index], reasons(index))
    if !flex.knownAcross.isNaN { return knownAcross(index) }
    // A basis replaces the height.
    let height = flex.basis == .auto ? flex.box.y.boundedSize : .nan
    let room = inner(.horizontal) - reasons.before(.horizontal) - reasons.after(.horizontal)
    return reasons.clamp(reasons.fittedWidth(in: room, height: height), .horizontal)
  }

  /// Returns the cross extent of an item before it is stretched.
  private func naturalExtent(_ index: Int) -> TGReason {
    let (flex, reasons) = (items[index], reasons(index))
    if !flex.knownAcross.isNaN { return knownAcross(index) }
    let length = reasons.said(main).extent
    if run.isRow { return reasons.clamp(reasons.contentHeight(width: length), cross) }
    if flex.box.ratio > 0 { return reasons.clamp(length * reasons.ratio, cross) }
    return measuringWidth(index)
  }

  /// Returns the reason for an item's cross extent.
  func extentAcross(_ index: Int, _ line: TGReason) -> TGReason {
    let (flex, reasons) = (items[index], reasons(index))
    let room = line - reasons.before(cross) - reasons.after(cross)
    if run.stretches(index) {
      return reasons.clamp(room, cross).by("stretched across the line")
    }
    if run.wraps, !run.isRow, !flex.box.x.isSized, flex.box.ratio == 0 {
      return reasons.clamp(reasons.fittedWidth(in: room, height: .nan), .horizontal)
    }
    return naturalExtent(index)
  }

  // MARK: Lines

  /// Returns the cross extent that the items of a line need.
  func need(_ line: FlexLine) -> TGReason {
    var needs: [TGReason] = []
    var (above, below): (TGReason?, TGReason?)
    for index in line.indices {
      let reasons = reasons(index)
      let outer = reasons.outer(naturalExtent(index), cross)
      guard isOnBaseline(index) else {
        needs.append(outer)
        continue
      }
      let ascent = ascent(index, naturalExtent(index))
      let rest = outer - ascent
      if above.map({ ascent.value > $0.value }) ?? true { above = ascent }
      if below.map({ rest.value > $0.value }) ?? true { below = rest }
    }
    if let above, let below { needs.append(above.named("above the baseline") + below) }
    return TGReason.greatest(of: needs).map { $0.value > 0 ? $0 : .rule(0) } ?? .rule(0)
  }

  /// Returns the cross extents of the lines.
  func lineExtents() -> [TGReason] {
    if !run.wraps { return [inner(cross)] }
    let content = TGReason.total(needs) + gaps(cross, needs.count)
    let free = (inner(cross) - content.named("what the lines need")).named("free room across")
    let share = needs.count > 1 ? free / .rule(Double(needs.count)) : free
    return needs.indices.map { place in
      let (need, name) = (needs[place], "line \(place + 1)")
      let isStretched =
        options.alignContent == .stretch && run.lines[place].extent > need.value
      return isStretched
        ? (need.named("what the line needs") + share).named(name) : need.named(name)
    }
  }

  /// Returns the cross-axis coordinate at which each line begins.
  func lineStarts(_ extents: [TGReason]) -> [TGReason] {
    let padding = container(cross).paddingStart
    if !run.wraps { return [padding] }
    let content = TGReason.total(extents) + gaps(cross, extents.count)
    let free = (inner(cross) - content.named("what the lines take")).named("free room across")
    let (lead, between) = options.alignContent.reasons(
      free, among: extents.count, isReversed: run.stacksFromEnd)
    var position = lead
    return extents.indices.map { place in
      let start = position
      let end = (start + extents[place]).named("end of line \(place + 1)")
      position = end + gap(cross) + between
      if !run.stacksFromEnd { return padding + start }
      return padding + (inner(cross) - start - extents[place])
    }
  }

  // MARK: Positions

  /// Returns the cross-axis coordinate at which an item begins.
  func originAcross(_ index: Int, _ line: FlexLineReasons) -> TGReason {
    let (reasons, item) = (reasons(index), items[index].box)
    let taken = reasons.outer(reasons.said(cross).extent, cross)
    let free = (line.extent - taken).named("free room in the line")
    if item[cross].hasAutoMargin {
      let isBack = free.value < 0 && run.stacksFromEnd
      return line.start + (isBack ? free : .rule(0)) + reasons.autoBefore(free, cross)
    }
    return line.start + offset(index, line, free) + reasons.before(cross)
  }

  private func offset(_ index: Int, _ line: FlexLineReasons, _ free: TGReason) -> TGReason {
    let nothing = TGReason.rule(0)
    switch items[index].alignment {
    case .start: return nothing
    case .end: return free
    case .center: return free / .rule(2)
    case .flexEnd: return run.stacksFromEnd ? nothing : free
    case .baseline: return onBaseline(index, line)
    case .flexStart, .stretch: return run.stacksFromEnd ? free : nothing
    }
  }

  private func isOnBaseline(_ index: Int) -> Bool {
    items[index].isBaselineAligned(items[index].box[cross])
  }

  /// Returns the cross-axis distance from an item's margin edge to its baseline or, in a column, to
  /// its left edge.
  private func ascent(_ index: Int, _ extent: TGReason) -> TGReason {
    let reasons = reasons(index)
    if run.isRow { return reasons.ascent(items[index].ascent) }
    return pass.isRightToLeft ? reasons.before(cross) + extent : reasons.before(cross)
  }

  /// Returns the offset of an item within its line that aligns its baseline with those of the other
  /// items.
  private func onBaseline(_ index: Int, _ line: FlexLineReasons) -> TGReason {
    guard let meeting = line.meeting else { return .rule(0) }
    let own = ascent(index, reasons(index).said(cross).extent).named("own baseline")
    return run.stacksFromEnd ? line.extent - meeting - own : meeting - own
  }

  /// Returns the largest distance that the baseline-aligned items of a line extend above the
  /// baseline, or below it if lines are stacked from the end.
  func meeting(_ line: FlexLine) -> TGReason? {
    let lengths = line.indices.filter(isOnBaseline).map { index in
      let reasons = reasons(index)
      let extent = reasons.said(cross).extent
      let ascent = ascent(index, extent)
      return run.stacksFromEnd ? reasons.outer(extent, cross) - ascent : ascent
    }
    let name = run.stacksFromEnd ? "below the baseline" : "baseline of the line"
    return TGReason.greatest(of: lengths)?.named(name)
  }
}

/// The numbers of a line that the cross-axis positions of its items depend on.
struct FlexLineReasons {
  let start: TGReason
  let extent: TGReason
  /// The distance from the edge of the line at which the baselines of its items align.
  let meeting: TGReason?
}
