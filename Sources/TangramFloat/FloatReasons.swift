import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a float layout, by its rules.
///
/// The children are laid out once more, to record which edges they touch, and what prevents higher positions.
struct FloatReasons {
  private let pass: TGPass
  /// The axis along which children float.
  private let main: TGAxis
  /// The container while its children are placed.
  private let placed: FloatLine<Double>
  private let isLimited: Bool
  /// The setting of `tg_setSubviews`, if it has an effect.
  private let fixed: TGFixedSubviews?
  /// The number of children that `tg_setSubviews` spreads over a line; nil if it changes no gap.
  private let spreadCount: Int?
  /// The positions that were found for the children.
  private let log = FloatLog()
  /// The farthest cross-axis coordinate that the children reach.
  private let reach: Double

  init<Main: TGAxisType>(_ floats: Floats<Main>) {
    var floats = floats
    floats.log = log
    (pass, main) = (floats.pass, Main.axis)
    pass.rerun { floats.layOut() }
    (placed, isLimited, reach) = (floats.line, floats.isLimited, floats.crossReach)
    fixed = placed.commonSize == nil ? nil : floats.options.fixedSubviews
    spreadCount = floats.spreadCount
  }

  private var containerAlong: TGPassReasons { pass.reasons(main) }
  private var containerAcross: TGPassReasons { pass.reasons(main.crossed) }
  private func along(_ index: Int) -> TGChildReasons { pass[index].reasons(main) }
  private func across(_ index: Int) -> TGChildReasons { pass[index].reasons(main.crossed) }

  func explain() {
    containerAlong.explain(size: self.sizeAlong)
    containerAcross.explain(size: self.sizeAcross)
    for index in pass.explained {
      let (along, across, step) = (along(index), across(index), log.steps[index])
      along.explain(origin: origin(along, step))
      across.explain(origin: origin(across, step, index))
      along.explain(extent: along.clamp(extent(along, step)))
      // The size of the child's content takes precedence over the common size.
      if !along.takesShare { along.explain(extent: along.clamp(along.current)) }
      if step.alignment == .fill {
        across.explain(extent: extentBefore(step.longest).by("stretched in its line"))
      }
      across.explain(extent: extentAcross(across, from: step.depth))
    }
  }
}

extension TGFloatAlgorithm {
  /// Explains the rectangle of each child, and the size of the layout where it wraps.
  public func explain(_ pass: TGPass) {
    switch orientation {
    case .vert: FloatReasons(Floats<TGHorizontal>(pass, self)).explain()
    case .horz: FloatReasons(Floats<TGVertical>(pass, self)).explain()
    }
  }
}

// MARK: - The container

extension FloatReasons {
  /// The container while its children are placed.
  private var line: FloatLine<TGReason> {
    let size = containerAlong.size
    let line = containerAlong.line(
      of: fixed, spreadCount, in: containerAlong.content, keepsLeast: false)
    return FloatLine(
      isUnlimited: placed.isUnlimited,
      length: !isLimited || size.value == placed.length
        ? size : .rule(placed.length, "maximum \(main.extentName)"),
      start: line.start, end: line.end, gap: line.gap, commonSize: line.size)
  }

  private var sizeAcross: TGReason {
    let container = containerAcross
    if let deepest = log.deepest { return bottom(deepest) - gravityShift + container.paddingEnd }
    let gap = pass.count == 0 ? .rule(0) : container.space
    return container.paddingStart - gap + container.paddingEnd
  }

  private var sizeAlong: TGReason {
    let (size, line) = (containerAlong.size.value, line)
    if isLimited, size == placed.length {
      return line.length.by("as long as its maximum, as not all children are in one line")
    }
    let children = pass.children.map { $0.reasons(main) }
    if line.isUnlimited || isLimited {
      return (.greatest(of: children.map { $0.end + $0.after() }) ?? line.start) + line.end
    }
    func sum(_ extent: (TGChildReasons) -> TGReason) -> TGReason {
      let spans = children.filter { $0.determinesLength }.map { FloatSpan($0, extent($0)).total }
      return line.start + (.greatest(of: spans) ?? .rule(0)) + line.end
    }
    let length = sum { $0.extent }
    if size - length.value < tolerance { return length }
    // If the length was already rounded to the pixel grid, that value is kept.
    let rounded = pass.rounded(length)
    if (size - rounded.value).magnitude < tolerance { return rounded }
    // The extent that a size refers to is resolved only after the children are sized.
    return sum { $0.ownExtent.named("first extent of \($0.label)") }
  }
}

// MARK: - Extents

extension FloatReasons {
  private func extent(_ along: TGChildReasons, _ step: FloatStep) -> TGReason {
    let line = line
    switch along.size {
    case .weight, .fill:
      if line.isUnlimited { return TGReason.rule(0).by("an endless line has no room to share") }
      if let line = step.averageLine { return along.scale(averageShare(in: line)) }
      return along.part(of: roomAtPosition(step), increased: "room in its place")
    case .ofOtherAxis, .ofOther: return along.sized()
    case .wrap where main == .vertical: return along.current
    default:
      return along.extent(in: line.isUnlimited ? nil : line.room, common: line.commonSize)
    }
  }

  /// The space along the main axis between a child's position and the edge that limits it.
  private func roomAtPosition(_ step: FloatStep) -> TGReason {
    let (near, far) = (edge(step.touched, step.isStart), edge(step.limit, !step.isStart))
    return step.isStart ? far - near : near - far
  }

