import TangramBoxModel
import TangramCore
import TangramExplanations

// Cross-axis extents and positions.

extension FlexReasons {
  private func naturalExtent(_ index: Int) -> TGReason {
    item(index).extentAcross(main, pass)
  }

  func extentAcross(_ index: Int, _ line: TGReason) -> TGReason {
    item(index).extentAcross(main, in: line, wraps: options.wraps, pass) ?? naturalExtent(index)
  }

  // MARK: Lines

  /// Returns the cross extent that the items of a line require.
  func requiredExtent(_ line: FlexLine) -> TGReason {
    func outer(_ index: Int) -> Double {
      naturalExtents[index] + items[index].box[cross].margins
    }
    func requiredExtent(_ index: Int) -> TGReason {
      item(index).box[cross].outer(of: naturalExtent(index))
    }
    let aligned = line.indices.filter(isOnBaseline)
    var requiredExtents =
      line.indices.filter { !isOnBaseline($0) }.max { outer($0) < outer($1) }
      .map { [requiredExtent($0)] } ?? []
    let ascents = aligned.map { item($0).ascent(naturalExtent($0)) }
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
    let (lead, between) = options.alignContent.distribute(
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

  /// Returns the cross-axis coordinate at which an item begins in a line with this start and extent.
  func originAcross(
    _ index: Int, _ start: TGReason, _ extent: TGReason, _ baseline: TGReason
  ) -> TGReason {
    let (item, across) = (item(index), item(index).box[cross])
    let free = (extent - across.outer).named("free room in the line")
    let offset = item.offset(
      free, across, baseline: baseline, stacksFromEnd: options.stacksFromEnd)
    return start + offset + item.box.autoBefore(free, cross)
  }
}
