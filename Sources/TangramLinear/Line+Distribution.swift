import TangramCore
import TangramExplanations

// Distribution of the length that remains after sizes and margins: as shares among weights, or by the
// gravity along the line. If the children need more length than is available, sizes or gaps may shrink.

/// The position of the first child of a line, and the lengths that are added to children and gaps.
struct Distribution {
  /// The coordinate where the margin of the first child begins.
  var start: Double
  /// The gap between neighbors.
  var gap: Double
  /// The amount by which each stretchable child grows.
  var growth = 0.0
  /// The remaining length to divide among weights.
  var remaining = FreeLength(length: 0, weight: 0)
  /// The reduction of the gaps.
  var gapShrink = GapShrink.none
  /// The shortage that sizes and margins share in proportion to their shrink factors.
  var shortage: TGShortage?
}

extension Line {
  /// Returns the distribution of the remaining length; nil if the children of a column keep the positions
  /// that were assigned while they were sized.
  func distribution(for demand: Demand) -> Distribution? {
    if pass.childrenMayShrink, let shortage = shortage(demand.length) {
      for child in pass.children where child[main].shareWeight == nil {
        child[main].shrinkExtent(shortage)
      }
      return Distribution(
        start: start, gap: space, remaining: FreeLength(length: 0, weight: demand.weight),
        shortage: shortage)
    }
    if isGroup { return distributionByGravity(demand.length) }
    let mayShrink = !options.shrinkType.isDisjoint(with: .anyStrategy)
    if Self.widthsComeFirst, demand.weight == 0, !mayShrink { return nil }
    var length = options.shrinkType == .none ? pass[main].size : pass[main].sizeBeforePass
    if pass[main].wraps, demand.weight != 0 {
      length = pass[main].clamp(start + end + totalSpace)
      pass[main].size = length
    }
    let free = length - demand.length - start - end
    if Self.widthsComeFirst, demand.weight == 0, free > tolerance { return nil }
    var gapShrink = GapShrink.none
    if mayShrink, free <= tolerance { gapShrink = shrinkChildren(missing: free, length) }
    let remaining = FreeLength(length: free <= tolerance ? 0 : free, weight: demand.weight)
    return Distribution(
      start: start, gap: space.shortened(by: gapShrink.part(of: space)), remaining: remaining,
      gapShrink: gapShrink)
  }
}

/// The remaining length to share, and the sum of the weights that have not received their share yet.
struct FreeLength {
  var length: Double
  var weight: Double

  /// Subtracts the share of a weight and returns it; it is never negative.
  ///
  /// Each share is rounded and subtracted from the remaining length, so that the shares add up to the
  /// whole.
  mutating func allocate(_ share: Double, in pass: TGPass) -> Double {
    guard weight != 0 else { return 0 }
    let part = pass.round(share / weight * length)
    length -= part
    weight -= share
    return part > tolerance ? part : 0
  }
}

extension TGChildAxis {
  /// The child's weight in the remaining length of the line, in percent; nil if its size is not a share.
  @inline(__always) var shareWeight: Double? {
    switch sizeKind {
    case .weight: weight
    case .fill: 100
    default: nil
    }
  }
}

// MARK: - By gravity

extension Line {
  /// The length that percentage margins refer to when the children are placed as a group.
  var roomForMargins: Double {
    max(0, pass[main].sizeBeforePass - start - end - totalSpace)
  }

  private func distributionByGravity(_ needed: Double) -> Distribution {
    let container = pass[main]
    let stretches = container.gravity == .fill || container.gravity == .stretch
    let (first, gap, growth) = container.spread(
      pass.count, needed, stretchable: stretches ? pass.children.count(where: isStretchable) : 0,
      inWindow: container.fromWindow((container.windowSize - needed) / 2, extent: needed))
    return Distribution(start: first, gap: space + gap, growth: growth)
  }
}

// MARK: - Shrinking sizes or gaps when the children need more length than is available

/// The amount by which the gaps shrink.
enum GapShrink: Equatable {
  case none
  /// The same amount for every gap.
  case equal(Double)
  /// A fraction of the length of each gap.
  case proportional(Double)

  /// The reduction of a gap of this length; a gap of 0 does not shrink.
  func part(of length: Double) -> Double {
    switch self {
    case .none: 0
    case .equal(let part): length == 0 ? 0 : part
    case .proportional(let factor): factor * length
    }
  }
}

