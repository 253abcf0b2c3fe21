import TangramCore

// When the children need more length than there is: what gives way.

/// How much every gap gives way.
enum GapShrink: Equatable {
  case none
  /// The same for every gap.
  case equal(Double)
  /// This part of the gap's own length.
  case proportional(Double)

  /// What a gap loses, a negative number; one that is 0 loses nothing.
  func extra(of length: Double) -> Double {
    switch self {
    case .none: 0
    case .equal(let part): length == 0 ? 0 : part
    case .proportional(let factor): factor * length
    }
  }
}

extension TGSubviewsShrinkType {
  /// The bits that say how a shortage is shared.
  static let anyStrategy: TGSubviewsShrinkType = [.average, .weight, .auto]
}

extension Line {
  /// Takes a shortage from the sizes, or tells how it is to be taken from the gaps.
  ///
  /// - Parameter missing: The shortage, a negative number.
  func shrinkChildren(missing: Double, _ length: Double) -> GapShrink {
    guard missing < -tolerance else { return .none }
    if options.shrinkType.contains(.space) { return gapShrink(missing, length) }
    if length > 0 { shrinkSizes(missing) }
    return .none
  }

  private func gapShrink(_ missing: Double, _ length: Double) -> GapShrink {
    // A row asks for its height here where a column asks for its length; so does TangramKit.
    let extent = Self.widthsComeFirst ? length : pass[cross].sizeBeforePass
    let gaps = gaps()
    let total = gaps.reduce(0, +)
    guard total > 0, extent > 0 else { return .none }
    return switch options.shrinkType.intersection(.anyStrategy) {
    case .average: .equal(missing / Double(gaps.count))
    case .auto: .none
    default: .proportional(missing / total)
    }
  }

  /// The gaps and margins that can give way: those that are not 0 and no shares.
  private func gaps() -> [Double] {
    var gaps = Array(repeating: space, count: max(0, pass.count - 1))
    for child in pass.children {
      for side in Side.allCases where child[main].weight(side) == nil {
        gaps.append(child[main].points(side))
      }
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
    return kind != .weight && kind != .fill && !child[main].hasContentMinimum
  }

  /// Shares the room of two wrapping children of a row: half each if both want more than that,
  /// otherwise the longer one gets what the shorter one leaves.
  private func shrinkLongerOfTwo(_ missing: Double) {
    let wrapping = pass.children.filter { $0[main].wraps && canShrink($0) }
    guard wrapping.count == 2 else { return }
    let (first, second) = (wrapping[0], wrapping[1])
    let (p, q) = (first[main].extent, second[main].extent)
    let room = missing + p + q
    let half = room / 2
    let isOver = { (length: Double) in length > tolerance }
    if isOver(p - half), isOver(q - half) {
      first[main].extent = half
      second[main].extent = half
    } else if isOver(p + q - room) {
      if isOver(p - half) {
        first[main].extent = room - q
      } else if isOver(q - half) {
        second[main].extent = room - p
      }
    }
  }
}
