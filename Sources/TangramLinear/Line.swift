import TangramCore

/// The layout of one line of children: sizes, distribution of the remaining length, and positions.
///
/// `Main` is the axis along the line. The code is the same for both orientations, except that heights may
/// depend on widths: a column resolves the extent across the line before the one along it, and a row
/// after it. `widthsComeFirst` is true for columns, and `layOut` orders the steps accordingly.
struct Line<Main: TGAxisType> {
  typealias Cross = Main.Cross

  /// The axes along the line and across it.
  let (main, cross): (Main, Cross)
  let pass: TGPass
  let options: TGLinearAlgorithm
  /// Whether a gravity along the line places the children as a group, so that weights have no effect.
  let isGroup: Bool
  /// Whether later children are aligned to the baseline of the base view.
  let hasBaseline: Bool

  /// The padding and the gap along the line; fixed sizes change them.
  private(set) var (start, end, space): (Double, Double, Double)
  /// The fixed size along the line that all children get, or 0.
  private(set) var fixedSize = 0.0
  /// Whether a child whose width and height are both numbers gets exactly this size at the start edge,
  /// because no rule of the line overrides it.
  private(set) var usesNumericSizes = false

  init(pass: TGPass, options: TGLinearAlgorithm) {
    (self.pass, self.options, main, cross) = (pass, options, Main(), Cross())
    let (along, across) = (pass[main], pass[cross])
    (start, end, space) = (along.paddingStart, along.paddingEnd, along.space)
    isGroup = along.gravity != .none
    hasBaseline = options.baselineBase != nil && across.gravity == .baseline
    if !isGroup, let fixed = options.fixedSubviews { apply(fixed) }
    usesNumericSizes = fixedSize == 0 && across.gravity == .none
  }

  /// Whether children are stacked vertically, so that the cross-axis extent is a width and the extent
  /// along the line may depend on it.
  @inline(__always) static var widthsComeFirst: Bool { Main.axis == .vertical }

  /// The total length of the gaps between neighbors.
  var totalSpace: Double { pass.count > 1 ? Double(pass.count - 1) * space : 0 }

  /// Computes the fixed size and the gaps; if a gap reaches its limit, the size is adjusted instead.
  private mutating func apply(_ fixed: TGFixedSubviews) {
    guard pass.count > 0, fixed.size > 0 else { return }
    fixedSize = fixed.size
    let room = pass[main].sizeBeforePass - start - end
    guard let spread = fixed.spread(Double(pass.count), in: room) else { return }
    (fixedSize, space) = spread
    if fixed.centered {
      start += space
      end += space
    }
  }
}

/// The difference below which two lengths are considered equal.
let tolerance = 1e-7

// MARK: - The steps

extension Line {
  func layOut() {
    if Self.widthsComeFirst { wrapAcross() }
    let demand = sizeChildren()
    let distribution = distribution(for: demand)
    let last = distribution.map { place($0) } ?? demand.end
    if pass[main].wraps, !isGroup { pass[main].size = last + end }
    if !Self.widthsComeFirst, pass[cross].wraps {
      wrapAcross()
      for child in pass.children { layOutAcross(child) }
    }
    if hasBaseline { alignBaselines() }
  }

  /// Sizes the children as far as possible before the remaining length is distributed, and adds up the
  /// length that they need.
  ///
  /// A column sizes its children across the line first, a row along it. The children of a column are also
  /// placed here, as if there were nothing to distribute.
  func sizeChildren() -> Demand {
    // Local copies, because properties would be read again after each write to a child.
    let (space, side, usesNumericSizes) = (space, pass[cross].paddingStart, usesNumericSizes)
    let room = isGroup ? roomForMargins : 0
    // There is one gap fewer than there are children.
    var demand = Demand(length: pass.count > 0 ? -space : 0, end: start)
    var next = start
    for child in pass.children {
      let (along, across) = (child[main], child[cross])
      var (before, after) = (0.0, 0.0)
      demand.length += space
      if usesNumericSizes, child.isPlain {
        (along.extent, across.extent) = (along.number(or: 0), across.number(or: 0))
        across.origin = side
      } else {
        size(child)
        (before, after) = (along.start, along.end)
        if along.hasPlainMargins {
          demand.length += before
          demand.length += after
        } else {
          addMargins(of: along, room, to: &demand)
        }
      }
      if !isGroup, let weight = along.shareWeight {
        demand.weight += weight
      } else {
        demand.length += Self.widthsComeFirst && !isGroup ? along.extent.magnitude : along.extent
      }
      if Self.widthsComeFirst {
        along.origin = next + before
        demand.end = along.origin + along.extent + after
        next = demand.end + space
      }
    }
    return demand
  }

