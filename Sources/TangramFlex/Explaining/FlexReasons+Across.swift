import TangramBoxModel
import TangramCore
import TangramExplanations

// Cross-axis extents and positions.

extension FlexReasons {
  /// Returns the cross extent of an item that is known before any line is laid out.
  func knownAcross(_ index: Int) -> TGReason {
    let (flex, reasons) = (items[index], reasons(index))
    if let size = reasons.size(cross) { return reasons.clamp(size, cross) }
    let known = reasons.clamp(reasons.inner(inner(cross), cross), cross)
      .by("stretched across the line")
    return known.yieldsExactly(flex.knownAcross) ? known : .rule(flex.knownAcross)
  }

  /// Returns the width at which an item of a column is measured.
  func measuringWidth(_ index: Int) -> TGReason {
    let (flex, reasons) = (items[index], reasons(index))
    if !flex.knownAcross.isNaN { return knownAcross(index) }
    // A basis takes the place of the height.
    let height = flex.basis == .auto ? flex.box.y.boundedSize : .nan
    let room = reasons.inner(inner(.horizontal), .horizontal)
    return reasons.clamp(reasons.fittedWidth(in: room, height: height), .horizontal)
  }

  /// Returns the cross extent of an item before it is stretched.
  private func naturalExtent(_ index: Int) -> TGReason {
    let (flex, reasons) = (items[index], reasons(index))
    if !flex.knownAcross.isNaN { return knownAcross(index) }
    let length = reasons.childReasons(main).extent
    if isRow { return reasons.clamp(reasons.contentHeight(width: length), cross) }
    if flex.box.ratio > 0 { return reasons.clamp(length * reasons.ratio, cross) }
    return measuringWidth(index)
  }

  /// Returns the reason for an item's cross extent.
  func extentAcross(_ index: Int, _ line: TGReason) -> TGReason {
    let (flex, reasons) = (items[index], reasons(index))
    let room = reasons.inner(line, cross)
    if flex.stretches(flex.box[cross]) {
      return reasons.clamp(room, cross).by("stretched across the line")
    }
    if options.wraps, !isRow, !flex.box.x.isSized, flex.box.ratio == 0 {
      return reasons.clamp(reasons.fittedWidth(in: room, height: .nan), .horizontal)
    }
    return naturalExtent(index)
  }

  // MARK: Lines

  /// Returns the cross extent that the items of a line require.
  func need(_ line: FlexLine) -> TGReason {
    func outer(_ index: Int) -> Double {
      run.naturalExtents[index] + items[index].box[cross].margins
    }
    let (aligned, others) = (
      line.indices.filter(isOnBaseline), line.indices.filter { !isOnBaseline($0) }
    )
    var needs: [TGReason] = []
    if let index = others.max(by: { outer($0) < outer($1) }) {
      needs.append(reasons(index).outer(naturalExtent(index), cross))
    }
    let ascents = aligned.map { index in (index, ascent: ascent(index, naturalExtent(index))) }
    let rests = ascents.map { reasons($0.0).outer(naturalExtent($0.0), cross) - $0.ascent }
    if let above = TGReason.greatest(of: ascents.map { $0.ascent }),
      let below = TGReason.greatest(of: rests)
    {
      needs.append(above.named("above the baseline") + below)
    }
    return TGReason.greatest(of: needs).map { $0.value > 0 ? $0 : .rule(0) } ?? .rule(0)
  }

  /// Returns the cross extents of some of the lines.
  func lineExtents(_ lines: Range<Int>) -> [TGReason] {
    if !options.wraps { return [inner(cross)] }
    let needs = lines.map { need(run.lines[$0]) }
    let free = freeAcross("what the lines need", worth: run.naturalLineExtents.reduce(0, +)) {
      lines.contains($0) ? needs[$0 - lines.lowerBound] : need(run.lines[$0])
    }
    let share = free.part(of: run.lines.count)
    return zip(lines, needs).map { number, need in
      let name = "line \(number + 1)"
      let isStretched =
        options.alignContent == .stretch && run.lines[number].extent > need.value
      return isStretched
        ? (need.named("what the line needs") + share).named(name) : need.named(name)
    }
  }

