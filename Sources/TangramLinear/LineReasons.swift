import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a line.
final class LineReasons {
  private let pass: TGPass
  private let log: LineLog
  /// The axis along the line.
  private let main: TGAxis
  private let (containerAlong, containerAcross): (TGPassReasons, TGPassReasons)
  /// The padding, the gap and the common size along the line, as `tg_setSubviews` specifies them.
  private let fixed: (size: TGReason?, gap: TGReason, start: TGReason, end: TGReason)
  /// The length that remains for shares.
  private lazy var free: TGReason = {
    let length =
      containerAlong.wraps ? .rule(log.length, "length without shares") : containerAlong.size
    return length.inside(fixed.start, fixed.end).less(occupied)
  }()
  /// How the gravity along the line, if there is one, places the children.
  private lazy var spread: (first: TGReason, gap: TGReason, growth: TGReason) = {
    // If shrink factors divide a shortage, no space remains for the gravity.
    if !isGroup || log.distribution?.shortage != nil { return (fixed.start, .rule(0), .rule(0)) }
    let needed = occupied.named("what the children take")
    return containerAlong.spread(
      pass.count, needed, stretchable: log.grows.count { $0 },
      inWindow: containerAlong.windowCenter(needed))
  }()

  init<Main: TGAxisType>(_ line: Line<Main>) {
    (pass, main, log) = (line.pass, Main.axis, line.pass.rerun { LineLog(line) })
    let (along, fixed) = (pass.reasons(main), line.options.fixedSubviews)
    (containerAlong, containerAcross) = (along, pass.reasons(main.crossed))
    let hasFixed = !line.isGroup && pass.count > 0 && (fixed?.size ?? 0) > 0
    self.fixed = along.line(of: hasFixed ? fixed : nil, pass.count, in: along.content)
  }

  func explain() {
    containerAcross.explain(size: self.requiredExtentAcross)
    containerAlong.explain(size: self.requiredExtentAlong)
    for index in pass.explained {
      across(index).explain(extent: self.extentAcross(index, along: self.along(index).extent))
      if log.grows[index] { across(index).explain(extent: self.heightBeforeGrowth(index)) }
      across(index).explain(origin: self.originAcross(index))
      along(index).explain(origin: self.originAlong(index))
      along(index).explain(extent: self.extentAlong(index))
    }
  }

  /// Whether a gravity along the line places the children as a group.
  private var isGroup: Bool { containerAlong.gravity != .none }

  private func along(_ index: Int) -> TGChildReasons { pass[index].reasons(main) }

  private func across(_ index: Int) -> TGChildReasons { pass[index].reasons(main.crossed) }
}

extension TGLinearAlgorithm {
  /// Explains the rectangle of each child, and the size of the line where it wraps.
  public func explain(_ pass: TGPass) {
    switch orientation {
    case .vert: LineReasons(Line<TGVertical>(pass: pass, options: self)).explain()
    case .horz: LineReasons(Line<TGHorizontal>(pass: pass, options: self)).explain()
    }
  }
}

// MARK: - Across the line

extension LineReasons {
  private func extentAcross(_ index: Int, along extent: TGReason) -> TGReason {
    let across = across(index)
    if across.resolvedAlignment == .fill { return across.clamp(across.lessMargins()) }
    return across.clamp(across.extentAcross(own: across.ownExtentAcross(along: extent)))
  }

  /// The height of a child of a row before the gravity `fill` stretches its width, which does not change the
  /// height.
  private func heightBeforeGrowth(_ index: Int) -> TGReason {
    let (across, width) = (across(index), ownExtent(along(index)).named("own width"))
    guard across.sizeKind == .wrap, across.child.font != nil,
      let height = pass.measure(across.child, width: width.value)?.height
    else { return extentAcross(index, along: width) }
    let text = across.measured(height, within: width.value, by: "measured at its own width")
    return across.clamp(across.scaled(text))
  }

  private func originAcross(_ index: Int) -> TGReason {
    let (across, alignment) = (across(index), across(index).resolvedAlignment)
    if alignment == .baseline, let base = log.base, index > base,
      let origin = across.origin(onBaselineOf: self.across(base))
    {
      return origin.by("on the baseline of \(self.across(base).label)")
    }
    return across.origin(at: alignment)
  }

