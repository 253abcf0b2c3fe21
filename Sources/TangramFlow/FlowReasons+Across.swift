import TangramCore
import TangramExplanations

// The positions and extents of children across their lines, and those of the lines.

extension FlowReasons {
  func explainAcross(_ place: Int, _ line: FlowLine) {
    let top = isUneven ? top(inColumn: place, line) : top(line.number)
    let across = across(place)
    across.explain(
      origin: (top + across.start() + alignmentShift(place, line)
        + shiftInGrownLine(place)).by(rule(line)))
  }

  /// A description of why a child is on its line, or below another child.
  private func rule(_ line: FlowLine) -> String {
    if followsColumns { return "where the flow is shortest so far" }
    if isUneven { return line.number > 0 ? "a waterfall: below the one above" : "" }
    let isPacked = options.packs && !isEndless
    return lines.count > 1 ? "\(isPacked ? "packed in" : "in") \(lineName) \(line.number + 1)" : ""
  }

  /// The distance by which a child that is not stretched is moved within a stretched line.
  private func shiftInGrownLine(_ place: Int) -> TGReason {
    if moveAcross.growth.value == 0 || found(place).growsWithLine { return .rule(0) }
    return found(place).alignment.spread(1).parts(of: moveAcross.growth).lead
  }

  /// The distance by which alignment moves a child within its line.
  private func alignmentShift(_ place: Int, _ line: FlowLine) -> TGReason {
    let alignment = found(place).alignment
    if alignment == .center || alignment == .end {
      let remaining =
        across(place).lessMargins(depth(line).named("depth of the \(lineName)"))
        - extentBeforeGravity(across: place, line)
      return remaining.value == 0 ? .rule(0) : alignment.spread(1).parts(of: remaining).lead
    }
    guard alignment == .baseline, let own = baselineOffset(place, line),
      let base = line.places.first(where: { pass[order[$0]].font != nil }), base < place,
      let first = baselineOffset(base, line)
    else { return .rule(0) }
    let shared = (first + alignmentShift(base, line)).named("baseline of the \(lineName)")
    return shared - own.named("own baseline")
  }

  /// The distance from where a line begins to the baseline of a child, before the child is aligned.
  private func baselineOffset(_ place: Int, _ line: FlowLine) -> TGReason? {
    let height = extentBeforeGravity(across: place, line)
    return across(place).baseline(inHeight: height).map { across(place).start() + $0 }
  }
}

// MARK: - Lines

extension FlowReasons {
  /// The depth of a line: the largest extent across it, including margins.
  func depth(_ line: FlowLine) -> TGReason {
    if log.fillsOnlyLine { return containerAcross.content }
    guard let deepest = line.deepest else { return .rule(0) }
    let (reasons, extent) = (across(deepest), extentBeforeGravity(across: deepest, line))
    return reasons.start() + extent + reasons.after()
  }

  /// The final cross-axis coordinate where a line ends, if its children are aligned at its start.
  func bottom(_ number: Int) -> TGReason {
    let line = lines[number]
    let place = line.deepest ?? line.first
    let reasons = across(place)
    // A line without depth ends where it begins.
    var end =
      line.deepest == nil ? reasons.origin - reasons.start() : reasons.end + reasons.after()
    // Of all alignments, only `baseline` moves the deepest child of a line.
    if line.deepest == nil || found(place).alignment == .baseline {
      end = end - alignmentShift(place, line)
    }
    // A stretched line extends beyond a child that does not grow.
    let isBeyond = line.deepest == nil || !found(place).growsWithLine
    if moveAcross.growth.value == 0 || !isBeyond { return end }
    return end + (moveAcross.growth - shiftInGrownLine(place))
  }

  /// The final cross-axis coordinate where a line begins.
  private func top(_ number: Int) -> TGReason {
    if beginsPage(number) { return moveAcross.moved(topOfPage(number), number) }
    return moveAcross.next(bottom(number - 1) + lineGap)
  }