extension Line {
  /// The shortage that sizes and margins with shrink factors share; nil if there is none.
  ///
  /// - Parameter needed: The length that the children need.
  func shortage(_ needed: Double) -> TGShortage? {
    if pass[main].wraps { return nil }
    let factors = pass.children.reduce(0) { sum, child in
      let along = child[main]
      let size = along.shareWeight == nil ? along.shrink : 0
      return sum + along.startPosition.shrink + size + along.endPosition.shrink
    }
    return TGShortage(of: needed + start + end - pass[main].size, factors: factors)
  }

  /// Subtracts a shortage from the sizes, or returns how the gaps must shrink instead.
  ///
  /// - Parameter missing: The shortage, a negative number.
  func shrinkChildren(missing: Double, _ length: Double) -> GapShrink {
    guard missing < -tolerance else { return .none }
    if options.shrinkType.contains(.space) { return gapShrink(missing, length) }
    if length > 0 { shrinkSizes(missing) }
    return .none
  }

  private func gapShrink(_ missing: Double, _ length: Double) -> GapShrink {
    // As in TangramKit, this compares the length of a column, but the height of a row.
    let extent = Self.widthsComeFirst ? length : pass[cross].sizeBeforePass
    let gaps = gaps()
    let total = gaps.reduce(0, +)
    guard total > 0, extent > 0 else { return .none }
    return switch options.shrinkType.intersection(.anyStrategy) {
    case .average: .equal(-missing / Double(gaps.count))
    case .auto: .none
    default: .proportional(-missing / total)
    }
  }

  /// The gaps and margins that can shrink: those that are neither 0 nor weights.
  private func gaps() -> [Double] {
    var gaps = Array(repeating: space, count: max(0, pass.count - 1))
    for child in pass.children {
      if child[main].startPosition.weight == nil { gaps.append(child[main].start) }
      if child[main].endPosition.weight == nil { gaps.append(child[main].end) }
    }
    return gaps.filter { $0 != 0 }
  }

  private func shrinkSizes(_ missing: Double) {
    let strategy = options.shrinkType.intersection(.anyStrategy)
    if strategy == .auto, !Self.widthsComeFirst {
      shrinkLongerOfTwo(missing)
      return
    }
    let shrinking = pass.children.filter(canShrink).map { $0[main] }
    let total = shrinking.reduce(0) { $0 + $1.extent }
    for along in shrinking {
      if strategy == .average {
        along.extent += missing / Double(shrinking.count)
      } else if total != 0 {
        along.extent += missing * along.extent / total
      }
    }
  }

  private func canShrink(_ child: TGChild) -> Bool {
    let kind = child[main].sizeKind
    return kind != .weight && kind != .fill && child[main].lowerBound?.kind != .wrap
  }

  /// Shrinks two wrapping children of a row to the available space.
  ///
  /// If both need more than half, each gets half; otherwise the longer one gets the length that the
  /// shorter one leaves.
  private func shrinkLongerOfTwo(_ missing: Double) {
    let wrapping = pass.children.filter { $0[main].wraps && canShrink($0) }
    guard wrapping.count == 2 else { return }
    let (first, second) = (wrapping[0], wrapping[1])
    let (p, q) = (first[main].extent, second[main].extent)
    let room = missing + p + q
    let half = room / 2
    let (firstIsLong, secondIsLong) = (p - half > tolerance, q - half > tolerance)
    if firstIsLong { first[main].extent = secondIsLong ? half : room - q }
    if secondIsLong { second[main].extent = firstIsLong ? half : room - p }
  }
}

// MARK: - The rule of gravity, which an explanation shares

extension TGRuleContainer {
  /// How the gravity along a line places its children, which need a length, as a group: where the group
  /// begins, the length that is added to each gap, and the growth of each stretchable child.
  ///
  /// - Parameter middle: Where the group begins if it is centered in the window.
  func spread(
    _ count: Int, _ needed: Number, stretchable: Int, inWindow middle: @autoclosure () -> Number
  ) -> (first: Number, gap: Number, growth: Number) {
    let remaining = (sizeBeforePass - needed - paddingStart - paddingEnd).named("rest")
    let (lead, gap) = gravity.spread(count).parts(of: remaining)
    let first = gravity == .windowCenter ? middle() : paddingStart + lead
    if stretchable == 0 { return (first, gap, Number(0)) }
    let growth = remaining / Number(Double(stretchable))
    return (first, gap, growth.by("what is left, in equal parts"))
  }
}
