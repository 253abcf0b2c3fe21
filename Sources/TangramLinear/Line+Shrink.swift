import TangramCore

// When the children need more length than there is: what gives way.

/// How much every gap gives way.
enum GapShrink {
  case none
  /// The same for every gap.
  case equal(Double)
  /// This part of the gap's own length.
  case proportional(Double)

  func extra(of length: Double) -> Double {
    switch self {
    case .none: 0
    case .equal(let part): part
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
  mutating func shrinkChildren(missing: Double, _ length: Double, _ tally: Tally) -> GapShrink {
    guard !shrinkType.isDisjoint(with: .anyStrategy), missing < -tolerance else { return .none }
    if shrinkType.contains(.space) { return gapShrink(missing, length, tally) }
    // Sizes give way only where something would have shared a surplus.
    if length > 0, tally.weight != 0 { shrinkSizes(missing) }
    return .none
  }

  private func gapShrink(_ missing: Double, _ length: Double, _ tally: Tally) -> GapShrink {
    // A row asks for its height here where a column asks for its length; so does TangramKit.
    let extent = Self.widthsComeFirst ? length : pass[cross].sizeBeforePass
    guard tally.gapCount > 0, tally.gapLength > 0, extent > 0 else { return .none }
    let strategy = shrinkType.intersection(.anyStrategy)
    if strategy == .average { return .equal(missing / Double(tally.gapCount)) }
    if strategy == .auto { return .none }
    return .proportional(missing / tally.gapLength)
  }

  private func shrinkSizes(_ missing: Double) {
    let strategy = shrinkType.intersection(.anyStrategy)
    if strategy == .auto, !Self.widthsComeFirst {
      shrinkLongerOfTwo(missing)
      return
    }
    var (count, total) = (0.0, 0.0)
    for index in 0..<pass.count where canShrink(pass[index]) {
      count += 1
      total += pass[index][main].extent
    }
    guard count > 0 else { return }
    for index in 0..<pass.count where canShrink(pass[index]) {
      let extent = pass[index][main].extent
      if strategy == .average {
        pass[index][main].extent = extent + missing / count
      } else if total != 0 {
        pass[index][main].extent = extent + missing * extent / total
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
    if p - half > tolerance, q - half > tolerance {
      first[main].extent = half
      second[main].extent = half
    } else if p + q - room > tolerance {
      if p - half > tolerance {
        first[main].extent = room - q
      } else if q - half > tolerance {
        second[main].extent = room - p
      }
    }
  }
}
