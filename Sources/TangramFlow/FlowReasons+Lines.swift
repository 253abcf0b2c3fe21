import TangramCore
import TangramExplanations

// The children and the depth of each line.

/// A line of a flow that is being explained.
struct FlowLine {
  /// The indices of its children in placement order.
  var places: Range<Int>
  /// The number of lines before it.
  var number = 0
  /// The number of pages before it, if pages run along the lines.
  var page = 0
  /// The index of the first child of the previous line, where the first child of this line did not fit.
  var firstBefore = 0
  /// Whether the previous line is empty because the very first child was too long for it.
  var leavesEmptyLine = false
  /// The shares of the line's remaining length, by the index of the child.
  var shares: [Int: FlowShare] = [:]
  /// The indices of the children that were longer than a whole line.
  var shrunk: Set<Int> = []
  /// The index of the deepest child, if any has a depth above 0, and the cross-axis extent of the line.
  var deepest: Int?
  var depth = TGReason.rule(0)
  /// The length that its children occupy; nil until it is computed.
  var taken: TGReason?
  /// The shortage that sizes and margins share, and what is left of it for the margins alone.
  var (shortage, shortageOfMargins): (TGShortage?, TGShortage?)

  init(_ places: Range<Int>) { self.places = places }

  var first: Int { places.lowerBound }
}

extension FlowReasons {
  /// The lines of a flow with a fixed number of children per line.
  func countedLines() -> [FlowLine] {
    var (lines, page) = ([FlowLine](), 0)
    for first in stride(from: 0, to: pass.count, by: flow.perLine) {
      let isFull = pass.count - first > flow.perLine
      if first > 0, flow.pageStep(at: first) != nil { page += 1 }
      var line = FlowLine(first..<(isFull ? first + flow.perLine : pass.count))
      (line.number, line.page) = (lines.count, page)
      lines.append(line)
    }
    return lines
  }

  /// The lines of a flow that breaks lines by content.
  func linesByContent() -> [FlowLine] {
    var (lines, line) = ([FlowLine](), FlowLine(0..<0))
    var position = flow.start
    var averages = LineAverages()
    for place in order.indices {
      let along = child(at: place)[main]
      let isAverage = flow.isAverage(child(at: place))
      var extent = lengthBeforeSharing(place, line)
      let margins = along.start + along.end
      let ahead = place > line.first ? flow.space : 0
      let averagesBefore = averages
      if isAverage { averages.add(extent) }
      if averages.end(lineExceededBy: position + ahead + margins + extent + flow.end - flow.length)
      {
        if place > 0 { lines.append(line) }
        // If the previous line has `average` children, this child's share was computed again on its own
        // line.
        let firstBefore = averagesBefore.count > 0 ? place : line.first
        averages = LineAverages()
        line = FlowLine(place..<place)
        (line.number, line.firstBefore) = (lines.count, firstBefore)
        line.leavesEmptyLine = place == 0
        position = flow.start
        if averagesBefore.count > 0 { extent = lengthBeforeSharing(place, line) }
        let room = flow.length - flow.start - flow.end
        if margins + extent - room > tolerance {
          line.shrunk.insert(place)
          extent = along.clamp(room - margins)
        }
        if isAverage { averages.add(extent) }
      }
      if place > line.first { position += flow.space }
      position += margins + extent
      line.places = line.first..<(place + 1)
    }
    return order.isEmpty ? [] : lines + [line]
  }

  /// The flow while it lays out a line, which may have a gravity of its own.
  func flow(of line: FlowLine) -> Flow<Main> {
    if flow.options.lineGravity == nil { return flow }
    var flow = flow
    flow.finished.lines = line.number
    flow.takeLineGravity(line.first, line.places.upperBound)
    return flow
  }

  /// Whether the gravity stretches the children of a line; those of a last line that is not full may keep
  /// their extents.
  func isStretched(_ line: FlowLine) -> Bool {
    flow.perLine == 0 && flow(of: line).line.gravity == .fill
      && (!isHeldBack(line) || flow.options.lastLinePolicyInForce == .always)
  }

  /// Whether `tg_lastlineGravityPolicy` applies to the line: it is the last one, it is not full, and the
  /// gravity spreads or stretches lines.
  func isHeldBack(_ line: FlowLine) -> Bool {
    flow(of: line).isHeldBack(line.first, line.places.upperBound)
  }

  /// The index of the child with the largest cross-axis extent, including margins.
  func deepest(_ number: Int) -> Int? {
    var (depth, deepest): (Double, Int?) = (0, nil)
    for place in lines[number].places {
      let across = child(at: place)[cross]
      let own = lengthBeforeGravity(across: place, lines[number])
      if across.start + across.end + own - depth > tolerance {
        (depth, deepest) = (across.start + across.end + own, place)
      }
    }
    return deepest
  }

  /// The index of the child that reaches farthest along the line before gravity moves it.
  private func farthest(_ line: FlowLine) -> Int? {
    var (reach, position, farthest): (Double, Double, Int?) = (0, 0, nil)
    for place in line.places {
      let along = child(at: place)[main]
      if place > line.first { position += flow.space }
      position += along.start + along.end + lengthBeforeGravity(along: place, line)
      if position - reach > tolerance { (reach, farthest) = (position, place) }
    }
    return farthest
  }
}