  /// Returns the cross extent that the lines leave, given the extent of each.
  private func freeAcross(
    _ label: String, worth total: Double, _ extent: (Int) -> TGReason
  ) -> TGReason {
    var taken = TGReason.rule(0)
    taken.add(run.lines.count, worth: total) { [extent($0)] }
    taken = taken + gaps(cross, run.lines.count)
    return (inner(cross) - taken.named(label)).named("free room across")
  }

  /// Returns the cross-axis coordinates at which some of the lines begin.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - extents: Their cross extents.
  func lineStarts(_ lines: Range<Int>, _ extents: [TGReason]) -> [TGReason] {
    let padding = pass.reasons(cross).paddingStart
    if !options.wraps { return [padding] }
    let free = freeAcross("what the lines take", worth: run.lines.reduce(0) { $0 + $1.extent }) {
      lines.contains($0)
        ? extents[$0 - lines.lowerBound] : .rule(run.lines[$0].extent, "line \($0 + 1)")
    }
    let (lead, between) = options.alignContent.reasons(
      free, among: run.lines.count, isReversed: options.stacksFromEnd)
    var position = lead
    if lines.lowerBound > 0 {
      position = .rule(
        run.lines[lines.lowerBound].origin, "start of line \(lines.lowerBound + 1)")
    }
    return zip(lines, extents).map { number, extent in
      let start = position
      let end = (start + extent).named("end of line \(number + 1)")
      position = end + gap(cross) + between
      if !options.stacksFromEnd { return padding + start }
      return padding + (inner(cross) - start - extent)
    }
  }

  // MARK: Positions

  /// Returns the cross-axis coordinate at which an item begins.
  func originAcross(_ index: Int, _ line: FlexLineReasons) -> TGReason {
    let (reasons, item) = (reasons(index), items[index].box)
    let taken = reasons.outer(reasons.childReasons(cross).extent, cross)
    let free = (line.extent - taken).named("free room in the line")
    let (alignment, stacksFromEnd) = (items[index].alignment, options.stacksFromEnd)
    var offset = TGReason.rule(0)
    if item[cross].hasAutoMargin {
      if free.value < 0, stacksFromEnd { offset = free }
    } else if alignment == .baseline {
      offset = onBaseline(index, line)
    } else {
      offset = free.fraction(alignment.part(stacksFromEnd: stacksFromEnd))
    }
    return line.start + offset + reasons.autoBefore(free, cross)
  }

  private func isOnBaseline(_ index: Int) -> Bool {
    items[index].isBaselineAligned(items[index].box[cross])
  }

  /// Returns the cross-axis distance from an item's margin edge to its baseline; in a column, to its left
  /// edge.
  private func ascent(_ index: Int, _ extent: TGReason) -> TGReason {
    let reasons = reasons(index)
    if isRow { return reasons.ascent(items[index].ascent) }
    return pass.isRightToLeft ? reasons.before(cross) + extent : reasons.before(cross)
  }

  /// Returns the offset of an item within its line that aligns its baseline with those of the other
  /// items.
  private func onBaseline(_ index: Int, _ line: FlexLineReasons) -> TGReason {
    guard let meeting = line.meeting else { return .rule(0) }
    let own = ascent(index, reasons(index).childReasons(cross).extent).named("own baseline")
    return options.stacksFromEnd ? line.extent - meeting - own : meeting - own
  }

  /// Returns the largest distance by which the baseline-aligned items of a line extend above the common
  /// baseline; below it if lines are stacked from the end.
  func meeting(_ line: FlexLine) -> TGReason? {
    let lengths = line.indices.filter(isOnBaseline).map { index in
      let reasons = reasons(index)
      let extent = reasons.childReasons(cross).extent
      let ascent = ascent(index, extent)
      return options.stacksFromEnd ? reasons.outer(extent, cross) - ascent : ascent
    }
    let name = options.stacksFromEnd ? "below the baseline" : "baseline of the line"
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
