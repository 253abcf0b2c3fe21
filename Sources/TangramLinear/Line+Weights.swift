import TangramCore

// Without a gravity along the line: children follow each other, and weights share what is left.

extension Line {
  /// What the children take along the line before anything is shared.
  struct Tally {
    /// The sum of all weights, in percent.
    var weight = 0.0
    /// The length that sizes, gaps and offsets take.
    var fixed = 0.0
    /// The number and the total length of gaps that could shrink.
    var gapCount = 0
    var gapLength = 0.0

    mutating func addGap(_ length: Double) {
      fixed += length
      guard length != 0 else { return }
      gapCount += 1
      gapLength += length
    }

    mutating func addGap(_ position: TGChildPosition) {
      if let share = position.weight {
        weight += share
        fixed += position.offset
      } else {
        addGap(position.points)
      }
    }
  }

  mutating func layOutByWeights() {
    if Self.widthsComeFirst { wrapAcrossByOwnWidths() }
    let (tally, simpleEnd) = sizeAlong()
    // With no weight and nothing to shrink, the places found on the way stand.
    if Self.widthsComeFirst, tally.weight == 0, shrinkType.isDisjoint(with: .anyStrategy) {
      if pass[main].wraps { pass[main].size = simpleEnd + end }
      return
    }
    var length = shrinkType == .none ? pass[main].size : pass[main].sizeBeforePass
    if pass[main].wraps, tally.weight != 0 {
      length = pass[main].clamp(start + end + totalSpace)
      pass[main].size = length
    }
    var free = length - tally.fixed - start - end
    var shrink = GapShrink.none
    if free <= tolerance {
      shrink = shrinkChildren(missing: free, length, tally)
      free = 0
    }
    if Self.widthsComeFirst, tally.weight == 0, free > 0 {
      if pass[main].wraps { pass[main].size = simpleEnd + end }
      return
    }
    let last = distribute(free, tally.weight, shrink)
    if pass[main].wraps { pass[main].size = last + end }
    if !Self.widthsComeFirst, pass[cross].wraps {
      wrapAcross()
      for index in 0..<pass.count { layOutAcross(pass[index]) }
    }
  }

  /// A column that wraps is as wide as its children's own widths need; those that follow the
  /// column's width come later.
  func wrapAcrossByOwnWidths() {
    guard pass[cross].wraps else { return }
    var greatest = 0.0
    for index in 0..<pass.count {
      let child = pass[index]
      if child.isPlain {
        let own = child[cross].plainExtent
        // Siblings may be bound by it.
        child[cross].extent = own
        greatest = max(greatest, own)
        continue
      }
      if child[cross].isBare, child[cross].sizeKind == .wrap {
        let own = child[cross].current
        child[cross].extent = own
        greatest = max(greatest, own)
        continue
      }
      let own = child[cross].number(or: child[cross].current)
      child[cross].extent = child[cross].clamp(own)
      if child[cross].countsAcross {
        greatest = max(greatest, child[cross].needAcross)
      }
    }
    setExtentAcross(greatest)
  }

  /// Sizes all children along the line (in a column, across it first), adds up what they take, and
  /// places them as if there were no weights.
  ///
  /// - Returns: The sums, and where the last child ends.
  mutating func sizeAlong() -> (tally: Tally, end: Double) {
    // Local, so that writing to children does not make them be read again.
    let space = space
    var tally = Tally()
    var position = start
    for index in 0..<pass.count {
      let child = pass[index]
      if Self.widthsComeFirst {
        child[cross].extent = child[cross].current
        layOutAcross(child)
      }
      let isBare = child[main].isBare
      child[main].extent = child[main].current
      if !isBare || !sizeBareAlong(child) { sizeAlong(child) }
      if index > 0 {
        tally.addGap(space)
        position += space
      }
      if !isBare {
        tally.addGap(child[main].startInFull)
        tally.addGap(child[main].endInFull)
        position += child[main].start
      }
      child[main].origin = position
      let extent = child[main].extent
      if let weight = child[main].weightInRest {
        tally.weight += weight
      } else {
        tally.fixed += Self.widthsComeFirst ? extent.magnitude : extent
      }
      position += extent
      if !isBare { position += child[main].end }
    }
    return (tally, position)
  }

  /// The extent of a child along the line about which nothing is said there but its size, as far
  /// as it does not depend on what is left.
  ///
  /// - Returns: Whether the size is of a simple kind.
  @inline(__always)
  private func sizeBareAlong(_ child: TGChild) -> Bool {
    guard commonSize == 0 else { return false }
    switch child[main].sizeKind {
    case .number: child[main].extent = child[main].plainExtent
    case .wrap: if Self.widthsComeFirst { child[main].remeasure() }
    case .none, .weight, .fill: break
    default: return false
    }
    return true
  }

