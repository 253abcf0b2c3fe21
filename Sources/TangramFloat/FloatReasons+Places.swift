import TangramCore
import TangramExplanations

// The positions of the children: the edge that each one touches, and the obstacle that prevents a higher
// position.

extension FloatReasons {
  func explainAlong(_ index: Int) {
    let (along, step) = (along(index), steps[index])
    let rule = rule(step)
    for edge in edges(step.behind, step.isStart) {
      let origin =
        step.isStart ? edge + along.start() : edge - along.after() - along.extent
      along.explain(origin: origin.by(rule))
    }
  }

  /// A description of the edge that a child floats to; empty for the edge where the content begins.
  private func rule(_ step: FloatStep) -> String {
    if case .child(let index) = step.behind {
      return "floats to \(along(index).label)"
    }
    return step.isStart ? "" : "floats to the end"
  }

  /// The coordinate where an obstacle on a side ends, including its margin and the gap.
  func edge(_ edge: FloatStep.Edge, _ isStart: Bool) -> TGReason {
    switch edge {
    case .wall: return isStart ? start : wholeLength - end
    case .closedLine(let end): return .rule(isStart ? end : -end, "end of the line that is closed")
    case .child(let index):
      let reasons = along(index)
      return isStart
        ? reasons.end + reasons.after() + gap : reasons.origin - reasons.start() - gap
    }
  }

  /// The possible coordinates of such an edge, including special cases: a child that is too long for the
  /// content, or that has a negative extent.
  private func edges(_ edge: FloatStep.Edge, _ isStart: Bool) -> [TGReason] {
    guard case .child(let index) = edge else { return [self.edge(edge, isStart)] }
    let reasons = along(index)
    let near = reasons.origin - reasons.start()
    return [self.edge(edge, isStart), isStart ? near + room : start, near]
  }

  func explainAcross(_ index: Int) {
    let (across, step) = (across(index), steps[index])
    let origin = top(step) + across.start() + alignmentShift(index)
    across.explain(origin: origin.by(rule(step, index)))
  }

  private func top(_ step: FloatStep) -> TGReason {
    switch step.top {
    case .content: return containerAcross.paddingStart + gravityShift
    case .beside(let other), .notAbove(let other): return top(other)
    case .below(let other):
      let (top, bottom) = (top(other), bottom(other) + containerAcross.gap)
      // The space of a child with a negative extent ends above its own top edge.
      return bottom.value < top.value && top.value == step.depth + gravityShift.value ? top : bottom
    case .beginOfLine:
      return .rule(step.depth, "begin of the line that is closed") + gravityShift
    }
  }

  /// A description of what prevents a higher position of the child.
  private func rule(_ step: FloatStep, _ index: Int) -> String {
    func name(_ index: Int) -> String { along(index).label }
    switch step.top {
    case .content: return ""
    case .beside(let other): return "beside \(name(other))"
    case .notAbove(let other): return "no higher than \(name(other)) on the other side"
    case .below(let other):
      let clears = pass[index].clearsFloat
      return clears
        ? "tg_clearFloat: below \(name(other))"
        : "below \(name(other)), beside which there is no room"
    case .beginOfLine: return "floats to a line that is closed"
    }
  }

  /// The final cross-axis coordinate where the space of a child begins, before the child is aligned.
  private func top(_ index: Int) -> TGReason {
    let reasons = across(index)
    return reasons.origin - reasons.start() - alignmentShift(index)
  }

  /// The final cross-axis coordinate where the space of a child ends, before the child is aligned.
  func bottom(_ index: Int) -> TGReason {
    let across = across(index)
    let own = extentBefore(index)
    let isStretched = own.value != across.points
    let end = isStretched ? across.origin + own : across.end
    return end + across.after() - alignmentShift(index)
  }

  /// The distance by which a child is moved within its line.
  private func alignmentShift(_ index: Int) -> TGReason {
    let alignment = across(index).alignment()
    if alignment == .baseline { return baselineShift(index) }
    guard alignment == .center || alignment == .end else { return .rule(0) }
    let longest = steps[index].longest
    if longest == index { return .rule(0) }
    let rest = extentBefore(longest) - across(index).extent
    if rest.value == 0 { return .rule(0) }
    return alignment == .center ? rest / .rule(2) : rest
  }

  /// The distance by which a child with text is moved to the baseline of its line.
  private func baselineShift(_ index: Int) -> TGReason {
    guard let own = baselineBelowTop(index),
      let base = steps[index].line.first(where: { pass[$0].font != nil }), base < index,
      let line = baselineBelowTop(base)
    else { return .rule(0) }
    return (line + alignmentShift(base)).named("baseline of the line") - own.named("own baseline")
  }

  /// The distance from where a line begins to the baseline of a child, before the child is aligned.
  private func baselineBelowTop(_ index: Int) -> TGReason? {
    across(index).baseline(inHeight: extentBefore(index)).map { across(index).start() + $0 }
  }

  /// The distance by which gravity moves all children into the remaining space.
  var gravityShift: TGReason {
    let gravity = containerAcross.gravity
    guard gravity == .center || gravity == .end else { return .rule(0) }
    if containerAcross.wraps, containerAcross.points <= reach { return .rule(0) }
    let rest = containerAcross.size - .rule(reach, "how far the children reach")
    return gravity == .center ? rest / .rule(2) : rest
  }
}
