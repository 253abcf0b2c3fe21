import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a line.
///
/// The line is laid out once more, to record the demand of the children, and their shares of the remaining
/// length.
final class LineReasons {
  private let pass: TGPass
  private let log: LineLog
  /// The axis along the line.
  private let main: TGAxis
  private let (containerAlong, containerAcross): (TGPassReasons, TGPassReasons)
  /// The padding, the gap and the common size along the line, as `tg_setSubviews` specifies them.
  private let fixed: (size: TGReason?, gap: TGReason, start: TGReason, end: TGReason)
  /// The child whose baseline other children are aligned to.
  private let base: TGChild?
  /// The length that remains for shares.
  private lazy var free = findFree()
  /// The length that percentage margins refer to in a group.
  private lazy var roomForShares: TGReason = {
    let room = containerAlong.content - totalSpace
    return room.value < 0 ? .rule(0) : room.named("room without gaps")
  }()

  init<Main: TGAxisType>(_ main: Main, _ pass: TGPass, _ options: TGLinearAlgorithm) {
    (self.pass, self.main) = (pass, Main.axis)
    log = pass.rerun { LineLog(Line<Main>(pass: pass, options: options)) }
    let container = pass.reasons(Main.axis)
    (containerAlong, containerAcross) = (container, pass.reasons(Main.Cross.axis))
    base = options.baselineBase.flatMap { id in pass.children.first { $0.id == id } }
    let hasFixed =
      container.gravity == .none && pass.count > 0 && (options.fixedSubviews?.size ?? 0) > 0
    fixed = container.line(
      of: hasFixed ? options.fixedSubviews : nil, pass.count, in: container.content)
  }

  /// Whether the children are in a column, whose widths are known before their heights.
  private var widthsComeFirst: Bool { main == .vertical }

  /// Whether a gravity along the line places the children as a group.
  private var isGroup: Bool { containerAlong.gravity != .none }

  private func along(_ index: Int) -> TGChildReasons { pass[index].reasons(main) }

  /// The shortage that sizes and margins share in proportion to their shrink factors.
  private var shortage: TGShortage? { log.distribution?.shortage }

  /// The total length of the gaps between neighbors.
  private var totalSpace: TGReason { .gaps(fixed.gap, among: pass.count) }

  func explain<Cross: TGAxisType>(across cross: Cross) {
    containerAcross.explain(size: self.extentAcross)
    containerAlong.explain(size: self.extentAlong)
    if pass.explained.isEmpty { return }
    let spread = spread()
    for index in pass.explained {
      explainAcross(pass[index][cross])
      explainAlong(index, spread)
    }
  }
}

extension TGLinearAlgorithm {
  /// Explains the rectangle of each child, and the size of the line where it wraps.
  public func explain(_ pass: TGPass) {
    switch orientation {
    case .vert: LineReasons(.vertical, pass, self).explain(across: .horizontal)
    case .horz: LineReasons(.horizontal, pass, self).explain(across: .vertical)
    }
  }
}

// MARK: - Across the line

extension LineReasons {
  private func explainAcross<Cross: TGAxisType>(_ child: TGChildAxis<Cross>) {
    let (across, alignment) = (child.child.reasons(Cross.axis), child.resolvedAlignment)
    let isStretched = alignment == .fill || child.isBetweenMargins
    across.explain(extent: across.clamp(isStretched ? across.lessMargins() : extent(across)))
    if let base = base?.reasons(across.axis),
      let ownBaseline = across.baseline(inHeight: across.extent.magnitude),
      let baseBaseline = base.baseline(inHeight: base.extent.magnitude)
    {
      across.explain(
        origin: (base.origin + baseBaseline - ownBaseline)
          .by("on the line of writing of \(base.label)"))
    }
    across.explain(origin: across.origin(at: alignment))
  }

