import TangramCore

/// The layout of one line of children: sizes, distribution of the remaining length, and positions.
///
/// `Main` is the axis along the line. The code is the same for both orientations, except that heights may
/// depend on widths: a column resolves the extent across the line before the one along it, and a row
/// after it. `widthsComeFirst` is true for columns, and `layOut` orders the steps accordingly.
struct Line<Main: TGAxisType>: TGAxisWork {
  let pass: TGPass
  let options: TGLinearAlgorithm
  /// Whether a gravity along the line places the children as a group, so that weights have no effect.
  let isGroup: Bool
  /// Whether later children are aligned to the baseline of the base view.
  let hasBaseline: Bool

  /// The padding and the gap along the line; fixed sizes change them.
  private(set) var start: Double
  private(set) var end: Double
  private(set) var space: Double
  /// The fixed size along the line that all children get, or 0.
  private(set) var fixedSize = 0.0
  /// Whether a child whose width and height are both numbers gets exactly this size at the start edge,
  /// because no rule of the line overrides it.
  private(set) var takesNumbers = false
  /// The baseline of the base view, once that view is placed.
  var baseline: Double?

  init(pass: TGPass, options: TGLinearAlgorithm) {
    (self.pass, self.options) = (pass, options)
    let (along, across) = (pass[Main()], pass[Main.Cross()])
    (start, end, space) = (along.paddingStart, along.paddingEnd, along.space)
    isGroup = along.gravity != .none
    hasBaseline = options.baselineBase != nil && across.gravity == .baseline
    if !isGroup, let fixed = options.fixedSubviews { apply(fixed) }
    takesNumbers = fixedSize == 0 && across.gravity == .none
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
  mutating func layOut() {
    if Self.widthsComeFirst { wrapAcross() }
    let demand = sizeChildren()
    let distribution = distribution(for: demand)
    let last = distribution.map { place($0) } ?? demand.end
    if pass[main].wraps, !isGroup { pass[main].size = last + end }
    if !Self.widthsComeFirst, pass[cross].wraps {
      wrapAcross()
      for child in pass.children { layOutAcross(child) }
    }
  }

  /// The length that the children need along the line before the remaining length is distributed.
  struct Demand {
    /// The total length of sizes, gaps and offsets.
    var length = 0.0
    /// The sum of the weights of sizes and margins, in percent.
    var weight = 0.0
    /// The coordinate where the last child of a column ends, including its margin, if there is nothing to
    /// distribute.
    var end: Double
  }

  /// Sizes the children as far as possible before the remaining length is distributed, and adds up the
  /// length that they need.
  ///
  /// A column sizes its children across the line first, a row along it. The children of a column are also
  /// placed here, as if there were nothing to distribute.
  mutating func sizeChildren() -> Demand {
    // Local copies, because properties would be read again after each write to a child.
    let (space, side, takesNumbers) = (space, pass[cross].paddingStart, takesNumbers)
    let room = isGroup ? roomForMargins : 0
    // There is one gap fewer than there are children.
    var demand = Demand(length: pass.count > 0 ? -space : 0, end: start)
    var next = start
    for child in pass.children {
      let (along, across) = (child[main], child[cross])
      if takesNumbers, child.isPlain {
        (along.extent, across.extent) = (along.plainExtent, across.plainExtent)
        across.origin = side
      } else {
        size(child)
      }
      var (before, after) = (along.plainStart, along.plainEnd)
      demand.length += space
      if child.isNumeric {
        demand.length += before
        demand.length += after
      } else {
        (before, after) = (along.start, along.end)
        addMargins(of: along, room, to: &demand)
      }
      if !isGroup, let weight = along.weightInRest {
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
  private mutating func size(_ child: TGChild) {
    if Self.widthsComeFirst {
      child[cross].extent = child[cross].current
      layOutAcross(child)
    }
    sizeAlong(child)
    if !Self.widthsComeFirst, isGroup { sizeAcrossByItself(child) }
  }

  @inline(never)
  private func addMargins(
    of along: TGChildAxis<Main>, _ room: Double, to demand: inout Demand
  ) {
    if isGroup {
      demand.length += along.start(of: room) + along.end(of: room)
      return
    }
    for side in Side.allCases {
      if let weight = along.weight(side) {
        demand.weight += weight
        demand.length += along.position(side).offset
      } else {
        demand.length += along.points(side)
      }
    }
  }

  /// Places the children along the line, and in a row also sizes and places them across it.
  ///
  /// - Returns: The coordinate where the last child ends, including its margin.
  private mutating func place(_ distribution: Distribution) -> Double {
    var distribution = distribution
    // Local copies, because properties would be read again after each write to a child.
    let shrinksSizes = distribution.shortage != nil
    let shrinksGaps = distribution.gapShrink != .none || shrinksSizes
    let gap = distribution.gap
    let (isGroup, growth) = (isGroup, distribution.growth)
    let (waitsForHeight, takesNumbers) = (pass[cross].wraps, takesNumbers)
    var (position, next) = (distribution.start, distribution.start)
    for child in pass.children {
      let along = child[main]
      let hasPlainMargins = child.isNumeric && !shrinksGaps
      position = next + (hasPlainMargins ? along.plainStart : margin(along, .start, &distribution))
      along.origin = position
      if !isGroup, let weight = along.weightInRest {
        along.extent = along.clamp(distribution.rest.take(weight, in: pass))
      } else if !Self.widthsComeFirst, !isGroup {
        along.clampExtent()
      }
      let isStretched = growth != 0 && isStretchable(child)
      if isStretched { along.extent += growth }
      if !Self.widthsComeFirst, !(takesNumbers && child.isPlain) {
        // Under the gravity `fill`, a text keeps the height that it has before it is stretched.
        let isStretchedText = isStretched && pass[main].gravity == .stretch
        if !isGroup || isStretchedText || shrinksSizes { sizeAcrossByItself(child) }
        if !waitsForHeight { layOutAcross(child) }
      }
      position += along.extent
      position += hasPlainMargins ? along.plainEnd : margin(along, .end, &distribution)
      next = position + gap
    }
    return position
  }

  /// The length of a margin: its share of the remaining length, or its points minus the reduction of the
  /// gaps; in a group, a weight is a percentage.
  @inline(never)
  private func margin(
    _ along: TGChildAxis<Main>, _ side: Side, _ distribution: inout Distribution
  ) -> Double {
    let lost = distribution.shortage?.part(of: along.shrink(side)) ?? 0
    if isGroup {
      let room = roomForMargins
      return (side == .start ? along.start(of: room) : along.end(of: room)) - lost
    }
    let margin = along.position(side)
    if let weight = margin.weight {
      return margin.clamp(distribution.rest.take(weight, in: pass) + margin.offset) - lost
    }
    let length = margin.number + margin.offset
    return margin.clamp(length) + distribution.gapShrink.extra(of: length) - lost
  }
}

/// The side of a margin along the line.
enum Side: CaseIterable { case start, end }

extension TGChildAxis {
  /// The weight of a margin along the line, in percent; nil if the margin is not a weight.
  func weight(_ side: Side) -> Double? { side == .start ? startWeight : endWeight }

  /// The shrink factor of a margin along the line.
  func shrink(_ side: Side) -> Double { side == .start ? startShrink : endShrink }

  /// The length of a margin along the line, in points.
  func points(_ side: Side) -> Double { side == .start ? start : end }

  /// The complete descriptor of a margin along the line.
  func position(_ side: Side) -> TGChildPosition { side == .start ? startPosition : endPosition }
}