  /// Sizes a child that specifies more than numeric sizes and margins.
  @inline(never)
  private func size(_ child: TGChild) {
    if Self.widthsComeFirst {
      child[cross].extent = child[cross].current
      layOutAcross(child)
    }
    sizeAlong(child)
    if !Self.widthsComeFirst, isGroup { sizeAcrossIndependently(child) }
  }

  /// Adds margins that are more than numbers to the demand; in a group, weights are percentages of
  /// `room`.
  @inline(never)
  private func addMargins(
    of along: TGChildAxis<Main>, _ room: Double, to demand: inout Demand
  ) {
    if isGroup {
      demand.length += along.start(of: room)
      demand.length += along.end(of: room)
    } else {
      demand.add(.start, along.start, of: along)
      demand.add(.end, along.end, of: along)
    }
  }

  /// Places the children along the line, and in a row also sizes and places them across it.
  ///
  /// - Parameter log: Records the shares, if the line is explained.
  /// - Returns: The coordinate where the last child ends, including its margin.
  func place(_ distribution: Distribution, log: LineLog? = nil) -> Double {
    var distribution = distribution
    // Local copies, because properties would be read again after each write to a child.
    let shrinksSizes = distribution.shortage != nil
    let shrinksGaps = distribution.gapShrink != .none || shrinksSizes
    let gap = distribution.gap
    let (isGroup, growth) = (isGroup, distribution.growth)
    let (waitsForHeight, usesNumericSizes) = (pass[cross].wraps, usesNumericSizes)
    var (position, next) = (distribution.start, distribution.start)
    for child in pass.children {
      let along = child[main]
      let hasPlainMargins = along.hasPlainMargins && !shrinksGaps
      position = next + (hasPlainMargins ? along.start : margin(along, .start, &distribution, log))
      along.origin = position
      if !isGroup, let weight = along.shareWeight {
        log?.note(nil, weight, of: pass.index(of: child), in: distribution.remaining)
        along.extent = along.clamp(distribution.remaining.allocate(weight, in: pass))
      } else if !Self.widthsComeFirst, !isGroup {
        along.clampExtent()
      }
      let isStretched = growth != 0 && isStretchable(child)
      if isStretched { along.extent += growth }
      if !Self.widthsComeFirst, !(usesNumericSizes && child.isPlain) {
        // Under the gravity `fill`, a text keeps the height that it has before it is stretched.
        let isStretchedText = isStretched && pass[main].gravity == .stretch
        if !isGroup || isStretchedText || shrinksSizes { sizeAcrossIndependently(child) }
        if !waitsForHeight { layOutAcross(child) }
      }
      position += along.extent
      position += hasPlainMargins ? along.end : margin(along, .end, &distribution, log)
      next = position + gap
    }
    return position
  }

  /// The length of a margin: its share of the remaining length, or its points minus the reduction of the
  /// gaps; in a group, a weight is a percentage.
  @inline(never)
  private func margin(
    _ along: TGChildAxis<Main>, _ side: Side, _ distribution: inout Distribution, _ log: LineLog?
  ) -> Double {
    let reduction = distribution.shortage?.part(of: along.shrink(side)) ?? 0
    if isGroup {
      let room = roomForMargins
      return (side == .start ? along.start(of: room) : along.end(of: room)) - reduction
    }
    let margin = along.position(side)
    if let weight = margin.weight {
      log?.note(side, weight, of: pass.index(of: along.child), in: distribution.remaining)
      let share = distribution.remaining.allocate(weight, in: pass)
      return margin.clamp(share + margin.offset) - reduction
    }
    let length = margin.number + margin.offset
    return margin.clamp(length) + distribution.gapShrink.change(of: length) - reduction
  }
}

