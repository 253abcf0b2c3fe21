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
  }

  mutating func layOutByWeights() {
    if Self.widthsComeFirst { wrapAcrossByOwnWidths() }
    let (tally, simpleEnd) = sizeAlong()
    // With no weight and nothing to shrink, the places found on the way stand.
    if Self.widthsComeFirst, tally.weight == 0, shrinkType.isDisjoint(with: .anyStrategy) {
      if pass.wraps(Main.self) { pass.setSize(simpleEnd + end, Main.self) }
      return
    }
    var length = shrinkType == .none ? pass.size(Main.self) : pass.sizeBeforePass(Main.self)
    if pass.wraps(Main.self), tally.weight != 0 {
      length = pass.clampOwn(start + end + totalSpace, Main.self)
      pass.setSize(length, Main.self)
    }
    var free = length - tally.fixed - start - end
    var shrink = GapShrink.none
    if free <= tolerance {
      shrink = shrinkChildren(missing: free, length, tally)
      free = 0
    }
    if Self.widthsComeFirst, tally.weight == 0, free > 0 {
      if pass.wraps(Main.self) { pass.setSize(simpleEnd + end, Main.self) }
      return
    }
    let last = distribute(free, tally.weight, shrink)
    if pass.wraps(Main.self) { pass.setSize(last + end, Main.self) }
    if !Self.widthsComeFirst, pass.wraps(Cross.self) {
      wrapAcross()
      for index in 0..<pass.count { layOutAcross(pass[index]) }
    }
  }

  /// A column that wraps is as wide as its children's own widths need; those that follow the
  /// column's width come later.
  func wrapAcrossByOwnWidths() {
    guard pass.wraps(Cross.self) else { return }
    var greatest = 0.0
    for index in 0..<pass.count {
      let child = pass[index]
      if child.isPlain {
        let own = child.plainExtent(Cross.self)
        // Siblings may be bound by it.
        child.setExtent(own, Cross.self)
        greatest = max(greatest, own)
        continue
      }
      if child.isBare(Cross.self), child.sizeKind(Cross.self) == .wrap {
        let own = child.current(Cross.self)
        child.setExtent(own, Cross.self)
        greatest = max(greatest, own)
        continue
      }
      let own = child.number(or: child.current(Cross.self), Cross.self)
      child.setExtent(child.clamp(own, Cross.self), Cross.self)
      if child.countsAcross(Cross.self) {
        greatest = max(greatest, child.needAcross(Cross.self))
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
        child.setExtent(child.current(Cross.self), Cross.self)
        layOutAcross(child)
      }
      let isBare = child.isBare(Main.self)
      child.setExtent(child.current(Main.self), Main.self)
      if !isBare || !sizeBareAlong(child) { sizeAlong(child) }
      if index > 0 {
        tally.addGap(space)
        position += space
      }
      if !isBare {
        addGap(child, .start, &tally)
        addGap(child, .end, &tally)
        position += child.start(Main.self)
      }
      child.setOrigin(position, Main.self)
      let extent = child.extent(Main.self)
      if let weight = child.weightInRest(Main.self) {
        tally.weight += weight
      } else {
        tally.fixed += Self.widthsComeFirst ? extent.magnitude : extent
      }
      position += extent
      if !isBare { position += child.end(Main.self) }
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
    switch child.sizeKind(Main.self) {
    case .number: child.setExtent(child.plainExtent(Main.self), Main.self)
    case .wrap: if Self.widthsComeFirst { pass.remeasure(child, Main.self) }
    case .none, .weight, .fill: break
    default: return false
    }
    return true
  }

  /// The extent of a child along the line, as far as it does not depend on what is left.
  func sizeAlong(_ child: TGChild) {
    let kind = child.sizeKind(Main.self)
    if kind == .number, commonSize == 0 {
      let extent = child.number(or: 0, Main.self)
      child.setExtent(child.clamp(extent, Main.self), Main.self)
      return
    }
    if !Self.widthsComeFirst, kind == .weight || kind == .fill { return }
    if commonSize != 0 {
      child.setExtent(commonSize, Main.self)
    } else if kind == .wrap {
      if Self.widthsComeFirst { pass.remeasure(child, Main.self) }
    } else if kind == .anchor {
      sizeAlongByReference(child)
    }
    child.clampExtent(Main.self)
  }

  func sizeAlongByReference(_ child: TGChild) {
    switch child.size(Main.self) {
    case .ofContainer(Main.axis) where !pass.wraps(Main.self):
      let room = pass.size(Main.self) - start - end
      child.setExtent(child.scaled(room, Main.self), Main.self)
    case .ofOtherAxis where Self.widthsComeFirst:
      child.setExtent(child.scaled(child.extent(Cross.self), Main.self), Main.self)
    default: break
    }
  }

  func addGap(_ child: TGChild, _ place: PositionPlace, _ tally: inout Tally) {
    let position = child.positionInFull(place, Main.self)
    if position.kind == .weight {
      tally.weight += position.value
      tally.fixed += position.offset
    } else {
      tally.addGap(position.points)
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
    let placesAcross = !pass.wraps(Cross.self)
    for index in 0..<pass.count {
      let child = pass[index]
      let isBare = child.isBare(Main.self)
      if index > 0 { position += neighbourGap }
      if !isBare { position += gap(child, .start, &rest, shrink) }
      child.setOrigin(position, Main.self)
      if let weight = child.weightInRest(Main.self) {
        let share = rest.take(weight)
        child.setExtent(isBare ? share : child.clamp(share, Main.self), Main.self)
      } else if !Self.widthsComeFirst, !isBare {
        child.clampExtent(Main.self)
      }
      if !Self.widthsComeFirst {
        sizeHeight(child)
        if placesAcross { layOutAcross(child) }
      }
      position += child.extent(Main.self)
      if !isBare { position += gap(child, .end, &rest, shrink) }
    }
    return position
  }

  /// The gap before or behind a child: its share, or its number and what shrinking adds.
  private func gap(
    _ child: TGChild, _ place: PositionPlace, _ rest: inout FreeLength, _ shrink: GapShrink
  ) -> Double {
    guard child.hasPositions(Main.self) else { return 0 }
    let position = child.positionInFull(place, Main.self)
    if position.kind == .weight {
      return child.held(rest.take(position.value) + position.offset, by: place, Main.self)
    }
    let length = (position.kind == .number ? position.value : 0) + position.offset
    let extra = length == 0 ? 0 : shrink.extra(of: length)
    return child.held(length, by: place, Main.self) + extra
  }

  /// In a row: the height of a child, now that its width is final.
  @inline(__always)
  func sizeHeight(_ child: TGChild) {
    let kind = child.sizeKind(Cross.self)
    child.setExtent(
      child.number(or: child.current(Cross.self), Cross.self), Cross.self)
    if kind == .wrap {
      pass.remeasure(child, Cross.self)
    } else if kind == .anchor {
      switch child.size(Cross.self) {
      case .ofContainer(Cross.axis):
        let room =
          pass.sizeBeforePass(Cross.self) - pass.paddingStart(Cross.self)
          - pass.paddingEnd(Cross.self)
        child.setExtent(child.scaled(room, Cross.self), Cross.self)
      case .ofOtherAxis:
        child.setExtent(child.scaled(child.extent(Main.self), Cross.self), Cross.self)
      default: break
      }
    }
    child.clampExtent(Cross.self)
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
    return part <= tolerance ? 0 : part
  }
}

extension TGChild {
  /// The weight of the child's size in what is left along the line, in percent; nil if the size is
  /// no share of it.
  @inline(__always)
  func weightInRest<Main: TGAxisType>(_: Main.Type) -> Double? {
    switch sizeKind(Main.self) {
    case .weight: weight(Main.self)
    case .fill: 100
    default: nil
    }
  }
}
