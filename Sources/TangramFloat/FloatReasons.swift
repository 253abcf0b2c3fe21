import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a float layout.
struct FloatReasons {
  let pass: TGPass
  /// The axis along which children float.
  private let main: TGAxis
  let (containerAlong, containerAcross): (TGPassReasons, TGPassReasons)
  let (isLimited, isUnlimited): (Bool, Bool)
  /// The size of the container along the main axis while its children are placed.
  private let length: Double
  /// What `tg_setSubviews` specifies, if it has an effect.
  private let fixed: TGFixedSubviews?
  /// The number of children that `tg_setSubviews` spreads over a line; nil if it changes no gap.
  private let spreadCount: Int?
  /// The positions that were found for the children.
  let steps: [FloatStep]
  /// The farthest cross-axis coordinate that the children reach, and the child that reaches it.
  let (reach, deepest): (Double, Int?)
  /// The share of each child sized `average`, by its index.
  private var averageParts: [Int: TGReason] = [:]

  fileprivate init<Main: TGAxisType>(
    _ floats: Floats<Main>, _ log: FloatLog, _ fixed: TGFixedSubviews?
  ) {
    self.fixed = floats.commonSize == nil ? nil : fixed
    spreadCount = self.fixed.flatMap { floats.spreadCount($0) }
    (pass, main) = (floats.pass, Main.axis)
    (containerAlong, containerAcross) = (pass.reasons(Main.axis), pass.reasons(Main.Cross.axis))
    (isLimited, isUnlimited, length) = (floats.isLimited, floats.isUnlimited, floats.length)
    (steps, reach, deepest) = (log.steps, floats.crossReach, log.deepest)
    for line in log.averageLines {
      let part = partOfAverage(in: line)
      for index in line where along(index).isAverage { averageParts[index] = part }
    }
  }

  func along(_ index: Int) -> TGChildReasons { pass[index].reasons(main) }
  func across(_ index: Int) -> TGChildReasons { pass[index].reasons(main.crossed) }

  func explain() {
    explainSize()
    for index in pass.explained {
      explainAlong(index)
      explainExtentAlong(index)
      explainAcross(index)
      explainExtentAcross(index)
    }
  }
}

extension Floats {
  /// The number of children that `tg_setSubviews` spreads over a line; nil if it changes no gap.
  fileprivate func spreadCount(_ fixed: TGFixedSubviews) -> Int? {
    if isUnlimited { return nil }
    let container = pass[main]
    let count = perLine(fixed, in: length - container.paddingStart - container.paddingEnd)
    guard count < 1e9, fixed.spread(count, in: container.content, keepsLeast: false) != nil else {
      return nil
    }
    return Int(count)
  }
}

extension TGFloatAlgorithm {
  /// Explains the rectangle of each child, and the size of the layout where it wraps.
  public func explain(_ pass: TGPass) {
    switch orientation {
    case .vert: floats(.horizontal, pass).explain(fixedSubviews)
    case .horz: floats(.vertical, pass).explain(fixedSubviews)
    }
  }
}

extension Floats {
  /// Lays out the children once more, and explains what is found on the way.
  fileprivate consuming func explain(_ fixed: TGFixedSubviews?) {
    // Averages depend on the positions of the first ones on their lines.
    let hasAverages = pass.children.contains { isAverage($0) }
    let log = FloatLog(recorded: hasAverages ? 0..<pass.count : pass.explained)
    self.log = log
    pass.rerun { layOut() }
    FloatReasons(self, log, fixed).explain()
  }
}

// MARK: - The container

extension FloatReasons {
  /// The padding before the content, and the gap that `tg_setSubviews` may add to it.
  var start: TGReason { line.start }

  /// The padding after the content, and the gap that `tg_setSubviews` may add to it.
  var end: TGReason { line.end }

  /// The length of the container while its children are placed.
  var wholeLength: TGReason {
    let size = containerAlong.size
    if !isLimited || size.value == length { return size }
    return .rule(length, "maximum \(main.extentName)")
  }

  /// The length that is available to the children.
  var room: TGReason { wholeLength.inside(start, end).gathered("room along the layout") }

  /// The gap between neighbors; an unlabeled 0 if there is none.
  var gap: TGReason { line.gap }

  /// What `tg_setSubviews` makes of a line.
  private var line: TGFixedReasons {
    TGFixedReasons(
      fixed, spreadCount, containerAlong, in: containerAlong.content, keepsLeast: false)
  }

  private func explainSize() {
    if containerAlong.wraps { containerAlong.explain(size: sizeAlong) }
    let container = containerAcross
    guard container.wraps else { return }
    if pass.count == 0 {
      container.explain(size: container.paddingStart + container.paddingEnd)
    } else if let deepest {
      container.explain(size: bottom(deepest) - gravityShift + container.paddingEnd)
    } else {
      container.explain(size: container.paddingStart - container.gap + container.paddingEnd)
    }
  }