// MARK: - As reasons

extension FlowReasons {
  /// The depth of a line: the largest extent across it, including margins.
  func depth(_ number: Int) -> TGReason {
    if flow.fillsOnlyLine(lines.count) { return pass[cross].reasons.content }
    guard let deepest = lines[number].deepest else { return .rule(0) }
    let reasons = child(at: deepest)[cross].reasons
    return reasons.start() + extentBeforeGravity(across: deepest, lines[number]) + reasons.after()
  }

  /// The length of the line that its children occupy, with margins and gaps.
  func taken(_ line: FlowLine) -> TGReason {
    line.taken ?? farthest(line).map { taken(line, line.first...$0) } ?? .rule(0)
  }

  /// The length that a range of these children occupies, with margins and gaps.
  ///
  /// - Parameter isBeforeSharing: Whether children sized `average` still have their minimum extents.
  func taken(
    _ line: FlowLine, _ places: ClosedRange<Int>, isBeforeSharing: Bool = false
  ) -> TGReason {
    func isLeast(_ place: Int) -> Bool { isBeforeSharing && flow.isAverage(child(at: place)) }
    var taken = TGReason.rule(0)
    let total = places.reduce(0) { sum, place in
      let along = child(at: place)[main]
      let length =
        isLeast(place) ? lengthBeforeSharing(place, line) : lengthBeforeGravity(along: place, line)
      return sum + along.start + length + along.end
    }
    taken.add(places.count, worth: total) { offset in
      let place = places.lowerBound + offset
      let reasons = child(at: place)[main].reasons
      let extent =
        isLeast(place) ? extentBeforeSharing(place, line) : extentBeforeGravity(along: place, line)
      return [reasons.start(), extent, reasons.after()]
    }
    return taken + times(places.count - 1, gap)
  }

  /// The final cross-axis coordinate where a line ends, if its children are aligned at its start.
  func bottom(_ number: Int) -> TGReason {
    guard let deepest = lines[number].deepest else {
      // A line without depth ends where it begins.
      let first = lines[number].first
      let reasons = child(at: first)[cross].reasons
      return reasons.origin - reasons.start() - alignmentShift(first, number)
        + growthBeyond(first, number)
    }
    let reasons = child(at: deepest)[cross].reasons
    let end = reasons.end + reasons.after()
    // Only a baseline moves the deepest child of a line.
    let isMoved = alignment(deepest, lines[number]) == .baseline
    let own = isMoved ? end - alignmentShift(deepest, number) : end
    return growsWithLine(deepest) ? own : own + growthBeyond(deepest, number)
  }

  /// The part of the growth of a line that is beyond a child that does not grow.
  private func growthBeyond(_ place: Int, _ number: Int) -> TGReason {
    if moveAcross.growth.value == 0 { return .rule(0) }
    return moveAcross.growth - shiftInGrownLine(place, number)
  }

  /// The final cross-axis coordinate where a line begins.
  func top(_ number: Int) -> TGReason {
    let move = moveAcross
    if number > 0, lines[number].page == lines[number - 1].page {
      // The end of a stretched line already includes this offset.
      let next = bottom(number - 1) + lineGap
      return move.growth.value == 0 ? next + move.gap : next
    }
    return topOfPage(number) + move.from + times(number, move.gap)
  }

  /// The cross-axis coordinate where the first line of a page begins, before gravity moves the lines.
  private func topOfPage(_ number: Int) -> TGReason {
    let padding = pass[cross].reasons.paddingStart
    return lines[number].leavesEmptyLine ? padding + lineGap : padding
  }

  /// The line's cross-axis coordinate, as it was used to compute the child's cross-axis share.
  func topForShares(_ place: Int, _ number: Int) -> TGReason {
    if isUneven {
      guard place < columns.count else { return .rule(0) }
      return .rule(columns[place].topForShares, "where the \(lineName) was taken to begin")
    }
    guard number < lines.count else { return .rule(0) }
    return topBeforeGravity(number)
  }

  /// The cross-axis coordinate where a line begins, before gravity moves the lines.
  private func topBeforeGravity(_ number: Int) -> TGReason {
    if pass[cross].wraps || pass[cross].gravity == .none { return top(number) }
    if number == 0 || lines[number].page != lines[number - 1].page { return topOfPage(number) }
    return depth(of: lines[..<number]) + lineGap
  }

  /// A number multiplied by a count.
  func times(_ count: Int, _ reason: TGReason) -> TGReason {
    if reason.value == 0 || count == 0 { return .rule(0) }
    return count == 1 ? reason : .rule(Double(count)) * reason
  }

  /// The cross-axis extent of all lines that the flow counts, including the leading padding.
  var depthOfCountedLines: TGReason {
    depth(of: lines[..<countedLineCount]).named("what the \(lineName)s take")
  }

  /// The cross-axis extent up to the end of the last of these lines on its page, including the leading
  /// padding.
  private func depth(of lines: ArraySlice<FlowLine>) -> TGReason {
    var depth = pass[cross].reasons.paddingStart
    guard let first = lines.first, let last = lines.last else { return depth }
    if first.leavesEmptyLine { depth = depth + lineGap }
    let page = lines.filter { $0.page == last.page }
    for line in page { depth += line.depth }
    return depth + times(page.count - 1, lineGap)
  }
}
