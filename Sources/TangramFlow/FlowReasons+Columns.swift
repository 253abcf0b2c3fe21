import TangramCore
import TangramExplanations

// Flows with an arranged count in which each child is placed below another child instead of on a line.

/// The position of a child in a waterfall or in a packed flow.
struct FlowColumn {
  /// The index of the previous child along the line; nil at the start of the line.
  var beside: Int?
  /// The index of the child directly above it; nil at the top.
  var above: Int?
  /// The cross-axis coordinate where the child begins, before the cross-axis gravity moves it.
  var top: Double
  /// The line's cross-axis coordinate, as it was used to compute the child's cross-axis share.
  var topForShares: Double
}

extension FlowReasons {
  /// Whether the children of a line may begin at different cross-axis coordinates.
  var isUneven: Bool { flow.perLine > 0 && (flow.options.packs || flow.arranged == .between) }

  /// Finds the preceding child and the child above for every child; does nothing if the lines are even.
  mutating func findColumns() {
    guard isUneven else { return }
    var points = NextPoints(
      count: min(flow.perLine, pass.count), along: flow.start, across: flow.before)
    // The last child of each column, and the last child of the column before it.
    var last = [Int?](repeating: nil, count: min(flow.perLine, pass.count))
    var before = last
    var seen = flow.before
    for number in lines.indices {
      if number > 0 { seen += lines[number - 1].depth.value + flow.lineSpace }
      var reach = 0.0
      for place in lines[number].places {
        let (slot, taken) = (points.place, points.taken)
        var column = FlowColumn(
          beside: before[slot], above: last[slot], top: taken.across, topForShares: seen)
        if !flow.options.packs { column = waterfallColumn(place, number, seen) }
        columns.append(column)
        seen = column.top
        let (along, across) = (pass[place][main], pass[place][cross])
        let own = lengthBeforeGravity(across: place, lines[number])
        let depth = across.start + own + across.end
        let end = taken.along + along.start + along.extent + along.end
        reach.raise(to: end - flow.start)
        points.give(depth: depth + flow.lineSpace, endOfChild: end + flow.space)
        last[slot] = place
        if slot + 1 < before.count { before[slot + 1] = place }
      }
      guard flow.options.packs else { continue }
      lines[number].taken = .rule(reach, "how far its \(lineName) reaches")
    }
  }

  private func waterfallColumn(_ place: Int, _ number: Int, _ seen: Double) -> FlowColumn {
    guard number > 0 else {
      return FlowColumn(above: nil, top: flow.before, topForShares: seen)
    }
    let above = place - flow.perLine
    let across = pass[above][cross]
    let own = max(0, lengthBeforeGravity(across: above, lines[number - 1]))
    let shift = alignmentShift(above, number - 1).value
    let depth = across.start + shift + own + across.end + flow.lineSpace
    return FlowColumn(above: above, top: columns[above].top + depth, topForShares: seen)
  }
}

// MARK: - As reasons

extension FlowReasons {
  /// The coordinate along the line where a child begins, without its own margin.
  func start(inColumn place: Int, _ line: FlowLine) -> TGReason {
    let move = moveAlong(line)
    guard let beside = columns[place].beside else {
      return start + move.from + times(place - line.first, move.gap)
    }
    let other = lines[beside / flow.perLine]
    let reasons = pass[beside][main].reasons
    let end = reasons.end + reasons.after() + gap
    if other.number == line.number { return end + times(place - beside, move.gap) }
    let moved = moveAlong(other)
    return end - moved.from - times(beside - other.first, moved.gap) + move.from
      + times(place - line.first, move.gap)
  }

  /// The cross-axis coordinate where a child begins, without its own margin.
  func top(inColumn place: Int, _ number: Int) -> TGReason {
    let move = moveAcross
    guard let above = columns[place].above else {
      return pass[cross].reasons.paddingStart + move.from + times(number, move.gap)
    }
    let before = above / flow.perLine
    let reasons = pass[above][cross].reasons
    let end: TGReason
    if flow.options.packs {
      let own = extentBeforeGravity(across: above, lines[before])
      end = (own.value == reasons.extent.value ? reasons.end : reasons.origin + own)
    } else {
      // In a waterfall, each child is placed below the aligned position of the child above.
      end = pass[above][cross].extent < 0 ? reasons.origin : reasons.end
    }
    let shift = flow.options.packs ? alignmentShift(above, before) : .rule(0)
    let grows = !flow.options.packs && move.growth.value != 0 && growsWithLine(above)
    return end + reasons.after() + lineGap - shift - shiftInGrownLine(above, before)
      + (grows ? .rule(0) : times(number - before, move.gap))
  }
}
