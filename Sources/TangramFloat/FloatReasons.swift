import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a float layout.
///
/// The children are laid out once more, to record which edges they touch, and what prevents higher positions.
struct FloatReasons {
  private let pass: TGPass
  /// The axis along which children float.
  private let main: TGAxis
  private let (containerAlong, containerAcross): (TGPassReasons, TGPassReasons)
  private let (isLimited, isUnlimited): (Bool, Bool)
  /// The size of the container along the main axis while its children are placed.
  private let length: Double
  /// The setting of `tg_setSubviews`, if it has an effect.
  private let fixed: TGFixedSubviews?
  /// The number of children that `tg_setSubviews` spreads over a line; nil if it changes no gap.
  private let spreadCount: Int?
  /// The size of the container after the pass.
  private let size: TGSize
  /// The alignments of the children in their lines.
  private let alignments: [TGAlignment]
  /// The positions that were found for the children.
  private let log = FloatLog()
  /// The farthest cross-axis coordinate that the children reach.
  private let reach: Double
  /// The share of each child sized `average` on the lines of explained children, by its index.
  private var averageShares: [Int: TGReason] = [:]

  init<Main: TGAxisType>(_ floats: Floats<Main>) {
    var floats = floats
    floats.log = log
    (pass, main) = (floats.pass, Main.axis)
    pass.rerun { floats.layOut() }
    fixed = floats.commonSize == nil ? nil : floats.options.fixedSubviews
    spreadCount = floats.spreadCount
    (containerAlong, containerAcross) = (pass.reasons(main), pass.reasons(main.crossed))
    (isLimited, isUnlimited, length) = (floats.isLimited, floats.isUnlimited, floats.length)
    reach = floats.crossReach
    size = TGSize(width: pass[.horizontal].size, height: pass[.vertical].size)
    alignments = pass.children.map { $0[Main.Cross()].resolved($0[Main.Cross()].alignment) }
    for line in log.averageLines where line.overlaps(pass.explained) {
      let averages = Set(line.filter { pass[$0][Main()].isAverage })
      let part = averageShare(in: line, averages)
      for index in averages { averageShares[index] = part }
    }
  }

  private func along(_ index: Int) -> TGChildReasons { pass[index].reasons(main) }
  private func across(_ index: Int) -> TGChildReasons { pass[index].reasons(main.crossed) }

