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
    // A row asks for its height here where a column asks for its length; so does the reference.
    let extent = Self.widthsComeFirst ? length : pass.sizeBeforePass(Cross.self)
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
      total += pass[index].extent(Main.self)
    }
    guard count > 0 else { return }
    for index in 0..<pass.count where canShrink(pass[index]) {
      let extent = pass[index].extent(Main.self)
      if strategy == .average {
        pass[index].setExtent(extent + missing / count, Main.self)
      } else if total != 0 {
        pass[index].setExtent(extent + missing * extent / total, Main.self)
      }
    }
  }

  private func canShrink(_ child: TGChild) -> Bool {
    let kind = child.sizeKind(Main.self)
    return kind != .weight && kind != .fill && !child.hasContentMinimum(Main.self)
  }

  /// Shares the room of two wrapping children of a row: half each if both want more than that,
  /// otherwise the longer one gets what the shorter one leaves.
  private func shrinkLongerOfTwo(_ missing: Double) {
    let wrapping = pass.children.filter { $0.wraps(Main.self) && canShrink($0) }
    guard wrapping.count == 2 else { return }
    let (first, second) = (wrapping[0], wrapping[1])
    let (p, q) = (first.extent(Main.self), second.extent(Main.self))
    let room = missing + p + q
    let half = room / 2
    if p - half > tolerance, q - half > tolerance {
      first.setExtent(half, Main.self)
      second.setExtent(half, Main.self)
    } else if p + q - room > tolerance {
      if p - half > tolerance {
        first.setExtent(room - q, Main.self)
      } else if q - half > tolerance {
        second.setExtent(room - p, Main.self)
      }
    }
  }
}
