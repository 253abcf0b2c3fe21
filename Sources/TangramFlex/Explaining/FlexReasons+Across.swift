import TangramBoxModel
import TangramCore
import TangramExplanations

// Cross-axis extents and positions.

extension FlexReasons {
  /// Returns the cross extent of an item that is known before any line is laid out.
  func definiteCrossSize(_ index: Int) -> TGReason {
    let (flex, reasons) = (items[index], reasons(index))
    if let size = reasons.size(cross) { return reasons.clamp(size, cross) }
    let known = reasons.clamp(reasons.inner(inner[cross], cross), cross)
      .by("stretched across the line")
    return known.ifEqual(to: flex.definiteCrossSize) ?? .rule(flex.definiteCrossSize)
  }

  /// Returns the width at which an item of a column is measured.
  func measuringWidth(_ index: Int) -> TGReason {
    let (flex, reasons) = (items[index], reasons(index))
    if !flex.definiteCrossSize.isNaN { return definiteCrossSize(index) }
    // A basis takes the place of the height.
    let height = flex.basis == .auto ? flex.box.y.boundedSize : .nan
    let room = reasons.inner(inner[.horizontal], .horizontal)
    return reasons.clamp(reasons.fittedWidth(in: room, height: height), .horizontal)
  }

  private func naturalExtent(_ index: Int) -> TGReason {
    let (flex, reasons) = (items[index], reasons(index))
    if !flex.definiteCrossSize.isNaN { return definiteCrossSize(index) }
    let length = reasons.childReasons(main).extent
    if isRow { return reasons.clamp(reasons.contentHeight(width: length), cross) }
    if flex.box.ratio > 0 { return reasons.clamp(length * reasons.ratio, cross) }
    return measuringWidth(index)
  }

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
  func requiredExtent(_ line: FlexLine) -> TGReason {
    func outer(_ index: Int) -> Double {
      naturalExtents[index] + items[index].box[cross].margins
    }
    func requiredExtent(_ index: Int) -> TGReason {
      reasons(index).outer(naturalExtent(index), cross)
    }
    let aligned = line.indices.filter(isOnBaseline)
    var requiredExtents =
      line.indices.filter { !isOnBaseline($0) }.max { outer($0) < outer($1) }
      .map { [requiredExtent($0)] } ?? []
    let ascents = aligned.map { ascent($0, naturalExtent($0)) }
    let descents = zip(aligned, ascents).map { requiredExtent($0) - $1 }
    if let above = TGReason.greatest(of: ascents), let below = TGReason.greatest(of: descents) {
      requiredExtents.append(above.named("above the baseline") + below)
    }
    return TGReason.greatest(of: requiredExtents).flatMap { $0.value > 0 ? $0 : nil } ?? .rule(0)
  }

  func lineExtents(_ explainedRange: Range<Int>) -> [TGReason] {
    if !options.wraps { return [inner[cross]] }
    let requiredExtents = explainedRange.map { requiredExtent(lines[$0]) }
    let free = freeAcross("what the lines need", worth: naturalLineExtents.reduce(0, +)) {
      explainedRange.contains($0)
        ? requiredExtents[$0 - explainedRange.lowerBound] : requiredExtent(lines[$0])
    }
    let share = free.part(of: lines.count)
    return zip(explainedRange, requiredExtents).map { number, required in
      let isStretched = options.alignContent == .stretch && lines[number].extent > required.value
      return (isStretched ? required.named("what the line needs") + share : required)
        .named("line \(number + 1)")
    }
  }

  /// Returns the cross extent that the lines leave, given the extent of each.
  private func freeAcross(
    _ label: String, worth total: Double, _ extent: (Int) -> TGReason
  ) -> TGReason {
    var occupied = TGReason.rule(0)
    occupied.add(lines.count, worth: total) { [extent($0)] }
    occupied += inner.gaps(cross, among: lines.count)
    return (inner[cross] - occupied.named(label)).named("free room across")
  }

  /// Returns the cross-axis start coordinates of a range of lines, given the cross extents of these lines.
  func lineStarts(_ explainedRange: Range<Int>, _ extents: [TGReason]) -> [TGReason] {
    let (padding, first) = (pass.reasons(cross).paddingStart, explainedRange.lowerBound)
    if !options.wraps { return [padding] }
    let free = freeAcross("what the lines take", worth: lines.reduce(0) { $0 + $1.extent }) {
      explainedRange.contains($0) ? extents[$0 - first] : .rule(lines[$0].extent, "line \($0 + 1)")
    }
    let (lead, between) = options.alignContent.reasons(
      free, among: lines.count, isReversed: options.stacksFromEnd)
    var position = first > 0 ? .rule(lines[first].origin, "start of line \(first + 1)") : lead
    return zip(explainedRange, extents).map { number, extent in
      let start = position
      let end = (start + extent).named("end of line \(number + 1)")
      position = end + inner.gap(cross) + between
      if !options.stacksFromEnd { return padding + start }
      return padding + (inner[cross] - start - extent)
    }
  }

  // MARK: Positions

  /// Returns the cross-axis coordinate at which an item begins in a line with this start and extent, where
  /// `lineBaseline` is the position of the common baseline.
  func originAcross(
    _ index: Int, _ start: TGReason, _ extent: TGReason, _ lineBaseline: TGReason?
  ) -> TGReason {
    let (reasons, stacksFromEnd) = (reasons(index), options.stacksFromEnd)
    let own = reasons.childReasons(cross).extent
    let free = (extent - reasons.outer(own, cross)).named("free room in the line")
    var offset = TGReason.rule(0)
    if items[index].box[cross].hasAutoMargin {
      if free.value < 0, stacksFromEnd { offset = free }
    } else if items[index].alignment != .baseline {
      offset = free.fraction(items[index].alignment.part(stacksFromEnd: stacksFromEnd))
    } else if let lineBaseline {
      let ascent = ascent(index, own).named("own baseline")
      offset = stacksFromEnd ? extent - lineBaseline - ascent : lineBaseline - ascent
    }
    return start + offset + reasons.autoBefore(free, cross)
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

  /// Returns the largest distance by which the baseline-aligned items of a line extend above the common
  /// baseline; below it if lines are stacked from the end.
  func lineBaseline(_ line: FlexLine) -> TGReason? {
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