  private var requiredExtentAcross: TGReason {
    let required = (0..<pass.count).lazy.map(across).filter { $0.affectsExtentAcross }.map {
      // In a column, the children's own widths matter, before they are resolved in the container.
      $0.requiredExtentAcross(
        $0.axis == .horizontal
          ? $0.early($0.clamp($0.ownExtentAcross(along: $0.cross.extent))) : $0.extent)
    }
    return (.greatest(of: required) ?? .rule(0)) + containerAcross.paddingStart
      + containerAcross.paddingEnd
  }
}

// MARK: - Along the line

extension LineReasons {
  private func originAlong(_ index: Int) -> TGReason {
    if index == 0 { return spread.first + margin(0, .start) }
    let shrink = log.distribution?.gapShrink.part(of: fixed.gap.value) ?? 0
    return end(ofChild: index - 1) + spread.gap + fixed.gap.shortened(by: shrink)
      + margin(index, .start)
  }

  private func extentAlong(_ index: Int) -> TGReason {
    let along = along(index)
    if !isGroup, along.isWeighted, log.distribution != nil {
      return along.clamp(share(index, 1))
    }
    let own = ownExtent(along)
    if log.grows[index] { return own + spread.growth }
    let reduction = log.reductions[index]
    if reduction == 0 { return own }
    let shrunk = own.named("wanted \(main.extentName)") - .rule(reduction, "part of the shortage")
    return main == .horizontal ? along.clamp(shrunk) : shrunk
  }

  private var requiredExtentAlong: TGReason {
    if isGroup {
      return TGReason.rule(containerAlong.size.value)
        .by("a line with a gravity along it does not wrap")
    }
    return (pass.count == 0 ? fixed.start : end(ofChild: pass.count - 1)) + fixed.end
  }

  /// The extent of a child that has no share, before the line shrinks or grows.
  private func ownExtent(_ along: TGChildReasons) -> TGReason {
    let own = along.clamp(fixed.size ?? along.extentAlong(in: containerAlong.content))
    return isGroup && along.isWeighted
      ? own.by("a share means nothing in a line with a gravity along it") : own
  }

  /// The coordinate where the margin after a child ends.
  private func end(ofChild index: Int) -> TGReason { along(index).end + margin(index, .end) }

  private func margin(_ index: Int, _ side: Side) -> TGReason {
    let along = along(index)
    if isGroup || along.position(side).weight == nil {
      return along.margin(side, of: roomForMargins, in: log.distribution)
    }
    let share =
      side == .start
      ? along.start(worth: share(index, 0)) : along.after(worth: share(index, 2))
    return along.margin(side, share, in: log.distribution)
  }

  /// The share of the remaining length that a child gets for a part: its margins are 0 and 2, its extent 1.
  private func share(_ index: Int, _ part: Int) -> TGReason {
    let hasFree = free.value > tolerance
    if hasFree, let distribution = log.distribution, let (weight, left) = log.shares[index][part],
      left.weight != 0
    {
      let given = distribution.remaining.length - left.length
      let share = pass.share(weight, of: left.weight, in: free, after: given)
      if share.value > tolerance { return share }
    }
    return (hasFree ? .rule(0) : TGReason.greatest([.rule(0), free]))
      .by("a share of what is left, which is nothing")
  }

  /// The length that percentage margins refer to in a group; nil in other lines.
  private var roomForMargins: TGReason? {
    let room = containerAlong.content - .gaps(fixed.gap, among: pass.count)
    return isGroup ? room.notNegative.named("room without gaps") : nil
  }

  /// The length that the children take without shares of the remaining length.
  private var occupied: TGReason {
    var occupied = TGReason.gaps(fixed.gap, among: pass.count)
    let taken = log.demand.length - log.reductions.reduce(occupied.value, +)
    let (room, hasGrowth) = (roomForMargins, log.grows.contains(true))
    occupied.add(pass.count, worth: taken) { index in
      let along = along(index)
      let own = hasGrowth ? ownExtent(along).named("own \(along.label)") : along.extent
      let extent = main == .vertical && !isGroup ? own.magnitude : own
      return [
        along.marginBeforeShares(.start, of: room),
        !isGroup && along.isWeighted ? .rule(0) : extent,
        along.marginBeforeShares(.end, of: room),
      ]
    }
    return occupied
  }
}
