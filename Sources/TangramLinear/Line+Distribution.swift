import TangramCore

// Distribution of the length that remains after sizes and margins: as shares among weights, or by the
// gravity along the line. If the children need more length than is available, sizes or gaps may shrink.

extension Line {
  /// The position of the first child, and the lengths that are added to children and gaps.
  struct Distribution {
    /// The coordinate where the margin of the first child begins.
    var start: Double
    /// The gap between neighbors.
    var gap: Double
    /// The amount by which each stretchable child grows.
    var growth = 0.0
    /// The remaining length to divide among weights.
    var rest = FreeLength(length: 0, weight: 0)
    /// The reduction of the gaps.
    var gapShrink = GapShrink.none
    /// The shortage of which margins take the parts that their shrink factors specify.
    var shortage: TGShortage?
  }

  /// Returns the distribution of the remaining length; nil if the children of a column keep the positions
  /// that were assigned while they were sized.
  func distribution(for demand: Demand) -> Distribution? {
    if pass.childrenMayShrink, let shortage = shortage(demand.length) {
      for child in pass.children where child[main].weightInRest == nil {
        child[main].shrinkExtent(shortage)
      }
      return Distribution(
        start: start, gap: space, rest: FreeLength(length: 0, weight: demand.weight),
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
    let rest = FreeLength(length: free <= tolerance ? 0 : free, weight: demand.weight)
    return Distribution(
      start: start, gap: space + gapShrink.extra(of: space), rest: rest, gapShrink: gapShrink)
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
  mutating func take(_ share: Double, in pass: TGPass) -> Double {
    guard weight != 0 else { return 0 }
    let part = pass.round(share / weight * length)
    length -= part
    weight -= share
    return part > tolerance ? part : 0
  }
}

extension TGChildAxis {
  /// The child's weight in the remaining length of the line, in percent; nil if its size is not a share.
  @inline(__always) var weightInRest: Double? {
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
    let rest = pass[main].sizeBeforePass - needed - start - end
    let spread = pass[main].gravity.spread(pass.count)
    var (first, growth) = (start + spread.lead(of: rest), 0.0)
    switch pass[main].gravity {
    case .windowCenter:
      first = pass[main].fromWindow((pass[main].windowSize - needed) / 2, extent: needed)
    case .fill, .stretch:
      let stretchable = pass.children.count(where: isStretchable)
      if stretchable > 0 { growth = rest / Double(stretchable) }
    default: break
    }
    return Distribution(start: first, gap: space + spread.gap(of: rest), growth: growth)
  }
}
