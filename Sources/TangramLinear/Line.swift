import TangramCore

/// One line of children: their sizes, how the rest of the length is distributed, and their places.
///
/// `Main` is the axis along the line. Nothing here names a side: the two orientations differ only
/// in that heights follow widths. So in a column the extent across is known before the one along
/// the line, and in a row after it; `widthsComeFirst` says which, and `layOut` in which order.
struct Line<Main: TGAxisType>: TGAxisWork {
  let pass: TGPass
  let options: TGLinearAlgorithm
  /// Whether a gravity along the line places the children as a group, so that weights share nothing.
  let isGroup: Bool
  /// Whether later children stand on the line of writing of the base view.
  let hasBaseline: Bool

  /// The padding and the gap along the line; fixed sizes change them.
  private(set) var start: Double
  private(set) var end: Double
  private(set) var space: Double
  /// The fixed size along the line that all children get, or 0.
  private(set) var fixedSize = 0.0
  /// Whether a child of two numbers that says nothing else is as large as they are, at the start: no rule
  /// of the line says anything else.
  private(set) var takesNumbers = false
  /// The line of writing of the base view, once that view is placed.
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

  /// Whether children lie above each other, so that the extent across is a width and the one along
  /// the line may depend on it.
  @inline(__always) static var widthsComeFirst: Bool { Main.axis == .vertical }

  /// The gaps between neighbours in all.
  var totalSpace: Double { pass.count > 1 ? Double(pass.count - 1) * space : 0 }

  /// Works out the fixed size and the gaps; where a limit of the gaps is met, the size gives way.
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

/// Lengths that differ by less than this are the same.
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

  /// What the children need along the line before the rest of it is distributed.
  struct Demand {
    /// The length that sizes, gaps and offsets take.
    var length = 0.0
    /// The sum of the weights of sizes and margins, in percent.
    var weight = 0.0
    /// Where the last child of a column ends, with its margin, if nothing is distributed.
    var end: Double
  }

  /// Sizes the children as far as that does not depend on the rest of the length, and adds up what
  /// they need: in a column across the line first, in a row along it.
  ///
  /// The children of a column are placed on the way, as if there were nothing to distribute.
  mutating func sizeChildren() -> Demand {
    // Local, so that writing to children does not make them be read again.
    let (space, side, takesNumbers) = (space, pass[cross].paddingStart, takesNumbers)
    let room = isGroup ? roomForMargins : 0
    // There is a gap less than there are children.
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

  /// Sizes a child whose size is a matter of rules.
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
        demand.length += along.inFull(side).offset
      } else {
        demand.length += along.points(side)
      }
    }
  }

  /// Places the children along the line, and in a row also sizes and places them across it.
  ///
  /// - Returns: Where the last child ends, with its margin.
  private mutating func place(_ distribution: Distribution) -> Double {
    var distribution = distribution
    // Local, so that writing to children does not make them be read again.
    let (gap, shrinksGaps) = (distribution.gap, distribution.gapShrink != .none)
    let (sharesRest, growth) = (distribution.margins == .share, distribution.growth)
    let (waitsForHeight, takesNumbers) = (pass[cross].wraps, takesNumbers)
    var (position, next) = (distribution.start, distribution.start)
    for child in pass.children {
      let along = child[main]
      let hasPlainMargins = child.isNumeric && !shrinksGaps
      position = next + (hasPlainMargins ? along.plainStart : margin(along, .start, &distribution))
      along.origin = position
      if sharesRest, let weight = along.weightInRest {
        along.extent = along.clamp(distribution.rest.take(weight))
      } else if !Self.widthsComeFirst, !isGroup {
        along.clampExtent()
      }
      if !Self.widthsComeFirst, !(takesNumbers && child.isPlain) {
        if !isGroup { sizeAcrossByItself(child) }
        if !waitsForHeight { layOutAcross(child) }
      }
      if growth != 0, isStretchable(child) { along.extent += growth }
      position += along.extent
      position += hasPlainMargins ? along.plainEnd : margin(along, .end, &distribution)
      next = position + gap
    }
    return position
  }

  /// The length that a margin takes: a share of the rest, or its points and what gaps lose.
  @inline(never)
  private func margin(
    _ along: TGChildAxis<Main>, _ side: Side, _ distribution: inout Distribution
  ) -> Double {
    switch distribution.margins {
    case .percentage(let room): return along.points(side, of: room)
    case .share:
      let margin = along.inFull(side)
      if let weight = margin.weight {
        return margin.clamp(distribution.rest.take(weight) + margin.offset)
      }
      let length = margin.number + margin.offset
      return margin.clamp(length) + distribution.gapShrink.extra(of: length)
    }
  }
}

/// A side of a child along the line.
enum Side: CaseIterable { case start, end }

extension TGChildAxis {
  /// The weight of a margin along the line, in percent; nil if it has none.
  func weight(_ side: Side) -> Double? { side == .start ? startWeight : endWeight }

  /// A margin along the line in points.
  func points(_ side: Side) -> Double { side == .start ? start : end }

  /// A margin along the line where a weight is a percentage of `length`.
  func points(_ side: Side, of length: Double) -> Double {
    side == .start ? start(of: length) : end(of: length)
  }

  /// A margin along the line with all its parts.
  func inFull(_ side: Side) -> TGChildPosition { side == .start ? startInFull : endInFull }
}
