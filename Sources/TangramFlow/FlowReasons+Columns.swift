import TangramCore

// Flows of an arranged count whose children follow the ones above them rather than a line.

/// Where a child goes in a waterfall, or in a flow that packs its children.
struct FlowColumn {
  /// Where it begins along the line; nil where it follows the child before it.
  var along: TGReason?
  /// Where it begins across, if the gravity does not move it further than the child above it.
  var across: TGReason
  /// The place of the child above it.
  var above: Int?
  /// Where it begins across before the gravity.
  var top: Double
  /// Where the line was taken to begin when the child was sized.
  var topForShares: Double
}

extension FlowReasons {
  /// Whether children do not begin where their line does.
  var isUneven: Bool { flow.perLine > 0 && (flow.options.packs || flow.arranged == .between) }

  /// The places of all children; none for a flow of even lines.
  func findColumns() -> [FlowColumn] {
    guard isUneven else { return [] }
    return flow.options.packs ? packedColumns() : waterfall()
  }

  private func waterfall() -> [FlowColumn] {
    var columns: [FlowColumn] = []
    var seen = flow.before
    for (number, line) in lines.enumerated() {
      if number > 0 { seen += lines[number - 1].depth.value + flow.lineSpace }
      for place in line.places {
        var (across, top) = (pass[cross].reasons.paddingStart, flow.before)
        if place >= flow.perLine {
          let above = pass[place - flow.perLine][cross]
          let end = above.extent < 0 ? above.reasons.origin : above.reasons.end
          across = end + above.reasons.after() + lineGap
          let own = extentBeforeGravity(across: place - flow.perLine, number - 1).value
          let shift = alignmentShift(place - flow.perLine, number - 1).value
          top = columns[place - flow.perLine].top + above.start + shift + max(0, own) + above.end
            + flow.lineSpace
        }
        columns.append(
          FlowColumn(
            along: nil, across: across, above: place < flow.perLine ? nil : place - flow.perLine,
            top: top, topForShares: seen))
        seen = top
      }
    }
    return columns
  }

  private func packedColumns() -> [FlowColumn] {
    var points = NextPoints(
      count: min(flow.perLine, pass.count), along: flow.start, across: flow.before)
    // Who ended last in each column, and who ends before it.
    var last = [Int?](repeating: nil, count: min(flow.perLine, pass.count))
    var before = last
    var columns: [FlowColumn] = []
    var seen = flow.before
    for (number, line) in lines.enumerated() {
      if number > 0 { seen += lines[number - 1].depth.value + flow.lineSpace }
      for place in line.places {
        let (slot, taken) = (points.place, points.taken)
        columns.append(
          FlowColumn(
            along: before[slot].map(endAlong) ?? start, across: below(last[slot]),
            above: last[slot], top: taken.across, topForShares: seen))
        seen = taken.across
        let (along, across) = (pass[place][main], pass[place][cross])
        let depth = across.start + extentBeforeGravity(across: place, number).value + across.end
        points.give(
          depth: depth + flow.lineSpace,
          endOfChild: taken.along + along.start + along.extent + along.end + flow.space)
        last[slot] = place
        if slot + 1 < before.count { before[slot + 1] = place }
      }
    }
    return columns
  }

  private func below(_ place: Int?) -> TGReason {
    guard let place else { return pass[cross].reasons.paddingStart }
    let reasons = pass[place][cross].reasons
    let own = extentBeforeGravity(across: place, place / flow.perLine)
    let end =
      own.value == reasons.extent.value ? reasons.end : reasons.origin + own
    return end + reasons.after() + lineGap - alignmentShift(place, place / flow.perLine)
  }

  private func endAlong(_ place: Int) -> TGReason {
    let line = lines[place / flow.perLine]
    let reasons = pass[place][main].reasons
    let move = moveAlong(line)
    return reasons.end + reasons.after() + gap - move.from
      - times(place - line.first, move.gap)
  }
}
