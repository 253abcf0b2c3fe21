import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a float layout: repeats the computation of
/// `Floats` with `TGReason` values instead of numbers.
struct FloatReasons<Main: TGAxisType>: TGAxisWork {
  let pass: TGPass
  let floats: Floats<Main>
  private let fixed: TGFixedSubviews?
  let search: FloatSteps<Main>
  /// The share of each child sized `average`, by its index.
  private var averageParts: [Int: TGReason] = [:]

  init(_ main: Main, _ pass: TGPass, _ options: TGFloatAlgorithm) {
    var floats = Floats<Main>(pass: pass, hasNoBoundaryLimit: options.hasNoBoundaryLimit)
    fixed = options.fixedSubviews
    if let fixed { floats.applyFixedSubviews(fixed) }
    (self.pass, self.floats) = (pass, floats)
    let cross = Main.Cross()
    // Averages depend on the positions of the first ones on their lines.
    let hasAverages = pass.children.contains { floats.isAverage($0) }
    let recorded = hasAverages ? 0..<pass.count : pass.explained
    search = FloatSteps(floats, recorded: recorded) { index, top in
      let child = pass[index]
      return floats.alignment(of: child) == .fill
        ? Self.ownExtent(across: child, from: top).value : child[cross].extent
    }
    if hasAverages { findAverageLines() }
  }

  private mutating func findAverageLines() {
    for index in 0..<pass.count where floats.isAverage(pass[index]) && averageParts[index] == nil {
      let line = floats.averageLine(from: index, room: roomInPlace(index).value)
      let part = partOfAverage(in: line)
      for other in line.children where floats.isAverage(pass[other]) { averageParts[other] = part }
    }
  }

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

extension TGFloatAlgorithm {
  /// Explains the rectangle of each child, and the size of the layout where it wraps.
  public func explain(_ pass: TGPass) {
    switch orientation {
    case .vert: FloatReasons(.horizontal, pass, self).explain()
    case .horz: FloatReasons(.vertical, pass, self).explain()
    }
  }
}

// MARK: - The container

extension FloatReasons {
  /// The padding before the content, and the gap that `tg_setSubviews` may add to it.
  var start: TGReason { padded(pass[main].reasons.paddingStart) }

  /// The padding after the content, and the gap that `tg_setSubviews` may add to it.
  var end: TGReason { padded(pass[main].reasons.paddingEnd) }

  /// The length of the container while its children are placed.
  var wholeLength: TGReason {
    let size = pass[main].reasons.size
    if !floats.isLimited || size.value == floats.length { return size }
    return .rule(floats.length, "maximum \(Main.pick(horizontal: "width", vertical: "height"))")
  }

  /// The length that is available to the children.
  var room: TGReason {
    let size = wholeLength
    let room = start.value == 0 && end.value == 0 ? size : size - start - end
    return room.operands.isEmpty ? room : room.named("room along the layout")
  }

  /// The gap between neighbors; an unlabeled 0 if there is none.
  var gap: TGReason {
    let gap = spread?.gap ?? pass[main].reasons.space
    return gap.value == 0 ? .rule(0) : gap
  }

  /// The gap on the cross axis; an unlabeled 0 if there is none.
  var gapAcross: TGReason { floats.crossSpace == 0 ? .rule(0) : pass[cross].reasons.space }

  /// The common size of children without a size of their own.
  private var commonSize: TGReason? {
    guard let fixed, floats.commonSize != nil else { return nil }
    return spread?.size
      ?? .written(fixed.size, "size of each", "tg_setSubviews(size: \(fixed.size))")
  }

  private func padded(_ padding: TGReason) -> TGReason {
    guard fixed?.centered == true, let gap = spread?.gap else { return padding }
    return padding + gap
  }

  /// The size and the gap from `tg_setSubviews`, if it spreads children over a line.
  private var spread: (size: TGReason, gap: TGReason)? {
    guard let fixed, floats.commonSize != nil, !floats.isUnlimited else { return nil }
    let own = pass[main]
    let count = floats.perLine(fixed, in: floats.length - own.paddingStart - own.paddingEnd)
    guard count < 1e9, fixed.spread(count, in: own.content, keepsLeast: false) != nil else {
      return nil
    }
    return fixed.spreadReasons(Int(count), in: own.reasons.content, keepsLeast: false)
  }

  private func explainSize() {
    if pass[main].wraps { pass[main].explain(size: length) }
    guard pass[cross].wraps else { return }
    let container = pass[cross].reasons
    if pass.count == 0 {
      pass[cross].explain(size: container.paddingStart + container.paddingEnd)
    } else if let deepest = search.deepest {
      pass[cross].explain(size: bottom(deepest) - gravityShift + container.paddingEnd)
    } else {
      pass[cross].explain(size: container.paddingStart - gapAcross + container.paddingEnd)
    }
  }