/// The length that the children of a line need along it before the remaining length is distributed.
struct Demand {
  /// The total length of sizes, gaps and offsets.
  var length = 0.0
  /// The sum of the weights of sizes and margins, in percent.
  var weight = 0.0
  /// The coordinate where the last child of a column ends, including its margin, if there is nothing to
  /// distribute.
  var end: Double

  /// Adds a margin: its weight and offset, or else its length in points.
  @inline(__always)
  mutating func add<Main: TGAxisType>(_ side: Side, _ points: Double, of along: TGChildAxis<Main>) {
    let margin = along.position(side)
    if let weight = margin.weight {
      self.weight += weight
      length += margin.offset
    } else {
      length += points
    }
  }
}

/// The side of a margin along the line.
enum Side { case start, end }

extension TGChildAxis {
  /// The shrink factor of a margin along the line.
  func shrink(_ side: Side) -> Double { position(side).shrink }

  /// The complete descriptor of a margin along the line.
  func position(_ side: Side) -> TGChildPosition { side == .start ? startPosition : endPosition }
}

// MARK: - Along the line

extension Line {
  /// Sizes a child along the line, unless its extent depends on the remaining length.
  @inline(__always)
  private func sizeAlong(_ child: TGChild) {
    let along = child[main]
    if along.sizeKind == .number, fixedSize == 0 {
      along.extent = along.numberWithinBounds
      return
    }
    along.extent = fixedSize != 0 ? fixedSize : along.current
    if fixedSize == 0 {
      switch along.size {
      case .wrap: if Self.widthsComeFirst { along.remeasure() }
      case .ofContainer(Main.axis) where !pass[main].wraps:
        along.extent = along.scaled(pass[main].size - start - end)
      case .ofOtherAxis where Self.widthsComeFirst:
        along.extent = along.scaled(child[cross].extent)
      case .ofOtherAxis where isGroup: along.extent = along.scaled(heightBeforeWidth(of: child))
      default: break
      }
    }
    along.clampExtent()
  }

  /// The height of a child of a row before its width is resolved, for a width that refers to the height.
  private func heightBeforeWidth(of child: TGChild) -> Double {
    let across = child[cross]
    if across.refersToContainer { return across.scaled(roomAcrossBeforePass) }
    return across.number(or: across.current)
  }

  /// Whether the gravity `fill` or `stretch` along the line may stretch a child.
  func isStretchable(_ child: TGChild) -> Bool {
    let along = child[main]
    if along.lowerBound?.kind == .wrap { return false }
    if pass[main].gravity == .stretch { return along.isStretchable }
    if along.wraps { return false }
    return !along.refersToContainer || pass[main].wraps
  }
}

// MARK: - Across the line

extension Line {
  /// Sizes a child across the line and places it there.
  @inline(__always)
  func layOutAcross(_ child: TGChild) {
    sizeAcross(child)
    child[cross].place()
  }

  /// Sizes a child across the line: by its own size, by a share of the container, or by the space between
  /// its margins.
  @inline(__always)
  private func sizeAcross(_ child: TGChild) {
    let across = child[cross]
    switch across.sizeKind {
    case .number: across.extent = across.numberWithinBounds
    case .none where !across.isBetweenMargins, .wrap: across.clampExtent()
    default: sizeAcrossByContainer(child)
    }
  }

