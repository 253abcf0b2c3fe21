import TangramCore
import TangramExplanations

// Which children make a line, and how deep it is.

/// A line of a flow that is being explained.
struct FlowLine {
  /// The places of its children in the order in which they are placed.
  var places: Range<Int>
  /// How many lines there are before it.
  var number = 0
  /// How many pages there are before it, if pages run along the lines.
  var page = 0
  /// The place of the first child of the line before, in which its own first child did not fit.
  var firstBefore = 0
  /// Whether the line before it is empty: the very first child was too long for it.
  var leavesEmptyLine = false
  /// The children that were longer than a whole line.
  var shrunk: Set<Int> = []
  /// The place of the deepest child, if one has a depth above 0, and what the line takes across.
  var deepest: Int?
  var depth = TGReason.rule(0)
  /// The place of the child that reaches farthest along the line, and what those up to it take.
  var farthest: Int?
  var taken = TGReason.rule(0)

  init(_ places: Range<Int>) { self.places = places }

  var first: Int { places.lowerBound }
}

extension FlowReasons {
  /// Lines of as many children each.
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

  /// Lines that end where the next child does not fit.
  func linesByContent() -> [FlowLine] {
    var (lines, line) = ([FlowLine](), FlowLine(0..<0))
    var position = flow.start
    for place in order.indices {
      let along = child(at: place)[main]
      var extent = extentByContent(place, line).value
      let margins = along.start + along.end
      let ahead = place > line.first ? flow.space : 0
      if position + ahead + margins + extent + flow.end - flow.length > 0.0001 {
        if place > 0 { lines.append(line) }
        let firstBefore = line.first
        line = FlowLine(place..<place)
        (line.number, line.firstBefore) = (lines.count, firstBefore)
        line.leavesEmptyLine = place == 0
        position = flow.start
        let room = flow.length - flow.start - flow.end
        if margins + extent - room > tolerance {
          line.shrunk.insert(place)
          extent = along.clamp(room - margins)
        }
      }
      if place > line.first { position += flow.space }
      position += margins + extent
      line.places = line.first..<(place + 1)
    }
    return order.isEmpty ? [] : lines + [line]
  }

  /// Whether the gravity stretches a line; one that is held back keeps its extents.
  func isStretched(_ line: FlowLine) -> Bool {
    flow.perLine == 0 && flow.gravity == .fill
      && (!isHeldBack(line) || flow.options.lastLinePolicy == .always)
  }

  /// Whether the line is the last one and not full, under a gravity that spreads or stretches.
  func isHeldBack(_ line: FlowLine) -> Bool {
    flow.isHeldBack(line.first, line.places.upperBound)
  }

  /// The place of the child that takes most across.
  func deepest(_ number: Int) -> Int? {
    var (depth, deepest): (Double, Int?) = (0, nil)
    for place in lines[number].places {
      let across = child(at: place)[cross]
      let own = extentBeforeGravity(across: place, lines[number]).value
      if across.start + across.end + own - depth > tolerance {
        (depth, deepest) = (across.start + across.end + own, place)
      }
    }
    return deepest
  }

  /// The place of the child that reaches farthest before a gravity moves it.
  func farthest(_ number: Int) -> Int? {
    var (reach, position, farthest): (Double, Double, Int?) = (0, 0, nil)
    let line = lines[number]
    for place in line.places {
      let along = child(at: place)[main]
      if place > line.first { position += flow.space }
      position += along.start + along.end + extentBeforeGravity(along: place, line).value
      if position - reach > tolerance { (reach, farthest) = (position, place) }
    }
    return farthest
  }
}

// MARK: - As reasons

extension FlowReasons {
  /// How deep a line is: the greatest extent across it, with margins.
  func depth(_ number: Int) -> TGReason {
    guard let deepest = lines[number].deepest else { return .rule(0) }
    let reasons = child(at: deepest)[cross].reasons
    return reasons.start() + extentBeforeGravity(across: deepest, lines[number]) + reasons.after()
  }

  /// What the children of a line take along it, with margins and gaps.
  func taken(_ line: FlowLine) -> TGReason {
    line.farthest.map { taken(line, line.first...$0) } ?? .rule(0)
  }

  /// Likewise some of them, from the first one on.
  func taken(_ line: FlowLine, _ places: ClosedRange<Int>) -> TGReason {
    var taken = TGReason.rule(0)
    for place in places {
      let reasons = child(at: place)[main].reasons
      taken += reasons.start()
      taken += extentBeforeGravity(along: place, line)
      taken += reasons.after()
    }
    return taken + times(places.count - 1, gap)
  }

  /// Where a line ends across, in its final place, if its children stand at its start.
  func bottom(_ number: Int) -> TGReason {
    guard let deepest = lines[number].deepest else {
      // A line without depth ends where it begins.
      let first = lines[number].first
      let reasons = child(at: first)[cross].reasons
      return reasons.origin - reasons.start() - alignmentShift(first, number)
    }
    let reasons = child(at: deepest)[cross].reasons
    return reasons.end + reasons.after()
  }

  /// Where a line begins across, in its final place.
  func top(_ number: Int) -> TGReason {
    let move = moveAcross
    if number > 0, lines[number].page == lines[number - 1].page {
      // What is stretched ends further away already.
      let next = bottom(number - 1) + lineGap
      return move.growth.value == 0 ? next + move.gap : next
    }
    return topOfPage(number) + move.from + times(number, move.gap)
  }

  /// Where the first line of a page begins across before the gravity moves the lines.
  private func topOfPage(_ number: Int) -> TGReason {
    let padding = pass[cross].reasons.paddingStart
    return lines[number].leavesEmptyLine ? padding + lineGap : padding
  }

  /// Where the line of a child was taken to begin when the child got its share across.
  func topForShares(_ place: Int, _ number: Int) -> TGReason {
    if isUneven {
      guard place < columns.count else { return .rule(0) }
      return .rule(columns[place].topForShares, "where the \(lineName) was taken to begin")
    }
    guard number < lines.count else { return .rule(0) }
    return topBeforeGravity(number)
  }

  /// Where a line begins across before the gravity moves the lines.
  private func topBeforeGravity(_ number: Int) -> TGReason {
    if pass[cross].wraps || pass[cross].gravity == .none { return top(number) }
    if number == 0 || lines[number].page != lines[number - 1].page { return topOfPage(number) }
    return depth(of: lines[..<number]) + lineGap
  }

  /// Some number several times.
  func times(_ count: Int, _ reason: TGReason) -> TGReason {
    if reason.value == 0 || count == 0 { return .rule(0) }
    return count == 1 ? reason : .rule(Double(count)) * reason
  }

  /// What all lines take across, from the padding on.
  var depthOfLines: TGReason { depth(of: lines[...]).named("what the \(lineName)s take") }

  /// What the last of some lines take across with those before them, from the padding on.
  private func depth(of lines: ArraySlice<FlowLine>) -> TGReason {
    var depth = pass[cross].reasons.paddingStart
    guard let first = lines.first, let last = lines.last else { return depth }
    if first.leavesEmptyLine { depth = depth + lineGap }
    let page = lines.filter { $0.page == last.page }
    for line in page { depth += line.depth }
    return depth + times(page.count - 1, lineGap)
  }
}
