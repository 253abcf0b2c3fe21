import TangramCore
import TangramExplanations

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
    if let base { alignBaselines(to: base) }
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
    demand.length += along.marginBeforeShares(.start, of: isGroup ? room : nil)
    demand.length += along.marginBeforeShares(.end, of: isGroup ? room : nil)
    if isGroup { return }
    demand.weight += along.startPosition.weight ?? 0
    demand.weight += along.endPosition.weight ?? 0
  }

  /// Places the children along the line, and in a row also sizes and places them across it.
  ///
  /// - Returns: The coordinate where the last child ends, including its margin.
  func place(_ distribution: Distribution) -> Double {
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
      position = next + (hasPlainMargins ? along.start : margin(along, .start, &distribution))
      along.origin = position
      if !isGroup, let weight = along.shareWeight {
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
      position += hasPlainMargins ? along.end : margin(along, .end, &distribution)
      next = position + gap
    }
    return position
  }

  /// The length of a margin, which is subtracted from the remaining length if it is a share of it.
  @inline(never)
  private func margin(
    _ along: TGChildAxis<Main>, _ side: Side, _ distribution: inout Distribution
  ) -> Double {
    let position = along.position(side)
    if isGroup { return along.margin(side, of: roomForMargins, in: distribution) }
    let share = position.weight.map { weight in
      position.clamp(distribution.remaining.allocate(weight, in: pass) + position.offset)
    }
    return along.margin(side, share, in: distribution)
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
    along.extent =
      fixedSize != 0 ? fixedSize : along.extentAlong(in: pass[main].size - start - end)
    if Self.widthsComeFirst, fixedSize == 0 { along.remeasure() }
    along.clampExtent()
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
    default:
      // Set before it is clamped, because a bound may be the extent itself.
      across.extent = across.extentAcross(own: across.extent)
      across.clampExtent()
    }
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
    across.extent = across.ownExtentAcross(along: child[main].extent)
    if !Self.widthsComeFirst, across.wraps { across.remeasure() }
    across.clampExtent()
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

  /// The index of the child whose baseline later children are aligned to; nil if there is none.
  var base: Int? {
    if options.baselineBase == nil || pass[cross].gravity != .baseline { return nil }
    return pass.children.firstIndex { $0.id == options.baselineBase }
  }

  /// Aligns the children after the base view to its baseline.
  ///
  /// All children are at the top so far, where the base view and views without text stay.
  private func alignBaselines(to base: Int) {
    for child in pass.children[(base + 1)...] where child[cross].resolvedAlignment == .baseline {
      let origin = child[cross].origin(onBaselineOf: pass[base][cross])
      if let origin { child[cross].origin = origin }
    }
  }
}

// MARK: - Rules along the line
//
// The rules are generic over their numbers, because explanations evaluate them with reasons.

/// The side of a margin along the line.
enum Side { case start, end }

extension TGRuleChild {
  /// The complete descriptor of a margin along the line.
  func position(_ side: Side) -> TGChildPosition { side == .start ? startPosition : endPosition }

  /// The length of a margin along the line: a share of the remaining length or, if there is none, its points
  /// minus the reduction of the gaps; in a group, a weight is a percentage of `room`.
  func margin(
    _ side: Side, _ share: Number? = nil, of room: Number? = nil, in distribution: Distribution?
  ) -> Number {
    let position = position(side)
    var margin = share ?? marginBeforeShares(side, of: room)
    guard let distribution else { return margin }
    if share == nil, room == nil {
      let length = position.number + position.offset
      margin = margin.bounded(to: position.clamp(length))
        .shortened(by: distribution.gapShrink.part(of: length))
    }
    return margin.shortened(by: distribution.shortage?.part(of: position.shrink) ?? 0)
  }

  /// The length that a margin takes before the remaining length is divided into shares: of a share, only the
  /// offset.
  func marginBeforeShares(_ side: Side, of room: Number?) -> Number {
    if room == nil, position(side).weight != nil {
      let offset = position(side).offset
      return offset == 0 ? Number(0) : Number(offset).named("offset")
    }
    return side == .start ? marginBefore(of: room) : marginAfter(of: room)
  }