  private func extent(_ across: TGChildReasons) -> TGReason {
    switch across.size {
    case .ofContainer(main), .ofOther: across.current
    case .ofOtherAxis where widthsComeFirst: across.current
    default: across.sized(filling: across.lessMargins())
    }
  }

  private var extentAcross: TGReason {
    let requiredExtents = (0..<pass.count).lazy.filter { self.log.affectsExtentAcross[$0] }
      .map(requiredExtentAcross)
    return (.greatest(of: requiredExtents) ?? .rule(0)) + containerAcross.paddingStart
      + containerAcross.paddingEnd
  }

  /// The extent across the line that a child needs, including margins.
  private func requiredExtentAcross(_ index: Int) -> TGReason {
    let across = pass[index].reasons(main.crossed)
    // The width of a column depends on the children's own widths, before they are resolved in the
    // container.
    let own = across.ownExtent
    let extent = !widthsComeFirst || own.value == across.extent.value ? across.extent : own
    let (start, center, end) = across.positions
    let positions = [start, center, end]
    let weights = positions.reduce(0) { $0 + ($1.weight ?? 0) / 100 }
    let numbers = positions.reduce(0) { $0 + $1.number + $1.offset }
    let total =
      weights >= 1 - tolerance
      ? TGReason.rule(0)
      : ((extent + .rule(numbers)) / .rule(1 - weights)).named("room that leaves space for shares")
    return extent + across.start(of: total) + across.center(of: total) + across.after(of: total)
  }
}

// MARK: - Positions and extents along the line

extension LineReasons {
  /// The coordinate where the children begin, the length that a gravity adds to each gap, and the growth
  /// of each stretchable child.
  private typealias Spread = (first: TGReason, gap: TGReason, growth: TGReason)

  private func explainAlong(_ index: Int, _ spread: Spread) {
    let along = along(index)
    let start = index == 0 ? spread.first : end(ofChild: index - 1) + spread.gap + shrunk(fixed.gap)
    along.explain(origin: start + margin(index, .start))
    if isGroup {
      let own = ownExtent(along)
      let grown = log.grows[index] ? own + spread.growth : own
      along.explain(extent: along.isWeighted ? grown : along.shrunk(grown, by: shortage))
    } else if along.isWeighted {
      along.explain(extent: along.clamp(share(index, nil)))
      // If all weights are 0, the children of a column keep their current heights.
      if log.demand.weight == 0 { along.explain(extent: along.clamp(along.current)) }
    } else {
      let reduction = log.reductions[index]
      along.explain(
        extent: reduction == 0
          ? ownExtent(along)
          : along.clamp(
            ownExtent(along).named("wanted \(main.extentName)")
              - .rule(reduction, "part of the shortage")))
    }
  }

  private var extentAlong: TGReason {
    if isGroup {
      return TGReason.rule(containerAlong.size.value)
        .by("a line with a gravity along it does not wrap")
    }
    return (pass.count == 0 ? fixed.start : end(ofChild: pass.count - 1)) + fixed.end
  }

  /// The coordinate where the margin after a child ends.
  private func end(ofChild index: Int) -> TGReason { along(index).end + margin(index, .end) }

  /// The margin before or after a child, which may be a share of the remaining length or, in a group, of the
  /// available space without gaps.
  private func margin(_ index: Int, _ side: Side) -> TGReason {
    let (along, isStart, room) = (along(index), side == .start, isGroup ? roomForShares : nil)
    let position = isStart ? along.positions.start : along.positions.end
    let share = isGroup || position.weight == nil ? nil : share(index, side)
    let own =
      isStart
      ? along.start(of: room, worth: share, by: shortage)
      : along.after(of: room, worth: share, by: shortage)
    // Only a margin without a share of the remaining length shrinks like a gap.
    return share == nil ? shrunk(own) : own
  }

  /// A gap minus its part of the shortage.
  private func shrunk(_ gap: TGReason) -> TGReason {
    let change = log.distribution?.gapShrink.change(of: gap.value) ?? 0
    return change == 0 ? gap : gap + .rule(change, "part of the shortage")
  }