  /// The extent of a child along the line, as far as it does not depend on what is left.
  func sizeAlong(_ child: TGChild) {
    let kind = child[main].sizeKind
    if kind == .number, commonSize == 0 {
      let extent = child[main].number(or: 0)
      child[main].extent = child[main].clamp(extent)
      return
    }
    if !Self.widthsComeFirst, kind == .weight || kind == .fill { return }
    if commonSize != 0 {
      child[main].extent = commonSize
    } else if kind == .wrap {
      if Self.widthsComeFirst { child[main].remeasure() }
    } else if kind == .reference {
      sizeAlongByReference(child)
    }
    child[main].clampExtent()
  }

  func sizeAlongByReference(_ child: TGChild) {
    switch child[main].size {
    case .ofContainer(Main.axis) where !pass[main].wraps:
      let room = pass[main].size - start - end
      child[main].extent = child[main].scaled(room)
    case .ofOtherAxis where Self.widthsComeFirst:
      child[main].extent = child[main].scaled(child[cross].extent)
    default: break
    }
  }

  /// Gives weights their shares, in order, and places all children.
  ///
  /// Each share is rounded and taken off the rest, so that the shares add up to the whole.
  ///
  /// - Returns: Where the last child ends, with its gap.
  mutating func distribute(_ free: Double, _ weight: Double, _ shrink: GapShrink) -> Double {
    var rest = FreeLength(length: free, weight: weight, pass: pass)
    var position = start
    let neighbourGap = space != 0 ? space + shrink.extra(of: space) : 0
    let placesAcross = !pass[cross].wraps
    for index in 0..<pass.count {
      let child = pass[index]
      let isBare = child[main].isBare
      if index > 0 { position += neighbourGap }
      if !isBare { position += gap(child[main].startInFull, &rest, shrink) }
      child[main].origin = position
      if let weight = child[main].weightInRest {
        let share = rest.take(weight)
        child[main].extent = isBare ? share : child[main].clamp(share)
      } else if !Self.widthsComeFirst, !isBare {
        child[main].clampExtent()
      }
      if !Self.widthsComeFirst {
        sizeHeight(child)
        if placesAcross { layOutAcross(child) }
      }
      position += child[main].extent
      if !isBare { position += gap(child[main].endInFull, &rest, shrink) }
    }
    return position
  }

  /// The gap at a position of a child: its share, or its number and what shrinking adds.
  private func gap(
    _ position: TGChildPosition, _ rest: inout FreeLength, _ shrink: GapShrink
  ) -> Double {
    if let weight = position.weight {
      return position.clamp(rest.take(weight) + position.offset)
    }
    let length = position.number + position.offset
    let extra = length == 0 ? 0 : shrink.extra(of: length)
    return position.clamp(length) + extra
  }

  /// In a row: the height of a child, now that its width is final.
  @inline(__always)
  func sizeHeight(_ child: TGChild) {
    let kind = child[cross].sizeKind
    child[cross].extent = child[cross].number(or: child[cross].current)
    if kind == .wrap {
      child[cross].remeasure()
    } else if kind == .reference {
      switch child[cross].size {
      case .ofContainer(Cross.axis):
        let room =
          pass[cross].sizeBeforePass - pass[cross].paddingStart
          - pass[cross].paddingEnd
        child[cross].extent = child[cross].scaled(room)
      case .ofOtherAxis:
        child[cross].extent = child[cross].scaled(child[main].extent)
      default: break
      }
    }
    child[cross].clampExtent()
  }
}

/// What is left to share, and the weights that are still to get their part.
struct FreeLength {
  var length: Double
  var weight: Double
  let pass: TGPass

  /// Takes the share of a weight; it is never negative.
  @inline(__always)
  mutating func take(_ share: Double) -> Double {
    guard weight != 0 else { return 0 }
    let part = pass.round(share / weight * length)
    length -= part
    weight -= share
    return part > tolerance ? part : 0
  }
}

extension TGChildAxis {
  /// Whether the child's size is a share in what is left along the line.
  @inline(__always) var sharesRest: Bool { sizeKind == .weight || sizeKind == .fill }

  /// The weight of that share, in percent; nil if the size is none.
  @inline(__always) var weightInRest: Double? {
    sizeKind == .weight ? weight : sizeKind == .fill ? 100 : nil
  }
}
