import TangramCore

// How the length that sizes and margins leave is distributed: in shares among weights, or by the
// gravity along the line. When they need more than there is, something may give way.

extension Line {
  /// Where the first child goes, and what is added to the children and between them.
  struct Distribution {
    /// The coordinate at which the margin of the first child begins.
    var start: Double
    /// The gap between neighbours.
    var gap: Double
    /// What each child that may be stretched grows by.
    var growth = 0.0
    var margins: Margins
    /// What weights share, if margins and sizes may be shares.
    var rest: FreeLength
    /// What gaps lose.
    var gapShrink = GapShrink.none
  }

  /// What margins along the line are worth.
  enum Margins: Equatable {
    /// Weights are shares of the rest.
    case share
    /// Weights are percentages of this length.
    case percentage(of: Double)
  }

  /// How the rest of the length is distributed when the children need this much; nil if the children of a
  /// column stay where they were placed when they were sized.
  func distribution(for demand: Demand) -> Distribution? {
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
    let rest = FreeLength(
      length: free <= tolerance ? 0 : free, weight: demand.weight, pass: pass)
    return Distribution(
      start: start, gap: space + gapShrink.extra(of: space), margins: .share, rest: rest,
      gapShrink: gapShrink)
  }
}

/// What is left to share, and the weights that are still to get their part.
struct FreeLength {
  var length: Double
  var weight: Double
  let pass: TGPass

  /// Takes the share of a weight; it is never negative.
  ///
  /// Each share is rounded and taken off the rest, so that the shares add up to the whole.
  mutating func take(_ share: Double) -> Double {
    guard weight != 0 else { return 0 }
    let part = pass.round(share / weight * length)
    length -= part
    weight -= share
    return part > tolerance ? part : 0
  }
}

extension TGChildAxis {
  /// The weight of the child's size in what is left along the line, in percent; nil if the size is
  /// no share.
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
  /// What percentages of margins are of when the children are placed as a group.
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
    case .fill:
      let stretchable = pass.children.count(where: isStretchable)
      growth = stretchable > 0 ? rest / Double(stretchable) : 0
    default: break
    }
    return Distribution(
      start: first, gap: space + spread.gap(of: rest), growth: growth,
      margins: .percentage(of: roomForMargins),
      rest: FreeLength(length: 0, weight: 0, pass: pass))
  }
}