  /// The extent of a child that has no share, before the line shrinks or grows.
  private func ownExtent(_ along: TGChildReasons) -> TGReason {
    if let size = fixed.size { return along.clamp(size) }
    let own =
      switch along.size {
      case .number: along.sized()
      case .ofContainer(main) where isGroup && !containerAlong.wraps: along.sized()
      case .ofContainer(main) where !containerAlong.wraps:
        along.scale(containerAlong.size - fixed.start - fixed.end)
      case .ofOtherAxis where isGroup || widthsComeFirst: along.sized()
      case .weight, .fill:
        along.current.by("a share means nothing in a line with a gravity along it")
      default: along.current
      }
    return along.clamp(own)
  }
}

// MARK: - Shares of the remaining length

extension LineReasons {
  /// The share of one of a child's margins or, as nil, of its extent.
  private func share(_ index: Int, _ side: Side?) -> TGReason {
    if let noted = log.shares[index][side], free.value > tolerance {
      let share = pass.share(noted.weight, of: noted.left, in: free, after: noted.given)
      if share.value > tolerance { return share }
    }
    let nothing = TGReason.rule(0)
    return (free.value > tolerance ? nothing : .greatest([nothing, free]))
      .by("a share of what is left, which is nothing")
  }

  /// The length that remains for shares after all other extents, margins and gaps.
  private func findFree() -> TGReason {
    // For a margin that is a share, only the offset is subtracted in advance.
    func fixed(_ margin: TGReason, _ position: TGChildPosition) -> TGReason {
      if position.weight == nil { return margin }
      return position.offset == 0 ? .rule(0) : .rule(position.offset, "offset")
    }
    var occupied = totalSpace
    let shrinkage = log.reductions.reduce(0, +)
    occupied.add(pass.count, worth: log.demand.length - shrinkage - totalSpace.value) { index in
      let along = along(index)
      let extent = widthsComeFirst ? along.extent.magnitude : along.extent
      let (start, _, end) = along.positions
      return [fixed(along.start(), start), fixed(along.after(), end)]
        + (along.isWeighted ? [] : [extent])
    }
    let length =
      containerAlong.wraps
      ? .rule(log.length, "length without shares") : containerAlong.size
    let room = length.inside(self.fixed.start, self.fixed.end)
    let isNothing = occupied.value == 0 && occupied.operands.isEmpty
    return isNothing ? room : room - occupied.named("what others take")
  }
}

// MARK: - The gravity along the line

extension LineReasons {
  /// How the gravity along the line, if there is one, places the children.
  private func spread() -> Spread {
    let (container, nothing) = (containerAlong, TGReason.rule(0))
    // If shrink factors divide a shortage, no space remains for the gravity.
    if !isGroup || shortage != nil { return (fixed.start, nothing, nothing) }
    let (occupied, stretchable) = (occupied, log.grows.count { $0 })
    let remaining = (container.size - occupied - fixed.start - fixed.end).named("rest")
    let (lead, gap) = container.gravity.spread(pass.count).parts(of: remaining)
    let isInWindow = container.gravity == .windowCenter
    let growth = (remaining / .rule(Double(stretchable))).by("what is left, in equal parts")
    return (
      isInWindow ? container.windowCenter(occupied) : fixed.start + lead, gap,
      stretchable > 0 ? growth : nothing
    )
  }

  /// The length of the line that the children of a group occupy.
  private var occupied: TGReason {
    var occupied = totalSpace
    let (room, hasGrowth) = (roomForShares, log.grows.contains(true))
    occupied.add(pass.count, worth: log.demand.length - totalSpace.value) { index in
      let along = along(index)
      let extent = hasGrowth ? ownExtent(along).named("own \(along.label)") : along.extent
      return [along.start(of: room), extent, along.after(of: room)]
    }
    return occupied.named("what the children take")
  }
}