  func explain() {
    containerAlong.explain(size: sizeAlong)
    containerAcross.explain(size: sizeAcross)
    for index in pass.explained {
      explainOrigins(index)
      explainExtentAlong(along(index), index)
      explainExtentAcross(index, log.steps[index])
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
  /// The padding, the gap and the size of the children, after `tg_setSubviews` has changed them.
  private var line: (size: TGReason?, gap: TGReason, start: TGReason, end: TGReason) {
    containerAlong.line(of: fixed, spreadCount, in: containerAlong.content, keepsLeast: false)
  }

  /// The length of the container while its children are placed.
  private var wholeLength: TGReason {
    let size = containerAlong.size
    if !isLimited || size.value == length { return size }
    return .rule(length, "maximum \(main.extentName)")
  }

  /// The length that is available to the children.
  private var room: TGReason {
    wholeLength.inside(line.start, line.end).gathered("room along the layout")
  }

  private var sizeAcross: TGReason {
    let container = containerAcross
    if let deepest = log.deepest { return bottom(deepest) - gravityShift + container.paddingEnd }
    let gap = pass.count == 0 ? .rule(0) : container.space
    return container.paddingStart - gap + container.paddingEnd
  }

  private var sizeAlong: TGReason {
    let (size, line) = (size[main], line)
    if isLimited, size == length {
      return wholeLength.by("as long as its maximum, as not all children are in one line")
    }
    let spans = pass.children.map { $0.reasons(main) }.filter {
      isUnlimited || !$0.isWeighted && $0.size != .ofContainer(main)
    }
    if isUnlimited || isLimited {
      return (.greatest(of: spans.map { $0.end + $0.after() }) ?? line.start) + line.end
    }
    func sum(_ extent: (TGChildReasons) -> TGReason) -> TGReason {
      let longest = TGReason.greatest(of: spans.map { $0.start() + extent($0) + $0.after() })
      return line.start + (longest ?? .rule(0)) + line.end
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
  private func explainExtentAlong(_ along: TGChildReasons, _ index: Int) {
    if along.isWeighted { return along.explain(extent: along.clamp(share(index))) }
    along.explain(extent: along.clamp(ownExtent(along)))
    // The size of the child's content takes precedence over the common size.
    along.explain(extent: along.clamp(along.current))
  }

  private func ownExtent(_ along: TGChildReasons) -> TGReason {
    switch along.size {
    case .number, .ofOtherAxis, .ofOther: along.sized()
    case .ofContainer(main) where !isUnlimited: along.scale(room)
    case .wrap where main == .vertical: along.current
    default: line.size ?? along.current
    }
  }

  /// A weighted child's share of the space at its position.
  private func share(_ index: Int) -> TGReason {
    let along = along(index)
    if isUnlimited { return TGReason.rule(0).by("an endless line has no room to share") }
    if let part = averageShares[index] { return along.scale(part) }
    return along.part(of: roomAtPosition(index), increased: "room in its place")
  }

  /// The space along the main axis between a child's position and the edge that limits it.
  private func roomAtPosition(_ index: Int) -> TGReason {
    let step = log.steps[index]
    let (near, far) = (edge(step.touched, step.isStart), edge(step.limit, !step.isStart))
    return step.isStart ? far - near : near - far
  }

  /// The share of each child sized `average` on a line.
  private func averageShare(in line: Range<Int>, _ averages: Set<Int>) -> TGReason {
    var occupied = TGReason.rule(0)
    for index in line {
      let along = along(index)
      if index > line.lowerBound { occupied += self.line.gap }
      occupied += along.start()
      if !averages.contains(index) { occupied += along.extent }
      occupied += along.after()
    }
    let room = roomAtPosition(line.lowerBound).named("room in its place")
    return room.less(occupied).part(of: averages.count, named: "averages in its line")
  }

  private func explainExtentAcross(_ index: Int, _ step: FloatStep) {
    let across = across(index)
    if alignments[index] == .fill {
      across.explain(extent: extentBefore(step.longest).by("stretched in its line"))
    }
    across.explain(extent: ownExtent(across, from: step.depth))
  }

  /// The cross-axis extent of a child before it is stretched in its line.
  private func extentBefore(_ index: Int) -> TGReason {
    let across = across(index)
    guard alignments[index] == .fill else { return across.extent }
    return ownExtent(across, from: log.steps[index].depth)
      .named("\(across.label) before it is stretched")
  }

  /// The cross-axis extent of a child, if its space begins at a given coordinate.
  private func ownExtent(_ across: TGChildReasons, from top: Double) -> TGReason {
    let container = containerAcross
    let own =
      switch across.size {
      case .weight where !container.wraps, .fill where !container.wraps:
        across.scale(across.part(of: roomAcross(from: top)))
      case .number, .ofOtherAxis, .ofOther: across.sized()
      case .ofContainer(across.axis) where !container.wraps: across.sized()
      default: across.current
      }
    return across.clamp(own)
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
  private func explainOrigins(_ index: Int) {
    let (along, across, step) = (along(index), across(index), log.steps[index])
    for edge in edges(step.touched, step.isStart) {
      let origin = step.isStart ? edge + along.start() : edge - along.after() - along.extent
      along.explain(origin: origin.by(rule(step)))
    }
    let origin = top(step) + across.start() + alignmentShift(index)
    across.explain(origin: origin.by(rule(step, index)))
  }

  /// A description of the edge that a child floats to; empty for the edge where the content begins.
  private func rule(_ step: FloatStep) -> String {
    if case .child(let index) = step.touched { return "floats to \(along(index).label)" }
    return step.isStart ? "" : "floats to the end"
  }

  /// The coordinate where an obstacle on a side ends, including its margin and the gap.
  private func edge(_ edge: FloatStep.Edge, _ isStart: Bool) -> TGReason {
    switch edge {
    case .wall: return isStart ? line.start : wholeLength - line.end
    case .closedLine(let end): return .rule(isStart ? end : -end, "end of the line that is closed")
    case .child(let index):
      let reasons = along(index)
      return isStart
        ? reasons.end + reasons.after() + line.gap
        : reasons.origin - reasons.start() - line.gap
    }
  }

  /// The possible coordinates of such an edge, including special cases: a child that is too long for the
  /// content, or that has a negative extent.
  private func edges(_ edge: FloatStep.Edge, _ isStart: Bool) -> [TGReason] {
    guard case .child(let index) = edge else { return [self.edge(edge, isStart)] }
    let reasons = along(index)
    let near = reasons.origin - reasons.start()
    return [self.edge(edge, isStart), isStart ? near + room : line.start, near]
  }

  private func top(_ step: FloatStep) -> TGReason {
    switch step.top {
    case .content: return containerAcross.paddingStart + gravityShift
    case .beside(let other), .notAbove(let other): return top(other)
    case .below(let other):
      let (top, bottom) = (top(other), bottom(other) + containerAcross.space)
      // The space of a child with a negative extent ends above its own top edge.
      return bottom.value < top.value && top.value == step.depth + gravityShift.value ? top : bottom
    case .lineStart:
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
      return pass[index].clearsFloat
        ? "tg_clearFloat: below \(name(other))"
        : "below \(name(other)), beside which there is no room"
    case .lineStart: return "floats to a line that is closed"
    }
  }

  /// The final cross-axis coordinate where the space of a child begins, before the child is aligned.
  private func top(_ index: Int) -> TGReason {
    let reasons = across(index)
    return reasons.origin - reasons.start() - alignmentShift(index)
  }

  /// The final cross-axis coordinate where the space of a child ends, before the child is aligned.
  private func bottom(_ index: Int) -> TGReason {
    let across = across(index)
    let own = extentBefore(index)
    let end = own.value == across.extent.value ? across.end : across.origin + own
    return end + across.after() - alignmentShift(index)
  }

  /// The distance by which a child is moved within its line.
  private func alignmentShift(_ index: Int) -> TGReason {
    let (alignment, longest) = (alignments[index], log.steps[index].longest)
    if alignment == .center || alignment == .end, longest != index {
      let remaining = extentBefore(longest) - across(index).extent
      return remaining.value == 0 ? .rule(0) : alignment.spread(1).parts(of: remaining).lead
    }
    guard alignment == .baseline, let own = baselineOffset(index),
      let base = log.steps[index].line.first(where: { pass[$0].font != nil }), base < index,
      let line = baselineOffset(base)
    else { return .rule(0) }
    return (line + alignmentShift(base)).named("baseline of the line") - own.named("own baseline")
  }

  /// The distance from where a line begins to the baseline of a child, before the child is aligned.
  private func baselineOffset(_ index: Int) -> TGReason? {
    across(index).baseline(inHeight: extentBefore(index)).map { across(index).start() + $0 }
  }

  /// The distance by which gravity moves all children into the remaining space.
  private var gravityShift: TGReason {
    let gravity = containerAcross.gravity
    guard gravity == .center || gravity == .end else { return .rule(0) }
    if containerAcross.wraps, size[main.crossed] <= reach { return .rule(0) }
    let remaining = containerAcross.size - .rule(reach, "how far the children reach")
    return gravity.spread(1).parts(of: remaining).lead
  }
}