  /// The extent along the line of a child that has no share, before its bounds are applied; `room` is the
  /// length of the line without padding.
  @inline(__always)
  func extentAlong(in room: @autoclosure () -> Number) -> Number {
    switch size {
    case .number: number
    case .ofContainer(axis) where !container.wraps: scaled(room())
    case .ofOtherAxis where axis == .vertical: scaled(cross.extent)
    case .ofOtherAxis where container.gravity != .none:
      scaled(cross.early(cross.heightBeforeWidth))
    default: current
    }
  }

  /// The height of a child of a row before its width is resolved, for a width that refers to the height.
  private var heightBeforeWidth: Number {
    if refersToContainer { return scaled(container.contentBeforePass) }
    return sizeKind == .number ? number : current
  }

  /// Returns an extent that the child has before the line is laid out, which may be its final extent.
  func early(_ extent: Number) -> Number {
    extent.value == self.extent.value ? self.extent : extent
  }
}

extension TGRuleNumber {
  /// Returns the length minus its part of a shortage.
  func shortened(by part: Double) -> Self {
    part == 0 ? self : self - Self(part).named("part of the shortage")
  }

  /// Returns the length of a margin, or a bound of it that it is clamped to.
  func bounded(to length: Double) -> Self {
    length == value ? self : Self(length).named("bound of the margin")
  }
}

// MARK: - Rules across the line

extension TGRuleChild {
  /// Whether the child affects the extent of a container that wraps across the line.
  @inline(__always) var affectsExtentAcross: Bool {
    switch sizeKind {
    case .fill, .weight: false
    case .reference where refersToContainer: false
    default: !isBetweenMargins
    }
  }

  /// The extent across the line before its bounds are applied, independently of the container's extent,
  /// which is not resolved yet: in a row, a height that may depend on the width of the child.
  @inline(__always)
  func ownExtentAcross(along width: Number) -> Number {
    if sizeKind == .number { return number }
    guard axis == .vertical else { return current }
    return switch size {
    case .ofContainer(axis): scaled(container.contentBeforePass)
    case .ofOtherAxis: scaled(width)
    default: current
    }
  }

  /// The extent across the line before its bounds are applied: the space between its margins, a share of the
  /// container or else the child's own extent.
  @inline(never)
  func extentAcross(own: Number) -> Number {
    let room = container.content
    if sizeKind == .fill || isBetweenMargins {
      let between = room - marginBefore(of: room) - marginAfter(of: room)
      return isBetweenMargins ? between : scaled(between)
    }
    if refersToContainer { return scaled(room) }
    return sizeKind == .weight ? share(of: room) : own
  }

  /// The extent that a child with this extent requires of a container that wraps across the line, including
  /// margins, whose weights are percentages of the required extent itself.
  @inline(never)
  func requiredExtentAcross(_ extent: Number) -> Number {
    let positions = [startPosition, centerPosition, endPosition]
    let weights = positions.reduce(0) { $0 + ($1.weight ?? 0) / 100 }
    let numbers = positions.reduce(extent) { $0 + Number($1.number) + Number($1.offset) }
    let total =
      weights >= 1 - tolerance
      ? Number(0) : (numbers / Number(1 - weights)).named("room that leaves space for shares")
    let points = [marginBefore(of: total), centerOffset(of: total), marginAfter(of: total)]
    return zip(positions, points).reduce(extent) { $0 + $1.1.bounded(to: $1.0.clamp($1.1.value)) }
  }

  /// The coordinate that puts the baseline of the child on that of another child; nil if one of them has no
  /// text.
  func origin(onBaselineOf base: Self) -> Number? {
    guard let own = baseline(inHeight: extent.magnitude),
      let other = base.baseline(inHeight: base.extent.magnitude)
    else { return nil }
    return base.origin + other - own
  }
}

extension TGChildAxis {
  /// The extent that the child requires of a container that wraps across the line, including margins.
  @inline(__always) var requiredExtentAcross: Double {
    if !hasPositions { return extent }
    return hasPlainMargins ? extent + start + end : requiredExtentAcross(extent)
  }
}