  @inline(never)
  private func sizeAcrossByContainer(_ child: TGChild) {
    let (across, room) = (child[cross], pass[cross].content)
    if across.isBetweenMargins {
      across.extent = room - across.start(of: room) - across.end(of: room)
    } else if across.refersToContainer {
      across.extent = across.scaled(room)
    } else if across.sizeKind == .fill {
      across.extent = across.scaled(room - across.start(of: room) - across.end(of: room))
    } else {
      across.extent = across.share(of: room, or: across.extent)
    }
    across.clampExtent()
  }

  /// Sizes a child across the line independently of the container's extent, which is not resolved yet.
  ///
  /// In a row this is the height for the child's width.
  @inline(__always)
  func sizeAcrossIndependently(_ child: TGChild) {
    let across = child[cross]
    if across.sizeKind == .number {
      across.extent = across.numberWithinBounds
    } else {
      sizeAcrossByRule(child)
    }
  }

  @inline(never)
  private func sizeAcrossByRule(_ child: TGChild) {
    let across = child[cross]
    across.extent = across.current
    if !Self.widthsComeFirst {
      switch across.size {
      case .wrap: across.remeasure()
      case .ofContainer(Cross.axis): across.extent = across.scaled(roomAcrossBeforePass)
      case .ofOtherAxis: across.extent = across.scaled(child[main].extent)
      default: break
      }
    }
    across.clampExtent()
  }

  /// The available space across the line while the container's own extent is not resolved yet.
  private var roomAcrossBeforePass: Double {
    pass[cross].sizeBeforePass - pass[cross].paddingStart - pass[cross].paddingEnd
  }

  /// Sizes the container across the line, if it wraps on that axis.
  ///
  /// A column uses the widths that its children have independently of the container; a row uses their
  /// heights.
  func wrapAcross() {
    guard pass[cross].wraps else { return }
    var greatest = 0.0
    for child in pass.children {
      if Self.widthsComeFirst { sizeAcrossIndependently(child) }
      if child[cross].affectsExtentAcross {
        greatest = max(greatest, child[cross].requiredExtentAcross)
      }
    }
    let needed = greatest + pass[cross].paddingStart + pass[cross].paddingEnd
    // Gravity has an effect if a lower bound of the container adds space across the line.
    pass[cross].size =
      pass[cross].gravity == .none ? needed : max(needed, pass[cross].clamp(needed))
  }

  /// Aligns later children with text to the baseline of the base view, under the gravity `baseline`.
  ///
  /// All children are at the top so far, where the base view and views without text stay.
  private func alignBaselines() {
    var baseline: Double?
    for child in pass.children {
      guard let font = child.font else { continue }
      let across = child[cross]
      let ownBaseline = font.baseline(inHeight: across.extent.magnitude)
      if let baseline {
        if across.resolvedAlignment == .baseline { across.origin = baseline - ownBaseline }
      } else if child.id == options.baselineBase {
        baseline = across.origin + ownBaseline
      }
    }
  }
}

extension TGChildAxis {
  /// Whether the size refers to the container's extent along the same axis.
  @inline(__always) var refersToContainer: Bool {
    if case .ofContainer(Axis.axis) = size { true } else { false }
  }

  /// Whether the child affects the extent of a container that wraps across the line.
  @inline(__always) var affectsExtentAcross: Bool {
    switch sizeKind {
    case .fill, .weight: false
    case .reference where refersToContainer: false
    default: !isBetweenMargins
    }
  }

  /// The cross-axis extent that the child requires of the container, including margins.
  ///
  /// Margins that are weights are percentages of this extent itself.
  @inline(__always) var requiredExtentAcross: Double {
    if !hasPositions { return extent }
    return hasPlainMargins ? extent + start + end : requiredExtentWithPositions
  }

  private var requiredExtentWithPositions: Double {
    let positions = [startPosition, centerPosition, endPosition]
    let weights = positions.reduce(0) { $0 + ($1.weight ?? 0) / 100 }
    let numbers = positions.reduce(extent) { $0 + $1.number + $1.offset }
    let total = weights >= 1 - tolerance ? 0 : numbers / (1 - weights)
    return positions.reduce(extent) { $0 + $1.clamp($1.points(of: total)) }
  }
}