  private var length: TGReason {
    if floats.isLimited, pass[main].size == floats.length {
      return wholeLength.by("as long as its maximum, as not all children are in one line")
    }
    let children = pass.children.filter { floats.isUnlimited || floats.determinesLength($0) }
    let spans = children.map { $0[main].reasons }
    if floats.isUnlimited || floats.isLimited {
      let farthest = TGReason.greatest(of: spans.map { $0.end + $0.after() })
      return (farthest ?? start) + end
    }
    let longest = TGReason.greatest(of: spans.map { $0.start() + $0.extent + $0.after() })
    let length = start + (longest ?? .rule(0)) + end
    if pass[main].size - length.value < tolerance { return length }
    // If the length was already rounded to the pixel grid, that value is kept.
    let rounded = pass.rounded(length)
    if (pass[main].size - rounded.value).magnitude < tolerance { return rounded }
    // The extent that a size is tied to is resolved only after the children are sized.
    let first = TGReason.greatest(
      of: spans.map { $0.start() + $0.ownExtent.named("first extent of \($0.label)") + $0.after() })
    return start + (first ?? .rule(0)) + end
  }
}

// MARK: - Extents

extension FloatReasons {
  private func explainExtentAlong(_ index: Int) {
    let along = pass[index][main]
    let reasons = along.reasons
    if floats.isWeighted(pass[index]) {
      along.explain(extent: reasons.clamp(share(index)))
      return
    }
    along.explain(extent: reasons.clamp(ownExtent(along)))
    // The size of the child's content takes precedence over the common size.
    along.explain(extent: reasons.clamp(reasons.current))
  }

  private func ownExtent(_ along: TGChildAxis<Main>) -> TGReason {
    let reasons = along.reasons
    switch along.size {
    case .number: return reasons.number
    case .ofContainer(Main.axis) where !floats.isUnlimited: return reasons.scale(room)
    case .ofOtherAxis: return reasons.tied()
    case .ofOther: return reasons.tied(sameAxis: true)
    case .wrap where Main.axis == .vertical: return reasons.current
    default: return commonSize ?? reasons.current
    }
  }

  /// A weighted child's share of the space at its position.
  private func share(_ index: Int) -> TGReason {
    let along = pass[index][main]
    let reasons = along.reasons
    if floats.isUnlimited { return TGReason.rule(0).by("an endless line has no room to share") }
    if let part = averageParts[index] { return reasons.scale(part) }
    var room = roomInPlace(index)
    if along.increment != 0 { room = room + .rule(along.increment, "increment") }
    room = room.named("room in its place")
    let isPlain = along.multiple == 1 && along.increment == 0
    let part =
      along.sizeKind == .fill
      ? room
      : isPlain ? reasons.share(of: room) : .percentage(.rule(along.weight), of: room)
    return part - reasons.start() - reasons.after()
  }

  /// The space along the main axis between a child's position and the edge that limits it.
  private func roomInPlace(_ index: Int) -> TGReason {
    let step = search.steps[index]
    let (near, far) = (edge(step.behind, step.isStart), edge(step.limit, !step.isStart))
    return step.isStart ? far - near : near - far
  }

  /// The share of each child sized `average` on a line.
  private func partOfAverage(in line: AverageLine) -> TGReason {
    var taken = TGReason.rule(0)
    var count = 0
    for index in line.children {
      let (along, isAverage) = (pass[index][main].reasons, floats.isAverage(pass[index]))
      if index > line.children.lowerBound { taken += gap }
      taken += along.start()
      if !isAverage { taken += along.extent }
      taken += along.after()
      if isAverage { count += 1 }
    }
    let room = roomInPlace(line.children.lowerBound).named("room in its place")
    let left = taken.value == 0 ? room : room - taken.named("what others take")
    return count == 1 ? left : left / .rule(Double(count), "averages in its line")
  }

  private func explainExtentAcross(_ index: Int) {
    let across = pass[index][cross]
    if floats.alignment(of: pass[index]) == .fill {
      across.explain(extent: extentBefore(search.steps[index].longest).by("stretched in its line"))
    }
    across.explain(extent: ownExtent(across: index))
  }

  /// The cross-axis extent of a child before it is stretched in its line.
  func extentBefore(_ index: Int) -> TGReason {
    let across = pass[index][cross]
    guard floats.alignment(of: pass[index]) == .fill else { return across.reasons.extent }
    return ownExtent(across: index)
      .named("\(across.reasons.label) before it is stretched")
  }

  private func ownExtent(across index: Int) -> TGReason {
    Self.ownExtent(across: pass[index], from: search.steps[index].depth)
  }

  /// The cross-axis extent of a child, if its space begins at a given coordinate.
  private static func ownExtent(across child: TGChild, from top: Double) -> TGReason {
    let across = child[Main.Cross()]
    let (reasons, fills) = (across.reasons, !across.container.wraps)
    switch across.size {
    case .number: return reasons.clamp(reasons.number)
    case .weight where fills, .fill where fills:
      let container = reasons.container
      let isFirst = top == container.paddingStart.value
      let content =
        isFirst
        ? container.content
        : (container.size - .rule(top, "top of its place") - container.paddingEnd)
          .named("room from there to the end")
      let isPlain = across.multiple == 1 && across.increment == 0
      let share: TGReason =
        across.sizeKind == .fill
        ? content
        : isPlain ? reasons.share(of: content) : .percentage(.rule(across.weight), of: content)
      return reasons.clamp(reasons.scale(share - reasons.start() - reasons.after()))
    case .ofContainer(Main.Cross.axis) where fills:
      return reasons.clamp(reasons.scale(reasons.container.content))
    case .ofOtherAxis: return reasons.clamp(reasons.tied())
    case .ofOther: return reasons.clamp(reasons.tied(sameAxis: true))
    default: return reasons.clamp(reasons.current)
    }
  }
}