  private var sizeAlong: TGReason {
    let size = containerAlong.points
    if isLimited, size == length {
      return wholeLength.by("as long as its maximum, as not all children are in one line")
    }
    let spans = pass.children.map { $0.reasons(main) }.filter {
      isUnlimited || !$0.isWeighted && $0.size != .ofContainer(main)
    }
    if isUnlimited || isLimited {
      let farthest = TGReason.greatest(of: spans.map { $0.end + $0.after() })
      return (farthest ?? start) + end
    }
    let longest = TGReason.greatest(of: spans.map { $0.plusMargins($0.extent) })
    let length = start + (longest ?? .rule(0)) + end
    if size - length.value < tolerance { return length }
    // If the length was already rounded to the pixel grid, that value is kept.
    let rounded = pass.rounded(length)
    if (size - rounded.value).magnitude < tolerance { return rounded }
    // The extent that a size is tied to is resolved only after the children are sized.
    let first = TGReason.greatest(
      of: spans.map { $0.plusMargins($0.ownExtent.named("first extent of \($0.label)")) })
    return start + (first ?? .rule(0)) + end
  }
}

// MARK: - Extents

extension FloatReasons {
  private func explainExtentAlong(_ index: Int) {
    let along = along(index)
    if along.isWeighted { return along.explain(extent: along.clamp(share(index))) }
    along.explain(extent: along.clamp(ownExtent(along)))
    // The size of the child's content takes precedence over the common size.
    along.explain(extent: along.clamp(along.current))
  }

  private func ownExtent(_ along: TGChildReasons) -> TGReason {
    switch along.size {
    case .number: along.number
    case .ofContainer(main) where !isUnlimited: along.scale(room)
    case .ofOtherAxis: along.tied()
    case .ofOther: along.tied(sameAxis: true)
    case .wrap where main == .vertical: along.current
    default: line.size ?? along.current
    }
  }

  /// A weighted child's share of the space at its position.
  private func share(_ index: Int) -> TGReason {
    let along = along(index)
    if isUnlimited { return TGReason.rule(0).by("an endless line has no room to share") }
    if let part = averageParts[index] { return along.scale(part) }
    var room = roomInPlace(index)
    if along.increment != 0 { room = room + .rule(along.increment, "increment") }
    return along.lessMargins(along.part(of: room.named("room in its place")))
  }

  /// The space along the main axis between a child's position and the edge that limits it.
  private func roomInPlace(_ index: Int) -> TGReason {
    let step = steps[index]
    let (near, far) = (edge(step.behind, step.isStart), edge(step.limit, !step.isStart))
    return step.isStart ? far - near : near - far
  }

  /// The share of each child sized `average` on a line.
  private func partOfAverage(in line: Range<Int>) -> TGReason {
    var taken = TGReason.rule(0)
    var count = 0
    for index in line {
      let along = along(index)
      if index > line.lowerBound { taken += gap }
      taken += along.start()
      if along.isAverage { count += 1 } else { taken += along.extent }
      taken += along.after()
    }
    let room = roomInPlace(line.lowerBound).named("room in its place")
    return room.less(taken).part(of: count, named: "averages in its line")
  }

  private func explainExtentAcross(_ index: Int) {
    let across = across(index)
    if across.alignment() == .fill {
      across.explain(extent: extentBefore(steps[index].longest).by("stretched in its line"))
    }
    across.explain(extent: Self.ownExtent(across, from: steps[index].depth))
  }

  /// The cross-axis extent of a child before it is stretched in its line.
  func extentBefore(_ index: Int) -> TGReason {
    let across = across(index)
    guard across.alignment() == .fill else { return across.extent }
    return Self.ownExtent(across, from: steps[index].depth)
      .named("\(across.label) before it is stretched")
  }

  /// The cross-axis extent of a child, if its space begins at a given coordinate.
  private static func ownExtent(_ across: TGChildReasons, from top: Double) -> TGReason {
    let container = across.container
    switch across.size {
    case .number: return across.clamp(across.number)
    case .weight where !container.wraps, .fill where !container.wraps:
      let isFirst = top == container.paddingStart.value
      let content =
        isFirst
        ? container.content
        : (container.size - .rule(top, "top of its place") - container.paddingEnd)
          .named("room from there to the end")
      return across.clamp(across.scale(across.lessMargins(across.part(of: content))))
    case .ofContainer(across.axis) where !container.wraps:
      return across.clamp(across.scale(container.content))
    case .ofOtherAxis: return across.clamp(across.tied())
    case .ofOther: return across.clamp(across.tied(sameAxis: true))
    default: return across.clamp(across.current)
    }
  }
}