  private func beginsPage(_ number: Int) -> Bool {
    number == 0 || lines[number].page != lines[number - 1].page
  }

  /// The cross-axis coordinate where the first line of a page begins, before gravity moves the lines.
  private func topOfPage(_ number: Int) -> TGReason {
    let padding = containerAcross.paddingStart
    return number == 0 && log.leavesEmptyLine ? padding + lineGap : padding
  }

  /// The line's cross-axis coordinate, as it was used to compute the child's cross-axis share.
  func topForShares(_ place: Int, _ number: Int) -> TGReason {
    if isUneven {
      return .rule(found(place).topForShares, "where the \(lineName) was taken to begin")
    }
    if containerAcross.wraps || containerAcross.gravity == .none { return top(number) }
    if beginsPage(number) { return topOfPage(number) }
    return depth(of: lines[..<number]) + lineGap
  }

  /// The farthest cross-axis coordinate that the lines reach before gravity moves them.
  var reachAcross: TGReason {
    let label = "what the \(lineName)s take"
    if isUneven { return .rule(log.reach, label) }
    return depth(of: lines[..<log.countedLineCount]).named(label)
  }

  /// The cross-axis extent up to the end of the last of these lines on its page, including the leading
  /// padding.
  private func depth(of lines: ArraySlice<FlowLine>) -> TGReason {
    var depth = containerAcross.paddingStart
    guard let last = lines.last else { return depth }
    if log.leavesEmptyLine { depth = depth + lineGap }
    let page = lines.filter { $0.page == last.page }
    for line in page { depth += self.depth(line) }
    return depth + lineGap.times(page.count - 1)
  }
}

// MARK: - Flows in which each child is placed below another child

extension FlowReasons {
  /// The cross-axis coordinate where a child begins, without its own margin.
  private func top(inColumn place: Int, _ line: FlowLine) -> TGReason {
    let move = moveAcross
    let over = place < perLine ? nil : place - perLine
    guard let above = options.packs ? found(place).above : over else {
      return move.moved(containerAcross.paddingStart, line.number)
    }
    let (reasons, before) = (across(above), lines[above / perLine])
    let moved = move.gap.times(line.number - before.number)
    if options.packs {
      let own = extentBeforeGravity(across: above, before)
      let end = own.value == reasons.extent.value ? reasons.end : reasons.origin + own
      return end + reasons.after() + lineGap - alignmentShift(above, before)
        - shiftInGrownLine(above) + moved
    }
    // In a waterfall, each child is placed below the aligned position of the child above.
    let end = reasons.extent.value < 0 ? reasons.origin : reasons.end
    let grows = move.growth.value != 0 && found(above).growsWithLine
    return end + reasons.after() + lineGap - shiftInGrownLine(above) + (grows ? .rule(0) : moved)
  }
}

// MARK: - Extents

extension FlowReasons {
  func ownExtent(across place: Int, _ line: FlowLine) -> TGReason {
    let (reasons, container) = (across(place), containerAcross)
    if reasons.isWeighted, container.wraps {
      let nothing = TGReason.rule(0).by("the flow ends where its children do, so nothing is left")
      return reasons.clamp(reasons.scale(nothing))
    }
    if reasons.isWeighted {
      let left = container.size - topForShares(place, line.number) - container.paddingEnd
      return reasons.clamp(
        reasons.scale(reasons.part(of: left.named("room from the \(lineName) on"))))
    }
    if reasons.size == .ofOtherAxis, perLine == 0 {
      // The size refers to the extent along the line as it was before that extent was shrunk or
      // stretched.
      let own = requestedExtent(place, line)
      if own.value != along(place).extent.value {
        return reasons.clamp(reasons.scale(own.magnitude.named("wanted \(reasons.label)")))
      }
    }
    return sizedExtent(reasons, place)
  }
}
