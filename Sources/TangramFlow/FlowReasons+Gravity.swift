import TangramCore
import TangramExplanations

// The effect of gravity on the lines, and the positions of their children.

/// The offset that gravity adds to the first of several elements, and the additional offset of each
/// further element.
struct FlowMove {
  var from = TGReason.rule(0)
  var gap = TGReason.rule(0)
  /// The length that gravity adds to each extent.
  var growth = TGReason.rule(0)

  var isNothing: Bool { from.value == 0 && gap.value == 0 && growth.value == 0 }
}

extension FlowReasons {
  /// The effect of the gravity along the lines on the children of one line.
  func moveAlong(_ line: FlowLine) -> FlowMove {
    let gravity = flow(of: line).line.gravity
    switch gravity {
    case .none, .start, .stretch, .windowCenter, .baseline, .other: return FlowMove()
    case .fill where flow.perLine > 0: return FlowMove()
    default: break
    }
    if isHeldBack(line), flow.options.lastLinePolicyInForce != .always { return FlowMove() }
    let isOnlyLine = flow.fitsContent && lines.count == 1
    var taken = (taken(line) + pageOffset(line)).gathered("what the \(lineName) takes")
    if let shortage = line.shortageOfMargins {
      taken = taken - .rule(shortage.length, "what margins shrink by")
    }
    let rest = room(of: isOnlyLine ? pass[main].reasons.size : length) - taken
    return move(gravity, line.places.count, rest.named("what is left of the \(lineName)"))
  }

  /// Computes the effect of the cross-axis gravity on the lines.
  func findMoveAcross() -> FlowMove {
    guard isMovedAcross else { return FlowMove() }
    switch pass[cross].gravity {
    case .none, .start, .windowCenter, .baseline, .other: return FlowMove()
    default: break
    }
    let container = pass[cross].reasons
    let rest = container.size - container.paddingEnd - reachAcross
    if pass[cross].wraps, rest.value <= tolerance { return FlowMove() }
    return move(pass[cross].gravity, lines.count, rest.named("what the \(lineName)s leave"))
  }

  /// The farthest cross-axis coordinate that the lines reach before gravity moves them.
  var reachAcross: TGReason {
    if !isUneven { return allDepth }
    let counted = lines.prefix(countedLineCount).last?.places.upperBound ?? 0
    let reach = columns.indices.prefix(counted).map { place in
      let across = pass[place][cross]
      let own = lengthBeforeGravity(across: place, lines[place / flow.perLine])
      return columns[place].top + across.start + own + across.end
    }
    return .rule(max(flow.before, reach.max() ?? 0), "what the \(lineName)s take")
  }

  private func move(_ gravity: TGAlignment, _ count: Int, _ rest: TGReason) -> FlowMove {
    if gravity == .fill || gravity == .stretch {
      let part = gravity == .stretch && rest.value <= 0 ? .rule(0) : rest / .rule(Double(count))
      return FlowMove(gap: part, growth: part)
    }
    let spread = gravity.spread(count)
    return FlowMove(from: spread.lead(of: rest), gap: spread.gap(of: rest))
  }
}

// MARK: - Along the lines

extension FlowReasons {
  /// The distance along the lines from the first page to the page of a line, if pages run along the
  /// lines.
  func pageOffset(_ line: FlowLine) -> TGReason {
    times(line.page, (pass[main].reasons.outside - start).named("page"))
  }

  func explainAlong(_ place: Int, _ number: Int) {
    let (along, line) = (child(at: place)[main], lines[number])
    if standsUnderLineBefore(line) {
      let above = pass[place - flow.perLine][main].reasons
      along.explain(origin: above.origin.by("stands under the \(lineName) before"))
      return
    }
    let begins = place == line.first && number > 0 && !followsColumns
    along.explain(origin: origin(along: place, line).by(begins ? beginning(of: line) : ""))
  }

  /// A description of why a line begins where it does.
  private func beginning(of line: FlowLine) -> String {
    let name = "\(lineName) \(line.number + 1)"
    if flow.perLine > 0 { return "begins \(name), with \(flow.perLine) in each" }
    return "begins \(name): too long for what was left of \(lineName) \(line.number)"
  }