  /// The share of each child sized `average` on a line.
  private func averageShare(in line: AverageLine) -> TGReason {
    let (first, gap) = (line.children.lowerBound, self.line.gap)
    var occupied = TGReason.rule(0)
    occupied.add(line.children.count, worth: line.occupied) { place in
      let (along, isAverage) = (along(first + place), log.steps[first + place].averageLine != nil)
      return (place == 0 ? [] : [gap]) + [along.start()] + (isAverage ? [] : [along.extent])
        + [along.after()]
    }
    let room = roomAtPosition(log.steps[first]).named("room in its place")
    return room.less(occupied).part(of: line.count, named: "averages in its line")
  }

  /// The cross-axis extent of a child before it is stretched in its line.
  private func extentBefore(_ index: Int) -> TGReason {
    let (across, step) = (across(index), log.steps[index])
    guard step.alignment == .fill else { return across.extent }
    return extentAcross(across, from: step.depth).named("\(across.label) before it is stretched")
  }

  /// The cross-axis extent of a child whose space begins at a given coordinate, before it is stretched.
  private func extentAcross(_ across: TGChildReasons, from top: Double) -> TGReason {
    let container = containerAcross
    switch across.size {
    case .weight where !container.wraps, .fill where !container.wraps:
      return across.clamp(across.scale(across.part(of: roomAcross(from: top))))
    case .ofOtherAxis, .ofOther: return across.clamp(across.sized())
    default:
      return across.clamp(across.extent(in: container.wraps ? nil : container.content))
    }
  }

  /// The space on the cross axis from a coordinate to the end of the content.
  private func roomAcross(from top: Double) -> TGReason {
    let container = containerAcross
    if top == container.paddingStart.value { return container.content }
    return (container.size - .rule(top, "top of its place") - container.paddingEnd)
      .named("room from there to the end")
  }
}

// MARK: - Positions: the edge that each child touches, and the obstacle to a higher position

extension FloatReasons {
  private func origin(_ along: TGChildReasons, _ step: FloatStep) -> TGReason {
    let edge = edge(step.touched, step.isStart)
    let origin = FloatSpan(along, along.extent).origin(at: edge, isStart: step.isStart)
    if case .child(let index) = step.touched {
      return origin.by("floats to \(self.along(index).label)")
    }
    return step.isStart ? origin : origin.by("floats to the end")
  }

  /// The coordinate where an obstacle on a side ends, including its margin and the gap.
  private func edge(_ edge: FloatStep.Edge, _ isStart: Bool) -> TGReason {
    let line = line
    switch edge {
    case .wall: return isStart ? line.start : line.length - line.end
    case .closedLine(let end): return .rule(isStart ? end : -end, "end of the line that is closed")
    case .child(let index):
      let child = along(index)
      let edges = FloatSpan(child, child.extent)
        .edges(from: child.origin, on: line, isStart: isStart)
      // The edges of a negative extent are reversed.
      return isStart ? .larger(edges.far, edges.near) : edges.far.atMost(edges.near)
    }
  }

  private func origin(_ across: TGChildReasons, _ step: FloatStep, _ index: Int) -> TGReason {
    func name(_ index: Int) -> String { along(index).label }
    let (top, rule): (TGReason, String)
    switch step.top {
    case .content: (top, rule) = (containerAcross.paddingStart + gravityShift, "")
    case .beside(let other): (top, rule) = (self.top(other), "beside \(name(other))")
    case .notAbove(let other):
      (top, rule) = (self.top(other), "no higher than \(name(other)) on the other side")
    case .below(let other):
      let (above, bottom) = (self.top(other), bottom(other) + containerAcross.space)
      // The space of a child with a negative extent ends above its own top edge.
      let isNegative = bottom.value < above.value && above.value == step.depth + gravityShift.value
      top = isNegative ? above : bottom
      rule =
        pass[index].clearsFloat
        ? "tg_clearFloat: below \(name(other))"
        : "below \(name(other)), beside which there is no room"
    case .lineStart:
      top = .rule(step.depth, "start of the line that is closed") + gravityShift
      rule = "floats to a line that is closed"
    }
    return (top + across.start() + alignmentShift(index)).by(rule)
  }

  /// The final cross-axis coordinate where the space of a child begins, before the child is aligned.
  private func top(_ index: Int) -> TGReason {
    let reasons = across(index)
    return reasons.origin - reasons.start() - alignmentShift(index)
  }

  /// The final cross-axis coordinate where the space of a child ends, before the child is aligned.
  private func bottom(_ index: Int) -> TGReason {
    let (across, own) = (across(index), extentBefore(index))
    let end = own.value == across.extent.value ? across.end : across.origin + own
    return end + across.after() - alignmentShift(index)
  }

  /// The distance by which a child is moved within its line.
  private func alignmentShift(_ index: Int) -> TGReason {
    let step = log.steps[index]
    func baseline(_ index: Int) -> TGReason? { across(index).baselineOffset(extentBefore(index)) }
    var line: TGReason?
    if step.alignment == .baseline, let first = step.firstText, first < index {
      line = baseline(first).map { ($0 + alignmentShift(first)).named("baseline of the line") }
    }
    return across(index).shift(
      step.alignment, longest: extentBefore(step.longest),
      own: baseline(index)?.named("own baseline"), baseline: line)
  }

  /// The distance by which gravity moves all children into the remaining space.
  private var gravityShift: TGReason {
    containerAcross.gravityShift(
      .rule(reach, "how far the children reach"), in: containerAcross.size)
  }
}
