import TangramCore
import TangramExplanations

// The positions and extents of children across their lines, and those of the lines.

extension FlowReasons {
  func explainAcross(_ place: Int, _ line: FlowLine) {
    across(place).explain(
      origin: ((isUneven ? top(inColumn: place, line) : top(line.number)) + across(place).start()
        + alignmentShift(place, line) + shiftInGrownLine(place)).by(rule(line)))
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
    found(place).growsWithLine ? .rule(0) : moveAcross.shift(found(place).alignment)
  }

  /// The distance by which alignment moves a child within its line.
  private func alignmentShift(_ place: Int, _ line: FlowLine) -> TGReason {
    across(place).shift(
      found(place).alignment, unstretched(place, cross),
      inLine: depth(line).named("depth of the \(lineName)"),
      baseline: baseline(of: line, before: place))
  }

  private func baseline(of line: FlowLine, before place: Int) -> TGReason? {
    guard let first = line.places.first(where: { pass[order[$0]].font != nil }), first < place,
      let own = across(first).baselineOffset(inHeight: unstretched(first, cross))
    else { return nil }
    return (own + alignmentShift(first, line)).named("baseline of the \(lineName)")
  }
}

// MARK: - Lines

extension FlowReasons {
  /// The depth of a line: the largest extent across it, including margins.
  func depth(_ line: FlowLine) -> TGReason {
    if log.fillsOnlyLine { return containerAcross.content }
    guard let deepest = line.deepest else { return .rule(0) }
    return across(deepest).start() + unstretched(deepest, cross) + across(deepest).after()
  }

  /// The final cross-axis coordinate where a line ends, if its children are aligned at its start.
  func bottom(_ number: Int) -> TGReason {
    let (line, place) = (lines[number], lines[number].deepest ?? lines[number].first)
    let reasons = across(place)
    // A line without depth ends where it begins.
    var end =
      line.deepest == nil ? reasons.origin - reasons.start() : reasons.end + reasons.after()
    // Of all alignments, only `baseline` moves the deepest child of a line.
    if line.deepest == nil || found(place).alignment == .baseline {
      end = end - alignmentShift(place, line)
    }
    // A stretched line extends beyond a child that does not grow.
    let isBeyond = line.deepest == nil || growth(place).value == 0
    return isBeyond ? end + (moveAcross.growth - shiftInGrownLine(place)) : end
  }

  /// The final cross-axis coordinate where a line begins.
  private func top(_ number: Int) -> TGReason {
    let isFirst = number == 0 || lines[number].page != lines[number - 1].page
    if isFirst { return moveAcross.moved(unmoved(number), number) }
    return moveAcross.next(bottom(number - 1) + lineGap)
  }

  /// The cross-axis coordinate where a line begins, or ends, before gravity moves it.
  private func unmoved(_ number: Int, isEnd: Bool = false) -> TGReason {
    var reach = containerAcross.paddingStart
    let page = lines[number].page
    if log.leavesEmptyLine, page == lines[0].page { reach = reach + lineGap }
    let above = lines[..<number].reversed().prefix { $0.page == page }.reversed()
    for line in above { reach += depth(line) }
    if isEnd { reach += depth(lines[number]) }
    return reach + lineGap.times(above.count)
  }

  /// The line's cross-axis coordinate, as it was used to compute the child's cross-axis share.
  private func topForShares(_ place: Int, _ number: Int) -> TGReason {
    if isUneven {
      return .rule(found(place).topForShares, "where the \(lineName) was taken to begin")
    }
    let isFinal = containerAcross.wraps || containerAcross.gravity == .none
    return isFinal ? top(number) : unmoved(number)
  }

  /// The farthest cross-axis coordinate that the lines reach before gravity moves them.
  var reachAcross: TGReason {
    let label = "what the \(lineName)s take"
    if isUneven { return .rule(log.reach, label) }
    return unmoved(log.countedLineCount - 1, isEnd: true).named(label)
  }
}

// MARK: - Flows in which each child is placed below another child

extension FlowReasons {
  /// The cross-axis coordinate where a child begins, without its own margin.
  private func top(inColumn place: Int, _ line: FlowLine) -> TGReason {
    let over = place < perLine ? nil : place - perLine
    guard let above = options.packs ? found(place).above : over else {
      return moveAcross.moved(containerAcross.paddingStart, line.number)
    }
    let moved = moveAcross.gap.times(line.number - above / perLine)
    if options.packs { return unmovedEnd(above) + lineGap - shiftInGrownLine(above) + moved }
    // In a waterfall, each child is placed below the aligned position of the child above.
    let reasons = across(above)
    let end = reasons.extent.value < 0 ? reasons.origin : reasons.end
    return end + reasons.after() + lineGap - shiftInGrownLine(above)
      + (growth(above).value == 0 ? moved : .rule(0))
  }

  /// The coordinate where a child ends with its margin, if nothing moves or stretches it within its line.
  func unmovedEnd(_ place: Int) -> TGReason {
    let (reasons, own) = (across(place), unstretched(place, cross))
    let end = own.value == reasons.extent.value ? reasons.end : reasons.origin + own
    return end + reasons.after() - alignmentShift(place, lines[place / perLine])
  }
}

// MARK: - Extents

extension FlowReasons {
  func ownExtent(across place: Int, _ line: FlowLine) -> TGReason {
    let reasons = across(place)
    if reasons.isWeighted {
      return reasons.clamp(reasons.share(from: topForShares(place, line.number)))
    }
    return sized(reasons, place, tiedTo: extentBeforeShrinking(place, line))
  }

  /// The extent along the line that an extent across it refers to.
  private func extentBeforeShrinking(_ place: Int, _ line: FlowLine) -> TGReason {
    let (along, own) = (along(place), requestedExtent(place, line))
    let isSame = perLine > 0 || own.value == along.extent.value
    return isSame ? along.extent : own.named("wanted \(along.label)")
  }
}