  private func origin(along place: Int, _ line: FlowLine) -> TGReason {
    let along = child(at: place)[main]
    let margin = along.reasons.start().without(line.shortageOfMargins, along.startShrink)
    if followsColumns { return start(inColumn: place, line) + margin }
    let move = moveAlong(line)
    if place == line.first { return start + pageOffset(line) + margin + move.from }
    let before = child(at: place - 1)[main]
    let marginBefore = before.reasons.after().without(line.shortageOfMargins, before.endShrink)
    let next = before.reasons.end + marginBefore + gap + margin
    // The end of a stretched child already includes this offset.
    return move.growth.value == 0 ? next + move.gap : next
  }

  private func standsUnderLineBefore(_ line: FlowLine) -> Bool {
    isHeldBack(line) && flow.options.lastLinePolicyInForce == .auto && flow.perLine > 0
      && line.first >= flow.perLine
  }
}

// MARK: - Across the lines

extension FlowReasons {
  /// The alignment of a child across its line.
  func alignment(_ place: Int, _ line: FlowLine) -> TGAlignment {
    let flow = flow(of: line)
    return flow.ignoresAlignments ? .none : flow.alignment(of: child(at: place))
  }

  /// Whether each child is placed at the position where the flow is shortest so far.
  private var followsColumns: Bool { flow.perLine > 0 && flow.options.packs }

  func explainAcross(_ place: Int, _ number: Int) {
    let across = child(at: place)[cross]
    let top = isUneven ? top(inColumn: place, number) : top(number)
    across.explain(
      origin: (top + across.reasons.start() + alignmentShift(place, number)
        + shiftInGrownLine(place, number)).by(rule(number)))
  }

  /// Whether the cross-axis gravity stretches a child together with its line.
  func growsWithLine(_ place: Int) -> Bool {
    child(at: place)[cross].resolved(pass[cross].gravity) == .fill
  }

  /// The distance by which a child that is not stretched is moved within its line, which is.
  func shiftInGrownLine(_ place: Int, _ number: Int) -> TGReason {
    if moveAcross.growth.value == 0 || growsWithLine(place) { return .rule(0) }
    return alignment(place, lines[number]).spread(1).lead(of: moveAcross.growth)
  }

  /// A description of why a child is on its line, or below another child.
  private func rule(_ number: Int) -> String {
    if followsColumns { return "where the flow is shortest so far" }
    if isUneven { return number > 0 ? "a waterfall: below the one above" : "" }
    let isPacked = flow.options.packs && !flow.isEndless
    return lines.count > 1 ? "\(isPacked ? "packed in" : "in") \(lineName) \(number + 1)" : ""
  }

  /// The distance by which alignment moves a child within its line.
  func alignmentShift(_ place: Int, _ number: Int) -> TGReason {
    let alignment = alignment(place, lines[number])
    if alignment == .baseline { return baselineShift(place, number) }
    guard alignment == .center || alignment == .end else { return .rule(0) }
    let reasons = child(at: place)[cross].reasons
    let own = extentBeforeGravity(across: place, lines[number])
    let depth = lines[number].depth.named("depth of the \(lineName)")
    let rest = depth - reasons.start() - reasons.after() - own
    if rest.value == 0 { return .rule(0) }
    return alignment == .center ? rest / .rule(2) : rest
  }

  /// The distance by which a child with text is moved to the baseline of its line.
  private func baselineShift(_ place: Int, _ number: Int) -> TGReason {
    guard let own = baselineBelowTop(place, number),
      let base = lines[number].places.first(where: { child(at: $0).font != nil }), base < place,
      let line = baselineBelowTop(base, number)
    else { return .rule(0) }
    let shared = (line + alignmentShift(base, number)).named("baseline of the \(lineName)")
    return shared - own.named("own baseline")
  }

  /// The distance from where a line begins to the baseline of a child, before the child is aligned.
  private func baselineBelowTop(_ place: Int, _ number: Int) -> TGReason? {
    guard let font = child(at: place).font else { return nil }
    let height = extentBeforeGravity(across: place, lines[number])
    return child(at: place)[cross].reasons.start() + .baseline(of: font, inHeight: height)
  }
}
